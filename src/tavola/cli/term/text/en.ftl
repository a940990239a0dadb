keys = ↑↓ Enter  1–99 number  ? rule  : command  / find  { $undo }s save  m mats  h signs  l русский  q quit
keys-undo = u undo{"  "}
thinking = { $name } ({ $bot }) is thinking …
watching = The bots play by themselves.
over = The game is over. q leaves the table, s saves it.
choose = Number or arrows, then Enter
typed = number { $text }
finding = find: { $text }
command = :{ $text }
none-found = nothing like “{ $text }” here
no-number = there is no choice { $text }
undone = Taken back.
no-undo = Nothing to take back: since then something was rolled, shown or answered.
saved = Saved: { $path }
no-rule = No rule of its own stands behind this.
rules = The rules behind it
close = Esc closes
legend = Signs
pick = Choose { $low ->
    [0] up to { $high }
   *[other] { $low } to { $high }
 } of { $count } …
pick-keys = Space marks, Enter is done, Esc goes back
pick-done = Done
pass = Pass the keyboard to { $name }
pass-keys = Enter shows the table to { $name }
unlisted = Type it after a colon; ? helps.
log = What happened
