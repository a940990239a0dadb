"""Section 25: who decides what (25.1 to 25.38), what is chance (25.50 to 25.53), what is hidden (25.60 to 25.66)."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from tests.games.desktopia.kit import GAME, Table, table

from tavola.core.errors import OptionError
from tavola.core.play import Match
from tavola.core.record import NATURE
from tavola.core.rng import Dice
from tavola.core.values import Agreed, Aim, Left, Rolled, Shuffled, Slid
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import (
    ChooseHit,
    Decline,
    Flick,
    Keep,
    Mark,
    Place,
    PlayRitual,
    Resolve,
    Shoot,
    Stop,
    TakeSquad,
    UseArtifact,
)
from tavola.games.desktopia.cards import DRYAD, HEALING, PURIFICATION, SUMMONING, TELEPORTATION, VAMPIRE
from tavola.games.desktopia.view import HIDDEN

STRAIGHT = Shuffled(tuple(range(12)))
SKIPS = (Stop(), Decline(), Keep(), Mark(()))


def holding(text: str, *hand: int, **options: object) -> Table:
    t = table(text, STRAIGHT, rituals=True, **options)
    t.s.camps[0].hand += bytes(hand)
    return t


def ticks() -> Table:
    text = "0 akeru\n0 kharu\n1 vampal bears tick of 0, tick of 0\n1 hornbug"
    return table(text, stock={"akeru": 1})


def ends() -> Table:
    """The end of A's turn with a Flame, an Untouchable, Adjarkha, Shawakh and a Magnetosphere."""
    return table(
        "0 adjarkha on magnetosphere\n0 shawakh\n0 untouchable\n1 vampal bears flame of 0\n1 hornbug\n- magnetosphere"
    ).stop()


def only_chosen() -> Table:
    """The end of A's turn with nothing that must be."""
    return table("0 adjarkha on magnetosphere\n0 shawakh\n1 vampal bears flame of 1\n1 hornbug\n- magnetosphere").stop()


def dying(who: str) -> Table:
    return table(f"0 ezzen\n0 hornbug\n1 {who}\n1 vampal\n1 energan").flick(f"ezzen: {who}")


def smithy() -> Table:
    text = "0 akeru on smithy\n0 phantom\n0 ezzen\n1 dryad\n1 vampal\n- smithy 500,500"
    return table(text).pass_turn().flick("vampal: phantom").pass_turn().flick("ezzen: dryad")


def rite(ritual: int, text: str = "0 akeru\n0 ezzen bears flame of 1\n1 vampal") -> Table:
    return holding(text, ritual).do(PlayRitual(ritual))


def mine_off() -> Table:
    return table("0 akeru on fire_mine\n0 ezzen bears flame of 1, flame of 1\n1 vampal\n- fire_mine").use(
        "fire_mine", 1
    )


GROUND = "0 akeru\n0 hornbug\n1 vampal\n1 kharu\n- smithy\n- fountain"
SHOTS = "0 archer\n0 kharu\n0 ifrit\n0 vailla\n1 vampal\n1 hornbug"

ALIGHT = "0 adjarkha\n0 smoker bears flame of 0, flame of 0, flame of 0\n1 vampal\n1 kharu"

# Rule, how one comes there, what is asked, whom, and whether one may decline.
DECISIONS: list[tuple[str, Callable[[], Table], str, int, bool]] = [
    ("DT-25.4", lambda: table("0 baaroun\n0 vampal\n1 kharu"), "begin", 0, False),
    ("DT-25.5", lambda: ticks().resolve("tick@vampal"), "tick_life", 0, False),
    ("DT-25.8", lambda: table(SHOTS), "act", 0, True),
    ("DT-25.10", lambda: table("0 kharu\n1 vampal").lariat("kharu", "vampal"), "flick", 0, False),
    ("DT-25.11", lambda: table(GROUND).flick("akeru: [vampal kharu]"), "order", 0, False),
    ("DT-25.13", lambda: table(ALIGHT).flick(
        "adjarkha: vampal, kharu"), "fire_hit", 0, False),
    ("DT-25.13", lambda: table("0 adjarkha\n0 smoker\n1 vampal\n1 kharu", e8="en").flick(
        "adjarkha: vampal"), "fire_hit", 0, True),
    ("DT-25.14", lambda: table(GROUND).flick("akeru: smithy, fountain"), "capture", 0, False),
    ("DT-25.14", lambda: table(GROUND, e9="en").flick("akeru: smithy"), "capture", 0, True),
    ("DT-25.15", lambda: table(GROUND).flick("hornbug: smithy"), "turn", 0, False),
    ("DT-25.17", lambda: table(SHOTS).do(Shoot(7, 27)), "place_missile", 0, False),
    ("DT-25.18", lambda: table(SHOTS).shoot("archer: vampal, hornbug"), "target", 0, False),
    ("DT-25.19", lambda: table(SHOTS).shoot("ifrit: #"), "second_shot", 0, False),
    ("DT-25.20", lambda: table(SHOTS).shoot("vailla: vampal"), "flick", 0, False),
    ("DT-25.21", lambda: table("0 ramprack\n0 smoker\n1 vampal").cast("ramprack", "smoker"), "flick", 0, False),
    ("DT-25.23", lambda: dying("div"), "div", 1, True),
    ("DT-25.24", lambda: dying("minusoid"), "minusoid", 1, False),
    ("DT-25.25", smithy, "smithy", 0, True),
    ("DT-25.25", lambda: smithy().choose("phantom"), "smithy_place", 0, False),
    ("DT-25.26", lambda: table("0 ezzen\n0 hornbug\n1 div\n1 minusoid\n1 vampal").flick("ezzen: div, minusoid"),
     "order", 0, False),
    ("DT-25.27", lambda: table("0 ezzen\n0 hornbug\n1 vampal\n1 kharu").flick(
        "ezzen: vampal, kharu", out={"vampal": (500, 0), "kharu": (700, 0)}), "put_back", 1, False),
    ("DT-25.27", lambda: table("0 ezzen\n0 hornbug\n1 vampal\n1 kharu").flick(
        "ezzen: kharu", out={"kharu": (700, 0)}), "turn", 1, False),
    ("DT-25.28", mine_off, "lost_missile", 0, False),
    ("DT-25.30", lambda: only_chosen().resolve("magnetosphere"), "magnet", 0, True),
    ("DT-25.30", lambda: only_chosen().resolve("magnetosphere").choose("vampal"), "magnet_place", 0, False),
    ("DT-25.31", ends, "end", 0, False),
    ("DT-25.32", only_chosen, "end", 0, True),
    ("DT-25.33", lambda: only_chosen().resolve("shawakh"), "shields", 0, True),
    ("DT-25.34", lambda: holding("0 akeru\n1 vampal").stop(), "ritual", 0, True),
    ("DT-25.35", lambda: rite(SUMMONING), "summon", 0, False),
    ("DT-25.36", lambda: rite(PURIFICATION), "purify", 0, False),
    ("DT-25.36", lambda: rite(HEALING), "heal", 0, False),
    ("DT-25.36", lambda: rite(TELEPORTATION).choose("akeru"), "teleport", 0, False),
]  # fmt: skip


@pytest.mark.parametrize(("rule", "there", "question", "seat", "skip"), DECISIONS, ids=[row[0] for row in DECISIONS])
def test_who_decides_what(rule: str, there: Callable[[], Table], question: str, seat: int, *, skip: bool) -> None:
    """DT-25.4, DT-25.5, DT-25.8, DT-25.10, DT-25.11, DT-25.13 to DT-25.15, DT-25.17 to DT-25.21, DT-25.23 to DT-25.28,
    DT-25.30 to DT-25.36: the question, who is asked, and whether no is an answer. Nobody else may answer."""
    t = there()
    assert (t.question, t.seat) == (question, seat), rule
    assert t.match.view(None).pending.seat == seat
    menu = t.menu()
    assert any([wish in menu for wish in SKIPS]) is skip
    for wish in SKIPS:
        assert (t.match.check(seat, wish) is None) == (wish in menu)
        assert t.refuses(wish, seat=1 - seat) == "DT-2.18"


def test_dt_25_1_scenario_and_options_are_agreed_before() -> None:
    """DT-25.1: those that fit the seats, and no other."""
    assert Match(GAME, 2, {"scenario": "window_sill"}, seed=1).state
    with pytest.raises(OptionError, match="takes 2 players"):
        GAME.settings(3, {"scenario": "window_sill"})
    with pytest.raises(OptionError, match="expected one of"):
        GAME.settings(2, {"scenario": "no_such_table"})


def test_dt_25_6_which_artifact_is_used_is_a_free_choice() -> None:
    """DT-25.6, DT-25.29: Fountain and Mine are on the menu beside stopping, the Smithy is not."""
    text = "0 akeru on fountain\n0 ezzen on fire_mine bears flame of 1\n0 vampal on smithy\n1 kharu\n"
    text += "- fountain\n- fire_mine\n- smithy"
    t = table(text).quiet("begin")
    used = {way.disk for way in t.listed(UseArtifact) if isinstance(way, UseArtifact)}
    assert used == {t.disk("fountain"), t.disk("fire_mine")}
    assert Stop() in t.menu()


def test_dt_25_7_which_ritual_is_played_is_a_free_choice() -> None:
    """DT-25.7: each playable one of the hand once, however often it is there."""
    t = holding("0 akeru\n0 ezzen\n1 vampal", HEALING, HEALING, TELEPORTATION)
    assert t.listed(PlayRitual) == [PlayRitual(HEALING), PlayRitual(TELEPORTATION)]
    assert Stop() in t.menu()


def test_dt_25_9_kharus_lariat_may_be_left_out() -> None:
    """DT-25.9: a plain flick of his is on the same menu."""
    t = table("0 kharu\n1 vampal")
    assert t.aim("kharu") in t.menu()
    t.flick("kharu: vampal")
    assert t.bears("vampal") == []


@pytest.mark.parametrize(("speed", "fine"), [(0, True), (3000, True), (3001, False), (-1, False)])
def test_dt_25_10_direction_and_strength(speed: int, *, fine: bool) -> None:
    """DT-25.10: any direction of whole numbers but none at all, any strength from 0 to full."""
    t = table("0 kharu\n1 vampal")
    menu = t.menu()
    assert isinstance(menu, Aim)
    assert (Flick(t.disk("kharu"), 3, -7, speed) in menu) is fine
    assert t.refuses(Flick(t.disk("kharu"), 0, 0, 100)) == "DT-P.12"
    assert t.refuses(Flick(t.disk("kharu"), 10**10, 1, 100)) == "DT-P.12"


def test_dt_25_12_which_special_hit(monkeypatch: pytest.MonkeyPatch) -> None:
    """DT-25.12: with two of them the flicker is asked at the first enemy; no third."""
    t = table("0 ezzen life 1\n0 akeru life 1\n1 vampal\n1 kharu")
    card = next(one for one in t.s.kit.box.characters if one.key == "ezzen")
    monkeypatch.setattr(card, "hits", (VAMPIRE, DRYAD))
    t.flick("ezzen: vampal, akeru")
    assert (t.question, t.seat) == ("hit", 0)
    assert t.refuses(ChooseHit(2)) == "DT-9.14"
    t.do(ChooseHit(DRYAD))
    assert (t.life("akeru"), t.life("ezzen"), t.life("vampal")) == (2, 1, 3)


def test_dt_25_16_a_stock_of_one_kind_asks_nothing() -> None:
    """DT-25.16: no card of this set holds two kinds, so the shot names the one there is."""
    t = table(SHOTS)
    kinds = [(way.disk, way.missile) for way in t.listed(Shoot) if isinstance(way, Shoot)]
    assert len({disk for disk, _ in kinds}) == len(kinds) == 4


def test_dt_25_22_phantoms_partner() -> None:
    """DT-25.22: chosen with the spell; afterwards nothing is left to decline."""
    t = table("0 phantom\n0 akeru\n0 ezzen\n1 vampal")
    assert t.refuses(t.spell("phantom")) == "DT-18.81"
    t.cast("phantom", "ezzen")
    assert t.question == "act"


def test_dt_25_29_the_fountain_is_used_or_not() -> None:
    """DT-25.29."""
    text = "0 akeru on fountain life 1\n0 ezzen\n1 vampal\n- fountain"
    assert table(text).use("fountain").life("akeru") == 2
    assert table(text).pass_turn().life("akeru") == 1


def test_dt_25_37_a_draw_and_giving_up() -> None:
    """DT-25.37: agreed by all it is over; who leaves is out."""
    t = table("0 akeru\n1 vampal").happen(Agreed())
    assert (t.result.reason, t.result.places) == ("draw_agreed", (1, 1))
    t = table("0 akeru\n1 vampal").happen(Left(0))
    assert t.result.winners == (1,)


# --- chance


def test_dt_25_50_the_first_player_by_lot() -> None:
    """DT-25.50, DT-4.14: where the scenario names nobody a die of so many sides as there are players does."""
    starts = {Match(GAME, 2, {"scenario": "window_sill"}, seed=seed).deciders for seed in range(8)}
    assert starts == {(0,), (1,)}
    match = Match(GAME, 2, {"scenario": "window_sill"}, script=[Rolled((2,))])
    assert match.record.entries == [(NATURE, Rolled((2,)))]
    assert match.deciders == (1,)


def test_dt_25_51_the_shuffle_of_the_rituals() -> None:
    """DT-25.51, DT-4.13: twelve cards, by nature, recorded; another order is another deck."""
    t = table("0 akeru\n1 vampal", STRAIGHT, rituals=True)
    assert bytes(t.s.deck) == bytes([0, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3, 3])
    assert t.match.record.entries == [(NATURE, STRAIGHT)]
    other = table("0 akeru\n1 vampal", Shuffled(tuple(reversed(range(12)))), rituals=True)
    assert bytes(other.s.deck) == bytes(reversed(t.s.deck))


def test_dt_25_52_the_reshuffle_of_the_pile() -> None:
    """DT-25.52: asked of nature when the deck is empty at a draw."""
    t = holding("0 akeru\n1 vampal", HEALING, HEALING)
    t.s.deck[:] = b""
    t.s.discard[:] = bytes([HEALING, PURIFICATION, SUMMONING])
    t.match.script.append(Shuffled((2, 0, 1)))
    t.stop().stop()
    assert [outcome for seat, outcome in t.match.record.entries if seat == NATURE][-1] == Shuffled((2, 0, 1))
    assert bytes(t.s.deck) == bytes([SUMMONING, HEALING])
    assert t.s.camps[0].hand[-1] == PURIFICATION


def test_dt_25_53_no_dice_in_play() -> None:
    """DT-25.53: through two whole turns nature is asked for slides alone; with an unsteady hand for the tremor too."""
    t = table("0 akeru\n0 ezzen\n1 vampal\n1 kharu")
    t.flick("akeru: vampal")
    t.pass_turn().pass_turn()
    asked = {type(outcome) for seat, outcome in t.match.record.entries if seat == NATURE}
    assert asked == {Slid}
    t = table("0 akeru\n1 vampal", hand="tremor", seed=3)
    t.do(Flick(t.disk("akeru"), 0, -1, 0))
    asked = {type(outcome) for seat, outcome in t.match.record.entries if seat == NATURE}
    assert asked == {Slid, Rolled}


# --- hidden


def kept() -> Table:
    return holding("0 akeru\n0 ezzen\n1 vampal", HEALING, SUMMONING)


def test_dt_25_60_the_faces_of_kept_rituals() -> None:
    """DT-25.60, DT-4.5: their number for all, their faces for the holder alone."""
    t = kept()
    hands = [t.match.view(seat).camps[0].hand for seat in (0, 1, None)]
    assert hands == [(HEALING, SUMMONING), (HIDDEN, HIDDEN), (HIDDEN, HIDDEN)]


def test_dt_25_61_the_order_of_the_deck() -> None:
    """DT-25.61: a number and nothing else, for everybody."""
    t = kept()
    assert [t.match.view(seat).deck for seat in (0, 1, None)] == [12, 12, 12]


def test_dt_25_62_a_draw_is_seen_and_its_face_is_not() -> None:
    """DT-25.62: the event reaches all, redacted for others."""
    t = holding("0 akeru\n0 ezzen\n1 vampal").stop()
    [drawn] = t.seen(ev.RitualDrawn)
    faces = [GAME.redact(t.s, drawn, seat) for seat in (0, 1, None)]
    assert faces == [drawn, ev.RitualDrawn(0, HIDDEN), ev.RitualDrawn(0, HIDDEN)]
    assert drawn.ritual != HIDDEN


def test_dt_25_63_played_ones_lie_open() -> None:
    """DT-25.63."""
    t = kept().do(PlayRitual(HEALING)).choose("akeru")
    assert [t.match.view(seat).discard for seat in (0, 1, None)] == [(HEALING,)] * 3
    played = t.match.record.entries[-2]
    assert played == (0, PlayRitual(HEALING))


def test_dt_25_64_an_aim_is_nothing_before_it_is_released() -> None:
    """DT-25.64: neither the state nor anybody's view changes while one aims: menus and checks leave no trace."""
    t = table("0 akeru\n1 vampal")
    before = (t.match.digest(), t.match.view(1))
    assert t.match.check(0, t.aim("akeru")) is None
    assert t.aim("akeru") in t.menu()
    assert (t.match.digest(), t.match.view(1)) == before


def test_dt_25_65_everything_else_is_public() -> None:
    """DT-25.65: positions, lives, stocks, cards, columns and whose missiles they are look the same to all."""
    t = holding(
        "0 akeru\n0 ezzen bears flame of 1\n1 vampal life 2 bears tick of 0\n- smithy", stock={"akeru": 2}, time=(1, -1)
    )
    views = [t.match.view(seat) for seat in (0, 1, None)]
    for name in ("disks", "supply", "reserve", "time_cards", "turn", "field", "round", "first", "won"):
        assert len({repr(getattr(view, name)) for view in views}) == 1, name
    tick = next(disk for disk in views[1].disks if disk.id == t.disk("tick@vampal"))
    assert (tick.seat, tick.on) == (0, t.disk("vampal"))
    camps = [view.camps for view in views]
    assert camps[0] == camps[1] == camps[2]


def test_dt_25_66_the_seed_is_in_no_view() -> None:
    """DT-25.66: two games that differ in nothing but their seed look the same until chance speaks."""
    one, two = [table("0 akeru\n1 vampal", seed=seed).match for seed in (1, 2)]
    assert [one.view(seat) for seat in (0, 1, None)] == [two.view(seat) for seat in (0, 1, None)]
    assert "seed" not in one.view(0).__struct_fields__


def test_another_truth_that_looks_the_same() -> None:
    """DT-25.60, DT-25.61: what one cannot see may be dealt anew without one's view changing."""
    t = holding("0 akeru\n0 ezzen\n1 vampal", HEALING)
    t.s.camps[1].hand += bytes([t.s.deck.pop()])
    twin = t.match.clone()
    before = twin.view(0)
    orders = set()
    for seed in range(5):
        GAME.reshuffle_unknown(twin.state, 0, Dice(seed))
        assert twin.view(0) == before
        orders.add(bytes(twin.state.deck) + bytes(twin.state.camps[1].hand))
    assert len(orders) > 1


def test_a_resolved_one_is_no_choice_any_more() -> None:
    """DT-25.31: what has fired is not on the menu."""
    t = ends().resolve("untouchable")
    assert Resolve(t.disk("untouchable")) not in t.menu()


def choosing() -> Table:
    return Table(Match(GAME, 2, {"scenario": "open_book"}, seed=1), [])


def test_dt_25_2_a_squad_that_nobody_has() -> None:
    """DT-25.2: each in turn picks one that is still there."""
    t = choosing()
    assert (t.question, t.seat) == ("squad", 0)
    assert t.refuses(TakeSquad(99)) == "DT-25.2"
    t.do(TakeSquad(1))
    assert (t.question, t.seat) == ("squad", 1)
    assert t.refuses(TakeSquad(1)) == "DT-25.2"


def test_dt_25_3_a_zone_and_any_angle() -> None:
    """DT-25.3, DT-25.27: a spot of the own zone, turned as one likes; not elsewhere, and one may not decline."""
    t = choosing().do(TakeSquad(1), TakeSquad(0))
    assert (t.question, t.seat) == ("deploy", 0)
    spot = t.listed(Place)[0]
    assert isinstance(spot, Place)
    assert t.refuses(Place(spot.disk, spot.x, t.s.kit.battles[0].height - spot.y)) == "DT-25.3"
    assert t.refuses(Decline()) == "DT-25.27"
    t.do(Place(spot.disk, spot.x, spot.y, 3, 4))
    assert (t.s.ux[spot.disk], t.s.uy[spot.disk]) == (600_000, 800_000)
    assert t.seat == 1


def test_dt_25_38_prizes_of_a_campaign() -> None:
    """DT-25.38: the winner is asked which advantage to take; see test_prizes for what they are."""
    t = Table(Match(GAME, 2, {"scenario": "war_for_the_light"}, seed=1), [])
    t.happen(Left(0))
    assert (t.question, t.seat) == ("prize", 1)
    assert t.refuses(Decline()) == "DT-25.38"
    t.do(t.listed(type(t.menu().actions[0]))[0])
    assert t.s.battle == 1
