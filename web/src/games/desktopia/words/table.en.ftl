# The table with the disks, the camps beside it, and what is told of both.

dt-disks = The disks on the table
dt-keys = Arrows lead from disk to disk, Enter chooses one. + and − pull and ease once a disk is aimed. Esc leads back.
dt-keys-aim = Left and right turn the aim by a degree, with Shift by ten, with Alt by a tenth. Up, down, + and − change the strength. Enter flicks, Esc lets go.
dt-keys-hold = Arrows move what is in the hand, with Shift further, with Alt finer. Comma and full stop turn it. Enter puts it down, Esc leads back.
dt-controls = View of the table
dt-closer = Closer
dt-further = Further away
dt-fit = The whole table
dt-story = Story and goals
dt-measure = Show who is nearby whom
dt-again = The last flick again, slowly
dt-again-stop = Back to the game
dt-way-pull = Flick by pulling back; press to flick by pushing forward
dt-way-push = Flick by pushing forward; press to flick by pulling back
dt-no-stage = The table cannot be drawn here. All of it can be played from the list of choices and the text view.
dt-close = Close
dt-cancel = Let go
dt-back = Think again
dt-none = None
dt-why = Why can’t it act?

dt-hand = Your hand
dt-do-act = Choose a disk, or pull it back at once
dt-do-choose = Choose one of the lit disks
dt-do-list = Choose from the list
dt-do-pull = { $who }: pull back and let go
dt-do-push = { $who }: push it forward
dt-do-target = { $verb }: choose whom
dt-do-pick = Choose { $low ->
    [0] up to { $high }
   *[other] { $low } to { $high }
}: { $count } so far
dt-do-place = { $what }: here it fits
dt-do-elsewhere = { $what }: it does not fit here
dt-do-turn = { $what }: which way does it look?
dt-by-numbers = Aim by numbers
dt-put = Put it here
dt-turned = It looks there
dt-picked = These
dt-which = Which disk is in the hand

dt-aim = Aim
dt-angle = { NUMBER($degrees, minimumFractionDigits: 1, maximumFractionDigits: 1) }°
dt-step = { $degrees }°
dt-speed = { $speed } mm/s
dt-power = Power hit
dt-turn-by = { $degrees ->
    [-0.1] Turn left by 0.1°
    [-1] Turn left by 1°
    [-15] Turn left by 15°
    [0.1] Turn right by 0.1°
    [1] Turn right by 1°
   *[15] Turn right by 15°
}
dt-weaker = Weaker
dt-stronger = Stronger
dt-fire = Flick
dt-first-disk = first touches { $who } after { $reach } mm
dt-first-thing = first touches an obstacle after { $reach } mm
dt-first-border = open way for { $reach } mm, then over the edge
dt-first-wall = first touches the wall after { $reach } mm
dt-aim-said = { $who }: { $angle } degrees, { $speed } millimetres a second
dt-hold-said = At { $x }, { $y }: { $fits ->
    [true] it fits
   *[false] it does not fit
}

dt-role-hero = hero
dt-role-veteran = veteran
dt-role-fighter = fighter
dt-role-artifact = artifact
dt-role-missile = missile
dt-who = { $side ->
    [mine] { $role }, yours
    [ally] { $role } of { $owner }, on your side
    [nobody] { $role }, nobody’s
   *[enemy] { $role } of { $owner }
}
dt-nobody = nobody
dt-camp = Camp { $number }
dt-disk = Disk { $number }
dt-life = Life { $life } of { $limit }
dt-hit-vampire = Vampire Hit: it gains as many lives as it takes
dt-hit-fire = Fire Hit: a Flame on everybody it hits
dt-hit-dryad = Dryad Hit: allies it touches gain a life
dt-sector = A red sector: flicked there, it wounds twice as hard
dt-lent = { $count ->
    [one] A Div lends its next attack one wound more
   *[other] { $count } Divs lend its next attack { $count } wounds more
}
dt-stock = { $missile }: { $count } of { $limit } on the card
dt-stock-free = { $missile }: { $count } ready, they come back
dt-stands = stands on { $what }
dt-bears = bears { $what } of { $owner }
dt-near = nearby: { $who }
dt-neutral = Nobody’s: touch it with a flicked character to take it
dt-used = Used this turn
dt-why-acted = It has acted this turn
dt-why-ticked = A Vampire Tick lies on it: it cannot act
dt-why-hornbug = A wounded Hornbug cannot act
dt-why-risen = It came back this turn and cannot act yet
dt-why-spent = No actions are left

dt-verb-flick = Flick
dt-verb-shoot = Shoot: { $missile }
dt-verb-cast = Cast the spell
dt-verb-lariat = Put a Lariat on somebody first
dt-verb-move_flame = Move this Flame
dt-verb-resolve = This one next
dt-verb-choose = Choose
dt-verb-face = Call as { $kind }
dt-verb-artifact = Use { $artifact }
dt-verb-mine-0 = Fire Mine: bring missiles
dt-verb-mine-1 = Fire Mine: take missiles off
dt-use-shoot = Shoot
dt-use-cast = Spell
dt-use-lariat = Lariat first
dt-verb-of = { $verb } ({ $who })

dt-camp-of = Camp of { $who }
dt-cards = Cards of the camp
dt-asked = What is asked of you
dt-card-line = { $rank }, life { $life }
dt-fallen = Fallen:
dt-fallen-all = none on the table
dt-out = Out of the battle
dt-no-squad = No characters yet
dt-ritual-play = Play
dt-ritual-hidden = A ritual, face down
dt-rituals = { $count ->
    [one] { $count } ritual
   *[other] { $count } rituals
}
dt-penalties = { $count ->
    [one] { $count } penalty card: an action less next turn
   *[other] { $count } penalty cards: { $count } actions less next turn
}
dt-bonuses = { $count ->
    [one] { $count } bonus card: an action more
   *[other] { $count } bonus cards: { $count } actions more
}
dt-seat-one = { $who }, life { $life } of { $limit }
dt-brief = { $count ->
    [one] { $count } character, { $lives } lives
   *[other] { $count } characters, { $lives } lives
}

dt-round = Round { $round }
dt-round-word = Round
dt-actions = { $used } of { $budget } actions done
dt-moment-setup = Setting up
dt-moment-begin = Beginning of the turn
dt-moment-act = Actions
dt-moment-end = End of the turn
dt-moment-ritual = Ritual
dt-moment-over = The battle is over
dt-battle = { $name }, battle { $battle } of { $battles }
dt-progress = { $who } { $now }/{ $count }
dt-goal-of = { $who }: { $goal }
dt-goal-destroy = Destroy every character of your opponents
dt-goal-kill = Destroy the named characters
dt-goal-hold = Hold the artifact for { $count } of your turns
dt-goal-bring = Bring the barrel into the marked area
dt-goal-reach = Reach the marked area with { $count }
dt-goal-survive = Survive { $count } rounds
dt-goal-lose = Lost when { $count } have fallen
dt-goal-wound = Deal { $count } wounds in one turn
dt-goal-rounds = The battle ends after { $count } rounds

dt-score = { $score ->
    [0] no victory
    [one] { $score } victory
   *[other] { $score } victories
}

dt-say-yours = Your turn
dt-say-turn = { $who } plays
dt-say-first = { $who } begins
dt-say-battle = Battle { $number }
dt-say-skipped = { $who } misses a turn
dt-say-penalty = { $who } loses an action
dt-say-black = A penalty card for { $who }
dt-say-bonus = A bonus card for { $who }
dt-say-shield = Shield
dt-say-smoker = Immune
dt-say-miss = Missed
dt-say-spell = Spell
dt-say-ritual = { $who } plays { $ritual }
dt-say-out = { $who } is out
dt-say-goal = { $who } has done it
dt-say-goal-part = { $who }: { $now } of { $count }
dt-say-battle-won = The battle goes to { $who }

dt-text-turn = { $who } is playing
dt-text-cards = { $count ->
    [one] { $count } time card in the reserve
   *[other] { $count } time cards in the reserve
}
dt-text-deck = { $count ->
    [one] { $count } ritual in the deck
   *[other] { $count } rituals in the deck
}
dt-text-camp = { $who }: { $squad }
dt-text-stock = { $who }: { $missile }, { $count } of { $limit }
dt-text-stock-free = { $who }: { $missile }, { $count } ready
dt-text-rituals = Rituals: { $cards }
dt-text-fallen = Fallen: { $who }
dt-text-at = at { $x }, { $y } mm
dt-text-off = off the table, to be put back
dt-text-field = The table
dt-text-size = { $width } by { $height } mm, { $wall ->
    [true] with a wall around it
   *[false] with an open edge
}; places are told from the upper left corner
dt-text-artifact = held by { $owner }
dt-text-thing = { $what } at { $x }, { $y } mm
