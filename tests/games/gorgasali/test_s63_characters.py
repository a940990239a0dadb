"""Section 63: the ten characters as data, each row of the printed table; GO-R61 and GO-R85 beside them."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import health
from tests.games.gorgasali.kit import GAME, dice, do, figure, legal, refusal, state
from tests.games.gorgasali.open_ground import on

from tavola.core.play import Match
from tavola.games.gorgasali.actions import Imitate, PickCharacter, Shoot, UseAbility
from tavola.games.gorgasali.cards import Character
from tavola.games.gorgasali.content import load_characters
from tavola.games.gorgasali.kit import (
    ARMAZI,
    DRAIN,
    EBUE,
    EMOON,
    KRUBER,
    MEDEA,
    OCTOR,
    THARSIS,
    TSIVA,
    VARAS,
)


def row(number: int) -> tuple[str, str, bool, int, int]:
    """Name, ability, whether it is passive, range, cooldown."""
    found: Character = load_characters()[number]
    return found.names["en"], found.ability["en"], found.passive, found.range, found.cooldown


def test_go_63_1_armazi() -> None:
    """GO-63.1: Supernova, active, 1–2, 5; 35 to one or two."""
    assert row(ARMAZI) == ("Armazi", "Supernova", False, 2, 5)
    assert (load_characters()[ARMAZI].damage, load_characters()[ARMAZI].targets) == (35, 2)


def test_go_63_2_ebue() -> None:
    """GO-63.2: Hypnosis, active, 1–5, 4; off in an inactive zone."""
    assert row(EBUE) == ("Ebue", "Hypnosis", False, 5, 4)
    assert load_characters()[EBUE].active_zone_only


def test_go_63_3_varas() -> None:
    """GO-63.3: Steal, active, 1–3, 3."""
    assert row(VARAS) == ("Varas", "Steal", False, 3, 3)


def test_go_63_4_medea() -> None:
    """GO-63.4: Heal, active, herself, 3; 20 and a card, in a duo for a teammate within 3."""
    medea = load_characters()[MEDEA]
    assert row(MEDEA) == ("Medea", "Heal", False, 0, 3)
    assert (medea.heal, medea.cards, medea.teammate_within) == (20, 1, 3)


def test_go_63_5_princess_tsiva() -> None:
    """GO-63.5: Freezing Vortex, active, 1–3, 3."""
    assert row(TSIVA) == ("Princess Tsiva", "Freezing Vortex", False, 3, 3)


def test_go_63_6_octor() -> None:
    """GO-63.6: Imitate, active, 1–3; no cooldown but that of what he took."""
    assert row(OCTOR) == ("Octor", "Imitate", False, 3, 0)


def test_go_63_7_kruber() -> None:
    """GO-63.7: Eye Contact, active, 1–6, 4; off in an inactive zone."""
    assert row(KRUBER) == ("Kruber", "Eye Contact", False, 6, 4)
    assert load_characters()[KRUBER].active_zone_only


def test_go_63_8_tharsis() -> None:
    """GO-63.8: Ignite, passive, 1; 10 damage."""
    assert row(THARSIS) == ("Tharsis", "Ignite", True, 1, 0)
    assert load_characters()[THARSIS].damage == 10


def test_go_63_9_drain() -> None:
    """GO-63.9: Drain, passive; 5 and 5 for each die of 5 or more."""
    drain = load_characters()[DRAIN]
    assert row(DRAIN) == ("D'rain", "Drain", True, 0, 0)
    assert (drain.damage, drain.heal, drain.at_least) == (5, 5, 5)


def test_go_63_10_emoon() -> None:
    """GO-63.10: Immunity, passive."""
    assert row(EMOON) == ("E'moon", "Immunity", True, 0, 0)
    assert len(load_characters()) == 10


# --- Octor's first ability ----------------------------------------------------------------------------------------


def start(*characters: int, seats: int, **options: object) -> Match:
    match = Match(GAME, seats=seats, options=options, seed=8)
    do(match, *[PickCharacter(character) for character in characters])
    return match


def test_go_r61_a_direct_neighbour_before_the_first_turn() -> None:
    """GO-R61: after the sectors, before round 1; left or right, whatever the range."""
    match = start(MEDEA, OCTOR, ARMAZI, KRUBER, VARAS, seats=5)
    assert match.deciders == (1,)
    assert legal(match, Imitate) == [Imitate(2), Imitate(0)]
    assert refusal(match, Imitate(3)).rule == "GO-3.14"
    assert all(figure.sector for figure in state(match).figures)
    assert state(match).round == 0
    do(match, Imitate(2))
    assert state(match).round == 1
    assert (figure(match, 1).held, figure(match, 1).held_from) == (ARMAZI, 2)


def test_go_r61_never_emoons_and_none_when_there_is_no_other() -> None:
    """GO-R61: between E'moon and Varas only Varas; with E'moon alone nothing is asked."""
    match = start(EMOON, OCTOR, VARAS, KRUBER, seats=4)
    assert legal(match, Imitate) == [Imitate(2)]
    assert refusal(match, Imitate(0)).rule == "GO-27.4"
    two = start(EMOON, OCTOR, seats=2)
    assert state(two).round == 1
    assert figure(two, 1).held == -1
    assert figure(two, 1).cooldown == 0


def test_go_r61_without_an_ability_there_is_nothing_to_use() -> None:
    """GO-R61: until he imitates somebody."""
    match = on("figure 0 octor at 5,5\nfigure 1 emoon at 9,9\nturn 0 before")
    assert refusal(match, UseAbility()).rule == "GO-23.9"


# --- whose banner it is does not matter -----------------------------------------------------------------------------


@pytest.mark.parametrize(("banner", "left"), [("magic_field", 84), ("tree_platform", 76)])
@pytest.mark.parametrize("owner", [0, 1, 2])
def test_go_r85_anyone_may_use_a_foreign_platform_or_field(banner: str, left: int, owner: int) -> None:
    """GO-R85: the target stands on it, be it the shooter's, its own or a third one's: 32 halved, or two units less."""
    match = on(
        f"""
        seats 3
        figure 0 medea at 5,5
        figure 1 ebue at 6,5
        figure 2 varas at 12,12
        mat 0 gemini
        banner {banner} of {owner} at 6,5
        turn 0 open
        """,
        dice(4, 4),
    )
    do(match, Shoot(0, 1))
    assert health(match)[1] == left
