"""Section 1: what lies in the box, as far as play, content and screens can tell it."""

from __future__ import annotations

import re
import shutil
from collections import Counter
from pathlib import Path

import pytest
from tests.games.desktopia.kit import GAME, Table, scenario, table

from tavola.core.errors import ContentError
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.rulebook import Rulebook
from tavola.games.desktopia import cards, content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import ChooseSeat
from tavola.games.desktopia.catalogue import CharacterInfo, catalogue
from tavola.games.desktopia.state import CARD, FIELD, State
from tavola.games.desktopia.view import DiskView

BOX = content.load_box()
WEB = Path(__file__).resolve().parents[3] / "web" / "src" / "games" / "desktopia"


def says(text: str) -> list[str]:
    """What the loader says of a table."""
    found = [problem.message for problem in content.check_content(scenario(text), "mine.toml")]
    return [message.partition(": ")[2] for message in found]


# --- Orders and faces -----------------------------------------------------------------------------------------------


def test_dt_1_5_each_order_has_a_colour() -> None:
    """DT-1.5: green, orange, grey, blue, in the order in which disks are numbered, sixteen each."""
    text = (WEB / "orders.ts").read_text(encoding="utf8")
    woods = re.findall(r"wood: '#(..)(..)(..)'", text)
    (gr, gg, gb), (fr, fg, fb), dust, (mr, mg, mb) = [[int(part, 16) for part in wood] for wood in woods]
    assert cards.ORDERS == ("grass", "fire", "dust", "metal")
    assert gg > max(gr, gb) + 30, "green"
    assert fr > fg + 50 > fb + 100, "orange"
    assert max(dust) - min(dust) < 16, "grey"
    assert mb > mg > mr, "blue"
    assert [cards.order_of(disk) for disk in range(64)] == [order for order in range(4) for _ in range(16)]


@pytest.mark.parametrize("roster", content.ROSTERS)
def test_dt_1_6_both_faces_are_of_the_colour_of_the_disk(roster: str) -> None:
    """DT-1.6: 128 stickers, two a disk; a disk of one kind shows it twice. A barrel takes the colour of its disk."""
    box = content.load_box(roster)
    stickers = [(disk, kind) for disk, faces in enumerate(box.faces) for kind in (faces[0], faces[-1])]
    assert len(stickers) == 128
    for disk, kind in stickers:
        assert kind == cards.BARREL or getattr(box.kinds[kind], "order", -1) == cards.order_of(disk)


def faces_shown(match: Match) -> list[int]:
    assert isinstance(match.state, State)
    return list(match.state.kind)


@pytest.mark.parametrize("seed", range(3))
def test_dt_1_8_nothing_ever_turns_a_hero_over(seed: int) -> None:
    """DT-1.8, DT-1.9: through a whole stretch of play heroes, veterans, artifacts and missiles show what they show;
    fighters alone may show their other kind, and never a third."""
    match = Match(GAME, seats=2, options={"scenario": "two_crowns", "rituals": True}, seed=seed)
    before, rng = faces_shown(match), Dice(seed)
    for _ in range(60):
        if match.result is not None:
            break
        seat = match.deciders[0]
        match.play(seat, match.menu(seat).sample(rng))
        for disk, kind in enumerate(faces_shown(match)):
            assert kind in BOX.faces[disk]
            assert kind == before[disk] or cards.role_of(disk) == cards.FIGHTER


def test_dt_1_9_a_bleeding_veteran_is_the_same_character() -> None:
    """DT-1.9: hit once it is the same kind with one life of two; its card is the same."""
    t = table("0 kharu\n0 akeru\n1 ramprack\n1 vailla").flick("kharu: ramprack")
    (shown,) = [one for one in t.match.view(0).disks if one.id == t.disk("ramprack")]
    assert (shown.kind, shown.life) == (BOX.by_key["ramprack"], 1)
    assert len(set(BOX.faces[t.disk("ramprack")])) == 1
    assert BOX.characters[shown.kind].life == 2


def test_dt_1_10_the_face_that_is_up_says_which_fighter_it_is() -> None:
    """DT-1.10: the four disks of Grass are Dryads or Archers; two of each are told apart by what they show."""
    t = table("0 dryad\n0 dryad\n0 archer\n0 archer\n1 kharu")
    own = [t.disk(name) for name in ("dryad", "dryad2", "archer", "archer2")]
    assert len({BOX.faces[disk] for disk in own}) == 1
    assert [BOX.kinds[t.s.kind[disk]].key for disk in own] == ["dryad", "dryad", "archer", "archer"]
    assert BOX.disks_of(BOX.by_key["dryad"]) == BOX.disks_of(BOX.by_key["archer"])


def test_dt_1_11_a_barrel_is_the_other_side_of_an_artifact() -> None:
    """DT-1.11: where a barrel lies an artifact is missing: four of both together, and no fifth."""
    three = "- smithy 700,600\n- fountain 800,600\n- fire_mine 900,600\n"
    t = table(f"0 akeru\n1 kharu\n- barrel\n{three}")
    disk = t.disk("barrel")
    assert cards.is_artifact(disk)
    assert t.s.kind[disk] == cards.BARREL
    assert disk in BOX.disks_of(cards.MAGNETOSPHERE)
    shown = {t.s.kind[d] for d in range(cards.DISKS) if cards.is_artifact(d) and t.s.place[d] == FIELD}
    assert shown == {cards.BARREL, cards.SMITHY, cards.FOUNTAIN, cards.FIRE_MINE}, "the barrel leaves theirs alone"
    assert says(f"0 akeru\n1 kharu\n- barrel\n- magnetosphere 100,600\n{three}") == [
        "expected at most 4 artifacts and barrels in all, got 5"
    ]


# --- how many -------------------------------------------------------------------------------------------------------

ALL_HEROES = """
0 shawakh life 1
0 vampal life 1
0 adjarkha life 1
0 ifrit life 1
1 akeru life 1
1 kharu life 1
1 vailla life 1
1 baaroun life 1
"""


def test_dt_1_14_wounds_do_not_run_out() -> None:
    """DT-1.14: all eight heroes at their last life bear 25 wounds, one more than there are tokens; life is a number."""
    t = table(ALL_HEROES)
    heroes = [one for one in t.match.view(0).disks if one.kind < cards.CHARACTERS]
    assert sum(BOX.characters[one.kind].life - one.life for one in heroes) == 25
    assert {one.life for one in heroes} == {1}


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_dt_1_15_a_rulebook_and_a_book_of_scenarios(lang: str) -> None:
    """DT-1.15: the rulebook tells what is in the other book, and it is there."""
    book = Rulebook.load("desktopia", lang)
    told = ("DT-23.20", "DT-23.21", "DT-23.22", "DT-23.23", "DT-23.24")
    assert all(book.get(rule).text for rule in told)
    kinds = Counter(one.kind for one in catalogue(lang).scenarios)
    assert set(kinds) == {"battle", "etude", "campaign"}
    assert {one.seats for one in catalogue(lang).scenarios if one.kind == "battle"} == {2, 3, 4}


def test_dt_1_17_one_card_a_kind() -> None:
    """DT-1.17: two Ezzens, two Archers and Akeru are three cards, and the Archers' Arrows are one supply."""
    t = table("0 ezzen\n0 ezzen\n0 archer\n0 archer\n0 akeru\n1 kharu")
    camp = t.match.view(0).camps[0]
    assert sorted(BOX.characters[kind].key for kind in camp.cards) == ["akeru", "archer", "ezzen"]
    assert [(BOX.kinds[one.missile].key, one.count) for one in camp.stocks if one.limit < 0] == [("arrow", 2)]


def units(**counts: int) -> str:
    return "\n".join(["1 kharu", *[f"0 {kind}" for kind, count in counts.items() for _ in range(count)]])


@pytest.mark.parametrize(("archers", "dryads"), [(4, 0), (3, 1), (2, 2), (0, 4)])
def test_dt_1_18_four_fighters_of_an_order(archers: int, dryads: int) -> None:
    """DT-1.18: in any mix; the fifth has no disk."""
    assert says(units(archer=archers, dryad=dryads)) == []
    for more in (units(archer=archers + 1, dryad=dryads), units(archer=archers, dryad=dryads + 1)):
        assert len(says(more)) == 1
        assert says(more)[0].endswith("expected at most 4 as in the box, got 5")


def test_dt_1_19_four_veterans_and_one_of_each_hero_and_artifact() -> None:
    """DT-1.19."""
    assert says(units(hornbug=4, vampal=1)) == []
    assert says(units(hornbug=5)) == ["hornbug: expected at most 4 as in the box, got 5"]
    assert says(units(vampal=2)) == ["vampal: expected at most 1 as in the box, got 2"]
    assert says("0 akeru\n1 kharu\n- smithy") == []
    assert says("0 akeru\n1 kharu\n- smithy\n- smithy") == ["smithy: expected at most 1 as in the box, got 2"]


# --- cards and tokens -----------------------------------------------------------------------------------------------


def dying_minusoid(bonuses: int) -> Table:
    """The opponent's Minusoid has died, and its owner names himself."""
    t = table("0 kharu\n0 ezzen\n1 minusoid\n1 vailla\n1 ramprack", time=(bonuses, 0)).flick("kharu: minusoid")
    assert t.question == "minusoid"
    return t.do(ChooseSeat(1))


def test_dt_1_20_a_bonus_taken_is_a_penalty_less() -> None:
    """DT-1.20: both are the same five cards: with four bonuses out there is one penalty left, with five there is
    none."""
    four, five = dying_minusoid(4), dying_minusoid(5)
    assert (four.cards(0), four.cards(1)) == ((0, 4), (1, 0))
    assert four.match.view(0).time_cards == 0
    assert (five.cards(0), five.cards(1)) == ((0, 5), (0, 0))
    assert [(e.seat, e.bonus) for e in five.seen(ev.NoCardLeft)] == [(1, False)]


@pytest.mark.parametrize("roster", content.ROSTERS)
def test_dt_1_22_only_heroes_have_more_states_than_faces(roster: str) -> None:
    """DT-1.22: a veteran is healthy or bleeding, a fighter alive: neither needs a token."""
    box = content.load_box(roster)
    assert {who.rank for who in box.characters if who.life > 2} == {cards.HERO}
    assert {who.life for who in box.characters if who.rank == cards.VETERAN} == {2}
    assert {who.life for who in box.characters if who.rank == cards.FIGHTER} == {1}


def test_dt_1_23_the_disk_says_where_and_how_the_card_says_what() -> None:
    """DT-1.23: a disk on screens has place and state and no abilities; each kind has one card, in its camp; and both
    show one picture."""
    shared = set(DiskView.__struct_fields__) & set(CharacterInfo.__struct_fields__)
    assert shared == {"kind", "life"}, "by its kind a disk finds its card; the life it has is not the limit"
    view = table("0 akeru life 2\n0 phantom\n1 kharu").match.view(0)
    for disk in view.disks:
        assert disk.kind in view.camps[disk.seat].cards
    told = catalogue("en")
    assert [one.kind for one in told.characters] == list(range(cards.CHARACTERS))
    drawn = re.search(r"const KINDS[^=]*= \[(.*?)\]", (WEB / "emblems.ts").read_text(encoding="utf8"), re.DOTALL)
    assert drawn
    assert re.findall(r"'([a-z-]+)'", drawn[1]) == [one.icon for one in BOX.kinds]


@pytest.mark.parametrize("roster", content.ROSTERS)
def test_dt_1_25_what_icons_stand_for(roster: str) -> None:
    """DT-1.25: everybody hits, three special hits occur; an arrow is for who shoots, and all of them have something to
    shoot; a vortex for three spells; an endless supply is told apart from a limit."""
    told = catalogue("en")
    everybody = told.characters if roster == "A" else told.other
    assert {hit for one in everybody for hit in one.hits} == {"plain", "vampire", "fire", "dryad"}
    assert all(one.missile >= cards.FIRST_MISSILE for one in everybody if one.shoots)
    assert {one.spell for one in everybody} == set(cards.SPELLS)
    endless = {one.key for one in everybody if one.limit == cards.UNLIMITED}
    assert endless == {"ifrit", "archer", "vailla", "kharu"}
    for lang in ("en", "ru"):
        words = (WEB / "words" / f"table.{lang}.ftl").read_text(encoding="utf8")
        assert all(f"dt-hit-{hit} = " in words for hit in cards.HITS if hit != "plain")


def shot_with(box: cards.Box) -> str:
    """What comes of a shot of Archer's at a table with this box."""
    t = table("0 archer\n0 vampal\n1 ezzen\n1 kharu")
    t.s.kit.box = box
    t.shoot("archer: kharu", moves={"missile": (900, 900)})
    assert t.wounds("kharu") == [1]
    return t.match.digest()


def test_dt_1_28_what_a_missile_pictures_changes_nothing(tmp_path: Path) -> None:
    """DT-1.28: a pebble for an arrow, with another picture and other words: the same shot."""
    for path in content.BUILT_IN.glob("*.toml"):
        shutil.copy(path, tmp_path)
    file = tmp_path / "missiles.toml"
    text = file.read_text(encoding="utf8")
    arrow = text[text.index('key = "arrow"') :].split("[[missile]]")[0]
    pebble = re.sub(r'"(broadhead-arrow|Arrow)"', '"pebble"', re.sub(r'\b(en|ru) = "[^"]*"', r'\1 = "pebble"', arrow))
    file.write_text(text.replace(arrow, pebble), encoding="utf8")
    other = content.read_box(tmp_path)
    new = other.kinds[cards.ARROW]
    assert (new.icon, new.names["en"], new.texts["ru"]) == ("pebble", "pebble", "pebble")
    assert shot_with(other) == shot_with(BOX)


def test_dt_10_21_no_card_holds_two_kinds_of_missiles(tmp_path: Path) -> None:
    """DT-10.21: a card names one kind, and whoever writes two is told so."""
    for path in content.BUILT_IN.glob("*.toml"):
        shutil.copy(path, tmp_path)
    file = tmp_path / "characters.toml"
    text = file.read_text(encoding="utf8")
    file.write_text(text.replace('missile = "tick"', 'missile = ["tick", "lariat"]'), encoding="utf8")
    with pytest.raises(ContentError, match="Expected `str`, got `array`"):
        content.read_box(tmp_path)
    t = table(
        "0 akeru\n0 shawakh\n0 baaroun\n0 archer\n1 kharu", stock={"baaroun": 2}
    )  # and one more as the turn begins
    limited = [stock for stock in t.match.view(0).camps[0].stocks if stock.limit >= 0]
    assert [stock.count for stock in limited] == [3, 3, 3]
    for stock in limited:
        disks = [d for d in range(cards.DISKS) if t.s.place[d] == CARD and t.s.on[d] == stock.kind]
        assert [t.s.kind[d] for d in disks] == [stock.missile] * stock.count
