# The sentences of Gorgasali. What the arguments are is said in words.py; ru.ftl has the same messages.
# An empty message { "" } is an event that is not worth a line of the log.

seat = Player { $number }
cited = { $sentence } ({ $rule }).
on = On
off = Off

### What happens

event-picked = { $seat } plays { $character } ({ $ability }).
event-dice = { $why ->
    [start] { $seat } rolls { $faces } for the start.
    [sector] { $seat } rolls { $faces } for a sector.
    [move] { $seat } rolls { $faces }: { $total } numbers{ $double ->
        [yes] , a double
       *[no] { "" }
    }.
    [reroll] { $count ->
        [one] { $seat } rolls one die again: { $faces }.
       *[other] { $seat } rolls { $count } dice again: { $faces }.
    }
    [second] { $seat } rolls a second time: { $faces }.
   *[other] { $count ->
        [one] { $seat } rolls { $faces }.
       *[other] { $seat } rolls { $faces }: { $total } in all.
    }
}
event-start = { $seat } begins and takes the round bar.
event-sector = { $seat } waits in sector { $sector }.
event-shuffled = { $deck ->
    [weapon] The discarded weapons are shuffled into a new deck ({ $cards }).
   *[support] The discarded supports are shuffled into a new deck ({ $cards }).
}
event-round = Round { $round }.
event-zone = { $level ->
    [4] The last zone collapses! Every square entered costs { $rate } health.
   *[other] Zone { $level } turns inactive: each inactive square entered costs { $rate } health.
}
event-bar = The round bar goes to { $seat }.
event-turn = It is { $seat }’s turn.
event-turn_end = { "" }
event-cooldown = { "" }
event-stepped = { $cost ->
    [0] { $seat } slips to { $to }, free of charge.
   *[other] { $seat } walks to { $to } (cost { $cost }, { $left ->
        [0] no numbers
        [one] { $left } number
       *[other] { $left } numbers
    } left).
}
event-moved = { $why ->
    [jump] { $seat } teleports to { $to }.
    [pull] { $by } pulls { $seat } to { $to }.
    [exchange] { $seat } ends up on { $to }.
    [back] { $seat } is back on { $to }.
   *[revive] { $seat } appears on { $to }.
}
event-walk_end = { $why ->
    [chest] { $lost ->
        [0] { $seat } stops at the chest on { $square }.
        [one] { $seat } stops at the chest on { $square }; { $lost } number is lost.
       *[other] { $seat } stops at the chest on { $square }; { $lost } numbers are lost.
    }
    [stuck] { $lost ->
        [one] { $seat } is stuck on { $square }; { $lost } number is lost.
       *[other] { $seat } is stuck on { $square }; { $lost } numbers are lost.
    }
   *[other] { "" }
}
event-stayed = { $why ->
    [frozen] { $seat } is frozen and cannot move.
    [stuck] { $seat } has nowhere to step.
   *[skip] { $seat } skips the movement.
}
event-chest = { $square ->
    [nowhere] { $seat } opens an extra chest.
   *[other] { $seat } opens the chest on { $square }.
}
event-received = { $why ->
    [theft] { "" }
   *[other] { $kinds_count ->
        [0] { $seat } draws, but the deck is empty.
       *[other] { $kinds ->
            [hidden] { $kinds_count ->
                [one] { $seat } receives a card.
               *[other] { $seat } receives { $kinds_count } cards.
            }
           *[other] { $seat } receives { $kinds }.
        }
    }
}
event-placed = { $gone ->
    [none] { "" }
    [hidden] { $seat } replaces a card of the backpack.
   *[other] { $kind ->
        [hidden] { $seat } replaces { $gone }.
       *[other] { $seat } replaces { $gone } with { $kind }.
    }
}
event-refused = { $seat } lets { $kind } go.
# What a throwable or defensive card does is said by the event that follows.
event-used = { $category ->
    [throwable] { "" }
    [defensive] { "" }
   *[other] { $seat } uses { $kind }.
}
event-managed = { $seat } rearranges the backpack.
event-refilled = { $kind } moves up from { $seat }’s backpack.
event-hurt = { $cause ->
    [zone] The inactive zone takes { $amount } health from { $seat } ({ $health } left).
    [drain] Drain takes { $amount } more health from { $seat } ({ $health } left).
    [ignite] { $by }’s fire burns { $seat }: { $amount } damage ({ $health } left).
    [lightning] { $by }’s Ball Lightning strikes { $seat }: { $amount } damage{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } kept out
    } ({ $health } left).
   *[other] { $by } hits { $seat }: { $amount } damage{ $blocked ->
        [0] { "" }
       *[other] , { $blocked } kept out
    } ({ $health } left).
}
event-healed = { $amount ->
    [0] { $seat } is at { $health } health already.
   *[other] { $cause ->
        [point] The healing point gives { $seat } { $amount } health ({ $health }).
        [drain] Drain gives { $seat } { $amount } health ({ $health }).
        [restore] The weapon gives { $seat } { $amount } health ({ $health }).
       *[other] { $seat } regains { $amount } health ({ $health }).
    }
}
event-armour = { $kind } of { $seat } blocks { $blocked } and is gone.
event-shot = { $seat } shoots at { $target } with { $kind }, distance { $distance }.
event-missed = { $seat } misses { $target } with { $kind }: { $total }, needed { $needs }.
event-spent = { "" }
event-reloaded = { $seat } reloads all weapons.
event-thrown = { $seat } throws at { $target }: { $kind }.
event-disarmed = { $by } disarms { $seat }: all weapons need reloading.
event-banner = { $kind ->
    [barrier] { $seat } raises a Barrier on { $squares }.
    [ball_lightning] { $seat } sets a Ball Lightning on { $squares }.
    [tree_platform] { $seat } climbs a Tree Platform on { $squares }.
    [magic_field] { $seat } spreads a Magic Field on { $squares }.
   *[smoke] { $seat } vanishes in smoke on { $squares }.
}
event-banner_gone = { $kind ->
    [barrier] { $seat }’s Barrier falls.
    [ball_lightning] { $seat }’s Ball Lightning fades.
    [tree_platform] { $seat }’s Tree Platform falls.
    [magic_field] { $seat }’s Magic Field fades.
   *[smoke] { $why ->
        [shot] The shot blows { $seat }’s smoke away.
        [moved] { $seat } leaves the smoke, and it clears.
        [displaced] { $seat } is torn out of the smoke, and it clears.
       *[other] { $seat }’s smoke clears.
    }
}
event-ability = { $count ->
    [0] { $seat } uses { $ability }!
   *[other] { $seat } uses { $ability } on { $targets }!
}
event-taken = { $seat } imitates { $origin }: { $ability }.
event-ability_gone = { $seat }’s copied ability is used up.
event-froze = { $by } freezes { $seat }.
event-burned = { $seat } is burned: no healing cards until the end of their next turn.
event-stolen = { $kind ->
    [hidden] { $seat } steals a card from { $victim }’s backpack.
   *[other] { $seat } steals from { $victim }: { $kind }.
}
event-eliminated = { $by ->
    [nobody] { $cause ->
        [zone] { $seat } dies in the inactive zone.
        [left] { $seat } leaves the table and is out.
        [lightning] { $seat } is eliminated ({ cause-lightning }).
        [ignite] { $seat } is eliminated ({ cause-ignite }).
       *[other] { $seat } is eliminated.
    }
   *[other] { $cause ->
        [weapon] { $by } eliminates { $seat } ({ cause-weapon }).
        [flame] { $by } eliminates { $seat } ({ cause-flame }).
        [spear] { $by } eliminates { $seat } ({ cause-spear }).
        [lightning] { $by } eliminates { $seat } ({ cause-lightning }).
        [supernova] { $by } eliminates { $seat } ({ cause-supernova }).
        [ignite] { $by } eliminates { $seat } ({ cause-ignite }).
       *[other] { $by } eliminates { $seat }.
    }
}
event-looted = { $cards ->
    [0] { $chests ->
        [0] { $victim } leaves nothing behind.
        [one] { $seat } loots { $victim }: an extra chest.
       *[other] { $seat } loots { $victim }: { $chests } extra chests.
    }
    [one] { $seat } loots { $victim }: { $cards } card{ $chests ->
        [0] { "" }
        [one] { " " }and an extra chest
       *[other] { " " }and { $chests } extra chests
    }.
   *[other] { $seat } loots { $victim }: { $cards } cards{ $chests ->
        [0] { "" }
        [one] { " " }and an extra chest
       *[other] { " " }and { $chests } extra chests
    }.
}
event-revived = { $by } brings { $seat } back with { $health } health.
event-offered = { $seat } offers a trade. Gives: { $give ->
        [none] { $give_chests ->
            [0] nothing
           *[other] no cards
        }
        [hidden] { $give_count ->
            [one] a card
           *[other] { $give_count } cards
        }
       *[other] { $give }
    }{ $give_chests ->
        [0] { "" }
        [one] , an extra chest
       *[other] , { $give_chests } extra chests
    }. Takes: { $take ->
        [none] { $take_chests ->
            [0] nothing
           *[other] no cards
        }
        [hidden] { $take_count ->
            [one] a card
           *[other] { $take_count } cards
        }
       *[other] { $take }
    }{ $take_chests ->
        [0] { "" }
        [one] , an extra chest
       *[other] , { $take_chests } extra chests
    }.
event-trade_end = { $done ->
    [no] { $seat } and { $other } do not agree on a trade.
   *[yes] The trade is done. { $seat } gives: { $gave ->
        [none] { $gave_chests ->
            [0] nothing
           *[other] no cards
        }
        [hidden] { $gave_count ->
            [one] a card
           *[other] { $gave_count } cards
        }
       *[other] { $gave }
    }{ $gave_chests ->
        [0] { "" }
        [one] , an extra chest
       *[other] , { $gave_chests } extra chests
    }. { $other } gives: { $took ->
        [none] { $took_chests ->
            [0] nothing
           *[other] no cards
        }
        [hidden] { $took_count ->
            [one] a card
           *[other] { $took_count } cards
        }
       *[other] { $took }
    }{ $took_chests ->
        [0] { "" }
        [one] , an extra chest
       *[other] , { $took_chests } extra chests
    }.
}
event-over = { $count ->
    [one] The game is over: { $winners } wins.
   *[other] The game is over: { $winners } win together.
}

### Causes

cause-zone = inactive zone
cause-weapon = weapon
cause-drain = Drain
cause-flame = Flame Bulb
cause-spear = Magic Spear
cause-lightning = Ball Lightning
cause-supernova = Supernova
cause-ignite = Ignite
cause-potion = healing card
cause-point = healing point
cause-heal = Heal
cause-restore = weapon skill
cause-left = left the table

### The end

reason-last_standing = everybody else is eliminated
reason-round_limit = the last round is over
result = { $count ->
    [one] { $winners } wins: { $reason }.
   *[other] { $winners } win: { $reason }.
}

### What may be chosen

action-pick = Play { $character } ({ $ability })
action-imitate = Imitate { $seat } ({ $ability })
action-drink = Drink: { $card }
action-load = Reload with { $card }
action-chest = Open an extra chest
action-ability = Use { $ability }
action-supernova = Strike { $targets }
action-hypnosis = Pull { $target } to { $square }
action-steal = Steal from { $target }: { $card ->
    [hidden] a card of the backpack (slot { $slot })
   *[other] { $card }
}
action-exchange = Change places with { $target }
action-back = Go back and undo the exchange
action-roll = Roll the movement dice
action-stay = Stay here
action-step = Walk to { $to } ({ $terrain ->
    [forest] forest
    [mountain] mountain
    [water] water
   *[plain] plain
}{ $cost ->
    [0] , free
   *[other] , { $cost }
}{ $penalty ->
    [0] { "" }
   *[other] , −{ $penalty } health
}{ $chest ->
    [yes] , chest
   *[no] { "" }
})
action-stop = Stop here
action-ride = Use { $card } and walk
action-jump = Teleport to { $to }
action-place = { $old ->
    [none] { $pack ->
        [yes] Put { $card } into the backpack
       *[no] Put { $card } into an active slot
    }
    [hidden] Put { $card } into slot { $slot }
   *[other] { $pack ->
        [yes] Put { $card } in place of { $old } in the backpack
       *[no] Put { $card } in place of { $old }
    }
}
action-refuse = Let { $card } go
action-defend = Use { $card }
action-cover = { $form ->
    [0] Put the banner on { $square }
   *[other] Put the banner on { $square }, turned { $form ->
        [one] once
       *[other] { $form } times
    }
}
action-shoot = { $extension ->
    [none] Shoot at { $target } with { $card } (distance { $distance })
   *[other] Shoot at { $target } with { $card } and { $extension } (distance { $distance })
}
action-reroll = { $count ->
    [0] Keep all the dice
    [one] Roll again: die { $dice }
   *[other] Roll again: dice { $dice }
}
action-reload = Reload all weapons
action-manage = Manage the backpack
action-arrange = { $up ->
    [none] { $down ->
        [none] Change the order of the cards
       *[other] Put away { $down }
    }
   *[other] { $down ->
        [none] Take out { $up }
       *[other] Take out { $up }, put away { $down }
    }
}
action-throw = { $target ->
    [nobody] Use { $card } under yourself
   *[other] Throw at { $target }: { $card }
}
action-revive = Revive your teammate on { $square } with { $card }
action-bargain = Trade with your teammate
action-offer = Offer. Give: { $give ->
        [none] { $give_chests ->
            [0] nothing
           *[other] no cards
        }
        [hidden] hidden cards
       *[other] { $give }
    }{ $give_chests ->
        [0] { "" }
        [one] , an extra chest
       *[other] , { $give_chests } extra chests
    }; take: { $take ->
        [none] { $take_chests ->
            [0] nothing
           *[other] no cards
        }
        [hidden] hidden cards
       *[other] { $take }
    }{ $take_chests ->
        [0] { "" }
        [one] , an extra chest
       *[other] , { $take_chests } extra chests
    }
action-ask = Let your teammate make an offer
action-accept = Accept the trade
action-decline = Decline the trade
action-end = End the turn
action-pass = Do nothing

### What is asked

stage-SetUp = { $phase ->
    [imitate] { $seat }: choose a neighbour whose ability you begin with
   *[pick] { $seat }: choose a character
}
stage-TurnFrame = { $phase ->
    [before] { $seat }: use a healing card or an Ammo Bag, or roll the dice
    [after] { $left ->
        [one] { $seat }: walk or stay ({ $left } number)
       *[other] { $seat }: walk or stay ({ $left } numbers)
    }
   *[open] { $seat }: defend, shoot, throw, or end the turn
}
stage-Walk = { $left ->
    [one] { $seat }: where to? ({ $left } number left)
   *[other] { $seat }: where to? ({ $left } numbers left)
}
stage-Collect = { $count ->
    [one] { $seat }: place the new card
   *[other] { $seat }: place the new cards ({ $count })
}
stage-Aimed = { $seat }: which dice do you roll again?
stage-ExtraSteps = { $seat }: take the free steps of your Dobergun, or stop
stage-Covering = { $seat }: where does the banner go?
stage-Choosing = { $seat }: choose a target for { $ability }
stage-Arranging = { $seat }: arrange the backpack
stage-Bargaining = { $offer ->
    [yes] { $seat }: accept the trade, decline it, or make another offer
   *[no] { $seat }: make an offer
}
stage-Interlude = { $seat }: do you want to do something before the turn goes on?

### Why not

refusal-over = The game is over
refusal-not-asked = It is not for { $seat } to act now
refusal-bot-takes-over = A bot plays on for a player who left
refusal-nobody-there = Nobody is playing at that seat any more
refusal-clock-not-running = That player’s clock is not running

refusal-character-taken = Somebody already has that character
refusal-not-offered = That character is not among those offered to you
refusal-pick-first = The set-up is not done yet: characters, start player, sectors, then Octor’s ability
refusal-not-beside-you = You begin with the ability of a player directly to your left or right
refusal-immunity-untakeable = That ability cannot be taken

refusal-no-such-card = There is no such card to place
refusal-wrong-slot = That slot is for cards of another category
refusal-fill-empty-first = Empty slots are filled first, active ones before the backpack
refusal-must-place = A slot of its category is empty, so the card must be placed
refusal-place-first = Place the cards you received first

refusal-not-now = That is not possible at this point of the turn
refusal-already-rolled = You have already rolled the movement dice
refusal-roll-first = Roll the movement dice first
refusal-move-first = Roll, and then walk or stay, before you end your turn
refusal-no-free-window = That is only possible between the actions of a turn
refusal-not-in-this-turn = It is somebody else’s turn

refusal-not-adjacent = You can only step to a neighbouring square
refusal-not-your-gate = You enter the map through a gate of your own sector
refusal-great-tree = The Great Tree stands there
refusal-barrier = A Barrier closes that square
refusal-occupied = That square is occupied by another figure
refusal-covered = You have already been on that square this turn
refusal-too-dear = That square costs more numbers than you have left
refusal-exact-route-exists = Another route uses up your numbers exactly, so you must take such a route
refusal-must-go-on = You have numbers left and a step is possible, so your walk goes on
refusal-must-walk = You have begun to move, so you must walk
refusal-skipped-last-turn = You skipped the movement on your previous turn
refusal-rolled-a-double = After a double you must walk
refusal-walking = Finish your walk first
refusal-step-or-stop = Take a free step or stop
refusal-frozen = You are frozen and cannot move

refusal-no-extra-chest = You have no extra chest
refusal-one-chest-a-turn = You have already opened an extra chest this turn
refusal-one-consumable = You have already used a consumable card this turn
refusal-no-potion-there = There is no healing card in that active slot
refusal-no-ammo-there = There is no Ammo Bag in that active slot
refusal-no-movement-card-there = There is no movement card in that active slot
refusal-no-teleport-there = There is no Teleport in that active slot
refusal-burned = You are burned and cannot use healing cards
refusal-before-the-roll = That is only possible before the movement roll
refusal-after-the-roll = That is only possible after the movement roll and before you move
refusal-no-step-with-it = You could not take a single step with that card
refusal-self-off-map = You are not on the map yet
refusal-not-in-line = A Teleport leads along your row or column
refusal-too-far = That is too far away
refusal-not-vacant = That square is not vacant

refusal-no-defensive-card-there = There is no defensive card in that active slot
refusal-one-defence = You have already used a defensive card this turn
refusal-no-vacant-square = There is no vacant square for that banner
refusal-no-banner-left = All banners of that kind are on the map
refusal-after-movement = That is only possible after your movement
refusal-off-board = The banner would not fit on the map
refusal-not-next-to-you = That is not next to you
refusal-own-square = A Barrier cannot cover your own square
refusal-figure-there = A figure stands there
refusal-chest-there = An unopened chest lies there
refusal-banner-there = A defensive banner lies there already
refusal-smoke-there = Smoke lies there
refusal-cover-first = Say first where the banner goes

refusal-no-such-seat = There is no such player to aim at
refusal-dead = That character has been eliminated
refusal-friend = Your teammate cannot be the target
refusal-target-off-map = That character has not entered the map yet
refusal-frozen-by-target = That character froze you, so you cannot target it
refusal-immune = E’moon is immune to abilities
refusal-no-view = There is no clear view
refusal-in-smoke = That character is hidden by smoke

refusal-no-weapon-there = There is no weapon in that slot
refusal-weapon-spent = That weapon needs reloading
refusal-main-used = You have already used your main action
refusal-revived-this-turn = After a revive there is no main action
refusal-no-extension-there = There is no weapon extension in that active slot
refusal-wrong-group = That extension is for another group of weapons
refusal-choose-dice = Choose the dice to roll again first
refusal-no-such-die = There is no such die
refusal-backpack-empty = There is nothing in the backpack to exchange
refusal-arrange-first = Arrange the backpack first
refusal-not-an-exchange = Cards only change places between backpack and active slots of the same category
refusal-no-change = That would change nothing

refusal-no-throwable-there = There is no throwable in that active slot
refusal-one-throw = You have already thrown something this turn
refusal-needs-target = That card needs a target
refusal-under-yourself = Smoke goes under yourself
refusal-not-exactly = The target is not at exactly that distance

refusal-no-ability = You have no ability to use
refusal-passive = That ability works by itself
refusal-not-ready = Your ability is not ready yet
refusal-not-octor = Only Octor imitates
refusal-nothing-to-take = There is nothing new to take from that character
refusal-choose-target-first = Choose the target of your ability first
refusal-another-ability = You are using another ability
refusal-no-return = There is no exchange you could undo now
refusal-inactive-zone = That ability does not work from an inactive square
refusal-nobody-in-reach = Nobody is within reach of the ability
refusal-not-side-by-side = The two targets do not stand side by side
refusal-same-target-twice = The two targets must be different
refusal-nobody-to-pull = There is nobody you could pull
refusal-cannot-stand-there = Nobody can stand on that square
refusal-out-of-active-zone = An opponent on an active square cannot be pulled to an inactive one
refusal-friend-on-chest = Your teammate cannot be pulled onto a chest
refusal-nothing-to-steal = There is nothing you could steal
refusal-not-a-weapon = Weapons cannot be stolen
refusal-empty-slot = That slot is empty

refusal-no-duo = There are no teams in this game
refusal-nobody-down = There is no teammate to revive
refusal-mate-down = Your teammate has been eliminated
refusal-banner-too-far = You are not next to your teammate’s banner
refusal-mate-too-far = You are not next to your teammate
refusal-after-main = After your main action you cannot revive
refusal-not-closest = Your teammate returns on the banner’s square or the closest vacant one
refusal-enough-talk = You have talked about trades often enough this turn
refusal-enough-offers = There have been enough offers: accept or decline
refusal-empty-trade = Nothing would change hands
refusal-not-on-the-mat = That is not on the mat
refusal-does-not-fit = The result does not fit on both mats
refusal-no-offer-yet = There is no offer yet
refusal-trade-first = Finish the trade first

### Options of a table

option-board = Board
    .about = The map you play on.
option-rangeMetric = Range
    .about = How range is counted: diagonal steps as one, or only straight steps.
    .is-king = Diagonals count as one
    .is-orthogonal = Straight steps only
option-barrierShape = Shape of a Barrier
    .about = Which five squares a Barrier covers.
option-crossFigures = Walk through figures
    .about = Whether you may cross a square with another figure. You may not end there.
option-sectorCollision = Same start sector
    .about = What happens when two players roll the same start sector.
    .is-reroll = The later one rolls again
    .is-share = Both start there
option-characterPick = Characters
    .about = How the characters are given out.
    .is-choose = Choose freely
    .is-random = At random
    .is-draft = Draft, one of three
option-stayHeals = Healing point when staying
    .about = Whether a healing point also heals you when you stay on it.
option-extraChestTiming = Extra chests
    .about = In whose turns you may open an extra chest.
    .is-own = In your own turn
    .is-any = In any turn
option-matLayout = Mat
    .about = How many slots of each kind a mat has.
option-reshuffle = Empty deck
    .about = Whether the discard pile becomes a new deck when a deck is empty.
option-hiddenBackpack = Secret backpacks
    .about = Whether only the owner and the teammate see a backpack.
option-deadEnd = Dead ends
    .about = Whether you may walk into a dead end although some route uses up your numbers exactly.
    .is-free = Always allowed
    .is-exact = Only without an exact route
option-zonePeriod = Rounds between zones
    .about = After how many completed rounds the next zone turns inactive.
option-finalCollapse = Final collapse
    .about = Whether the last zone turns inactive too.
option-zoneStanding = Standing in the zone
    .about = Whether standing on an inactive square at the end of your turn costs health.
option-bannerExpiry = Removing banners
    .about = When banners whose time is up leave the map.
    .is-examples = Smoke in its owner’s turn
    .is-round = All at the start of a round
option-bannerSupply = Supply of banners
    .about = Whether the number of banners in the box limits what you can play.
    .is-unlimited = Unlimited
    .is-limited = Limited
option-roundLimit = Last round
    .about = After which round a long game is stopped; the highest health wins then.
    .is-0 = No limit
option-abilityTiming = Abilities
    .about = In whose turns you may use an active ability.
    .is-own = In your own turn
    .is-any = In any turn
option-igniteBan = Burned by Ignite
    .about = How long Ignite bars its victim from healing cards.
    .is-turn = The next own turn
    .is-adjacent = While next to Tharsis
option-octorTakes = Imitate
    .about = Whether Octor copies an ability or takes it away until it is used.
    .is-copy = Copies it
    .is-move = Takes it away
option-dobergunRetrace = Dobergun on old tracks
    .about = Whether the free steps of a Dobergun may use squares you already covered this turn.
option-fieldOrder = Field and armour
    .about = Which protection works first.
    .is-field = Magic Field first
    .is-armour = Armour first
option-ballLightning = Ball Lightning
    .about = Whether a Ball Lightning stays after a strike.
    .is-stays = Stays and strikes again
    .is-once = Gone after one strike
option-scenario = Scenario
    .about = Everyone for themselves, or pairs.
    .is-solo = Solo
    .is-duo = Duo
option-leaver = A player who leaves
    .about = What happens to the character of a player who leaves the table.
    .is-zone = Dies as in the zone
    .is-bot = A bot takes over
