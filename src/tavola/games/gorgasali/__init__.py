"""Gorgasali: Battle Royale."""

from tavola.games.gorgasali.game import Gorgasali

GAME = Gorgasali()
