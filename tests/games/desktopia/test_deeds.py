"""Actions as text: the round trip of every kind, what may be left out, and what is not understood."""

from __future__ import annotations

import re
from itertools import product

import msgspec
import pytest

from tavola.core.play import Match
from tavola.core.values import Action, Spots
from tavola.games.desktopia import actions as a
from tavola.games.desktopia.deed_words import DeedError, names_of
from tavola.games.desktopia.deeds import FORMS, parse, spell, usage
from tavola.games.desktopia.game import Desktopia
from tavola.games.desktopia.state import State

GAME = Desktopia()
VALUES = (0, 3, 26, 63, -1, 1_234_567, -999_999_999)


def table() -> Match:
    """Metal at the bottom, Grass at the top; nothing has been done."""
    return Match(GAME, seats=2, seed=1, options={"scenario": "two_crowns"})


def state(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def examples(kind: type[Action]) -> list[Action]:
    """Numbers of all sorts in every field."""
    fields = msgspec.structs.fields(kind)
    if kind is a.Mark:
        return [a.Mark(()), a.Mark((5,)), a.Mark((5, 0, 63))]
    rows = [VALUES[i:] + VALUES[:i] for i in range(len(fields))]
    return [kind(*row) for row in zip(*rows, strict=True)] or [kind()]


@pytest.mark.parametrize("kind", GAME.actions, ids=lambda kind: kind.__name__)
def test_what_is_spelled_reads_back(kind: type[Action]) -> None:
    """With nothing seen, and whatever the numbers are."""
    for action in examples(kind):
        assert parse(spell(action)) == action


def test_every_action_has_its_form() -> None:
    assert set(FORMS) == set(GAME.actions)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("flick 4 1000,-200 1500", a.Flick(4, 1000, -200, 1500)),
        ("flick 4 90 0", a.Flick(4, 1_000_000, 0, 0)),
        ("flick 4 -90.000 0", a.Flick(4, -1_000_000, 0, 0)),
        ("flick 4 30.5 800", a.Flick(4, 507_538, -861_629, 800)),
        ("place 13 512.5,300.000001", a.Place(13, 512_500_000, 300_000_001)),
        ("place 13 -0.5,0 0,-1", a.Place(13, -500_000, 0, 0, -1)),
        ("place 13 1,2 180", a.Place(13, 1_000_000, 2_000_000, 0, 1_000_000)),
        ("shoot 0 tick", a.Shoot(0, 31)),
        ("shoot 0 31", a.Shoot(0, 31)),
        ("cast 0", a.Cast(0)),
        ("artifact 2", a.UseArtifact(2, 0)),
        ("artifact 2 take", a.UseArtifact(2, 1)),
        ("ritual healing", a.PlayRitual(2)),
        ("face minusoid 16", a.ChooseFace(13, 16)),
        ("hit vampire", a.ChooseHit(1)),
        ("mark 4,5", a.Mark((4, 5))),
        ("mark -", a.Mark(())),
        ("  stop  ", a.Stop()),
    ],
)
def test_a_line_means_this(line: str, action: Action) -> None:
    assert parse(line) == action


def test_names_of_disks() -> None:
    """One of a kind has its kind's name, several are numbered in the order of their disks."""
    match = table()
    names = names_of(state(match))
    ramprack = [disk for disk, name in names.items() if name.startswith("ramprack")]
    assert [names[disk] for disk in sorted(ramprack)] == ["ramprack#1", "ramprack#2"]
    assert names_of(match.view(None)) == names
    assert parse("choose baaroun", state(match)) == parse("choose baaroun", match.view(0))
    assert parse("mark ramprack#2,vampal", state(match)) == a.Mark(
        (ramprack[1], next(disk for disk, name in names.items() if name == "vampal"))
    )


def test_a_flick_at_something_points_from_centre_to_centre() -> None:
    match = table()
    disks = {one.id: one for one in match.view(None).disks}
    flick = parse("flick baaroun at vampal 1500", state(match))
    assert isinstance(flick, a.Flick)
    target = next(disk for disk, name in names_of(state(match)).items() if name == "vampal")
    origin, end = disks[flick.disk], disks[target]
    assert flick.dx * (end.y - origin.y) == pytest.approx(flick.dy * (end.x - origin.x), rel=1e-6)
    assert (flick.dx > 0, flick.dy > 0) == (end.x > origin.x, end.y > origin.y)
    at = parse(f"flick baaroun at {end.x / 1e6},{end.y / 1e6} 1500", state(match))
    assert at == flick


def test_of_a_character_that_is_seen_the_missile_is_known() -> None:
    assert parse("shoot baaroun", state(table())) == parse("shoot baaroun lightning", state(table()))


def test_the_disk_that_is_asked_about_may_be_left_out() -> None:
    """A missile to be placed, then to be flicked."""
    match = table()
    while match.view(None).turn.seat != 1:
        match.play(match.deciders[0], a.Stop())
    seat = 1
    match.play(seat, parse("shoot archer#1", state(match)))
    asked = match.view(seat).pending
    assert asked.question == "place_missile"
    menu = match.menu(seat)
    assert isinstance(menu, Spots)
    spot = menu.some[0]
    assert parse(f"place {spell(spot).split()[2]}", state(match)) == spot
    match.play(seat, spot)
    assert parse("flick 0 900", match.view(seat)) == a.Flick(asked.disk, 0, -1_000_000, 900)
    aimed = parse("flick at baaroun 900", match.view(seat))
    assert isinstance(aimed, a.Flick)
    assert aimed.disk == asked.disk


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("", "expected one of squad, place, flick"),
        ("fly 4", "expected one of squad, place, flick"),
        ("flick", "flick [DISK] AIM SPEED: expected a disk in 'flick'"),
        ("flick 4", "expected a direction"),
        ("flick 4 90 fast", "expected a speed in mm/s, found 'fast'"),
        ("flick 4 90 1.5", "expected a speed in mm/s, found '1.5'"),
        ("flick 4 1,2,3 900", "expected a direction"),
        ("flick 4 0.0001 900", "expected a direction"),
        ("flick 90 900", "expected a disk in"),
        ("flick 4 90 900 1", "unexpected '1'"),
        ("flick 4 at 5 900", "disk 4 is not on the table"),
        ("flick ² 90 900", "expected a disk: a number or one of none here, found '²'"),
        ("place 4 100", "expected a place x,y in millimetres, found '100'"),
        ("place 4 100,0.0000001", "expected a place x,y in millimetres"),
        ("place 4 1e3,5", "expected a place x,y in millimetres"),
        ("place 100,5", "expected a disk"),
        ("shoot 4", "expected a missile: one of flame, tornado"),
        ("shoot 4 stone", "expected a missile: a number or one of flame, tornado"),
        ("ritual", "expected a ritual"),
        ("ritual dance", "expected a ritual: a number or one of summoning"),
        ("hit hard", "expected a hit: a number or one of plain, vampire"),
        ("mark 4,,5", "expected a disk"),
        ("mark 99999999999999", "expected a disk"),
        ("choose kharu", "expected a disk: a number or one of none here"),
        ("stop now", "unexpected 'now'"),
    ],
)
def test_what_is_not_understood_says_what_was_expected(line: str, message: str) -> None:
    with pytest.raises(DeedError, match=re.escape(message)):
        parse(line)


def test_a_name_of_several_is_refused_with_their_names() -> None:
    with pytest.raises(DeedError, match=r"expected ramprack#1 or ramprack#2, found 'ramprack'"):
        parse("choose ramprack", state(table()))
    with pytest.raises(DeedError, match="expected another disk or place to aim at"):
        parse("flick baaroun at baaroun 900", state(table()))


def test_usage_names_every_word() -> None:
    told = [usage(kind) for kind in FORMS]
    assert len({line.split()[0] for line in told}) == len(told)
    assert all(len(line) < 40 for line in told)
    assert not any(one != other and one.split()[0] == other.split()[0] for one, other in product(told, told))
