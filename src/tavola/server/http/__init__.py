"""The HTTP part: who one is, which games and tables there are, what has been played."""
