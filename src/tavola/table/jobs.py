"""A bot's thinking, away from the table: a worker makes a match from the job and asks the bot."""

from __future__ import annotations

from typing import Any, Protocol

import msgspec

from tavola.core import codec
from tavola.core.frame import settle
from tavola.core.game import game as find_game
from tavola.core.play import Match, start
from tavola.core.rng import Dice
from tavola.core.values import Action, Menu, Random
from tavola.table.effects import Job


class Thinker(Protocol):
    """`tavola.bots.Bot`."""

    def choose(self, view: Any, menu: Menu, rng: Random) -> Action: ...


def match_of(job: Job) -> Match:
    """The match as it stands before the decision; its record is empty and its dice are nobody's."""
    game = find_game(job.game)
    state = game.blank(job.seats, job.options)
    codec.thaw(state, job.state, game.type_names)
    _, record = start(game, job.seats, job.options, None)
    match = Match(game, _begun=(state, record, Dice(0)))
    match._need = settle(state)
    return match


def think(job: Job, bot: Thinker, rng: Random) -> bytes:
    """What the bot chooses, as `Table.thought` takes it."""
    match = match_of(job)
    return msgspec.json.encode(bot.choose(match.view(job.seat), match.menu(job.seat), rng))
