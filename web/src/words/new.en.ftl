# A table is planned.

new-title = New table
new-make = Make the table
new-go = Begin
new-private = Private table
new-private-about = Not in the list of tables; whoever has the link can come.
new-rated = Rated game
new-rated-about = The result counts for the ratings of people and bots.
new-rated-not = You sit in several seats: such a game cannot be rated.
new-start = Begin at once
new-start-about = Without it the table waits until you say so.
new-start-not = A table with free seats waits for its people.
summary = The table in short
summary-private = Private

# --- seats

chairs-title = Who sits at the table
chairs-bots = Bots
chairs-open = Friends by link
chairs-me = All on this screen
chairs-limits = { $n } of { $low } to { $high }
chairs-one-screen = Several seats are yours: the screen is passed on, and hidden things stay covered meanwhile.
chairs-nobody = You have no seat; you will watch.
chairs-waiting = { $n ->
    [one] { $n } seat stays free: you get a link for it as soon as the table is made.
   *[other] { $n } seats stay free: you get a link for them as soon as the table is made.
}
chair-me = Me
chair-bot = Bot: { $bot }
chair-label = Seat { $n }
chair-add = One more seat
chair-remove = Take seat { $n } away

# --- the manner

manner-title = How it is played
clock-title = Clock
clock-none = None
clock-move = For each move
clock-game = For the game
clock-none-about = Think as long as you like.
clock-move-about = Each decision has its time. When it runs out, a bot decides.
clock-game-about = Each player has an account of time and gains a little with each move. When it is empty, a bot
    takes the seat.
clock-per-move = Time for a move
clock-per-game = Time for the game
clock-gain = Gained with each move
clock-gain-none = Nothing
clock-away = Replace who is away
clock-away-never = Never
clock-away-about = Who loses the connection for longer than this is replaced by a bot until they come back.
pace-title = Pace of bots
pace-0 = At once
pace-150 = Quick
pace-350 = Lively
pace-700 = Calm
pace-1200 = Slow

# --- options

options-title = Rules of this table
options-about = Everything is set as the rulebook means it. Each line says what it changes; the number leads to the
    rule.
options-game = The game
options-land = Land and zones
options-walk = Walking
options-cards = Cards, chests and banners
options-fight = Fighting and abilities
options-table = The table and the hand
options-time = Turns, penalties, time cards
options-other = More
options-usual = All rules as usual.
options-changed = { $n ->
    [one] { $n } rule changed
   *[other] { $n } rules changed
}
options-reset = All rules as usual
usual-aria = { ", usual" }
option-reset = { $name }: back to the usual
option-range = From { $low } to { $high }; usual: { $usual }
option-own = Own…
option-own-short = own
option-own-aria = { $name }: your own, as text
option-own-board = A map as text, in the form of the board files: a [board] with its name and size, rows of “map”
    and of “zones”, and its sectors with their gates. What is wrong in it is told with its line.
option-own-matLayout = A mat as text, in the form of the mat files. What is wrong in it is told with its line.
option-own-barrierShape = Five squares as steps from the first one: 0,0 1,0 2,0 2,1 2,2. Barriers may be turned.
board-own = as text
board-misfit = “{ $name }” is for { $players } players; here sit { $n }.
option-own-scenario = A scenario as text, in the form of the scenario files. What is wrong in it is told with its line.
story-own = as text
story-kind = { $kind ->
    [etude] Etude for one
    [campaign] Campaign for { $n }
   *[other] Battle for { $n }
}
