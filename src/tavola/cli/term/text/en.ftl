keys = ↑↓ Enter  1–99 number  ? rule  : command  / find  { $undo }s save  m mats  h help  l русский  q quit
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
legend = Keys and signs
pick = Choose { $low ->
    [0] up to { $high }
   *[other] { $low } to { $high }
 } of { $count } …
pick-keys = Space marks, Enter is done, Esc goes back
pick-done = Done
pass = Pass the keyboard to { $name }
pass-keys = Enter shows the table to { $name }
type = Number, or { $hint }
log = What happened
keys-short = ↑↓ Enter  ? rule  h help  { $undo }s save  m mats  l русский  q quit
help =
    ↑ ↓ PgUp PgDn  move in the list, Enter takes it; or type its number and Enter
    Tab  between the choices and the log; ? or Enter there shows the rule of a line
    Shift with arrows  moves the map; a click on a square chooses it
    /  finds among the choices     :  any action by name; :save FILE
    u  takes back, while nothing was rolled, shown or answered
    Space  lets the bots hurry     m  cards: none, yours, everybody's
