"""Chat: who reads what, how it is cleaned, how fast one may talk."""

from __future__ import annotations

import pytest

from tavola.games._template.actions import Stake
from tavola.table import wire
from tavola.table.talk import LINES, LONGEST
from tests.table.kit import EAST, NORTH, PASSER, SOUTH, House, chat_of


def test_before_the_game_everybody_reads_everything() -> None:
    house = House(("me", "open"))
    host, passer = house.join(NORTH), house.join(PASSER)
    passer.done(wire.Chat, text="Is there a chair?")
    host.done(wire.Chat, text="Yes")
    assert chat_of(host) == chat_of(passer) == ["Is there a chair?", "Yes"]
    assert [(line["seat"], line["name"]) for line in host.chat] == [(-1, "Passer-by"), (0, "North")]
    assert host.chat[0]["at"] == house.now // 1000


def test_spectators_of_a_running_game_talk_apart() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    passer, other = house.join(PASSER), house.join(None)
    passer.done(wire.Chat, text="He holds the shield!")
    host.done(wire.Chat, text="Shall we?")
    assert chat_of(host) == chat_of(east) == ["Shall we?"]
    assert chat_of(passer) == chat_of(other) == ["He holds the shield!", "Shall we?"]
    assert not any(b"shield!" in data for client in (host, east) for data in client.heard)
    house.check()
    house.restore()
    host, passer = house.join(NORTH), house.join(PASSER)
    assert chat_of(host) == ["Shall we?"]
    assert len(chat_of(passer)) == 2
    assert not any(b"shield!" in data for data in host.heard)


def test_a_player_who_looks_with_a_spectators_eyes_reads_as_a_player() -> None:
    """Two seats at one window: no eyes are chosen yet."""
    house = House(("me", "me"))
    host = house.join(NORTH)
    host.done(wire.Start)
    passer = house.join(PASSER)
    passer.done(wire.Chat, text="apart")
    assert chat_of(host) == []
    assert host.v == passer.v


def test_after_the_game_all_talk_together() -> None:
    house = House(("me", "open"))
    host, east = house.begun(NORTH, EAST)
    passer = house.join(PASSER)
    passer.done(wire.Chat, text="apart")
    house.play([host, east])
    passer.done(wire.Chat, text="well played")
    assert chat_of(host) == ["well played"]
    house.check()


@pytest.mark.parametrize(
    ("text", "cleaned"),
    [
        ("  much \t\n space ", "much space"),
        ("\u202egnirts\u202c \u0000\u0007end", "gnirts end"),
        ("a\u200db", "a\u200db"),
        ("x" * 1000, "x" * LONGEST),
        ("Привет, стол", "Привет, стол"),
    ],
)
def test_lines_are_cleaned(text: str, cleaned: str) -> None:
    host = House().join(NORTH)
    host.done(wire.Chat, text=text)
    assert chat_of(host) == [cleaned]


@pytest.mark.parametrize("text", ["", "  ", "\u202e\u200b", "\ud800"])
def test_nothing_to_read_is_nothing_said(text: str) -> None:
    assert House().join(NORTH).refused(wire.Chat, text=text) == "wrong"


def test_who_talks_too_fast_waits() -> None:
    house = House()
    host, passer = house.join(NORTH), house.join(PASSER)
    for _ in range(6):
        host.done(wire.Chat, text="again")
    assert host.refused(wire.Chat, text="again") == "too-fast"
    passer.done(wire.Chat, text="others may")
    two = house.join(NORTH, "two")
    assert two.refused(wire.Chat, text="from another window") == "too-fast"
    house.wait(1500)
    host.done(wire.Chat, text="again")
    assert host.refused(wire.Chat, text="again") == "too-fast"


def test_the_newest_lines_are_kept() -> None:
    house = House(("me", "open"), careful=False)
    host = house.join(NORTH)
    for number in range(LINES + 5):
        house.wait(1500)
        host.done(wire.Chat, text=str(number))
    assert chat_of(host.hello()) == [str(number) for number in range(5, LINES + 5)]
    house.restore()


def test_talking_does_not_disturb_a_decision() -> None:
    house = House(("me", "open", "open"))
    host, east, south = house.begun(NORTH, EAST, SOUTH)
    before = host.asked
    south.done(wire.Chat, text="hm")
    assert host.asked == before
    host.act(Stake(1))
    house.wait(200)
    east.done(wire.Chat, text="hm")
    assert host.scene["undo"] == "own"
    host.done(wire.Undo)
