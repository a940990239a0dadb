"""Section 57: abilities in a duo."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import health, hurts, use, zoned
from tests.games.gorgasali.kit import at, cards, do, legal, refusal, square, state, where
from tests.games.gorgasali.open_ground import PLAIN, on

from tavola.core.play import Match
from tavola.core.values import Action, Outcome
from tavola.games.gorgasali.actions import EndTurn, Exchange, Hypnosis, Imitate, Steal, Supernova


def pair(character: str, mate: str = "medea at 8,5", rest: str = "turn 0 before", *script: Outcome) -> Match:
    """Seats 0 and 2 against Varas or Ebue at 6,6 and D'rain at 0,0."""
    foe = "ebue" if character == "varas" else "varas"
    return on(
        f"option scenario duo\nseats 4\nfigure 0 {character} at 5,5 cd 0\nfigure 1 {foe} at 6,6\n"
        f"figure 2 {mate}\nfigure 3 drain at 0,0\nmat 1 axe\nmat 2 boat | rope\n{rest}",
        *script,
    )


@pytest.mark.parametrize(("spot", "after"), [("8,8", 70), ("5,2", 70), ("9,5", 50)])
def test_go_57_1_medea_heals_a_teammate_within_3(spot: str, after: int) -> None:
    """GO-57.1: 20 for both within 3, nothing for one at 4."""
    match = pair("medea", f"tharsis at {spot} hp 50")
    use(match)
    assert health(match)[2] == after


def test_go_57_1_capped_and_only_medea_draws() -> None:
    """GO-57.1: the teammate at 95 gets to 100; the card is hers."""
    match = pair("medea", "tharsis at 6,5 hp 95")
    before = len(cards(match, 2))
    use(match)
    assert (health(match)[2], len(cards(match, 0)), len(cards(match, 2))) == (100, 1, before)


def test_go_57_2_kruber_may_exchange_with_his_teammate() -> None:
    """GO-57.2: teammate and enemy are both on the menu."""
    match = pair("kruber")
    use(match)
    assert legal(match, Exchange) == [Exchange(1), Exchange(2), Exchange(3)]
    do(match, Exchange(2))
    assert (where(match, 0), where(match, 2)) == ((8, 5), (5, 5))


def test_go_57_3_ebue_may_pull_his_teammate() -> None:
    """GO-57.3: next to himself."""
    match = pair("ebue")
    use(match, Hypnosis(2, square(match, 4, 4)))
    assert where(match, 2) == (4, 4)


def test_go_57_4_varas_may_steal_from_his_teammate() -> None:
    """GO-57.4: also from the backpack."""
    match = pair("varas")
    use(match, Steal(2, 8))
    assert cards(match, 0) == {6: "rope"}


def test_go_57_5_octor_may_not_imitate_his_teammate() -> None:
    """GO-57.5: the enemy beside him he may."""
    match = pair("octor")
    assert legal(match, Imitate) == [Imitate(1)]
    assert refusal(match, Imitate(2)).rule == "GO-57.5"


def chest_at_4_5(target: int) -> tuple[Match, Action]:
    row = PLAIN.split("\n")
    row[1 + 5] = "....C........."
    match = at(
        "\n".join(row)
        + """
    option scenario duo
    seats 4
    figure 0 ebue at 5,5 cd 0
    figure 1 varas at 8,8
    figure 2 medea at 8,5
    figure 3 armazi at 0,0
    turn 0 before
    """
    )
    use(match)
    return match, Hypnosis(target, square(match, 4, 5))


def test_go_57_6_ebue_may_not_put_his_teammate_on_a_chest() -> None:
    """GO-57.6: the enemy he may."""
    match, action = chest_at_4_5(2)
    assert refusal(match, action).rule == "GO-57.6"
    match, action = chest_at_4_5(1)
    assert action in match.menu(0)


def test_go_57_7_a_teammate_may_be_put_on_an_inactive_square() -> None:
    """GO-57.7: the enemy may not."""
    match = at(
        PLAIN
        + zoned(5)
        + """
    option scenario duo
    seats 4
    round 6
    figure 0 ebue at 5,5 cd 0
    figure 1 varas at 8,8
    figure 2 medea at 8,5
    figure 3 armazi at 13,0
    turn 0 before
    """
    )
    use(match)
    inactive = square(match, 4, 4)
    assert Hypnosis(2, inactive) in match.menu(0)
    assert refusal(match, Hypnosis(1, inactive)).rule == "GO-19.5"
    do(match, Hypnosis(2, inactive))
    assert health(match)[2] == 100


@pytest.mark.parametrize("character", ["ebue", "varas", "kruber"])
def test_go_57_8_an_emoon_teammate_is_left_out(character: str) -> None:
    """GO-57.8: of the menus of all three."""
    match = pair(character, "emoon at 8,5")
    use(match)
    named = {getattr(action, "target", -1) for action in match.menu(0).listed() or ()}
    assert named - {3} == {1}


def test_go_57_8_and_of_medeas_heal() -> None:
    """GO-57.8: E'moon beside her gets nothing."""
    match = pair("medea", "emoon at 6,5 hp 50")
    use(match)
    assert health(match)[2] == 50


def test_go_57_9_supernova_vortex_and_ignite_never_touch_the_teammate() -> None:
    """GO-57.9: refused, spared, spared."""
    nova = pair("armazi", "medea at 6,5")
    use(nova)
    assert legal(nova, Supernova) == [Supernova(1)]
    assert refusal(nova, Supernova(2)).rule == "GO-52.7"
    vortex = pair("tsiva", "medea at 6,5")
    use(vortex)
    assert [figure.seat for figure in state(vortex).figures if figure.frozen] == [1]
    fire = pair("tharsis", "medea at 6,5", "turn 0 open")
    assert hurts(do(fire, EndTurn()), "ignite") == [(1, 10, 0)]
