"""One running game, without any I/O of screens or sockets: seats, bots, what may be taken back."""
