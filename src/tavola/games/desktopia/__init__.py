"""Desktopia, «Настолье»: wooden disks flicked over a table. How rules and files correspond: docs/adding-a-game.md."""

from tavola.games.desktopia.game import Desktopia

GAME = Desktopia()
