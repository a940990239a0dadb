# The shelf of games and the list of tables.

lobby-title = Play
lobby-shelf = Games
lobby-own = Your tables
lobby-tables = At the tables now
lobby-waiting = No connection just now
lobby-empty = Nobody is playing just now
lobby-no-others = No other tables just now
lobby-empty-about = Make a table: fill the seats with bots, or send your friends a link. Public tables appear here
    at once.
lobby-places = Seats
lobby-open = { $n ->
    [one] { $n } seat free
   *[other] { $n } seats free
}
lobby-full = Waiting to begin
lobby-running = Running
lobby-rated = Rated
lobby-watching = { $n ->
    [one] { $n } watching
   *[other] { $n } watching
}
lobby-join = Join
lobby-join-aria = Join a table of { $title }
lobby-watch = Watch
lobby-watch-aria = Watch a table of { $title }
lobby-back = Back to the table
lobby-back-aria = Back to the table of { $title }

game-seats = { $low } to { $high } players
game-beta = Beta
game-rules = Rules
game-ranking = Ranking
game-gorgasali-about = Ten strange characters on a land that shrinks as the rounds go by. Break open chests, put
    cards on your mat, shoot, and be the last one standing.
game-desktopia-about = Wooden disks on a table full of everyday things: flick yours with a finger's strength, knock
    enemies down, keep your own on the wood. Heroes, spells and missiles obey real physics.
play-now = Play against bots
play-friends = Invite friends
chair-open = Free seat
