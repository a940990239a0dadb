"""Lanterns: a tiny complete game to copy from. docs/adding-a-game.md walks through it, module by module.

The underscore keeps it off the shelf: `tavola.games()` leaves it out, the tests of the contract do not.
"""

from tavola.games._template.game import Lanterns

GAME = Lanterns()
