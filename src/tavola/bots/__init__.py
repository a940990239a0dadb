"""Bots: players that see a view and their menu, never the state. Nothing registers them.

A bot for every game is a module here, a bot of one game a module in `bots/<game>/`; either says `BOT = <its class>`.
What a bot says about its choice are keys of `bots/text/*.ftl` and `bots/<game>/text/*.ftl`.
"""

from tavola.bots.base import Bot, Reason, UnknownBot
from tavola.bots.discovery import bot, names

__all__ = ["Bot", "Reason", "UnknownBot", "bot", "names"]
