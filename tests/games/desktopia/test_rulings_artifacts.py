"""Rulings of section 27.3: artifacts, levels, field; with those of 27.4 that belong to spells and rituals."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.errors import ContentError
from tavola.core.values import Left, Slid
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Choose, ChooseFace, Place, PlayRitual, Turn, UseArtifact
from tavola.games.desktopia.cards import SUMMONING, TELEPORTATION
from tavola.games.desktopia.rules.placing import BESIDE, some_spots, why_not_there
from tavola.games.desktopia.space import near
from tavola.games.desktopia.state import ACTED, FIELD
from tavola.games.desktopia.units import MM

# --- off the field, and control (R28, R29, R30, R31, R107)

GROUND = """
    0 akeru
    0 ezzen
    0 phantom
    1 vampal
    1 kharu
    - fountain
    - smithy
"""


def test_dt_r28_an_artifact_that_left_is_put_back_neutral() -> None:
    """DT-R28: by the penalised player, at 46.5 mm; not captured by that flick, but by the next."""
    t = table(GROUND)
    t.flick("akeru: fountain", out={"fountain": (0, 500)})
    assert (t.at("fountain"), t.controls("fountain"), t.stands("fountain")) == ((46.5, 500), -1, "")
    assert [e.seat for e in t.seen(ev.Penalised)] == [0]
    t.flick("ezzen: fountain")
    assert t.stands("fountain") == "ezzen"


def test_dt_r28_its_character_leaves_with_it_and_loses_it() -> None:
    """DT-R28: B's Vampal stood on it; both are put back, he on the table."""
    t = table(GROUND.replace("vampal", "vampal on fountain"))
    t.flick("akeru: fountain", out={"fountain": (0, 500)})
    assert (t.question, t.seat) == ("turn", 1)  # the Fountain lies there already: to its left or to its right
    t.do(t.listed(Place)[0])
    assert (t.controls("fountain"), t.here("vampal"), t.s.on[t.disk("vampal")]) == (-1, True, -1)


@pytest.mark.parametrize("way", ["flick", "teleport", "death", "knock"])
def test_dt_r29_how_control_ends(way: str) -> None:
    """DT-R29: by one's own flick, by Teleportation, by death, by being knocked off."""
    text = "0 akeru on fountain life 1\n0 hornbug\n1 vampal\n1 ezzen bears flame of 0\n- fountain"
    t = table(text.replace("1 ezzen", "0 smoker\n1 ezzen") if way == "knock" else text, rituals=True, seed=1)
    t.quiet("begin")
    if way == "flick":
        t.flick("akeru: #", moves={"akeru": (500, 500)})
    elif way == "teleport":
        t.s.camps[0].hand.append(TELEPORTATION)
        t.do(PlayRitual(TELEPORTATION), Choose(t.disk("akeru")), Place(t.disk("akeru"), 500 * MM, 500 * MM))
    elif way == "death":
        t.pass_turn().flick("vampal: akeru", fell=("akeru",))
    else:
        t.pass_turn().flick("vampal: fountain", fell=("akeru",))
    assert t.controls("fountain") == -1
    assert [(e.artifact, e.seat) for e in t.seen(ev.Freed)] == [(t.disk("fountain"), 0)]


def test_dt_r29_a_death_on_the_artifact_frees_it() -> None:
    """DT-R29: bitten to death where he stands."""
    t = table("0 akeru\n0 ezzen\n1 vampal on fountain life 1 bears flame of 0\n1 kharu\n- fountain").stop()
    assert (t.here("vampal"), t.controls("fountain")) == (False, -1)
    assert [(e.artifact, e.seat) for e in t.seen(ev.Freed)] == [(t.disk("fountain"), 1)]


def test_dt_r30_a_weak_flick_keeps_control() -> None:
    """DT-R30: it still stands there at rest."""
    t = table(GROUND.replace("akeru", "akeru on fountain"))
    t.flick("akeru:")
    assert (t.controls("fountain"), t.seen(ev.Freed)) == (0, [])


def test_dt_r30_off_and_touched_again_is_captured_again() -> None:
    """DT-R30: it was not another player's; its use mark stays."""
    t = table(GROUND.replace("akeru", "akeru on fountain").replace("ezzen", "ezzen life 1"))
    t.use("fountain").flick("akeru: #, fountain", moves={"akeru": (500, 500)})
    assert (t.stands("fountain"), len(t.seen(ev.Controlled))) == ("akeru", 1)
    assert t.refuses(UseArtifact(t.disk("fountain"))) == "DT-15.10"


def test_dt_r30_gliding_off_is_no_touch() -> None:
    """DT-R30: no contact in the log, no capture."""
    t = table(GROUND.replace("akeru", "akeru on fountain"))
    t.flick("akeru: #", moves={"akeru": (500, 500)})
    assert (t.stands("fountain"), t.controls("fountain")) == ("", -1)


def test_dt_r31_one_of_several_and_none_off_the_field() -> None:
    """DT-R31: the player chooses; nothing is captured by who left, nor what left."""
    t = table(GROUND)
    t.flick("akeru: fountain, smithy").choose("smithy")
    assert (t.stands("smithy"), t.stands("fountain")) == ("akeru", "")
    t = table(GROUND)
    t.flick("akeru: fountain", out={"akeru": (0, 500)})
    assert (t.stands("fountain"), t.at("akeru")) == ("", (46.5, 500))
    t = table(GROUND)
    t.flick("akeru: fountain, smithy", out={"fountain": (0, 500)})
    assert (t.stands("fountain"), t.stands("smithy")) == ("", "akeru")


def test_dt_o_25_by_option_who_left_may_capture() -> None:
    """DT-O.25: put back first, then seated."""
    t = table(GROUND, captureAfterLeaving=True)
    t.flick("akeru: fountain", out={"akeru": (0, 500)})
    assert t.stands("fountain") == "akeru"


def test_dt_r107_where_an_own_one_stands() -> None:
    """DT-R107: nothing if it stays; if it came off, the flicked one stands there."""
    t = table(GROUND.replace("akeru", "akeru on fountain"))
    t.flick("ezzen: fountain")
    assert t.stands("fountain") == "akeru"
    t = table("0 shawakh on fountain\n0 ezzen\n1 vampal\n- fountain")  # his disk has the number 0
    t.flick("ezzen: fountain")
    assert t.stands("fountain") == "shawakh"
    t = table(GROUND.replace("akeru", "akeru on fountain"))
    t.flick("ezzen: fountain", fell=("akeru",))
    assert (t.stands("fountain"), t.controls("fountain")) == ("ezzen", 0)


# --- levels: R32 to R34


@pytest.mark.parametrize("by", [4.0, 15.4])
def test_dt_r32_it_comes_off_when_its_middle_is_off(by: float) -> None:
    """DT-R32: a slide that leaves it on the artifact keeps the offset, and control."""
    t = table(GROUND.replace("vampal", "vampal on fountain"))
    aimed = t.aim("akeru")
    slid = t.slid(aimed.disk, "fountain", (), {}, {})
    vampal = t.disk("vampal")
    rest = tuple([(d, x + round(by * MM) * (d == vampal), *others) for d, x, *others in slid.rest])
    t.match.script.append(Slid("hand", slid.log, rest))
    t.do(aimed)
    assert (t.controls("fountain"), t.at("vampal")[0]) == (1, pytest.approx(t.at("fountain")[0] + by))


def test_dt_r33_on_an_artifact_one_is_out_of_reach_and_fallen_in_it() -> None:
    """DT-R33: the artifact is met, not the character; after the fall he is met as himself."""
    t = table(GROUND.replace("vampal", "vampal on fountain"))
    t.flick("akeru: fountain")
    assert t.life("vampal") == 4
    t.flick("ezzen: fountain, vampal", fell=("vampal",))
    assert t.life("vampal") == 3


def test_dt_r34_where_it_fell_it_lies_on_the_table() -> None:
    """DT-R34: with the missiles that stayed on it."""
    t = table(GROUND.replace("vampal", "vampal on fountain bears flame of 1, tick of 0"), stock={"akeru": 2})
    t.flick("akeru: fountain", fell=("vampal", "tick@vampal"))
    assert (t.s.on[t.disk("vampal")], t.bears("vampal")) == (-1, ["flame"])
    assert t.at("vampal")[0] == t.at("flame@vampal")[0] == t.at("fountain")[0] + 40


# --- moving by hand (R53, R54), landscape (R67), the start (R79)


def test_dt_r53_the_bigger_one_is_moved_clear() -> None:
    """DT-R53: where the Phantom stood an enemy is too near for Akeru; he lies beside it, the shortest way."""
    t = table("0 phantom 500,500\n0 akeru 700,700\n1 vampal 528,500\n1 kharu")
    t.cast("phantom", "akeru")
    x, y = t.at("akeru")
    assert x == pytest.approx(528 - 31, abs=0.01)
    assert y == pytest.approx(500, abs=0.01)
    assert t.at("phantom") == (700, 700)


def test_dt_r53_at_the_border_and_beside_landscape() -> None:
    """DT-R53: wholly inside, and off the candle."""
    t = table("0 phantom 12,500\n0 akeru 700,700\n1 vampal\n1 kharu")
    t.cast("phantom", "akeru")
    assert t.at("akeru")[0] == pytest.approx(15.5, abs=0.3)
    t = table("0 phantom 500,500\n0 akeru 700,700\n1 vampal\n1 kharu\nthing candle 500,470")
    t.cast("phantom", "akeru")
    assert t.at("akeru")[1] == pytest.approx(470 + 18 + 15.5, abs=0.1)


def test_dt_r53_on_an_artifact_in_its_middle() -> None:
    """DT-R53: also when the partner had slid aside there."""
    t = table("0 phantom\n0 akeru on smithy\n0 ezzen\n1 vampal\n1 kharu\n- smithy")
    disk = t.disk("akeru")
    t.s.x[disk] += 5 * MM
    t.cast("phantom", "akeru")
    assert t.at("phantom") == t.at("smithy")


def test_dt_r54_both_keep_the_way_they_look() -> None:
    """DT-R54: an exchange turns nobody; whoever places a disk chooses how it looks, of any length."""
    t = table("0 phantom turn 90\n0 hornbug turn 200\n1 vampal\n1 kharu", rituals=True, seed=1)
    before = {name: (t.s.ux[t.disk(name)], t.s.uy[t.disk(name)]) for name in ("phantom", "hornbug")}
    t.cast("phantom", "hornbug")
    assert before == {name: (t.s.ux[t.disk(name)], t.s.uy[t.disk(name)]) for name in before}
    t.s.camps[0].hand.append(TELEPORTATION)
    t.do(PlayRitual(TELEPORTATION), Choose(t.disk("hornbug")), Place(t.disk("hornbug"), 500 * MM, 500 * MM, -7, 0))
    assert (t.s.ux[t.disk("hornbug")], t.s.uy[t.disk("hornbug")]) == (-MM, 0)


def test_dt_r54_seated_its_rider_lies_in_the_middle() -> None:
    """DT-R54: and the one with a sector is turned as its player likes."""
    t = table("0 hornbug bears flame of 0\n0 ezzen\n1 vampal\n- smithy")
    t.flick("hornbug: smithy").do(Turn(0, 3))
    assert t.at("flame@hornbug") == t.at("smithy")
    assert (t.s.ux[t.disk("hornbug")], t.s.uy[t.disk("hornbug")]) == (0, MM)


def pair(first: str, second: str, gap: float, extra: str = "") -> Table:
    """Two disks with this much between their rims."""
    radius = {"akeru": 15.5, "ezzen": 14.0, "phantom": 11.5, "vampal": 15.5, "smithy": 15.5}
    far = radius[first] + radius[second] + gap
    seat = "-" if second == "smithy" else "1"
    other = "1 kharu 900,100" if second == "smithy" else ""
    return table(f"0 {first} 300,500\n{seat} {second} {300 + far},500\n{other}\n{extra}")


@pytest.mark.parametrize(("gap", "nearby"), [(0.1, True), (14.9, True), (15.0, False), (15.1, False)])
def test_dt_r55_less_than_fifteen_between_the_rims(gap: float, nearby: bool) -> None:
    """DT-R55, DT-2.8: 15.0 itself is too far."""
    t = pair("akeru", "phantom", gap)
    assert near(t.s, t.disk("akeru"), t.disk("phantom")) is nearby
    assert near(t.s, t.disk("phantom"), t.disk("akeru")) is nearby


def test_dt_r55_landscape_between_parts_them() -> None:
    """DT-R55: a pencil across the shortest line does, one beside it does not; nor does standing on one another."""
    assert near((t := pair("akeru", "ezzen", 14)).s, t.disk("akeru"), t.disk("ezzen"))
    t = pair("akeru", "ezzen", 14, "thing pencil 322.5,500")
    assert not near(t.s, t.disk("akeru"), t.disk("ezzen"))
    t = pair("akeru", "ezzen", 14, "thing pencil 322.5,600")
    assert near(t.s, t.disk("akeru"), t.disk("ezzen"))
    t = table("0 akeru on smithy\n1 vampal\n- smithy")
    assert not near(t.s, t.disk("akeru"), t.disk("smithy"))
    assert not near(t.s, t.disk("akeru"), t.disk("akeru"))


def test_dt_r55_levels_do_not_matter_and_by_option_they_do() -> None:
    """DT-R55, DT-O.11: who stands on an artifact has neighbours, the artifact too."""
    text = "0 akeru on smithy\n1 vampal 340,500\n- smithy 300,500"
    t = table(text)
    assert near(t.s, t.disk("akeru"), t.disk("vampal"))
    assert near(t.s, t.disk("smithy"), t.disk("vampal"))
    t = table(text, nearbyLevels="same")
    assert not near(t.s, t.disk("akeru"), t.disk("vampal"))
    assert near(t.s, t.disk("smithy"), t.disk("vampal"))


@pytest.mark.parametrize(("gap", "nearby"), [(8, False), (10, True), (15, True)])
def test_dt_o_10_the_gap_is_an_option(gap: int, nearby: bool) -> None:
    """DT-O.10: with 8 mm a neighbour 9 mm away is none; the burst follows it."""
    t = table("0 untouchable 300,500\n0 akeru\n1 vampal 336,500\n1 kharu", nearbyGap=gap)
    assert near(t.s, t.disk("untouchable"), t.disk("vampal")) is nearby
    assert t.stop().life("vampal") == (3 if nearby else 4)


def test_dt_r64_the_magnetosphere_and_those_at_hand() -> None:
    """DT-R64: its own controller's character steps down and control ends; one already nearby is placed anew."""
    text = "0 akeru on magnetosphere\n0 ezzen\n1 vampal 540,500\n1 kharu\n- magnetosphere 500,500"
    t = table(text).stop().resolve("magnetosphere").choose("akeru")
    t.do(t.listed(Place)[0])
    assert (t.controls("magnetosphere"), t.s.on[t.disk("akeru")]) == (-1, -1)
    t = table(text).stop().resolve("magnetosphere").choose("vampal")
    t.do(Place(t.disk("vampal"), 500 * MM, 540 * MM))
    assert t.at("vampal") == (500, 540)


def test_dt_r108_whoever_leaves_while_placing_moves_nobody() -> None:
    """DT-R108: A has chosen Vampal for his Magnetosphere and is gone: Vampal stays, and it is B's turn."""
    text = "0 akeru on magnetosphere\n0 ezzen\n1 vampal\n1 kharu\n2 hornbug\n- magnetosphere 500,500"
    t = table(text).stop().resolve("magnetosphere").choose("vampal")
    before = t.at("vampal")
    t.happen(Left(0))
    assert (t.at("vampal"), t.turn[0]) == (before, 1)


def crowded(kind: str) -> Table:
    """Six heroes round an artifact: no room for a seventh disk of their size, except in place of one of them."""
    around = "\n".join([f"1 {name} {x},{y}" for name, x, y in [
        ("kharu", 534, 500), ("vailla", 517, 529.5), ("baaroun", 483, 529.5), ("adjarkha", 466, 500),
        ("ifrit", 483, 470.5), ("shawakh", 517, 470.5)]])  # fmt: skip
    return table(f"0 {kind} on magnetosphere\n0 ezzen\n{around}\n- magnetosphere 500,500")


def test_dt_r64_no_spot_no_choice() -> None:
    """DT-R64: Ezzen finds no room there; one of the six could take its own place again."""
    t = crowded("akeru").stop().resolve("magnetosphere")
    assert t.refuses(Choose(t.disk("ezzen"))) == "DT-20.10"
    assert Choose(t.disk("kharu")) in t.menu()


def test_dt_r98_a_narrow_gap_is_found() -> None:
    """DT-R98: between two neighbours a fighter's disk has a few degrees of room, and they are enough."""
    t = table("0 akeru 500,500\n1 vampal 532,500\n1 kharu 492.3,531.3\n1 dryad", rituals=True, seed=1)
    spots = some_spots(t.s, t.disk("dryad"), t.disk("akeru"), BESIDE)
    assert spots
    assert all([why_not_there(t.s, t.disk("dryad"), t.disk("akeru"), BESIDE, x, y) is None for x, y in spots])


def test_dt_r67_landscape_stays_where_it_is() -> None:
    """DT-R67: struck ten times, the book lies where it lay, and stands in nobody's camp."""
    t = table("0 ezzen\n0 hornbug\n1 vampal\n1 kharu\nthing book 500,500")
    before = [(thing.x, thing.y) for thing in t.s.kit.battles[0].things]
    t.flick("ezzen: " + ", ".join(["#"] * 10))
    assert [(thing.x, thing.y) for thing in t.s.kit.battles[0].things] == before == [(500 * MM, 500 * MM)]
    assert t.life("ezzen") == 2


def test_dt_r79_neutral_at_the_start_unless_somebody_is_seated() -> None:
    """DT-R79, DT-4.12."""
    t = table("0 akeru on fountain\n1 vampal\n- fountain\n- smithy")
    assert (t.controls("fountain"), t.controls("smithy")) == (0, -1)
    with pytest.raises(ContentError, match="one character on fountain"):
        table("0 akeru on fountain\n1 vampal on fountain\n- fountain")


# --- of spells and rituals (R49, R51, R52, R62, R82, R84, R89, R90, R98)

FORGE = """
    0 akeru on smithy
    0 phantom
    0 ezzen
    0 ramprack
    1 dryad
    1 archer
    1 vampal
    - smithy 500,500
"""


def bereft(text: str = FORGE) -> Table:
    t = table(text).pass_turn()
    t.flick("vampal: phantom")
    return t.pass_turn()


def test_dt_r49_not_one_whose_disk_is_in_use() -> None:
    """DT-R49: the fallen Phantom's disk was summoned as a Div meanwhile; there is nobody to bring back."""
    t = table(FORGE, rituals=True, seed=1).pass_turn()
    t.flick("vampal: phantom").pass_turn().quiet("ritual")
    t.s.camps[0].hand[:] = bytes([SUMMONING])
    t.do(PlayRitual(SUMMONING))
    faces = [way for way in t.listed(ChooseFace) if isinstance(way, ChooseFace)]
    t.do(next(way for way in faces if t.s.kit.box.kinds[way.kind].key == "div"))
    t.do(t.listed(Place)[0])
    assert t.s.place[t.disk("phantom")] == FIELD
    t.flick("ezzen: dryad")
    assert t.question == "act"


def test_dt_r90_whatever_the_cause_of_the_death() -> None:
    """DT-R90: B's Dryad is killed by B's own Kharu whom A flicks with a Magnet."""
    t = bereft(FORGE.replace("0 ramprack", "0 vailla").replace("1 vampal", "1 vampal\n1 kharu"))
    t.shoot("vailla: kharu").flick("kharu: dryad")
    assert t.question == "smithy"


def test_dt_r52_the_risen_and_others_who_cannot_act_may_be_flicked() -> None:
    """DT-R52, DT-20.18: by Ramprack, without a mark."""
    t = bereft()
    t.flick("ezzen: dryad").choose("phantom").do(t.listed(Place)[0])
    t.cast("ramprack", "phantom").flick("phantom: vampal")
    assert t.life("vampal") == 3
    assert not t.s.marks[t.disk("phantom")] & ACTED


def test_dt_r62_no_shot_ability_no_missile() -> None:
    """DT-R62: Shawakh holds Shields and shoots nothing, so the Mine brings him none; Baaroun up to three."""
    t = table("0 shawakh on fire_mine\n0 baaroun\n1 vampal\n- fire_mine", stock={"shawakh": 1, "baaroun": 1}).quiet(
        "begin"
    )
    t.use("fire_mine", 0)
    assert (t.stock("shawakh"), t.stock("baaroun")) == (1, 3)
    t = table("0 shawakh on fire_mine\n0 baaroun\n1 vampal\n- fire_mine", stock={"shawakh": 1, "baaroun": 3}).quiet(
        "begin"
    )
    assert t.refuses(UseArtifact(t.disk("fire_mine"), 0)) == "DT-20.1"


def test_dt_r82_the_orders_of_the_squad_one_started_with() -> None:
    """DT-R82: the only character of Metal is dead, and a Minusoid may still be summoned."""
    t = table("0 akeru\n0 ramprack life 1\n1 vampal\n1 kharu", rituals=True, seed=1).pass_turn().quiet("ritual")
    t.flick("vampal: ramprack").pass_turn()
    t.s.camps[0].hand[:] = bytes([SUMMONING])
    t.do(PlayRitual(SUMMONING))
    kinds = {t.s.kit.box.kinds[way.kind].key for way in t.listed(ChooseFace) if isinstance(way, ChooseFace)}
    assert kinds == {"phantom", "div", "minusoid", "energan"}


def test_dt_r89_more_wounds_than_tokens() -> None:
    """DT-R89: eight heroes without most of their lives bear 26 wounds, and one more is no question."""
    heroes = ["akeru", "kharu", "vailla", "baaroun", "adjarkha", "ifrit", "shawakh", "vampal"]
    text = "\n".join([f"{int(n > 3)} {name} life 1" for n, name in enumerate(heroes)])
    t = table(text + "\n0 ezzen\n1 hornbug").quiet("begin")
    limits = [t.s.kit.box.characters[t.s.kind[t.disk(name)]].life for name in heroes]
    assert sum(limits) - len(heroes) > 24
    t.flick("ezzen: hornbug")
    assert t.life("hornbug") == 1


@pytest.mark.parametrize(
    ("x", "y", "rule"),
    [(535, 500, ""), (541.9, 500, ""), (542.1, 500, "DT-20.12"), (500, 500, "DT-R98"), (500, 536, "DT-R98")],
)
def test_dt_r98_where_a_summoned_or_risen_one_stands(x: float, y: float, rule: str) -> None:
    """DT-R98: less than 15 mm from the Smithy, on nobody, off the candle."""
    t = table(FORGE + "thing candle 500,545")
    found = why_not_there(t.s, t.disk("phantom"), t.disk("smithy"), BESIDE, round(x * MM), round(y * MM))
    assert (found.rule if found else "") == rule
