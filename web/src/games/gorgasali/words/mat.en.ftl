# Mats, cards and dice. mat.ru.ftl has the same messages.

mat-of = Mat of { $name }
mat-health = Health
mat-ready = Ready
mat-passive = Always active
mat-cooldown = { $left ->
    [one] Ready in { $left } turn
   *[other] Ready in { $left } turns
}
mat-cooldown-of = cooldown { $of }
mat-team = Team { $team }
mat-team-short = T{ $team }
mat-round-bar = Keeps the round bar
mat-dead = Eliminated
mat-dead-about = This character is out of the game.
mat-dead-grave = Eliminated. The teammate can bring this character back at its banner, with a healing card.
mat-frozen = Frozen: cannot move on its next turn
mat-burned = Burned: no healing cards until the end of its next turn
mat-armour = Armour keeps out up to { $blocks }
mat-wears = Wears { $card }: keeps out up to { $blocks }
mat-weapon-loaded = { $card }, loaded
mat-weapon-spent = { $card }, spent
mat-cards = { $count ->
    [0] No cards
    [one] { $count } card
   *[other] { $count } cards
}
mat-chests = { $count ->
    [0] No extra chests
    [one] { $count } extra chest
   *[other] { $count } extra chests
}
mat-chests-about = Holds two support cards and a weapon. One may be opened in each of your turns, and it costs no action.
mat-no-character = Has not chosen a character yet

### The line above the board

mat-round = Round { $round }
mat-round-word = Round
mat-zone-next = { $rounds ->
    [one] Zone { $zone } turns inactive next round
   *[other] Zone { $zone } turns inactive at the start of round { $round }, in { $rounds } rounds
}
mat-zone-word = Zone
mat-zone-short = { $zone } in { $rounds }
mat-zone-last = No zone is left to fall
mat-stage-pick = Setting up
mat-stage-before = Before the roll
mat-stage-walk = On the move
mat-stage-open = Shooting and cards
mat-stage-loot = Receiving cards
mat-stage-dice = The dice have fallen
mat-stage-aim = Choosing a target
mat-stage-cover = Placing a banner
mat-stage-over = The game is over
mat-stage-arrange = Sorting the backpack
mat-stage-trade = Trading
mat-stage-other = Between turns

### Cards

mat-spent = Spent
mat-use = Use
mat-why-not = Why can’t I use it?
mat-active = Active slots
mat-backpack = Backpack
mat-label = { $where }: { $card }{ $state ->
    [loaded] , loaded
    [spent] , spent
   *[other] { "" }
}{ $usable ->
    [yes] . Can be used now
   *[no] { "" }
}
mat-label-empty = { $where }: empty
mat-label-hidden = { $where }: a card you cannot see
mat-label-ability = { $ability }: { $state }
mat-label-chests = { $count ->
    [0] Extra chests: none
   *[other] Extra chests: { $count }
}
mat-label-loot = Received: { $card }
mat-label-pick = Play { $name }: { $ability }
mat-label-taken = { $name }: { $ability }, not to be had
mat-is-loaded = Loaded
mat-is-spent = Spent: face down until it is reloaded
mat-in-backpack = The backpack only stores: a card must move to an active slot before it can be used. At the end of your turn empty active slots fill from here.
mat-rarity-common = Common
mat-rarity-rare = Rare
mat-rarity-epic = Epic
mat-rarity-legendary = Legendary
mat-kind-weapon = weapon
mat-kind-helmet = helmet
mat-kind-body = body armour
mat-kind-defensive = defensive card
mat-kind-throwable = throwable
mat-kind-consumable = consumable
mat-kind-six_shooter = six shooter
mat-kind-striker = striker
mat-kind-massive = massive weapon
mat-kind-scout = scout weapon
mat-kind-healing = healing card
mat-kind-movement = movement card
mat-kind-extension = weapon extension
mat-kind-ammo = ammunition
mat-slot = Slot: { $category }
mat-slot-backpack = Backpack: { $category }
mat-slot-hidden = What lies in this backpack is known to its owner only.
mat-slot-weapon = Room for a weapon of any group. A shot turns it face down; reloading turns all weapons up again.
mat-slot-helmet = Room for a helmet. Armour works by itself and is used up.
mat-slot-body = Room for body armour. Armour works by itself and is used up.
mat-slot-defensive = Room for a card that puts a banner on the map.
mat-slot-throwable = Room for a bulb or a spear to throw.
mat-slot-consumable = Room for a card that is used once: healing, movement, ammunition or an extension for a shot.
mat-fact-dice = Dice
mat-fact-damage = Damage
mat-fact-range = Range
mat-fact-distance = Distance
mat-fact-minimum = Hits on
-no-skill = No special skill.
mat-per-pip = { $damage } per pip

### Abilities

mat-ability-none = No ability held
mat-ability-lent = Taken away by Octor
mat-ability-copied = A copy: it can be used once, then it is gone.
mat-ability-armazi = A burst of light: 35 damage to an enemy within 2, and to a second one within 2 who stands next to the first. Nothing stops it, and it never misses.
mat-ability-ebue = Draws an enemy within 5 to a free square next to Ebue. It fails on an inactive square, and nobody is drawn from active ground to inactive.
mat-ability-varas = Takes a card from the mat of an enemy within 3: any card but a weapon, from the backpack too.
mat-ability-medea = Restores 20 health and draws a support card. Works at full health too, for the card.
mat-ability-tsiva = Freezes every enemy within 3: on their next turn they cannot move and cannot aim at the princess.
mat-ability-octor = Copies the ability of a character within 3, to be used once. The copy begins at its full cooldown; a new one replaces the old.
mat-ability-kruber = Changes places with an enemy within 6. As long as he makes no step afterwards, both may go back the same turn. It fails on an inactive square.
mat-ability-tharsis = Enemies who stand next to Tharsis at the end of his turn, or at the end of theirs, take 10 damage and cannot use healing cards on their next turn.
mat-ability-drain = Each die of 5 or 6 in a shot that hits adds 5 damage, past all armour, and gives D’rain 5 health.
mat-ability-emoon = No ability of another character reaches E’moon, neither harmful nor helpful. Cards do.

### Odds

mat-mean = ø { $mean }
mat-odds-hit = { $who }: hits { $hits }%, { $mean } damage on average.
mat-odds-kill = Eliminates: { $kills }%.
mat-odds-skill = Special effect: { $skill }%.
mat-odds-roll = Needs { $roll } or more on { $dice ->
    [one] { $dice } die
   *[other] { $dice } dice
}.
mat-odds-exact = Needs exactly { $roll }.
mat-odds-numbers = From { $low } to { $high } numbers.
mat-odds-sure = Succeeds { $hits }%.
mat-odds-heal = Restores { $heals } health.

### What is asked of the cards

mat-rolled = Movement dice; { $left ->
    [one] { $left } number left
   *[other] { $left } numbers left
}
mat-left = { $left } left
mat-loot = Cards received
mat-loot-free = Take a card, then choose the glowing slot for it.
mat-loot-full = No slot is free for it: replace a glowing card, or let the new one go.
mat-let-go = Let { $card } go
mat-reroll = { $weapon } at { $target }: which dice again?
mat-reroll-do = { $count ->
    [0] Keep all
    [one] Roll { $count } die again
   *[other] Roll { $count } dice again
}
mat-die = Die { $number }: { $face }
mat-die-keep = keep
mat-die-again = again
mat-sum = Total
mat-arrange = Manage the backpack
mat-arrange-what = Choose a glowing card, then the slot it changes places with.
mat-arrange-where = Now choose its new slot.
mat-arrange-restore = As before
mat-arrange-do = Done
mat-steal = Which card do you take?
mat-pick = Choose your character
mat-imitate = Whose ability do you begin with?
mat-trade = Trade with { $mate }
mat-trade-how = Choose what you give and what you want for it.
mat-trade-counter = Make another offer
mat-trade-give = { $name } gives
mat-trade-take = { $name } gives
mat-trade-nothing = nothing
mat-trade-chest = Extra chest { $number }
mat-trade-offer = Offer this
mat-trade-offer-other = Offer this instead
mat-deal-get = You get
mat-deal-give = You give
mat-accept = Accept
mat-ask = Let { $mate } offer
mat-decline = No trade

### The whole mat

mat-verb-reload = Reload all weapons
mat-verb-reload-about = Main action: every weapon is turned face up. Instead of shooting or sorting the backpack.
mat-verb-manage = Sort the backpack
mat-verb-manage-about = Main action: cards change places between backpack and active slots. Instead of shooting or reloading.
mat-verb-bargain = Trade with your teammate
mat-verb-bargain-about = Next to your teammate, cards and extra chests may change hands. A trade that is made ends the turn.
mat-deeds = This turn
mat-deed-consumable = consumable card
mat-deed-main = main action
mat-deed-defended = defensive card
mat-deed-thrown = throw
mat-deed-open = Still open: { $deed }
mat-deed-used = Used: { $deed }
mat-decks = Decks and discards
mat-deck-weapons = Weapons
mat-deck-supports = Support cards
mat-deck-left = { $left } in the deck, { $gone } discarded

### In words

mat-text-table = The table
mat-text-map = On the map
mat-text-turn = { $name } is on turn
mat-text-rate = { $level ->
    [1] Zone 1 is inactive; each of its squares costs { $rate } health to enter
   *[other] Zones 1 to { $level } are inactive; each of their squares costs { $rate } health to enter
}
mat-text-dice = Movement dice { $dice }; { $left ->
    [one] { $left } number left
   *[other] { $left } numbers left
}
mat-text-decks = In the decks: { $weapons ->
    [one] { $weapons } weapon
   *[other] { $weapons } weapons
}, { $supports ->
    [one] { $supports } support card
   *[other] { $supports } support cards
}
mat-text-seat = { $name }, { $character }
mat-text-square = On { $square }
mat-text-sector = Waits in sector { $sector }
mat-text-health = Health { $health } of 100
mat-text-active = Active: { $cards }
mat-text-backpack = Backpack: { $cards }
mat-text-none = nothing
mat-text-hidden = a hidden card
mat-text-chests = { $count ->
    [0] No chests are left
    [one] { $count } chest: { $squares }
   *[other] { $count } chests: { $squares }
}
mat-text-healing = Healing points: { $squares }
mat-text-banner = { $kind } of { $owner }: { $squares }
mat-banner-barrier = Barrier
mat-banner-ball_lightning = Ball Lightning
mat-banner-tree_platform = Tree Platform
mat-banner-magic_field = Magic Field
mat-banner-smoke = Smoke

### What a card does, without its numbers

mat-does-sparrow = { -no-skill }
mat-does-gemini = { -no-skill }
mat-does-seven = A total of 7 counts as 12, or as 18 with Extra Six.
mat-does-dobergun = On a total of 4 or higher you may move up to 2 free extra squares.
mat-does-locust = { -no-skill }
mat-does-mantis = { -no-skill }
mat-does-lynx = It deals 4 per unit if you stand diagonally from the target.
mat-does-hydra = Each die of 5 or higher adds 5 damage.
mat-does-tochinator = { -no-skill }
mat-does-anvil = { -no-skill }
mat-does-everload = On a roll of 5 or higher it stays loaded.
mat-does-bloodroot = A hit restores 15 health to you.
mat-does-farsight = A roll of 11 or higher adds 15 damage.
mat-does-breathhold = A hit ignores armour.
mat-does-helmet = Blocks up to 10 damage.
mat-does-body-armour = Blocks up to 20 damage.
mat-does-small-potion = Restores 20 health.
mat-does-medium-potion = Restores 50 health.
mat-does-large-potion = Brings your health to 100.
mat-does-axe = Forest without penalty, 1 number per square.
mat-does-boat = Water without penalty, 1 number per square.
mat-does-rope = Mountain without penalty, 1 number per square.
mat-does-compass = You may take diagonal steps.
mat-does-adrenaline = Doubles your movement roll.
mat-does-teleport = Jump up to 8 squares along your row or column.
mat-does-extra-six = Extension for six shooters: one additional die.
mat-does-second-volley = Extension for strikers: reroll any of your dice once.
mat-does-second-swing = Extension for massive weapons: a second roll if you miss.
mat-does-long-lens = Extension for scouts: minimum roll –2.
mat-does-ammo-bag = Reloads all your weapons.
mat-does-barrier = Closes the squares it covers to walking and aiming.
mat-does-ball-lightning = 35 damage to enemies who end their turn within 3 of it.
mat-does-tree-platform = Every die shot at the character on it is reduced by 1.
mat-does-magic-field = Halves the damage to the character on it.
mat-does-flame-bulb = 40 damage to an enemy exactly 2 squares away and to your other enemies next to it, on a roll of 9 or more.
mat-does-magic-spear = 60 damage to an enemy within 6 if the die equals the distance exactly.
mat-does-ntt-bulb = All weapons of an enemy within 3 become spent.
mat-does-smoke-bulb = Nobody can shoot you while you stay under the smoke.
