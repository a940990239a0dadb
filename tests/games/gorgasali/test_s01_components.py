"""Section 1, what test_content.py does not count; and GO-R1, the metric."""

from __future__ import annotations

from tests.games.gorgasali.kit import at, figure, legal, state
from tests.games.gorgasali.open_ground import on

from tavola.games.gorgasali import content
from tavola.games.gorgasali.actions import Defend, Shoot

TEN = ("armazi", "ebue", "varas", "medea", "tsiva", "octor", "kruber", "tharsis", "drain", "emoon")


def test_go_1_8_there_are_ten_extra_chests() -> None:
    """GO-1.8: one for each of ten players, and a position cannot hold more."""
    lines = "".join(f"figure {seat} {key} at {seat},0 chests 1\n" for seat, key in enumerate(TEN))
    assert sum(f.chests for f in state(on("seats 10\n" + lines)).figures) == 10


def test_go_1_9_there_are_ten_health_markers() -> None:
    """GO-1.9: every figure of a full table has its own health."""
    lines = "".join(f"figure {seat} {key} at {seat},0 hp {90 + seat}\n" for seat, key in enumerate(TEN))
    assert [f.health for f in state(on("seats 10\n" + lines)).figures] == list(range(90, 100))


def test_go_1_11_there_is_one_round_bar() -> None:
    """GO-1.11: one number of a round and one holder."""
    view = on("seats 2\nround 3\nbar 1\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nturn 1 before").view(None)
    assert (view.round, view.bar) == (3, 1)


def test_go_1_13_there_is_one_twenty_sided_die() -> None:
    """GO-1.13: it names the twenty sectors, one a face."""
    board = state(at("seats 2\nfigure 0 medea at 0,0\nfigure 1 varas at 26,26")).kit.board
    assert [number for number, gates in enumerate(board.gates) if gates] == list(range(1, 21))


def test_go_1_16_the_books_have_no_function_in_play() -> None:
    """GO-1.16: no option and no fact of a game concerns them."""
    s = state(on("seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9"))
    assert not [name for name in (*s.FIELDS, *s.kit.settings) if "book" in name.lower()]


def test_go_1_20_the_split_of_the_banners_never_limits_play() -> None:
    """GO-1.20: all eight Barriers of the deck may lie at once, twice as many as banners of the box."""
    supply = content.load_banner_supply()
    lines = "".join(f"banner barrier of 1 at {i},13\n" for i in range(7))
    match = on(f"seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at 9,9\nmat 0 barrier\n{lines}turn 0 open")
    assert (supply[0], legal(match, Defend)) == (4, [Defend(4)])


def test_go_r1_range_is_counted_in_king_moves() -> None:
    """GO-R1: Gemini reaches (7,7) from (5,5), and "next to" are the eight neighbours."""
    text = "seats 2\nfigure 0 medea at 5,5\nfigure 1 varas at {}\nmat 0 {}\nturn 0 open"
    assert legal(on(text.format("7,7", "gemini")), Shoot) == [Shoot(0, 1)]
    assert legal(on(text.format("8,5", "gemini")), Shoot) == []
    beside = [(x, y) for x in range(4, 7) for y in range(4, 7) if (x, y) != (5, 5)]
    assert all(legal(on(text.format(f"{x},{y}", "tochinator")), Shoot) for x, y in beside)
    orthogonal = on("option rangeMetric orthogonal\n" + text.format("6,6", "tochinator"))
    assert legal(orthogonal, Shoot) == []
    assert figure(orthogonal, 1).alive
