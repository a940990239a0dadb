round = Round { $round }
zones-open = all zones active
zones-shut = { $level ->
    [one] zone 1 inactive
   *[other] zones 1–{ $level } inactive
 }, −{ $rate } a square
zone-next = { $rounds ->
    [0] zone { $zone } falls next round
    [one] zone { $zone } falls in 1 round
   *[other] zone { $zone } falls in { $rounds } rounds
 }
decks = decks { $weapons }/{ $supports }
walk = { $left ->
    [one] 1 number left
   *[other] { $left } numbers left
 }
dice = dice { $dice }
sector = sector { $sector }
out = out
frozen = frozen
burned = burned
skipped = stayed
bar = round bar
holds = holds { $ability }
lent = ability taken away
team = team { $team }
yours = Your mat
mat-of = Mat of { $name }
pack = backpack
chests = extra chests
hidden = hidden card
nobody = not chosen yet
spent = spent
theirs = theirs: { $thing }
mine = yours: { $thing }
extra-chest = an extra chest
slot-weapon = weapon
slot-helmet = helmet
slot-body = body
slot-defensive = defensive
slot-throwable = throwable
slot-consumable = consumable
legend-plain = plain: 1 number
legend-forest = forest: 2
legend-mountain = mountain: 2
legend-water = water: 3
legend-tree = Great Tree
legend-dead = inactive zone
legend-chest = chest
legend-point = healing point
legend-figure = a figure; underlined: its turn
legend-gate = start sector
legend-choice = a choice and its number
legend-grave = a teammate's banner
legend-seats = ↻ cooldown  ▣ extra chests  ● ready  × spent weapon
legend-type = :step F7, :shoot 1 Eb   and any other action by its name
