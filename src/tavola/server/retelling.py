"""Finished games told again, move by move, through the eyes of one seat. Played again in a process of its own."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from typing import Any, Final

import msgspec

from tavola.core.errors import TavolaError
from tavola.core.record import NATURE, Record
from tavola.core.text import Speaker
from tavola.core.values import Event
from tavola.server.api import Replay, ReplayStep
from tavola.server.problems import Trouble
from tavola.server.processes import NO_ANSWER, Pool
from tavola.server.store import archive as stored
from tavola.table import speech
from tavola.table.diff import differences
from tavola.table.playback import Moment, playback
from tavola.table.wire import Chair, Ending, Told

PATIENCE: Final = 60.0  # seconds
KEPT: Final = 32  # told games
FAILED: Final = b"!"  # before the reason


class Asked(msgspec.Struct, frozen=True):
    """What the process needs to know."""

    table: str
    ended: int
    chairs: tuple[Chair, ...]
    ending: Ending | None
    record: bytes
    eyes: int | None
    lang: str


ENCODE: Final = msgspec.msgpack.Encoder().encode
DECODE: Final = msgspec.msgpack.Decoder(Asked).decode


class Retelling:
    """Games as JSON, ready to be sent; the last ones are kept."""

    def __init__(self) -> None:
        self._pool = Pool("replays", game_is_told, 1, PATIENCE)
        self._kept: OrderedDict[tuple[str, int | None, str], asyncio.Future[bytes]] = OrderedDict()

    async def tell(self, found: stored.Archived, record: bytes, eyes: int | None, lang: str) -> bytes:
        """The Replay, or a Trouble. Two who ask for the same wait for the same."""
        key = (found.table, eyes, lang)
        answer = self._kept.get(key)
        if answer is None:
            asked = Asked(found.table, found.ended, found.chairs, found.ending, record, eyes, lang)
            answer = self._kept[key] = self._pool.ask(ENCODE(asked))
            if len(self._kept) > KEPT:
                self._kept.popitem(last=False)
        self._kept.move_to_end(key)
        body = await asyncio.shield(answer)
        if body == NO_ANSWER or body.startswith(FAILED):
            self._kept.pop(key, None)
            why = body.removeprefix(FAILED).decode() or f"> {PATIENCE:g} s"
            raise Trouble(409, "broken-record", "table", why=why)
        return body

    async def close(self) -> None:
        await self._pool.close()


# --- in the process ---------------------------------------------------------------------------------------------------


def game_is_told(data: bytes) -> bytes:
    """The Replay as JSON, or why there is none."""
    try:
        return msgspec.json.encode(replay(DECODE(data)))
    except TavolaError as error:
        return FAILED + str(error).encode()


def replay(asked: Asked) -> Replay:
    record = Record.decode(asked.record)
    game, names = record.header.game, names_of(asked.chairs)
    speaker = Speaker(game, asked.lang, speech.names_of(asked.chairs, game, asked.lang))
    teller = Teller(speaker, asked.eyes)
    for moment in playback(record):
        teller.hear(moment)
    return Replay(
        id=asked.table, game=game, names=names, bots=tuple(chair.kind == "bot" for chair in asked.chairs),
        options=record.header.options, ended=asked.ended // 1000, ending=asked.ending,
        verified=moment.match.result == record.result, view=teller.first, steps=tuple(teller.steps),
    )  # fmt: skip


def names_of(chairs: Sequence[Chair]) -> tuple[str, ...]:
    """What stands on each chair, for programs; a bot without a name of its own has that of its kind."""
    return tuple(chair.name or chair.bot for chair in chairs)


class Teller:
    """Makes moves of moments: what a seat or a clock did, with the dice that followed from it.

    `first` is the view when the first seat is asked; the first step is the set-up that led there.
    """

    def __init__(self, speaker: Speaker, eyes: int | None) -> None:
        self.first: Any = None
        self.steps: list[ReplayStep] = []
        self._speaker = speaker
        self._eyes = eyes
        self._scene: dict[str, Any] = {}
        self._events: list[Event] = []
        self._by = NATURE

    def hear(self, moment: Moment) -> None:
        match = moment.match
        known = [match.game.redact(match.state, event, self._eyes) for event in moment.events]
        self._events += [event for event in known if event is not None]
        self._by = max(self._by, moment.seat)
        if match.deciders or match.result is not None:
            self._end(moment.number, match.view(self._eyes), match.deciders)

    def _end(self, number: int, sight: Any, deciders: Sequence[int]) -> None:
        """The move is done: somebody is asked, or the game is over."""
        scene = {"view": sight, "deciders": tuple(deciders)}
        if not self.steps:
            self.first, self._scene = sight, {"view": sight, "deciders": ()}
        said = tuple(self._speaker.event(event, sight) or "" for event in self._events)
        told = Told(len(self.steps), number, self._by, tuple(self._events), said)
        why = self._speaker.game.why
        rules = [why(event, sight) if line else () for event, line in zip(self._events, said, strict=True)]
        self.steps.append(ReplayStep(told, tuple(differences(self._scene, scene)), tuple(rules)))
        self._scene, self._events, self._by = scene, [], NATURE
