desktopia-stop = Nothing more is worth an action.
desktopia-shot = A shot at { $target } promises most.
desktopia-again = The missile is shot once more, at whatever it can still reach.
desktopia-lariat = With a Lariat on him, Kharu hits harder.
desktopia-spell = The spell is worth more now than a flick.
desktopia-kill = This flick should fell { $target }.
desktopia-wound = { $count ->
    [one] This flick should deal { $target } a wound.
   *[other] This flick should deal { $count } wounds, the first to { $target }.
}
desktopia-artifact = { $target } is free and within reach.
desktopia-goal = That comes nearer to what this scenario asks for.
desktopia-beside = It matters who lies beside an Untouchable when the turn ends.
desktopia-nearer = Nobody can be hit for sure, so I take a better place.
desktopia-use = { $target } is of use now.
desktopia-ritual = The ritual helps most now.
desktopia-best = That was worth most to me.
desktopia-squad = I like playing all of them.
desktopia-place = There it lies well.
