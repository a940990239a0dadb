# The board: what is where, what a walk costs, how it is steered.

board-grid = The board
board-keys = Arrows move the cursor, Enter acts, N goes to the next place where something can be done, ? asks why not, + and − bring the board closer or further, 0 shows all of it, Home goes to your figure, R turns a Barrier.
board-controls = View of the board
board-closer = Closer
board-further = Further away
board-all = The whole board
board-me = To my figure
board-close = Close
board-turn = Turn the Barrier
board-why = Why can’t I?
board-coming = …
board-more = { $count ->
    [one] { $count } more choice
   *[other] { $count } more choices
}
board-sector = Sector { $sector }
board-off-map = Waits off the map: out of reach of everybody
board-gate = Gate of sector { $sector }

board-terrain-plain = Plain: { $cost ->
    [one] { $cost } number
   *[other] { $cost } numbers
}
board-terrain-forest = Forest: { $cost ->
    [one] { $cost } number
   *[other] { $cost } numbers
}
board-terrain-mountain = Mountain: { $cost ->
    [one] { $cost } number
   *[other] { $cost } numbers
}
board-terrain-water = Water: { $cost ->
    [one] { $cost } number
   *[other] { $cost } numbers
}
board-terrain-tree = The Great Tree: nobody gets in, nobody sees through
board-name-plain = Plain
board-name-forest = Forest
board-name-mountain = Mountain
board-name-water = Water
board-name-tree = Great Tree
board-name-healing = Healing point
board-name-chest = Chest
board-healing = Healing point: +20 health to whoever ends the movement here
board-chest = A closed chest: end the movement here to open it
board-zone-dead = Inactive: entering costs { $rate } health
board-zone-next = The next zone falls { $rounds ->
    [one] next round (round { $round })
   *[other] in { $rounds } rounds (round { $round })
}
board-zone-later = Safe until round { $round }
board-zone-none = No further zone will fall
board-zone-sign = R{ $round } · −{ $rate }
board-zone-sign-dead = −{ $rate }
board-banner = { $name } of { $owner }, { $rounds ->
    [one] { $rounds } round left
   *[other] { $rounds } rounds left
}
board-grave = { $who } fell here and can be brought back
board-figure = { $who }: { $character }, { $health } health
board-frozen = Frozen: cannot walk in the next turn
board-burned = Burned: no healing cards for now
board-mate = On your side

board-walk-on = Walk by way of { $to }
board-walk-end = Walk to { $to }
board-walk-chest = Walk to { $to } and open the chest
board-cost = { $cost } of your numbers, { $left } left
board-toll = −{ $damage } health on the way, from the inactive zone
board-ends-exact = The walk ends here
board-ends-chest = The walk may end here, { $left ->
    [one] { $left } number is lost
   *[other] { $left } numbers are lost
}
board-ends-stuck = A dead end: the walk ends here, { $left ->
    [one] { $left } number is lost
   *[other] { $left } numbers are lost
}
board-ends-extra = You may stop here
board-ends-death = The zone takes your last health on the way
board-ends-on = You have to walk on from here
board-hit = to hit
board-mean = damage on average
board-kills = to eliminate

board-legend = What the board shows
board-legend-zones = Zones
board-legend-ground = Numbers to enter
board-legend-walk = Your walk
board-legend-exact = the walk ends here
board-legend-chest = you may end here, at the chest
board-legend-on = you have to walk on
board-legend-stuck = dead end, numbers are lost
board-legend-death = the zone kills you
board-now = Now
board-ahead = The zones in round { $round }
board-round = Round { $round }

board-say-round = Round { $round }
board-say-zone = Zone { $level } falls: −{ $rate } for every square entered
board-say-yours = Your turn
board-say-over = The game is over
board-say-miss = Missed
board-say-frozen = Frozen
board-say-burned = Burned
board-say-stuck = Stuck
board-say-stay = Stays
board-say-reload = Reloaded
board-say-disarmed = Disarmed
board-say-blocked = { $blocked } blocked
board-score = { $score } health
