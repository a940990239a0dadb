# The sentences of Desktopia. What the arguments are is said in words.py; ru.ftl has the same messages.
# An empty message { "" } is an event that is not worth a line of the log.

seat = Player { $number }
cited = { $sentence } ({ $rule }).
on = On
off = Off

### Things by their keys: by themselves, and as the object of a sentence

missile = { $missile ->
    [flame] Flame
    [tornado] Tornado
    [shield] Shield
    [arrow] Arrow
    [lightning] Lightning
    [magnet] Magnet
    [lariat] Lariat
    [tick] Tick
   *[other] missile
}
missile-object = { $missile ->
    [flame] a Flame
    [tornado] a Tornado
    [shield] a Shield
    [arrow] an Arrow
    [lightning] a Lightning
    [magnet] a Magnet
    [lariat] a Lariat
    [tick] a Tick
   *[other] a missile
}
artifact-object = { $key ->
    [fire_mine] the Fire Mine
    [fountain] the Fountain of Life
    [magnetosphere] the Magnetosphere
    [smithy] the Smithy of Dust
    [barrel] the barrel
   *[other] the artifact
}
wounds = { $wounds ->
    [one] { $wounds } wound
   *[other] { $wounds } wounds
}
left = { $life ->
    [0] { "" }
    [one] { " " }({ $life } life left)
   *[other] { " " }({ $life } lives left)
}
gained = { $lives ->
    [one] { $lives } life
   *[other] { $lives } lives
} (now { $life })
heading = { $direction }°

### What happens

event-battle = { $battles ->
    [1] { $name ->
        [hidden] The battle begins.
       *[other] The battle begins: { $name }.
    }
   *[other] { $name ->
        [hidden] Battle { $number } of { $battles } begins.
       *[other] Battle { $number } of { $battles }: { $name }.
    }
}
event-squad = { $squad ->
    [hidden] { $seat } has a squad.
   *[other] { $seat }’s squad: { $squad }.
}
event-put = { $why ->
    [deploy] { $seat } deploys { $disk }.
    [back] { $disk } is put back onto the field.
    [summon] { $disk } answers the call and joins { $seat }.
    [resurrect] { $disk } comes out of the Smithy of Dust and cannot act this turn.
    [teleport] { $disk } vanishes and appears in another place.
    [magnet] { $disk } is pulled to the Magnetosphere.
    [aside] { $disk } moves a little aside.
   *[other] { "" }
}
event-first = { $seat } goes first.
event-round = Round { $round }.
event-turn = It is { $seat }’s turn: { $budget ->
    [one] { $budget } action
   *[other] { $budget } actions
}{ $penalties ->
    [0] { "" }
    [one] , one lost to a penalty card
   *[other] , { $penalties } lost to penalty cards
}{ $bonuses ->
    [0] { "" }
    [one] , one of them from a bonus card
   *[other] , { $bonuses } of them from bonus cards
}.
event-skipped = { $seat } skips the turn: { $penalties } penalty cards.
event-turn_ended = { "" }
event-spent = { $bonus ->
    [yes] { $seat } spends a bonus card on this action.
   *[no] { "" }
}
event-stopped = { $seat } stops.
event-trembled = The hand is not quite steady: the flick comes out at { $speed } mm/s.
event-slide = { $missile ->
    [none] { $power ->
        [yes] { $seat } flicks { $disk } with power: { $speed } mm/s.
       *[no] { $seat } flicks { $disk }: { $speed } mm/s.
    }
   *[other] { $shooter } shoots { missile-object }: { $speed } mm/s.
}
# A hit is told by the wounds that follow it, or by what kept them away.
event-touched = { "" }
event-hurt = { $cause ->
    [hit] { $source } hits { $disk }: { wounds }{ left }.
    [tornado] { $source }’s Tornado strikes { $disk }: { wounds }{ left }.
    [arrow] { $source }’s Arrow strikes { $disk }: { wounds }{ left }.
    [lightning] { $source }’s Lightning strikes { $disk }: { wounds }{ left }.
    [flame] A Flame burns { $disk }: { wounds }{ left }.
    [tick] A Tick bites { $disk }: { wounds }{ left }.
    [burst] { $source } bursts beside { $disk }: { wounds }{ left }.
    [lariat] The Lariat hurts { $disk } as well: { wounds }{ left }.
   *[other] { $disk } receives { wounds }{ left }.
}
event-unhurt = { $why ->
    [shield] The Shield keeps all wounds from { $disk }.
   *[smoker] { $disk } is not wounded: only heroes could do that.
}
event-healed = { $cause ->
    [vampire] { $disk } drains { gained }.
    [dryad] A Dryad’s touch: { $disk } gains { gained }.
    [tick] The Tick’s bite feeds a hero: { $disk } gains { gained }.
    [vampal] Allies are nearby: { $disk } gains { gained }.
    [fountain] The Fountain of Life: { $disk } gains { gained }.
    [healing] The ritual heals: { $disk } gains { gained }.
   *[other] { $disk } gains { gained }.
}
event-died = { $disk } dies.
event-gone = { $where ->
    [hero] { $hero ->
        [nobody] { $disk } goes onto a hero’s card: 1 wound more in the next attack.
       *[other] { $disk } goes onto the card of { $hero }: 1 wound more in the next attack.
    }
   *[other] { "" }
}
event-missile_on = { $why ->
    [shot] { $bearer } now bears { missile-object }.
    [fire] { $bearer } catches fire and bears { missile-object }.
    [kharu] { $seat } lays { missile-object } on { $bearer }.
    [shawakh] { $seat } lays { missile-object } on { $bearer }.
    [adjarkha] The { missile } moves to { $bearer }.
   *[other] { "" }
}
event-missile_off = { $why ->
    [fell] { $bearer ->
        [nobody] The { missile } falls off.
       *[other] The { missile } falls off { $bearer }.
    }
    [mine] The Fire Mine takes { missile-object } off { $bearer }.
    [purified] { $bearer } is rid of { missile-object }.
   *[other] { "" }
}
event-stock = { $why ->
    [spell] { $kind } receives { missile-object } ({ $now } on the card).
    [reload] { $kind } receives { missile-object } ({ $now } on the card).
    [mine] { $kind } receives { missile-object } ({ $now } on the card).
    [purified] { $kind } loses { missile-object } ({ $now } on the card).
    [lightning] { $now ->
        [0] The other Lightnings of { $kind } are spent as well.
       *[other] { "" }
    }
   *[other] { "" }
}
event-missed = The { missile } finds no target.
# Wounds, or what kept them away, tell of the others.
event-aimed = { $missile ->
    [magnet] The Magnet takes hold of { $target }.
    [lariat] The Lariat reaches { $target }.
    [tick] The Tick reaches { $target }.
   *[other] { "" }
}
event-fell = { $missile ->
    [none] { $key ->
        [none] { $disk } falls off { $carrier }.
       *[other] { $disk } falls off { artifact-object }.
    }
   *[other] { "" }
}
event-left = { $disk } leaves the field.
event-controlled = { $by } takes { artifact-object } for { $seat }.
event-freed = { $seat } loses control of { artifact-object }.
event-used = { $key ->
    [fire_mine] { $effect ->
        [0] { $seat } uses the Fire Mine: missiles for all shooters.
       *[other] { $seat } uses the Fire Mine: missiles come off the disks.
    }
   *[other] { $seat } uses { artifact-object }.
}
event-spell = { $spell ->
    [akeru] { $disk } calls Ticks from the reserve.
    [phantom] { $disk } changes places with { $target }.
    [ramprack] { $disk } commands { $target }.
   *[other] { $disk } casts its spell.
}
# What a trait does is told by the events that follow it.
event-trait = { $trait ->
    [minusoid] The last deed of { $disk }: somebody takes a penalty card.
    [energan] The last deed of { $disk }: a bonus card.
   *[other] { "" }
}
event-penalty = { $card ->
    [yes] A disk left the field: a penalty for { $seat }.
   *[no] A disk left the field: { $seat } loses an action.
}
event-card = { $bonus ->
    [yes] { $seat } takes a bonus card.
   *[no] { $seat } takes a penalty card.
}
event-no_card = { $bonus ->
    [yes] No time card is left: { $seat } takes no bonus card.
   *[no] No time card is left: { $seat } takes no penalty card.
}
event-cancelled = { $seat }’s penalty card and bonus card cancel each other.
event-bonus_lost = { $count ->
    [one] { $seat } did not use a bonus card; it is gone.
   *[other] { $seat } did not use { $count } bonus cards; they are gone.
}
event-ritual_drawn = { $ritual ->
    [hidden] { $seat } draws a ritual.
   *[other] { $seat } draws a ritual: { $ritual }.
}
event-ritual_kept = { $seat } keeps the ritual.
event-ritual = { $seat } plays { $ritual }.
event-rituals_dropped = { $count ->
    [one] { $seat } gives up a ritual: { $rituals }.
   *[other] { $seat } gives up rituals: { $rituals }.
}
event-shuffled = { $count ->
    [one] { $count } ritual is shuffled into a new deck.
   *[other] { $count } rituals are shuffled into a new deck.
}
event-eliminated = { $why ->
    [left] { $seat } leaves the table and is out.
    [goal] { $seat } has failed and is out.
   *[dead] { $seat } has nobody left and is out.
}
event-goal = { $count ->
    [1] { $progress ->
        [0] { "" }
       *[other] { $camp }: { goal }.
    }
   *[other] { $progress ->
        [0] { $what ->
            [wound] { "" }
           *[other] { $camp }: { goal } (0 of { $count }).
        }
       *[other] { $camp }: { goal } ({ $progress } of { $count }).
    }
}
goal = { $goal ->
    [hidden] { $what ->
        [destroy] all opponents are dead
        [kill] enemies killed
        [hold] the artifact is held
        [bring] the barrel is in its place
        [reach] characters in the area
        [survive] still alive
        [lose] characters lost
        [wound] wounds in one turn
        [rounds] rounds played
       *[other] the goal of the scenario
    }
   *[other] { $goal }
}
event-battle_won = { $number ->
    [0] Nobody wins battle { $battle }.
    [one] { $winners } wins battle { $battle }.
   *[other] Battle { $battle } goes to { $winners }.
}
event-advantage = { $what ->
    [unit] { $less ->
        [yes] { $seat } begins the next battle against fewer enemies: { $kind }, { $count } less.
       *[no] { $seat } takes reinforcements into the next battle: { $kind }, { $count } more.
    }
    [zone] { $seat } will place the whole squad anew, before the others.
    [artifact] { $seat } will begin the next battle with a character on { artifact-object }.
    [stock] { $seat } takes more missiles into the next battle: { $kind }, { $count } more.
    [time] { $less ->
        [yes] { $count ->
            [one] The opponents of { $seat } begin the next battle with a penalty card.
           *[other] The opponents of { $seat } begin the next battle with { $count } penalty cards.
        }
       *[no] { $count ->
            [one] { $seat } will begin the next battle with a bonus card.
           *[other] { $seat } will begin the next battle with { $count } bonus cards.
        }
    }
    [ritual] { $count ->
        [one] { $seat } takes a ritual into the next battle.
       *[other] { $seat } takes { $count } rituals into the next battle.
    }
   *[first] { $seat } will go first in the next battle.
}
event-ended = { $reason ->
    [draw_together] The game is a draw: { reason-draw_together }.
    [draw_quiet] The game is a draw: { reason-draw_quiet }.
    [draw_agreed] The game is a draw: { reason-draw_agreed }.
    [solved] The etude is solved!
    [failed] The etude is not solved.
   *[other] { $number ->
        [0] The game is over, and nobody wins.
        [one] The game is over: { $winners } wins.
       *[other] The game is over: { $winners } win together.
    }
}

### The end

reason-destroyed = the last enemy is dead
reason-goal = the goal of the scenario is met
reason-draw_together = the last of all sides died together
reason-draw_quiet = nothing has happened for too long
reason-draw_agreed = everybody agreed
reason-solved = the task is done
reason-failed = the task was not done
reason-campaign = the campaign is over
result = { $ended ->
    [draw_together] A draw: { $reason }.
    [draw_quiet] A draw: { $reason }.
    [draw_agreed] A draw: { $reason }.
    [solved] Solved: { $reason }.
    [failed] Not solved: { $reason }.
   *[other] { $count ->
        [0] Nobody wins: { $reason }.
        [one] { $winners } wins: { $reason }.
       *[other] { $winners } win: { $reason }.
    }
}

### What may be chosen

action-squad = { $squad ->
    [hidden] Take a squad
   *[other] Play { $squad }
}
action-place = { $question ->
    [place_missile] Lay the { missile } down at { $x }, { $y } mm
    [summon_place] Summon { $disk } to { $x }, { $y } mm
    [smithy_place] Bring { $disk } back at { $x }, { $y } mm
    [magnet_place] Move { $disk } to { $x }, { $y } mm
    [teleport] Move { $disk } to { $x }, { $y } mm
    [turn] Put { $disk } back at { $x }, { $y } mm
    [put_back] Put { $disk } back at { $x }, { $y } mm
   *[other] Place { $disk } at { $x }, { $y } mm
}{ $turned ->
    [yes] , facing { heading }
   *[no] { "" }
}
action-flick = { $missile ->
    [none] Flick { $disk } at { heading }, { $speed } mm/s
   *[other] Flick the { missile } at { heading }, { $speed } mm/s
}
action-shoot = Shoot { missile-object } with { $disk }
action-back = Think again
action-cast = { $spell ->
    [akeru] { $disk }: call Ticks from the reserve
    [phantom] { $disk }: change places with { $target }
    [ramprack] { $disk }: command { $target }
   *[other] { $disk }: cast the spell
}
action-lariat = Lay a Lariat on { $target }, then flick { $disk }
action-artifact = { $key ->
    [fire_mine] { $effect ->
        [0] Fire Mine: a missile for every shooter
       *[other] Fire Mine: take missiles off your characters
    }
   *[other] Use { artifact-object }
}
action-ritual = Play { $ritual }
action-keep = Keep the ritual
action-stop = { $moment ->
    [end] End the turn
   *[other] No more actions
}
action-resolve = { $missile ->
    [none] { $key ->
        [none] { $trait ->
            [baaroun] { $disk } gets a Lightning
            [vampal] { $disk } draws on the allies nearby
            [untouchable] { $disk } bursts
            [shawakh] { $disk } lays Shields
           *[other] { $disk } is next
        }
       *[other] Use { artifact-object }
    }
    [flame] The Flame on { $bearer } burns
    [tick] The Tick on { $bearer } bites
   *[other] The { missile } is next
}
action-move_flame = { $bearer ->
    [nobody] Move the Flame to { $target }
   *[other] Move the Flame from { $bearer } to { $target }
}
action-choose = { $question ->
    [capture] Take { artifact-object }
    [target] Aim at { $disk }
    [lost_missile] Take off the { missile }
    [purify] { $where ->
        [disk] Take the { missile } off { $bearer }
        [supply] Take the { missile } from its own card
       *[card] { $card ->
            [none] Take the { missile } from the card it lies on
           *[other] Take the { missile } from the card of { $card }
        }
    }
    [tick_life] The life goes to { $disk }
    [put_back] Put { $disk } back first
    [smithy] Bring back { $disk }
    [div] Onto the card of { $disk }
    [magnet] Pull { $disk }
    [heal] Heal { $disk }
    [teleport] Move { $disk }
    [order] { $disk } first
   *[other] Choose { $disk }
}
action-face = Summon { $kind } beside { $hero }
action-seat = The penalty card goes to { $seat }
action-hit = { $hit ->
    [vampire] Vampire Hit
    [fire] Fire Hit
    [dryad] Dryad Hit
   *[plain] Plain hit
}
action-mark = { $question ->
    [fire_hit] { $count ->
        [0] Lay no Flames
       *[other] Lay Flames on: { $disks }
    }
    [mine] { $count ->
        [0] No missiles for anybody
       *[other] Missiles for: { $disks }
    }
    [shields] { $count ->
        [0] Lay no Shields
        [one] Lay a Shield on { $disks }
       *[other] Lay Shields on: { $disks }
    }
   *[other] { $count ->
        [0] Choose nobody
       *[other] Choose: { $disks }
    }
}
action-turn = Face { heading }
action-take = { $prize ->
    [hidden] Take advantage { $number }
   *[other] { $prize }
}
action-agree = { $question ->
    [agree] { $own ->
        [yes] Draw a ritual
       *[no] Let them draw a ritual
    }
   *[other] Yes
}
action-decline = { $question ->
    [agree] No ritual
    [capture] Do not take it
    [div] Let Div go
    [smithy] Bring nobody back
    [magnet] Pull nobody
   *[other] No
}

### What is asked

stage-Decide = { $question ->
    [squad] { $seat }: choose a squad
    [deploy] { $seat }: place { $disk }
    [begin] { $seat }: what happens first at the beginning of the turn?
    [act] { $left ->
        [0] { $seat }: use an artifact or a ritual, or go on
        [one] { $seat }: act, or stop ({ $left } action left)
       *[other] { $seat }: act, or stop ({ $left } actions left)
    }
    [end] { $seat }: what happens next at the end of the turn?
    [flick] { $seat }: flick { $disk }
    [place_missile] { $seat }: where does the { missile } go, beside { $anchor }?
    [aim_missile] { $seat }: flick the { missile }
    [second_shot] { $seat }: flick the { missile } once more from where it lies
    [order] { $seat }: which comes first?
    [hit] { $seat }: which hit does { $disk } use?
    [capture] { $seat }: which artifact is taken?
    [target] { $seat }: whom does the { missile } strike?
    [fire_hit] { $seat }: who gets the Flames?
    [tick_life] { $seat }: which hero gains the life?
    [put_back] { $seat }: which disk goes back first?
    [turn] { $off ->
        [yes] { $seat }: put { $disk } back
       *[no] { $seat }: which way does { $disk } face?
    }
    [lost_missile] { $seat }: which missile comes off { $disk }?
    [mine] { $seat }: who gets the missiles?
    [shields] { $seat }: who gets Shields?
    [magnet] { $seat }: whom does the Magnetosphere pull?
    [magnet_place] { $seat }: where does { $disk } go?
    [smithy] { $seat }: who comes back from the Smithy of Dust?
    [smithy_place] { $seat }: where does { $disk } come back?
    [summon] { $seat }: who is summoned, and beside which hero?
    [summon_place] { $seat }: where does { $disk } stand?
    [purify] { $seat }: which missile goes?
    [heal] { $seat }: who gains a life?
    [teleport] { $disk ->
        [nobody] { $seat }: who is moved?
       *[other] { $seat }: where does { $disk } go?
    }
    [ritual] { $ritual ->
        [hidden] { $seat }: play the ritual or keep it?
       *[other] { $seat }: play { $ritual } or keep it?
    }
    [div] { $seat }: on which hero’s card does { $disk } go?
    [minusoid] { $seat }: who takes the penalty card of { $disk }?
    [prize] { $seat }: what do you take into the next battle?
    [agree] { $own ->
        [yes] { $seat }: draw a ritual?
       *[no] { $seat }: may { $active } draw a ritual?
    }
   *[other] { $seat }: choose
}

### Why not

refusal-over = The game is over
refusal-not-asked = It is not for { $seat } to act now
refusal-clock-not-running = That player’s clock is not running
refusal-nobody-there = { $cited ->
    [DT-R108] Nobody is playing at that seat any more
    [DT-18-131] That player cannot be named
   *[other] There is no such character on the field
}

refusal-not-offered = { $cited ->
    [DT-25-38] That advantage is not offered to you
   *[other] There is no such squad in this scenario
}
refusal-squad-taken = Somebody else has that squad
refusal-not-in-zone = That place is not in your zone
refusal-not-this-disk = It is another disk’s turn
refusal-not-a-place = { $cited ->
    [DT-10-2] First say where the missile goes
   *[other] First say where the disk goes
}
refusal-not-turned = A disk needs a direction to face
refusal-turn-it = Say which way the disk faces
refusal-outside-the-field = That place is not wholly on the field
refusal-place-taken = Another disk lies there
refusal-landscape-there = Something of the landscape is in the way there
refusal-landscape-between = The landscape would be between the two disks
refusal-not-nearby = That place is not nearby
refusal-too-far-from-shooter = The gap to the shooter may be no wider than the shooter
refusal-not-there = That is not the nearest free spot to where the disk crossed the border
refusal-not-one-of-them = { $cited ->
    [DT-13-6] That is not one of your disks that left the field
   *[other] That is not one of those to put in order
}

refusal-not-now = That is not possible at this point of the turn
refusal-mandatory = First everything happens that must happen at the end of the turn
refusal-no-such-event = Nothing of the kind is waiting to happen
refusal-no-action-left = You have no action left
refusal-not-yours = That is not a character of yours on the field
refusal-never-flicked = Artifacts are never flicked
refusal-acted-already = That character has already acted this turn
refusal-just-risen = A character that has just come back cannot act this turn
refusal-paralysed = That character cannot act: a Tick lies on it, or it is a wounded Hornbug
refusal-not-a-flick = Make the flick first
refusal-no-direction = A flick needs a direction
refusal-too-fast = A flick has between 0 and { $most } mm/s
refusal-no-room-for-the-finger = There is no room for a finger on that side of the disk
refusal-released = That can no longer be taken back
refusal-not-asked-about = { $cited ->
    [DT-15-4] That artifact cannot be taken now
   *[other] That disk was not touched at this moment
}
refusal-no-such-hit = That character has no such hit

refusal-cannot-shoot = That character does not shoot such missiles
refusal-no-missile = No such missile is available
refusal-no-spot = There is no room for the missile beside the shooter
refusal-not-a-target = That is not a target of this shot
refusal-not-those = { $cited ->
    [DT-18-152] At most two Shields, on different characters that have no Shield
    [DT-20-4] As many of your shooters as there are missiles for
   *[other] As many of the enemies you hit as there are Flames for
}
refusal-must-capture = A neutral artifact that was touched must be taken
refusal-not-kharu = Only your own Kharu lays a Lariat before a flick
refusal-no-lariat = No Lariat is available

refusal-no-spell = That character has no spell that could do anything now
refusal-stock-full = There is no room for more Ticks on the card
refusal-none-in-reserve = There are too few Ticks in the reserve
refusal-no-partner = The partner must be another character of yours on the field
refusal-not-weaker = The character must have less life than the one that commands it

refusal-no-flame-there = There is no Flame on a character
refusal-not-a-hero = Only a hero can be fed
refusal-no-such-hero = Div goes only onto the card of a living hero
refusal-not-fallen = Nobody like that can come back now

refusal-not-controlled = You do not control such an artifact
refusal-used-this-turn = That artifact has been used this turn
refusal-other-moment = That artifact works at another moment
refusal-nothing-to-do = The artifact could do nothing now
refusal-not-on-it = There is no such missile on that character

refusal-yes-or-no = Say yes or no
refusal-play-or-keep = Play the ritual you drew, or keep it
refusal-not-in-hand = You have no such ritual
refusal-no-target = That ritual has no target now
refusal-not-to-be-had = That fighter cannot be summoned there
refusal-no-missile-there = There is no such missile on a character or a card
refusal-not-own = That is not a character of yours that could be moved

### Options of a table

option-scenario = Scenario
    .about = The battle, etude or campaign you play. Its number of players must fit.
    .is-auto = One for this number of players
option-edition = Edition
    .about = Which edition is followed wherever the two differ. Each difference can also be set by itself.
    .is-ru = Russian
    .is-en = English
option-rituals = Rituals
    .about = Whether rituals are played. A scenario may decide this.
option-multiContact = Touching again
    .about = Whether an enemy or ally that is touched again in one flick is hit or healed again.
    .is-once = Counts once
    .is-each = Each touch counts
option-doubling = Doubling and adding
    .about = What comes first when wounds are both doubled and increased.
    .is-double = Double first
    .is-add = Add first
option-divCovers = Div’s wound
    .about = Whom the extra wound from Div on a hero’s card is for.
    .is-first = The first enemy
    .is-every = Every enemy
option-deficiency = Too few disks
    .about = What happens when an effect needs more disks than there are.
    .is-partial = Use what there is
    .is-strict = All or nothing
option-skippedTurn = Skipped turns
    .about = What still happens in a turn lost to penalty cards.
    .is-nothing = Nothing
    .is-events = Everything but actions
option-shotPenalty = Penalty for the shot missile
    .about = Whether it is a penalty when the missile you shot leaves the field.
option-loosePenalty = Penalty for fallen missiles
    .about = Whether it is a penalty when a missile that fell off a disk leaves the field.
option-nearbyGap = Gap for nearby
    .about = Below how many millimetres between their rims two disks are nearby.
option-nearbyLevels = Nearby on two levels
    .about = Whether disks at different heights can be nearby each other.
    .is-plan = As seen from above
    .is-same = Same level only
option-border = Border
    .about = What is around the field. A scenario may decide this.
    .is-edge = An open edge
    .is-wall = A solid wall
option-timeCards = Time cards
    .about = How many penalty and bonus cards there are.
    .is-box = Five, as in the box
    .is-unlimited = As many as needed
option-noProgress = Quiet rounds
    .about = After how many rounds without a wound, a life, a capture or a death the game is a draw.
    .is-0 = Never
option-forceParalysed = Flicks of the paralysed
    .about = Whether Ramprack or a Magnet may flick a character that cannot act.
option-ritualGain = Gaining rituals
    .about = When you draw a ritual at the end of your turn.
    .is-printed = 4 wounds or more, or no wound
    .is-every = Every turn
    .is-kill = One for each kill
    .is-agreed = When the others agree
    .is-none = Never
option-fingerRoom = Room for the finger
    .about = Whether a finger of 12 mm must find room behind the disk it flicks.
option-dyingContacts = Dying on the way
    .about = Whether a flicked character that dies on the way still hits whom it touches afterwards.
    .is-void = No
    .is-count = Yes
option-goneMissiles = Missiles of the eliminated
    .about = What happens to lasting missiles whose player is out.
    .is-removed = They are removed
    .is-stay = They stay
option-field = Field
    .about = How large the field is.
    .is-1000 = One metre
    .is-914 = Three feet
    .is-scenario = As the scenario draws it
option-deadPenalty = Penalty for the dead
    .about = Whether it is a penalty when a disk leaves whose character died in that flick.
option-endTraits = Untouchable and Shawakh
    .about = At the end of whose turns they work.
    .is-owner = Their owner’s
    .is-every = Everybody’s
option-movedFlame = Moved Flames
    .about = Whose a Flame is after Adjarkha has moved it.
    .is-owner = Still its owner’s
    .is-adjarkha = Adjarkha’s owner’s
option-penaltyCounts = What a penalty takes
    .about = Which actions count as available when a penalty is due.
    .is-usable = Those you have characters for
    .is-budget = All of the budget
option-captureAfterLeaving = Capture after leaving
    .about = Whether a character that left the field in its flick takes an artifact it touched.
option-hand = Hand
    .about = How steady the finger is. A free hand is steady too, and screens do not help it to aim.
    .is-exact = Steady
    .is-tremor = A slight tremor
    .is-shaky = Shaky
    .is-free = Free
option-lastDeaths = The last deaths
    .about = What it means when the last characters of both sides die one after the other in one flick.
    .is-first = The first death decides
    .is-draw = A draw
option-deadStock = Missiles of the dead
    .about = What happens to the missiles on the card of a character that died.
    .is-stays = They stay there
    .is-reserve = They go to the reserve
option-roster = Roster
    .about = Which characters the Orders have.
    .is-A = The usual one
    .is-B = The other one
option-e2 = Unlimited missiles
    .about = Whether missiles of an unlimited supply can be purified where they lie ready.
    .is-edition = As the edition
    .is-ru = No
    .is-en = Yes
option-e6 = Using artifacts
    .about = Whether the Smithy of Dust also works in other players’ turns.
    .is-edition = As the edition
    .is-ru = In your own turn
    .is-en = In any turn
option-e8 = Fire Hit
    .about = Whether a Fire Hit must lay its Flames.
    .is-edition = As the edition
    .is-ru = It must
    .is-en = It may
option-e9 = Touching an artifact
    .about = Whether a neutral artifact that was touched must be taken.
    .is-edition = As the edition
    .is-ru = It must
    .is-en = It may
option-e10 = Ramprack’s spell
    .about = Whom Ramprack may command.
    .is-edition = As the edition
    .is-ru = Your own characters
    .is-en = Anybody’s
option-e11 = Elemental
    .about = What Elemental doubles on an enemy that burns.
    .is-edition = As the edition
    .is-ru = Its hits
    .is-en = Any damage
option-e12 = Smoker
    .about = What keeps off a Smoker when lower ranks attack it.
    .is-edition = As the edition
    .is-ru = The wounds
    .is-en = The whole attack
option-e13 = Div
    .about = On whose hero’s card Div may go, and when it is spent.
    .is-edition = As the edition
    .is-ru = Any hero, when it wounds
    .is-en = Your hero, the next attack
option-e15 = Chain Lightning
    .about = When the other Lightnings on the card are spent.
    .is-edition = As the edition
    .is-ru = After a hit
    .is-en = After any shot
option-e16 = A Tick’s life
    .about = Whose hero gains the life a Tick sucks.
    .is-edition = As the edition
    .is-ru = Your own
    .is-en = Anybody’s
option-e17 = Clearing by the Fire Mine
    .about = How many missiles the Fire Mine takes off each character.
    .is-edition = As the edition
    .is-ru = One
    .is-en = All
option-e19 = Summoning
    .about = From which Orders a fighter may come.
    .is-edition = As the edition
    .is-ru = Any you play
    .is-en = Your first one
option-e22 = A Shield that comes off
    .about = In which flicks a Shield that comes off still protects.
    .is-edition = In any, as usual
    .is-ru = When its bearer is struck
    .is-en = In any
option-e28 = The Lariat’s own wound
    .about = When the bearer of a Lariat receives its wound.
    .is-edition = As the edition
    .is-ru = After the hit
    .is-en = Together with the hit
option-e35 = An earned ritual
    .about = Whether an earned ritual must be drawn.
    .is-edition = As the edition
    .is-ru = It must
    .is-en = It may
