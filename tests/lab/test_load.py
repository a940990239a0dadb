"""The load for servers: what it counts, what it compares, and a small run on a real server."""

from __future__ import annotations

import asyncio
import json
import math
from collections.abc import Callable
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tavola.core.errors import TavolaError
from tavola.lab.load import boardgame_io
from tavola.lab.load.command import LOADS, check, chosen, server_command, turns
from tavola.lab.load.crowd import Crowd, Load, Place, quantile
from tavola.lab.load.records import by_seat, difference
from tavola.lab.load.results import grouped, middle, ratio
from tavola.lab.load.run import Measured, Plan
from tavola.lab.load.websocket import LoadError, Socket

QUICK = Load("quick", "")
DRAW, PASS = {"type": "draw"}, {"type": "pass"}


class Eye:
    """Somebody at a table who has this version."""

    answered = True

    def __init__(self, v: int) -> None:
        self.v = v

    def go(self) -> None:
        self.v += 100

    def end(self) -> None:
        pass


def table(*versions: int) -> tuple[Crowd, Place]:
    crowd = Crowd(QUICK)
    place = Place("t", crowd, counted=True)
    place.viewers.extend(map(Eye, versions))
    crowd.places.append(place)
    crowd.count()
    return crowd, place


# --- counting ---------------------------------------------------------------------------------------------------------


def test_a_move_has_arrived_when_everybody_has_it() -> None:
    crowd, place = table(7, 6)
    place.moves.append((7, crowd.since))
    place.heard()
    assert crowd.moves == 0
    place.viewers[1].v = 7
    place.heard()
    assert (crowd.moves, len(crowd.latencies), place.moves) == (1, 1, [])


def test_moves_sent_before_the_counting_are_not_counted() -> None:
    crowd, place = table(7)
    place.moves.append((7, crowd.since - 1))
    place.heard()
    assert (crowd.moves, place.moves) == (0, [])


def test_nobody_moves_before_all_are_there() -> None:
    crowd, place = table(0, -1)
    crowd.begin()
    assert [viewer.v for viewer in place.viewers] == [0, -1]
    place.viewers[1].v = 0
    place.come()
    assert [viewer.v for viewer in place.viewers] == [100, 100]


def test_the_next_game_waits_for_as_many_as_played_the_last() -> None:
    crowd, place = table(3, 3)
    crowd.begin()
    later = place.follow("next")
    assert later is place.follow("next")
    assert crowd.places == [later]
    later.viewers.append(Eye(0))
    later.come()
    assert not later.open
    later.viewers.append(Eye(0))
    later.come()
    assert later.open


def test_a_quantile_is_one_of_the_values() -> None:
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.5) == 2.0
    assert quantile([1.0, 2.0, 3.0, 4.0], 0.99) == 4.0
    assert math.isnan(quantile([], 0.5))


# --- records ----------------------------------------------------------------------------------------------------------


def test_a_record_is_told_by_seat_without_what_nature_did() -> None:
    lines = [{"header": {}}, {"type": "shuffled"}, {"s": 0, **DRAW, "digest": "ab"}, {"s": 1, **PASS}, {"end": 3}]
    assert by_seat(b"\n".join(json.dumps(line).encode() for line in lines)) == {0: [DRAW], 1: [PASS]}


@pytest.mark.parametrize(
    ("done", "recorded", "expected"),
    [
        ([DRAW, PASS], [DRAW, PASS], ""),
        ([DRAW, PASS], [DRAW], "lost"),
        ([DRAW], [DRAW, DRAW], "too many"),
        ([DRAW, PASS], [PASS, DRAW], "move 1 was"),
        ([{"items": [1, 2]}], [{"type": "pay", "cards": [1, 2]}], ""),
    ],
)
def test_lost_doubled_and_misplaced_moves_are_found(
    done: list[dict[str, object]], recorded: list[dict[str, object]], expected: str
) -> None:
    found = difference(done, recorded)
    assert expected in found
    assert bool(expected) == bool(found)


# --- sockets ----------------------------------------------------------------------------------------------------------

HELLO = b"HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n\r\n"


def heard_of(pieces: list[bytes]) -> list[bytes]:
    async def listen() -> list[bytes]:
        heard: list[bytes] = []
        socket = Socket(heard.append, pytest.fail)
        for piece in pieces:
            socket.data_received(piece)
        return heard

    return asyncio.run(listen())


def frame(text: bytes) -> bytes:
    size = bytes([len(text)]) if len(text) < 126 else b"\x7e" + len(text).to_bytes(2, "big")
    return b"\x81" + size + text


@pytest.mark.parametrize("cut", [lambda data: [data], lambda data: [bytes([byte]) for byte in data]])
def test_messages_are_read_however_they_are_cut(cut: Callable[[bytes], list[bytes]]) -> None:
    texts = [b"{}", b"x" * 125, b"y" * 126, b"z" * 3000]
    assert heard_of(cut(HELLO + b"".join(map(frame, texts)))) == texts


def test_a_server_that_lets_nobody_in_is_quoted() -> None:
    async def knock() -> None:
        socket = Socket(pytest.fail, pytest.fail)
        socket.data_received(b"HTTP/1.1 403 Forbidden\r\n\r\n")
        await socket.opened

    with pytest.raises(LoadError, match="403 Forbidden"):
        asyncio.run(knock())


# --- the command ------------------------------------------------------------------------------------------------------


def test_servers_take_turns() -> None:
    assert list(turns([QUICK], ["a", "b"], 2)) == [("a", QUICK), ("b", QUICK), ("a", QUICK), ("b", QUICK)]
    breaking = next(load for load in LOADS if load.breaks)
    assert list(turns([breaking], ["a", "b"], 1)) == [("a", breaking)]


def test_ratios_are_by_round() -> None:
    row = [Measured("l", name, 1, 4, seconds=1.0, moves=moves, cpu=1.0) for name, moves in
           (("tavola", 30), ("boardgame.io", 10), ("tavola", 40), ("boardgame.io", 40), ("tavola", 50))]  # fmt: skip
    rows = grouped(row)
    assert ratio(rows["l", "tavola"], rows["l", "boardgame.io"]) == 2.0
    assert middle(rows["l", "tavola"], lambda one: one.rate) == 40.0
    assert middle(rows["l", "tavola"], lambda one: one.p50) is None


def test_what_cannot_be_measured_is_refused_with_what_can() -> None:
    with pytest.raises(TavolaError, match="expected one of thinking, watched, saturated, breaking"):
        chosen(["lazy"])
    with pytest.raises(TavolaError, match="template is for 2 to 4, found 9"):
        check(Plan(seats=9))
    with pytest.raises(TavolaError, match="expected en or ru, found 'la'"):
        check(Plan(lang="la"))
    with pytest.raises(TavolaError, match="at most"):
        check(Plan(tables=1_000_000))


def test_a_small_load_on_a_server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Real sockets, a real database: moves are counted, sockets break, every move is found in its record."""
    monkeypatch.setenv(boardgame_io.FOLDER, str(tmp_path / "nowhere"))
    words, out = StringIO(), tmp_path / "bench.json"
    plan = Plan(tables=2, seats=2, seconds=0.3, folder=str(tmp_path))
    code = server_command(plan, ["saturated", "breaking"], out, console=Console(file=words, width=200))
    assert code == 0, words.getvalue()
    saturated, breaking = json.loads(out.read_text())["rows"]
    assert saturated["moves"] > 0
    assert saturated["sockets"] == 4
    assert (breaking["games"], breaking["compared"]) == (2, breaking["moves"])
    assert f"all {breaking['compared']:,} moves that were called done are in the records" in words.getvalue()
    assert "boardgame.io is measured with 4 seats alone" in words.getvalue()
