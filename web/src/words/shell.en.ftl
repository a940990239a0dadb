# The frame of every screen.

site = Tavola
page-title = { $page } · Tavola
skip-link = To the content
nav = Pages
nav-home = Tavola: to the games
nav-play = Play
nav-rules = Rules
nav-ranking = Ranking
nav-me = Me
nav-settings = Settings
nav-credits = Credits
nav-api = API for programs
close = Close
again = Try again
waiting = One moment…
make-table = New table
which-game = Which game
bot = Bot
place-aria = Place { $place }
place-none = No place: the game was broken off

# --- what went wrong

error-unreachable = The server cannot be reached. Are you online?
error-status = The server answered with an error ({ $status }). Try again in a moment.
error-screen = This page did not load. The connection may be down, or Tavola has just been renewed.
error-no-game = There is no game called “{ $game }” here.
missing-title = Nothing here
missing-about = There is no page at { $path }. The link may be old or incomplete.
missing-home = To the games

# --- who I am

name-title = Who is playing?
name-label = Your name
name-help = The others see it. No registration; you can change it later.
name-sit = Sit down
name-instead = Play without an account
guest-name = Guest { $number }
account-instead = I have an account
account-title = Log in
account-login = Login
account-login-help = 3 to 32 of the letters a to z, digits, dots, hyphens and underscores.
account-password = Password
account-password-help = At least 8 signs.
account-do-login = Log in
account-do-keep = Make the account

# --- bots

bot-beginner = Beginner
bot-beginner-about = as the greedy one, with an unsteady hand and fewer ideas
bot-greedy = Greedy
bot-greedy-about = weighs what every step and shot will bring, and takes the best
bot-random = Random
bot-random-about = does whatever comes to mind; good for a first look

# --- clocks and times

span-minutes = { $n } min
span-seconds = { $n } s
clock-move-words = { $span } a move
clock-gain-words = { $span } + { $gain } a move
clock-game-words = { $span } for the game
clock-none-words = No clock

# --- light and language

language-en = English
language-ru = Русский
theme-system = As the device
theme-light = Light
theme-dark = Dark
theme-button = Theme, now: { $theme }
