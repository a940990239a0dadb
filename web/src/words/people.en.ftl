# Players: oneself, others, the ranking.

me-title = Who you are
me-guest = Take a name
me-guest-about = A name is all it takes to play. This device remembers you.
me-begin = Take this name
me-rename = Change the name
me-other-name = Another name
me-back = Log in
me-back-about = To an account you have already, from any device.
me-switch-about = On this device you will no longer be { $name } afterwards. A guest’s games stay in the records,
    but nobody can come back as that guest.
me-keep = Keep your name and your games
me-keep-about = With a login and a password you can come back from any device; rating and history stay yours.
me-keep-do = Make an account
me-kept = The account is made. You can log in with it anywhere.
me-leave = Log out
me-leave-sure = Leave for good?
me-leave-guest = You have no account: nobody can come back to this name, its rating and its history.
me-leave-do = Leave for good
me-stay = Stay

profile-since = Here since { $day }
profile-guest = guest
profile-account = account { $login }
profile-lately = { $games ->
    [one] Latest game: { $won } won
   *[other] Latest { $games } games: { $won } won, { $share } %
}
profile-all = { $games ->
    [one] { $games } game, { $won } won
   *[other] { $games } games, { $won } won, { $share } %
}
profile-places = Places: first { $first }, second { $second }, third { $third }, later { $later }
profile-ratings = Rating
profile-sure = { $games ->
    [one] Very likely between { $low } and { $high }, after { $games } rated game
   *[other] Very likely between { $low } and { $high }, after { $games } rated games
}
profile-curve = From { $from } to { $to } over the games below
profile-history = Finished games
profile-no-games = No finished games yet.
profile-no-games-mine = Your finished games gather here, each with its replay.
profile-change = Rating { $change }
profile-winner = (winner)
profile-replay = Replay
profile-record = Download the record
profile-more = Older games

ranking-of = Ranking – { $game }
ranking-about = Glicko-2: the number after ± says how uncertain a rating is; bands show where the true strength very
    likely lies. Bots are rated like people.
ranking-who = Who is shown
ranking-all = All
ranking-people = People
ranking-bots = Bots
ranking-place = Place
ranking-player = Player
ranking-rating = Rating
ranking-sure = How certain
ranking-games = Games
ranking-empty = Nobody of these yet.
ranking-none = No one is placed yet
ranking-none-about = After a few rated games a rating is certain enough, and its owner stands here. Be the first.
