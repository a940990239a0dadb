# The screen of a table and of a replay. The same messages as in table.ru.ftl.

### On the way

table-laying = The table is being laid
table-unreachable = The table cannot be reached yet
table-reconnecting = The line is down. Nothing is lost: you are being connected again.
table-restarting = The server is starting anew. The table is kept; you will be back in a moment.
table-unsent = { $count ->
    [one] one message waits
   *[other] { $count } messages wait
}
table-try-now = Try now
table-reload = Load again
table-outdated = There is a newer Tavola
table-outdated-text = This page is older than the server. Load it again to go on; your seat is kept.
table-gone = There is no such table
table-gone-text = It was never begun, or nobody came and it was put away. A link with a typing slip leads here too.
table-broken = This table has stopped
table-broken-text = Something in it went wrong, and the server put it aside rather than guess. What was played is stored.
table-undrawn = The board could not be loaded
table-undrawn-text = The server or the network did not answer. What was played is safe; load the page again.
table-draw-again = Draw it again
table-home = To all tables

### Before the game

table-seat = Seat { $number }
table-open-seat = A free seat
table-seats = Seats
table-bot = Bot
table-host = Host
table-you = You
table-away = Away
table-sit = Sit here
table-sit-second = Sit here too
table-second-name = Name of the second player
table-sit-down = Sit down
table-stand = Stand up
table-fill = Who plays seat { $number }
table-fill-open = Free seat
table-fill-bot = Bot: { $bot }
table-is-private = Private
table-is-rated = Rated
table-is-watching = You are watching
table-start = Begin
table-start-bots = Begin with bots
table-start-bot = Bot for the free seats
table-start-full = Everybody is here.
table-start-open = { $count ->
    [one] One seat is free; a bot can take it.
   *[other] { $count } seats are free; bots can take them.
}
table-wait-host = You are seated. { $host } begins the game.
table-wait-watching = Take a free seat, or stay and watch. { $host } begins the game.
table-seated-aloud = { $count } of { $of } seats are taken
table-invite = Invite
table-invite-link = The link to this table
table-invite-code = The link as a QR code
table-copy = Copy
table-copied = Copied
table-copy-failed = The browser does not allow copying here. The link stands in its field.
table-share = Share
table-options = How this game is played
table-options-usual = { $count ->
    [one] One option as usual
   *[other] { $count } options as usual
}
table-clock-name = Thinking time
table-clock-none = No limit
table-clock-move = { $seconds ->
    [one] one second for each decision
   *[other] { $seconds } seconds for each decision
}
table-clock-game = { $minutes ->
    [one] one minute for the game
   *[other] { $minutes } minutes for the game
}{ $increment ->
    [0] { "" }
    [one] , and a second for each decision
   *[other] , and { $increment } seconds for each decision
}
table-clock-away = { $seconds ->
    [one] Who is away for a second is replaced by a bot until they return.
   *[other] Who is away for { $seconds } seconds is replaced by a bot until they return.
}

### The game

table-your-turn = Your turn
table-waiting = { $count ->
    [0] The table is thinking
   *[other] Waiting for { $who }
}
table-moving = Things are moving
table-skip = Skip
table-thinking = The bot is thinking
table-choosing = Is choosing
table-looking-back = An earlier moment
table-over = The game is over
table-aborted = The game was broken off
table-result = Result
table-tab-play = Turn
table-tab-area = Mat
table-area-of = Area of { $name }
table-area-back = Put away
table-panels = Log and conversation
table-sheet-raise = Show more of the sheet
table-sheet-lower = Show more of the board
table-tools = Tools
table-text-view = The board in words
table-rules = Rules
table-sound = Sound
table-volume = Volume
table-menu = Table and settings
table-seat-open = – show the area
table-eyes = You look through these eyes
table-relieved = A bot plays until the player returns
table-resigned = Has resigned
table-place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
table-clock = { $time } left
table-come-back = Play on myself
table-relieve = Let a bot play for them

table-choices = Choices
table-choice-coming = A choice; its words are on the way
table-menu-more = There are more choices than can be listed; point at them on the board.
table-pictured = { $count ->
    [one] one more on the board
   *[other] { $count } more on the board
}
table-rules-of = Rules behind: { $what }
table-no-rules = No rule is named for this.
table-asking = Asking the table …
table-pick = { $low ->
    [0] Choose up to { $high }; chosen: { $count }.
   *[other] { $high ->
        [1] Choose one.
       *[other] Choose { $low } to { $high }; chosen: { $count }.
    }
}
table-pick-do = { $count ->
    [0] Choose none
   *[other] Choose these ({ $count })
}
table-thing = Thing { $number }
table-group-walk = Move
table-group-shoot = Shoot
table-group-card = Cards
table-group-ability = Abilities
table-group-trade = Trade
table-group-other = More
table-group-end = Finish
table-undo = Take back
table-undo-ask = Ask to take back

table-log = Log
table-log-empty = Nothing has happened yet.
table-log-earlier = Earlier lines
table-log-newest = To the newest
table-moment-before = The line before
table-moment-after = The line after
table-moment-unknown = The table does not know that moment any more. The replay after the game shows all of them.
table-to-now = Back to now
table-asked-aloud = You are asked: { $question }
table-chat = Chat
table-chat-empty = Nobody has said anything yet.
table-chat-say = Say something
table-chat-send = Send
table-chat-spectators = While the game runs, spectators are read by spectators only.

table-pass-device = Pass the device to { $name }
table-pass-why = Nobody should see another's cards. The table waits until the next player has it.
table-i-am = I am { $name }

### Offers

table-offer = { $what ->
    [undo] { $who } would like to take the last action back.
    [abort] { $who } proposes to break the game off without a result.
    [draw] { $who } offers a draw.
    [rematch] { $who } would like to play again.
   *[other] { $who } makes a proposal.
}
table-offer-waits = Waiting for: { $who }
table-agree = Agree
table-decline = Decline
table-withdraw = Withdraw
table-draw = Offer a draw
table-abort = Propose to break off
table-abort-alone = Break the game off
table-resign = Resign
table-resign-sure = You leave the game for good with this seat, and the rules count it as lost. This cannot be taken back.
table-resign-yes = Resign for good
table-cancel = Cancel
table-relieve-me = Let a bot play for me
table-rematch = Play again
table-to-rematch = To the new table
table-replay = Replay
table-record = Record
table-see-board = Look at the board
table-score = { $score ->
    [one] one point
   *[other] { $score } points
}
table-rating-change = Change of the rating

### Settings of a table

table-by-itself = What goes by itself
table-prefer-forced = Do the only thing that can be done without asking
table-prefer-passes = Pass whenever passing is offered
table-prefer-curtain = Cover the screen between players
table-look-as = Look as
table-pace = Pace of the bots
table-pace-0 = At once
table-pace-150 = Fast
table-pace-350 = Brisk
table-pace-700 = Calm
table-pace-1200 = Slow
table-motion = Motion
table-motion-none = None
table-motion-fast = Fast
table-motion-normal = Usual
table-motion-slow = Slow
table-settings = All settings

table-keys = Keys
table-keys-board = On the board itself: arrows walk over it, Enter acts, + and − zoom, 0 shows all of it.
table-key-choice = the choice with this number
table-key-list = through the list of choices
table-key-undo = take back
table-key-escape = skip a motion, close, back to now
table-key-board = to the board
table-key-choices = to the choices
table-key-log = to the log
table-key-chat = to the chat
table-key-text = the board in words, or drawn
table-key-rules = rules
table-key-menu = table and settings
table-key-help = these keys

### Why not

table-may = You may do that now.
table-see-rule = Rule { $rule }
table-refused-stale = The table has moved on since; look again.
table-refused-not-yours = That is not yours to decide.
table-refused-not-host = Only the host may do that.
table-refused-not-open = The game has begun already.
table-refused-not-running = The game is not running.
table-refused-nothing-to-undo = There is nothing to take back.
table-refused-revealed = Something was revealed or rolled since; it can no longer be taken back alone.
table-refused-answered = Somebody else has acted since; it can no longer be taken back alone.
table-refused-no-such-offer = There is no such proposal on the table.
table-refused-no-draws = This game knows no agreed draw.
table-refused-bots-play-on = Bots do not agree to a draw.
table-refused-not-away = That player is here.
table-refused-too-fast = That was a little too fast. Wait a moment.
table-refused-full = There is no free seat.
table-refused-no-such-bot = There is no such bot for this game.
table-refused-seated = Somebody sits there already.
table-refused-empty-seats = Some seats are still free: choose a bot for them, or wait.
table-refused-over = The game is over.
table-refused-wrong = The table did not understand that.

### Replay

replay-title = Replay: { $game }
replay-coming = The game is being laid out again
replay-none = There is no replay to show
replay-step = Moment { $at } of { $last }
replay-at = Moment { $at } of { $last }: { $line }
replay-beginning = The beginning
replay-verified = Verified
replay-verified-about = Played again just now by the server: every die and the result are those of the record.
replay-when = Ended { $when }
replay-eyes = Seen through the eyes of
replay-eyes-none = A spectator
replay-share = Link to this moment
replay-copied = The link to this moment is copied.
replay-copy-failed = The link to this moment: { $address }
replay-fork = Play on from here
replay-fork-about = A table of your own goes on from moment { $at }, with fresh dice. Bots play the other seats.
replay-fork-seat = Your seat
replay-fork-bot = The others
replay-fork-begin = Play on
replay-controls = Walk through the game
replay-moment = Moment
replay-speed = Speed
replay-play = Play
replay-pause = Pause
replay-first = To the beginning
replay-last = To the end
replay-back = One step back
replay-forth = One step on
replay-line-back = The line before
replay-line-forth = The next line
replay-key-step = a step back, a step on
replay-key-line = the line before, the next line
replay-key-speed = slower, faster
replay-key-play = play or pause
replay-key-ends = to the beginning, to the end
