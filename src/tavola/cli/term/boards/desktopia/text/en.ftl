round = { $round ->
    [0] Set-up
   *[other] Round { $round }
 }
battle = battle { $battle } of { $battles }
actions = actions { $used }/{ $budget }
deck = rituals { $deck }, discarded { $discard }
turns = { $turns ->
    [one] 1 turn to do it in
   *[other] { $turns } turns to do it in
 }
penalties = −{ $count }
bonuses = +{ $count }
hand = { $count ->
    [one] 1 ritual
   *[other] { $count } rituals
 }
rituals = rituals: { $names }
lent = { $disk } helps { $hero }
fallen = fallen: { $names }
off = off
on = on { $disk }
second = s
contact = { $one } meets { $other }
bump = { $one } strikes { $thing }
wall = { $one } strikes the border
fell = { $one } falls off { $other }
onto = { $one } drops onto { $other }
left = { $one } crosses the border at { $place }
loose = { $one } is gone with { $other }
now = now: { $places }
still = nothing has moved
hint-flick = :flick { $disk } 45 900 (degrees, mm/s) or :flick { $disk } at 500,500 900
hint-aim = :flick 45 900 (degrees, mm/s) or :flick at 500,500 900
hint-place = :place 500,250 180 (millimetres, degrees)
hint-turn = :turn 90 (degrees)
legend-disk = a disk with its number, in the colour of its camp; heroes are bold
legend-artifact = an artifact or a barrel
legend-seated = the disk beside it stands on an artifact
legend-missile = f s l t: a Flame, Shield, Lariat or Tick lies on the disk beside it; a number: so many
legend-thing = landscape
legend-area = where a disk may be put, or where a goal of the scenario lies
legend-list = Beside the table: number, name, life, place in millimetres, where a red rim looks; t2 missiles to shoot, ∞ any number; +t what lies on it; ✓ has acted
legend-type =
    :flick 33 45 900         disk 33, 45 degrees clockwise from up, 900 mm/s (up to 3000)
    :flick 33 at 4 900       the same towards disk 4, or at 500,250 towards a place
    :flick 33 30,-40 900     a direction of two whole numbers, right and down
    :place 500,250 180       a place in millimetres, and where it looks
    :shoot 33   :cast 33 4   :stop   and whatever else the list has
