"""Section 27: E'moon, Immunity; GO-R64."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import caged, health, hurts, use
from tests.games.gorgasali.kit import cards, dice, do, figure, refusal, square, state, where
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.core.values import Outcome
from tavola.games.gorgasali.actions import (
    EndTurn,
    Exchange,
    Hypnosis,
    Imitate,
    Roll,
    Shoot,
    Stay,
    Steal,
    Supernova,
    Throw,
)


def beside(character: str, rest: str = "turn 0 before", *script: Outcome) -> Match:
    """A character with E'moon and Varas' victim Medea within reach."""
    return on(
        f"seats 3\nfigure 0 {character} at 5,5 cd 0\nfigure 1 emoon at 6,5\nfigure 2 medea at 6,6\n"
        f"mat 1 axe\nmat 2 axe\n{rest}",
        *script,
    )


ATTEMPTS = [
    ("armazi", Supernova(1)),
    ("armazi", Supernova(2, 1)),
    ("ebue", Hypnosis(1, 4 * 14 + 4)),
    ("varas", Steal(1, 6)),
    ("kruber", Exchange(1)),
]


@pytest.mark.parametrize(("character", "action"), ATTEMPTS)
def test_go_27_1_no_ability_of_another_affects_emoon(
    character: str, action: Supernova | Hypnosis | Steal | Exchange
) -> None:
    """GO-27.1: none can name him, alone or as the second one."""
    match = beside(character)
    use(match)
    assert action not in match.menu(0)


@pytest.mark.parametrize(("character", "action"), ATTEMPTS)
def test_go_27_2_he_cannot_be_chosen(character: str, action: Supernova | Hypnosis | Steal | Exchange) -> None:
    """GO-27.2: the refusal says why."""
    match = beside(character)
    use(match)
    assert refusal(match, action).rule == "GO-27.2"


def test_go_27_2_left_out_of_area_abilities() -> None:
    """GO-27.2: Vortex and Ignite pass him by."""
    vortex = beside("tsiva")
    use(vortex)
    assert [figure.frozen for figure in state(vortex).figures] == [0, 0, 1]
    fire = beside("tharsis", "turn 0 open")
    assert hurts(do(fire, EndTurn()), "ignite") == [(2, 10, 0)]


@pytest.mark.parametrize(
    ("character", "action"), [("ebue", Hypnosis(2, 4 * 14 + 4)), ("varas", Steal(2, 6)), ("kruber", Exchange(2))]
)
def test_go_27_3_not_even_a_teammates_help(character: str, action: Hypnosis | Steal | Exchange) -> None:
    """GO-27.3: the teammate cannot choose him either."""
    match = on(f"""
        option scenario duo
        seats 4
        figure 0 {character} at 5,5 cd 0
        figure 1 medea at 6,6
        figure 2 emoon at 6,5
        figure 3 armazi at 0,0
        mat 1 axe
        mat 2 axe
        turn 0 before
    """)
    use(match)
    assert refusal(match, action).rule == "GO-27.2"


def test_go_27_4_octor_cannot_take_immunity() -> None:
    """GO-27.4: refused by its own rule."""
    assert refusal(beside("octor"), Imitate(1)).rule == "GO-27.4"


def test_go_27_5_cards_affect_him_normally() -> None:
    """GO-27.5: a shot, an NTT Bulb and a Ball Lightning."""
    match = on("""
        figure 0 ebue at 5,5
        figure 1 emoon at 6,5
        mat 0 gemini, ntt_bulb
        mat 1 mantis
        banner ball_lightning of 0 at 5,6
        turn 0 open
    """, dice(1, 2), dice(1, 2))  # fmt: skip
    do(match, Shoot(0, 1), Throw(5, 1), EndTurn())
    assert (health(match)[1], cards(match, 1)) == (88, {0: "mantis*"})
    assert hurts(do(match, Roll(), Stay(), EndTurn()), "lightning") == [(1, 35, 0)]


def test_go_27_6_displacing_a_third_one_beside_him_is_no_effect_on_him() -> None:
    """GO-27.6: Ebue pulls Medea next to E'moon."""
    match = beside("ebue")
    use(match, Hypnosis(2, square(match, 6, 4)))
    assert (where(match, 2), where(match, 1)) == ((6, 4), (6, 5))


def test_go_r64_the_weapon_part_of_drains_shot_does_hit() -> None:
    """GO-R64: 48 of two sixes, nothing drained."""
    match = beside("drain", "mat 0 gemini\nturn 0 open", dice(6, 6))
    do(match, Shoot(0, 1))
    assert health(match)[:2] == [100, 52]


def test_go_r64_the_copies_of_octor_do_not_affect_him_either() -> None:
    """GO-R64: a copied Ignite beside him is not even used up."""
    match = caged("figure 0 octor at 4,4 held tharsis from 1\nfigure 1 emoon at 5,5\nturn 0 open")
    do(match, EndTurn())
    assert (health(match)[1], figure(match, 0).held >= 0) == (100, True)
