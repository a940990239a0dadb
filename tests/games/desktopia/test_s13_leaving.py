"""Section 13: leaving the field, putting back, accidents."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, Flick, Place
from tavola.games.desktopia.board import Thing
from tavola.games.desktopia.physics import world_of
from tavola.games.desktopia.shore import spots
from tavola.games.desktopia.space import to_thing
from tavola.games.desktopia.state import RESERVE
from tavola.games.desktopia.units import MM

TRIO = "0 ezzen\n0 akeru\n0 phantom\n1 vailla\n1 energan\n"


def place(t: Table, name: str, x: float, y: float, ux: int = 0, uy: int = -1) -> Place:
    return Place(t.disk(name), round(x * MM), round(y * MM), ux, uy)


def test_dt_13_1_each_disk_that_left_is_put_back_by_its_owner() -> None:
    """DT-13.1: where its turning matters its owner is asked; else it lies there at once."""
    t = table(TRIO + "1 ramprack").flick("ezzen: vailla, ramprack", out={"vailla": (0, 300), "ramprack": (0, 600)})
    assert (t.seat, t.question) == (1, "put_back")
    t.choose("ramprack").do(place(t, "ramprack", 42, 600, 1, 0))
    assert (t.here("vailla"), t.here("ramprack")) == (True, True)
    assert t.s.ux[t.disk("ramprack")] == 1_000_000


def test_dt_13_1_also_after_a_shot() -> None:
    """DT-13.1: a missile that pushes somebody out."""
    t = table("0 archer\n0 vampal\n0 dryad\n1 ezzen\n1 kharu").shoot("archer: ezzen", others_out={"ezzen": (500, 0)})
    assert t.at("ezzen") == (500, 42)
    assert len(t.seen(ev.Penalised)) == 1


def test_dt_13_2_where_the_centre_crossed_is_where_it_left() -> None:
    """DT-13.2: the first crossing is told; a disk that merely hangs over stays."""
    t = table(TRIO).flick("ezzen:", out={"ezzen": (0, 444)}, moves={"akeru": (1, 500)})
    assert [(t.name(e.disk), e.x, e.y) for e in t.seen(ev.WentOff)] == [("ezzen", 0, 444 * MM)]
    assert t.at("akeru") == (1, 500)


@pytest.mark.parametrize(
    ("name", "crossed", "back"),
    [
        ("akeru", (0, 400), (46.5, 400)),
        ("ezzen", (1000, 400), (958, 400)),
        ("phantom", (400, 0), (400, 34.5)),
        ("phantom", (400, 1000), (400, 965.5)),
    ],
)
def test_dt_13_3_its_own_diameter_from_the_border(name: str, crossed: tuple[int, int], back: tuple[int, int]) -> None:
    """DT-13.3: the centre one and a half diameters inside, by each of the borders."""
    assert table(TRIO).flick(f"{name}:", out={name: crossed}).at(name) == back


def test_dt_13_3_nowhere_else() -> None:
    """DT-13.3: its owner turns it, and may not choose another place."""
    t = table(TRIO + "0 kharu").flick("kharu:", out={"kharu": (0, 400)})
    assert t.refuses(place(t, "kharu", 46.5, 402)) == "DT-13.3"
    assert t.refuses(place(t, "ezzen", 46.5, 400)) == "DT-13.3"
    assert t.refuses(place(t, "kharu", 46.5, 400, 0, 0)) == "DT-13.3"
    assert t.refuses(Choose(t.disk("kharu"))) == "DT-13.3"
    t.do(place(t, "kharu", 46.505, 400))
    assert t.at("kharu") == (46.5, 400)


def test_dt_13_4_its_own_diameter_from_every_other_disk() -> None:
    """DT-13.4: a fighter keeps 23 mm from a hero: 11.5 + 15.5 + 23 = 50 between the centres."""
    t = table("0 phantom\n0 ezzen\n0 akeru 34.5,420\n1 vailla\n1 energan").flick("phantom:", out={"phantom": (0, 400)})
    assert t.at("phantom") == pytest.approx((34.5, 370), abs=0.01)


def test_dt_13_5_the_penalised_player_first_then_clockwise() -> None:
    """DT-13.5: seat 2 flicked: 2, 0, 1."""
    t = table("0 ramprack\n0 vailla\n1 kharu\n1 ezzen\n2 hornbug\n2 vampal", head="first = 2")
    t.flick("hornbug: ramprack, kharu", out={"ramprack": (0, 300), "kharu": (0, 500), "hornbug": (0, 700)})
    found = []
    while t.question == "turn":
        found.append(t.seat)
        t.do(t.menu().some[0])
    assert found == [2, 0, 1]


def test_dt_13_6_several_disks_of_one_player_in_the_order_he_likes() -> None:
    """DT-13.6: the second one keeps away from the first."""
    t = table(TRIO).flick("akeru: ezzen, phantom", out={"ezzen": (0, 400), "phantom": (0, 410)})
    assert (t.seat, t.question) == (0, "put_back")
    assert t.refuses(Choose(t.disk("vailla"))) == "DT-13.6"
    assert t.refuses(place(t, "ezzen", 42, 400)) == "DT-13.6"
    t.choose("phantom")
    assert t.at("phantom") == (34.5, 410)
    assert t.at("ezzen")[1] < 410 - 52


def test_dt_13_7_the_dead_are_not_put_back() -> None:
    """DT-13.7: an Energan that was killed and went over the border."""
    t = table(TRIO).flick("ezzen: energan", out={"energan": (0, 400)})
    assert (t.s.place[t.disk("energan")], t.order(ev.DiskPut)) == (RESERVE, [])


def test_dt_13_8_missiles_on_a_disk_that_left_are_gone() -> None:
    """DT-13.8: the disk is put back without its Tick."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 vailla bears tick of 0, flame of 0\n1 energan", stock={"akeru": 2})
    t.flick("ezzen: vailla", out={"vailla": (0, 400)})
    assert (t.here("vailla"), t.bears("vailla"), t.usable("vailla")) == (True, [], True)
    assert t.left_of("tick", RESERVE) == 1


def test_dt_13_9_a_shot_missile_is_not_put_back() -> None:
    """DT-13.9: an Arrow over the border goes home; a Tornado that met nobody is, and flies again."""
    t = table("0 archer\n0 vampal\n0 dryad\n1 ezzen\n1 kharu").shoot("archer:", out=(500, 0))
    assert (t.here("missile"), t.order(ev.DiskPut)) == (False, [])
    again = table("0 ifrit\n0 smoker\n0 elemental\n1 ezzen\n1 kharu").shoot("ifrit:", out=(0, 500))
    assert (again.at("missile"), again.question) == ((22.5, 500), "second_shot")


def test_dt_13_10_a_neutral_artifact_is_put_back_by_the_penalised_player() -> None:
    """DT-13.10: before anything of the others, with 31 mm; it stays neutral although it was touched."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 vailla\n1 energan\n- smithy", head="first = 1")
    t.flick("vailla: ezzen, smithy", out={"ezzen": (0, 700), "smithy": (0, 400)})
    put = [(t.name(e.disk), e.x, e.y) for e in t.seen(ev.DiskPut)]
    assert put[0] == ("smithy", 46_500_000, 400 * MM)
    assert t.controls("smithy") == -1


def test_dt_13_11_what_was_no_flick_changes_nothing() -> None:
    """DT-13.11: a refused flick leaves every disk where it was, without a penalty."""
    t = table(TRIO)
    before = [t.at(name) for name in t.names]
    for flick in (Flick(t.disk("vailla"), 1, 0, 500), Flick(t.disk("ezzen"), 0, 0, 500), Flick(77, 1, 0, 500)):
        t.refuses(flick)
    assert [t.at(name) for name in t.names] == before
    assert (t.cards(0), t.turn) == ((0, 0), (0, 3, 0))


def test_dt_13_12_damage_stands_although_disks_left() -> None:
    """DT-13.12: who is hit and goes over the border has the wound; so has who was hit by one who then left."""
    t = table(TRIO).flick("ezzen: vailla", out={"vailla": (0, 400), "ezzen": (0, 700)})
    assert (t.life("vailla"), t.s.turn.wounds) == (3, 1)


def test_dt_13_13_leaving_changes_nothing_about_life() -> None:
    """DT-13.13: a wounded veteran comes back as wounded as it was, a Hornbug still cannot act."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 hornbug life 1\n1 vampal").flick("ezzen:", out={"hornbug": (0, 400)})
    t.quiet("turn")
    assert (t.life("hornbug"), t.here("hornbug"), t.usable("hornbug")) == (1, True, False)


def test_dt_r28_an_artifact_leaves_with_whoever_stands_on_it() -> None:
    """DT-R28: both are put back, apart, and the artifact is neutral; its rider's owner chooses between two places."""
    t = table("0 ezzen\n0 akeru\n0 phantom\n1 vailla on smithy\n1 energan\n- smithy")
    t.flick("ezzen: smithy", out={"smithy": (0, 400)})
    assert (t.seat, t.question, len(t.menu().some)) == (1, "turn", 2)
    t.do(t.menu().some[0])
    assert (t.here("smithy"), t.here("vailla"), t.controls("smithy")) == (True, True, -1)
    assert t.s.on[t.disk("vailla")] == -1


def crossing(text: str, name: str, at: tuple[float, float], a: str = "", b: str = "") -> tuple[float, float]:
    return table(text + f"\n1 ifrit {a}\n1 smoker {b}").flick(f"{name}:", out={name: at}).at(name)


def test_dt_r43_near_a_corner_it_keeps_away_from_both_borders() -> None:
    """DT-R43: a fighter over x = 1000 at y = 5."""
    assert crossing("0 phantom\n0 akeru", "phantom", (1000, 5)) == pytest.approx((965.5, 34.5), abs=0.001)


def test_dt_r43_of_two_equal_places_the_owner_chooses() -> None:
    """DT-R43: a disk exactly where it would lie: above or below it."""
    t = table("0 phantom\n0 akeru\n0 ezzen\n1 ifrit\n1 energan 34.5,400").flick("phantom:", out={"phantom": (0, 400)})
    assert (t.seat, t.question) == (0, "turn")
    found = sorted([action.y / MM for action in t.menu().some])
    assert found == pytest.approx([354, 446], abs=0.001)
    t.do(place(t, "phantom", 34.5, 446))
    assert t.at("phantom") == pytest.approx((34.5, 446), abs=0.001)


def test_dt_r43_of_landscape_it_only_keeps_clear() -> None:
    """DT-R43: a pocket notebook from 440 to 560 at the border: 428.5 is free for a fighter at 450."""
    text = "0 phantom\n0 akeru\nthing notebook 40,500"
    assert crossing(text, "phantom", (0, 450)) == pytest.approx((34.5, 428.5), abs=0.001)


def test_dt_r43_without_a_place_on_the_line_it_is_the_nearest_of_the_field() -> None:
    """DT-R43: books all along the border."""
    books = "".join(f"\nthing book 70,{y}" for y in (96, 287, 478, 669, 860))
    x, y = crossing("0 phantom 500,500\n0 akeru 600,500" + books, "phantom", (0, 400), "400,150", "500,150")
    assert 146.5 <= x <= 155
    assert abs(y - 400) < 20
    a, b = crossing("0 phantom 500,500\n0 akeru 160,405" + books, "phantom", (0, 400), "400,150", "500,150")
    assert a >= 146.5
    assert 50**2 <= (a - 160) ** 2 + (b - 405) ** 2 < 60**2


@pytest.mark.parametrize("overlap", [0, 1, 4, 9])
def test_a_disk_put_against_the_landscape_touches_it_and_no_more(overlap: int) -> None:
    """DT-P.34: within the tolerance it is laid a hair farther off, so that the solver finds nothing overlapping."""
    text = "0 archer 500,720\n0 vampal\n1 akeru\n1 ezzen\nthing book 500,600"
    t = table(text)
    t.do(next(action for action in t.menu().otherwise if type(action).__name__ == "Shoot"))
    missile = t.match.view(0).pending.disk
    t.do(Place(missile, 530 * MM + 123, 702_500_000 - overlap * 1000))
    assert to_thing(t.s.kit.battles[0].things[0], float(t.s.x[missile]), float(t.s.y[missile])) >= 7_500_000
    world_of(t.s)


@pytest.mark.parametrize("turn", [0, 20, 45, 110])
@pytest.mark.parametrize("kind", ["notebook", "mouse", "cup"])
def test_dt_r43_the_nearest_place_beside_landscape_however_it_lies(kind: str, turn: int) -> None:
    """DT-R43: no place of the line that is nearer is free, by trying them a twentieth of a millimetre apart."""
    t = table(f"0 phantom 500,500\n0 akeru 600,500\n1 ifrit 500,100\n1 smoker 600,100\nthing {kind} 60,420 turn {turn}")
    for y in (380, 425, 490):
        disk = t.disk("phantom")
        found = spots(t.s, disk, 0, y * MM, 1_000_000, 0)[0]
        thing = t.s.kit.battles[0].things[0]

        def free(u: float, thing: Thing = thing, y: int = y) -> bool:
            return to_thing(thing, 34_500_000.0, y * MM + u) >= 11_500_000

        tried = [u * MM / 20 for u in range(8000)]
        nearest = next(u for u in tried if free(u) or free(-u))
        assert found[0] == 34_500_000
        assert free(found[1] - y * MM)
        assert abs(abs(found[1] - y * MM) - nearest) <= MM / 20
