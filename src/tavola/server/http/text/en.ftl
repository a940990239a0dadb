# What the HTTP part says when it says no.

problem-name-length = A name has 1 to { $most } letters, found { $found }.
problem-name-signs = A name has only signs that can be seen, and no more than two marks on a letter.
problem-login-form = A login has 3 to 32 of the letters a to z, digits, dots, hyphens and underscores.
problem-login-taken = The login { $login } belongs to somebody already.
problem-password-length = A password has { $least } to { $most } signs, found { $found }.
problem-wrong-login = This login and this password do not belong together.
problem-has-account = You have an account already: { $login }.
problem-nobody = For this you need a name: make one with POST /api/me, or log in.
problem-too-often = Too often. Try again in { $seconds ->
    [one] a second
   *[other] { $seconds } seconds
}.
problem-foreign = This request comes from a page of another site ({ $origin }); it is not carried out.
problem-media = Expected JSON (Content-Type: application/json), found { $found }.
problem-too-large = The request is too large; at most { $most } bytes are read.
problem-malformed = This is no JSON: { $why }.
problem-value = Something is not as expected: { $why }
problem-no-page = There is nothing at { $path }.
problem-method = { $method } does nothing at { $path }.
problem-no-game = No game is called { $name }; there is: { $known }.
problem-no-table = There is no table { $table }.
problem-not-over = This game is not over yet; its record can be read afterwards.
problem-broken-record = The record of this game cannot be played again: { $why }
problem-no-entry = Expected an entry between 0 and { $most }, found { $found }.
problem-no-seat = Expected a seat between 0 and { $most }, found { $found }.
problem-no-player = There is no player { $player }.
problem-table = { $why }
problem-stopping = The server is stopping. Try again in a moment.
problem-ours = Something went wrong here; it is our fault. What was stored before is safe.
