"""The demands of section 28 at the table itself: real flicks, the game's own surface, the log as the rules get it."""

from __future__ import annotations

import ast
from itertools import pairwise
from math import hypot, isclose
from pathlib import Path

import pytest
from tests.games.desktopia.kit import GAME, Table, table

from tavola import disks
from tavola.core.record import Record
from tavola.core.values import Slid
from tavola.core.values import Slide as Need
from tavola.games.desktopia import cards, content, physics
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Flick, Place, Shoot
from tavola.games.desktopia.units import MM, TOP_SPEED, UNIT

SIZES = {"kharu": 31, "ezzen": 28, "phantom": 23}  # one of each rank
MASSES = {"kharu": 4.2711, "ezzen": 3.4844, "phantom": 2.3511}  # DT-P.3
INERTIAS = {"kharu": 18.242, "ezzen": 12.141, "phantom": 5.528}  # DT-P.4
GENTLE = 250
Row = tuple[int, ...]


def flicked(t: Table, name: str, dx: int, dy: int, speed: int = TOP_SPEED) -> ev.Slide:
    """What nature says to a flick."""
    t.do(Flick(t.disk(name), dx, dy, speed))
    return t.seen(ev.Slide)[0]


def rows(slide: ev.Slide, kind: int) -> list[Row]:
    return [row for row in slide.log if row[0] == kind]


def pairs(t: Table, slide: ev.Slide) -> list[tuple[str, str]]:
    """Who met whom, in the order of the log; each pair by the alphabet."""
    met = [sorted((t.name(row[3]), t.name(row[4]))) for row in rows(slide, physics.CONTACT)]
    return [(one, other) for one, other in met]


def rest(t: Table, slide: ev.Slide, name: str) -> Row:
    return next(row for row in slide.rest if row[0] == t.disk(name))


# --- bodies ---------------------------------------------------------------------------------------------------------


def test_dt_p_1_the_solver_has_rounds_of_four_sizes() -> None:
    """DT-P.1."""
    wanted = {cards.HERO: 0.0155, cards.ARTIFACT: 0.0155, cards.VETERAN: 0.014, cards.FIGHTER: 0.0115,
              cards.MISSILE: 0.0075}  # fmt: skip
    bodies = physics.bodies_of([(disk, MM, MM, 0, -UNIT, -1) for disk in range(cards.DISKS)])
    assert [body.r for body in bodies] == [wanted[cards.role_of(disk)] for disk in range(cards.DISKS)]


@pytest.mark.parametrize("kind", MASSES)
def test_dt_p_3_a_bump_gives_back_the_mass(kind: str) -> None:
    """DT-P.2, DT-P.3: the impulse is the mass in missiles times the change of speed."""
    t = table(f"0 {kind} 500,900\n1 vailla 100,100", border="wall")
    bump = rows(flicked(t, kind, 0, 1), physics.BUMP)[0]
    approach, impulse = bump[9], bump[10]
    assert isclose(impulse / approach / (1 + physics.SURFACE.e_land), MASSES[kind], rel_tol=3e-5)


def test_dt_p_3_a_missile_is_the_measure() -> None:
    """DT-P.3: a shot into the wall."""
    t = table("0 archer 500,900\n1 vailla 100,100", border="wall")
    t.do(Shoot(t.disk("archer"), cards.ARROW))
    spot = next(one for one in t.listed(Place) if isinstance(one, Place) and one.y > 900 * MM)
    t.do(spot)
    t.names["arrow"] = spot.disk
    bump = rows(flicked(t, "arrow", 0, 1), physics.BUMP)[0]
    assert isclose(bump[10] / bump[9] / (1 + physics.SURFACE.e_land), 1.0, rel_tol=3e-5)


@pytest.mark.parametrize("kind", INERTIAS)
def test_dt_p_4_the_same_push_at_the_rim_turns_small_disks_faster(kind: str) -> None:
    """DT-P.4: along the wall friction gives mu times the impulse at the rim; the spin tells the inertia."""
    t = table(f"0 {kind} 300,900\n1 vailla 100,100", border="wall")
    slide = flicked(t, kind, 3, 1)
    bump = rows(slide, physics.BUMP)[0]
    spin = next(row[10] for row in slide.path if row[1] == bump[1]) / physics.MILLION
    push = physics.SURFACE.mu_land * bump[10] / physics.METRE
    missile = 0.0075**2 / 2
    assert isclose(push * SIZES[kind] / 2000 / abs(spin) / missile, INERTIAS[kind], rel_tol=1e-3)


def test_dt_p_10_landscape_throws_back_and_is_no_contact() -> None:
    """DT-P.10: a cup of a circle and a polygon stays where it is; nobody is hit, and the rules hear of no touch."""
    t = table("0 kharu 300,500\n1 vailla 900,900\nthing cup 500,500")
    slide = flicked(t, "kharu", 1, 0)
    assert [row[4] for row in rows(slide, physics.BUMP)] == [0]
    assert rows(slide, physics.CONTACT) == []
    assert t.seen(ev.Touched) == []
    bump = rows(slide, physics.BUMP)[0]
    back = next(row[5] for row in slide.path if row[1] == bump[1])
    assert isclose(-back / bump[9], physics.SURFACE.e_land, rel_tol=1e-6)
    handle = table("0 kharu 700,500\n1 vailla 900,900\nthing cup 500,500")
    assert [row[4] for row in rows(flicked(handle, "kharu", -1, 0), physics.BUMP)] == [1]


def test_dt_p_10_a_bump_rubs() -> None:
    """DT-P.10: along the side of a book a disk gets a spin."""
    t = table("0 kharu 300,350\n1 vailla 900,900\nthing book 500,500")
    slide = flicked(t, "kharu", 2, 1)
    bump = rows(slide, physics.BUMP)[0]
    assert any(row[1] == bump[1] and row[10] != 0 for row in slide.path)


# --- motion ---------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", SIZES)
def test_dt_p_13_full_strength_crosses_the_field(kind: str) -> None:
    """DT-P.13, DT-K.19: from border to border, whatever the size; a weak flick moves less than a diameter."""
    t = table(f"0 {kind} 20,500\n1 vailla 900,900")
    (left,) = rows(flicked(t, kind, 1, 0), physics.LEFT)
    assert (t.name(left[3]), left[4]) == (kind, 1000 * MM)
    weak = table(f"0 {kind} 20,500\n1 vailla 900,900")
    moved = rest(weak, flicked(weak, kind, 1, 0, TOP_SPEED // 10), kind)[1] - 20 * MM
    assert 0 < moved < SIZES[kind] * MM


CROWD = """
0 kharu 300,500
0 ezzen 90,90
1 vailla 500,500
1 ramprack 531,500
1 minusoid 500,531
- smithy 560,540
"""


def test_dt_p_14_at_the_end_nothing_moves() -> None:
    """DT-P.14: the last piece of everybody's way ends without speed and spin, and rest is where it ends."""
    t = table(CROWD, border="wall")
    slide = flicked(t, "kharu", 9, 1)
    last = {row[0]: row for row in slide.path}
    assert len(last) >= 4
    for disk, t0, t1, x, y, vx, vy, ax, ay, _, spin, slow in last.values():
        time = (t1 - t0) / physics.SECOND
        assert hypot(vx + ax * time, vy + ay * time) < 10  # nanometres a second
        assert abs(spin - slow * time) < 10
        end = next(row for row in slide.rest if row[0] == disk)
        assert abs(x + vx * time + ax * time**2 / 2 - end[1]) < 10
        assert abs(y + vy * time + ay * time**2 / 2 - end[2]) < 10


def test_dt_p_14_a_flick_that_finds_no_end_is_taken_back(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-P.14, DT-13.11: beyond the greatest number of events all lies as before and nothing has happened."""

    def endless(*_: object) -> disks.Run:
        raise disks.TooManyEvents("20000 events")

    t = table(CROWD)
    before = {name: t.at(name) for name in t.names}
    monkeypatch.setattr(disks, "slide", endless)
    slide = flicked(t, "kharu", 1, 0)
    assert (slide.kernel, slide.log, slide.path) == (physics.ACCIDENT, (), ())
    assert {name: t.at(name) for name in t.names} == before
    assert t.cards(0) == (0, 0)


def test_dt_p_15_what_meets_at_one_instant_is_one_group() -> None:
    """DT-P.15: two enemies at equal distances: the player puts them in order. A hundredth of a millimetre, and not."""
    even = table("0 kharu 300,500\n1 vailla 500,520\n1 ramprack 100,100\n1 baaroun 500,480")
    slide = flicked(even, "kharu", 1, 0)
    first, second = rows(slide, physics.CONTACT)[:2]
    assert (first[1], first[2]) == (second[1], second[2])
    assert even.question == "order"
    odd = table("0 kharu 300,500\n1 vailla 500.01,520\n1 ramprack 100,100\n1 baaroun 500,480")
    slide = flicked(odd, "kharu", 1, 0)
    assert [t.target for t in odd.seen(ev.Touched)] == [odd.disk("baaroun"), odd.disk("vailla")]
    groups = [row[2] for row in slide.log]
    assert groups[0] < groups[1]


def test_dt_p_15_the_log_is_in_the_order_of_time() -> None:
    """DT-P.15: rows of one group have one time, and another group another."""
    slide = flicked(table(CROWD, border="wall"), "kharu", 9, 1)
    assert len(slide.log) >= 5
    for one, other in pairwise(slide.log):
        assert one[1] <= other[1]
        assert (one[1] == other[1]) == (one[2] == other[2])


@pytest.mark.parametrize("offset", [0, 3, 7, -7])
def test_dt_p_16_a_missile_at_full_strength_passes_through_nothing(offset: int) -> None:
    """DT-P.16: neither through a missile nor through a wall of a millimetre, from any distance."""
    for gap in range(1, 400, 23):
        y, x = 500 * MM + offset * MM, 500 * MM
        lying = [(60, x - (16 + gap) * MM, y, 0, -UNIT, -1), (61, x, 500 * MM, 0, -UNIT, -1)]
        run = disks.slide(disks.World(physics.SURFACE, physics.bodies_of(lying)), 0, 1, 0, TOP_SPEED / 1000)
        assert isinstance(run.log[0], disks.Contact)
        wall = physics.land_of([], [[(x, 0), (x + MM, 0), (x + MM, 1000 * MM), (x, 1000 * MM)]])
        run = disks.slide(disks.World(physics.SURFACE, physics.bodies_of(lying[:1]), wall), 0, 9, offset, 3.0)
        assert isinstance(run.log[0], disks.Bump)
        assert run.rest[0].x < 0.5


def test_dt_p_17_a_fast_chain_is_as_many_contacts() -> None:
    """DT-P.17: the gaps are a tenth of a millimetre, and each touch is a row of its own, in order."""
    t = table("0 kharu 300,500\n1 vailla 500,500\n1 ramprack 529.6,500\n1 baaroun 559.2,500")
    slide = flicked(t, "kharu", 1, 0)
    assert pairs(t, slide)[:3] == [("kharu", "vailla"), ("ramprack", "vailla"), ("baaroun", "ramprack")]
    times = [row[1] for row in rows(slide, physics.CONTACT)[:3]]
    assert times == sorted(set(times))
    assert [e.target for e in t.seen(ev.Touched)] == [t.disk("vailla")], "who is pushed into another hits nobody"


# --- what lies on disks ---------------------------------------------------------------------------------------------


def rider_falls(speed: int, rider: str, on: str, gap: int) -> bool:
    """Whether a central hit on the carrier throws it off. The striker is a hero; `gap` is between the rims."""
    t = table(f"0 kharu {469 - gap},500\n1 {rider} on {on}\n1 baaroun 900,900\n- {on} 500,500")
    return bool(rows(flicked(t, "kharu", 1, 0, speed), physics.FELL))


@pytest.mark.parametrize("rider", ["vailla", "ramprack", "minusoid"])
def test_dt_p_21_a_character_on_an_artifact(rider: str) -> None:
    """DT-P.21: full strength from two and three diameters throws it off, a gentle touch does not, and in between a
    harder one never keeps whom a softer one loses."""
    assert rider_falls(TOP_SPEED, rider, "smithy", 62)
    assert rider_falls(TOP_SPEED, rider, "smithy", 93)
    assert not rider_falls(GENTLE, rider, "smithy", 1)
    fell = [rider_falls(speed, rider, "smithy", 5) for speed in range(GENTLE, TOP_SPEED, 250)]
    assert fell == sorted(fell)


def missile_falls(speed: int, bearer: str, gap: int) -> bool:
    t = table(f"0 kharu {484.5 - SIZES[bearer] / 2 - gap},500\n1 {bearer} 500,500 bears flame of 0\n1 vailla 900,900")
    return bool(rows(flicked(t, "kharu", 1, 0, speed), physics.FELL))


@pytest.mark.parametrize("bearer", ["ezzen", "phantom"])
def test_dt_p_21_a_missile_on_any_disk(bearer: str) -> None:
    """DT-P.21."""
    assert missile_falls(TOP_SPEED, bearer, 62)
    assert missile_falls(TOP_SPEED, bearer, 93)
    assert not missile_falls(GENTLE, bearer, 1)
    fell = [missile_falls(speed, bearer, 5) for speed in range(GENTLE, TOP_SPEED, 250)]
    assert fell == sorted(fell)


@pytest.mark.parametrize("kind", SIZES)
def test_dt_p_22_a_bearer_that_is_flicked(kind: str) -> None:
    """DT-P.22: gently it keeps its missile, at full strength it loses it."""
    text = f"0 {kind} 500,500 bears flame of 1\n1 vailla 900,900"
    soft, hard = table(text), table(text)
    assert rows(flicked(soft, kind, 0, 1, GENTLE), physics.FELL) == []
    assert soft.bears(kind) == ["flame"]
    (fell,) = rows(flicked(hard, kind, 0, 1, 1500), physics.FELL)
    assert hard.name(fell[4]) == kind
    assert hard.bears(kind) == []


def test_dt_p_23_from_an_artifact_it_touches_nobody_before_it_has_dropped() -> None:
    """DT-P.23: Minusoid stands a millimetre from the Smithy and is passed over; Vailla behind it is hit."""
    text = "0 phantom on smithy\n1 minusoid 528,500\n1 vailla 700,500\n- smithy 500,500"
    t = table(text)
    slide = flicked(t, "phantom", 1, 0, 2500)
    fell, met = slide.log[:2]
    assert (fell[0], fell[3], fell[4]) == (physics.FELL, t.disk("phantom"), t.disk("smithy"))
    assert (met[0], met[3], met[4]) == (physics.CONTACT, t.disk("phantom"), t.disk("vailla"))
    assert ("minusoid", "phantom") not in pairs(t, slide)
    assert [e.target for e in t.seen(ev.Touched)] == [t.disk("vailla")]


# --- what the rules are told ----------------------------------------------------------------------------------------


def test_dt_p_26_a_contact_as_the_rules_get_it() -> None:
    """DT-P.26: kind, time, step, both disks, where the rims meet, the normal from one to the other, how fast and hard.
    Levels need no telling: whoever is in a contact lies on the table."""
    t = table("0 kharu 300,500\n1 vailla 500,500\n1 baaroun on smithy\n- smithy 531.5,500")
    slide = flicked(t, "kharu", 1, 0, 2000)
    kind, time, group, a, b, x, y, nx, ny, approach, impulse = slide.log[0]
    assert (kind, group, t.name(a), t.name(b)) == (physics.CONTACT, 0, "kharu", "vailla")
    assert (x, y, nx, ny) == (round(484.5 * MM), 500 * MM, 1_000_000, 0)
    drag = physics.SURFACE.mu * physics.SURFACE.g
    speed = (2.0**2 - 2 * drag * 0.169) ** 0.5
    assert isclose(approach / physics.METRE, speed, rel_tol=1e-8)
    assert isclose(time / physics.SECOND, (2.0 - speed) / drag, rel_tol=1e-7)
    assert isclose(impulse / physics.METRE, MASSES["kharu"] * speed * (1 + physics.SURFACE.e) / 2, rel_tol=3e-5)
    assert all("baaroun" not in pair for pair in pairs(t, slide)), "the Smithy under it is met, not it"
    assert ("smithy", "vailla") in pairs(t, slide)


def test_dt_p_26_a_border_of_walls_is_a_bump_of_its_own() -> None:
    """DT-P.26: piece -1, and the normal points into the field."""
    t = table("0 kharu 500,900\n1 vailla 100,100", border="wall")
    bump = rows(flicked(t, "kharu", 0, 1), physics.BUMP)[0]
    assert (bump[4], bump[5], bump[6], bump[7], bump[8]) == (-1, 500 * MM, 1000 * MM, 0, -1_000_000)


def test_dt_p_27_who_falls_is_told_with_time_carrier_and_place() -> None:
    """DT-P.27: beside what it fell from, touching it; the rules say the same."""
    t = table("0 kharu 500,500 bears flame of 1\n1 vailla 900,900")
    slide = flicked(t, "kharu", 0, 1, 1500)
    (fell,) = rows(slide, physics.FELL)
    assert len(fell) == 7
    assert fell[1] > 0
    assert t.name(fell[4]) == "kharu"
    assert [(e.disk, e.carrier) for e in t.seen(ev.Fell)] == [(fell[3], fell[4])]
    end = rest(t, slide, "kharu")
    assert hypot(end[1] - fell[5], end[2] - fell[6]) >= round((15.5 + 7.5) * MM) - 10


def test_dt_p_28_who_leaves_is_told_with_what_it_loses() -> None:
    """DT-P.28: time, where the centre crossed, the inward normal; the missile it bore is gone with it."""
    away = flicked(table("0 kharu 500,984 bears flame of 1\n1 vailla 100,100"), "kharu", 0, 1, 400)
    assert [row[0] for row in away.log] == [physics.LEFT, physics.LOOSE]
    left, loose = away.log
    assert left[4:] == (500 * MM, 1000 * MM, 0, -1_000_000)
    assert left[1] > 0
    assert (left[1], left[3]) == (loose[1], loose[4])
    t = table("0 kharu 500,960\n0 ezzen 100,100\n1 vailla 100,500")
    (left,) = rows(flicked(t, "kharu", 0, 1), physics.LEFT)
    assert [(e.disk, e.x, e.y) for e in t.seen(ev.WentOff)] == [(left[3], left[4], left[5])]


# --- constants, replays ---------------------------------------------------------------------------------------------

GAMES = Path(physics.__file__).parent


def names_in(path: Path) -> set[str]:
    """Every name and module that a file uses."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(path.read_text(encoding="utf8"))):
        if isinstance(node, ast.ImportFrom):
            found |= {node.module or "", *[one.name for one in node.names]}
        elif isinstance(node, ast.Import):
            found |= {one.name for one in node.names}
        elif isinstance(node, ast.Attribute):
            found.add(node.attr)
    return found


def test_dt_p_30_the_constants_are_in_one_place_and_no_rule_reads_them() -> None:
    """DT-P.30, DT-K.19: the surface whose demands are shown under tests/disks is the table's; only the way to the
    solver knows it."""
    assert disks.Surface() == physics.SURFACE
    makers = [path.name for path in GAMES.rglob("*.py") if "Surface" in names_in(path)]
    assert makers == ["physics.py"]
    for path in (GAMES / "rules").glob("*.py"):
        used = names_in(path)
        assert not used & {"SURFACE", "mu", "mu_rim", "mu_land", "mu_rider", "e_land", "tavola"}, path.name
        assert not [name for name in used if name.startswith("tavola.disks")], path.name


def test_dt_p_30_an_outcome_names_the_kernel_that_found_it() -> None:
    """DT-P.30: constants are part of a kernel version; a record tells with which its flicks were reckoned."""
    t = table(CROWD)
    assert flicked(t, "kharu", 1, 0).kernel == disks.KERNEL
    assert t.match.record.kernels() == (disks.KERNEL,)


def test_dt_p_31_a_record_holds_all_and_gives_every_log_again(tmp_path: Path) -> None:
    """DT-P.31: version, content, options, set-up, each flick as it was chosen, each log; solved anew they are equal.
    There is no seed: what chance did is an entry."""
    t = table(CROWD, border="wall")
    aimed = Flick(t.disk("kharu"), 9, 1, TOP_SPEED)
    t.do(aimed)
    t.match.record.save(tmp_path / "game.jsonl")
    record = Record.load(tmp_path / "game.jsonl")
    head = record.header
    assert (head.game, head.rules, head.seats) == ("desktopia", GAME.version, 2)
    assert head.options["border"] == "wall"
    assert "[[squad]]" in str(head.options["scenario"])
    assert set(head.pins) >= {"characters.toml", "missiles.toml", "artifacts.toml", "things.toml"}
    assert head.pins["characters.toml"] == content.pin(content.BUILT_IN / "characters.toml")
    assert (0, aimed) in record.entries
    slides = [value for _, value in record.entries if isinstance(value, Slid)]
    assert [value.log for value in slides] == [e.log for e in t.seen(ev.Slide)]
    before = record.replay(record.entries.index((0, aimed)))
    need = Need(aimed.disk, aimed.dx, aimed.dy, aimed.speed)
    assert GAME.solve(before.state, need) == slides[0]
    assert record.verify().digest() == t.match.digest()
