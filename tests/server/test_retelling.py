"""A finished game told again: its sentences as they were heard at the table, with the rules behind them."""

from __future__ import annotations

import msgspec
import pytest

from tavola.client.patch import patched
from tavola.core.record import Record
from tavola.server.api import Replay
from tavola.server.retelling import Asked
from tavola.server.retelling import replay as retell
from tavola.table import wire
from tavola.table.playback import playback
from tests.table.kit import NORTH, House

CALLED = {"en": ("Random 1", "Random 2"), "ru": ("Случайный 1", "Случайный 2")}


def played(lang: str) -> tuple[Replay, House]:
    house = House(("me", "random", "random"), "gorgasali", careful=False, options={"roundLimit": 1})
    (host,) = house.begun(NORTH, lang=lang)
    while house.table.status == "running":
        house.think()
        house.play([host], 1)
    over = house.table.summary()
    return retell(Asked("t", over.ended, over.chairs, over.ending, over.record, 0, lang)), house


@pytest.mark.parametrize("lang", CALLED)
def test_bots_are_called_as_at_the_table(lang: str) -> None:
    told, house = played(lang)
    said = [sentence for step in told.steps for sentence in step.told.said]
    heard = [sentence for move in house.join(NORTH, lang=lang).log for sentence in move["said"]]
    assert said[-len(heard) :] == heard
    assert all(name in "\n".join(said) for name in CALLED[lang])
    assert told.names == ("North", "random 1", "random 2")


def test_lines_have_the_rules_behind_them() -> None:
    """The same that the table tells of its newest moves."""
    told, house = played("en")
    host = house.join(NORTH, lang="en")
    for step in told.steps:
        assert len(step.rules) == len(step.told.said)
        assert all(sentence or not rules for rules, sentence in zip(step.rules, step.told.said, strict=True))
    last, move = told.steps[-1], host.log[-1]
    assert last.rules[-1]
    assert list(last.rules[-1]) == host.ask(wire.Behind(move["v"], len(move["events"]) - 1))["rules"]


@pytest.mark.parametrize("eyes", [None, 0])
def test_every_patch_leads_to_what_was_seen_then(eyes: int | None) -> None:
    """Views and deciders, step by step, as they are when the record is played again."""
    over = played("en")[1].table.summary()
    told = msgspec.to_builtins(retell(Asked("t", over.ended, over.chairs, over.ending, over.record, eyes, "en")))
    seen = {
        moment.number: {"view": msgspec.to_builtins(moment.match.view(eyes)), "deciders": tuple(moment.match.deciders)}
        for moment in playback(Record.decode(over.record))
        if moment.match.deciders or moment.match.result is not None
    }
    scene = {"view": told["view"], "deciders": ()}
    assert len(told["steps"]) == len(seen) > 20
    for step in told["steps"]:
        scene = msgspec.json.decode(msgspec.json.encode(patched(scene, step["patch"])))
        assert scene == msgspec.json.decode(msgspec.json.encode(seen[step["told"]["n"]]))
