"""Section 23: Octor, Imitate; GO-59.16, GO-R58, GO-R59, GO-R60 and the option GO-65.20."""

from __future__ import annotations

import pytest
from tests.games.gorgasali.ability_kit import caged, cooldown, health, hurts, ready, until, use, zoned
from tests.games.gorgasali.kit import GAME, at, cards, dice, do, figure, legal, refusal, seen, square, state, where
from tests.games.gorgasali.open_ground import PLAIN, on, pass_turn

from tavola.core.play import Match
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import (
    EndTurn,
    Exchange,
    GoBack,
    Hypnosis,
    Imitate,
    PickCharacter,
    Roll,
    Shoot,
    Stay,
    Supernova,
    UseAbility,
)
from tavola.games.gorgasali.kit import DRAIN, MEDEA, OCTOR, THARSIS

MIMIC = """
    seats 4
    figure 0 octor at 5,5
    figure 1 medea at 8,5
    figure 2 emoon at 5,6
    figure 3 armazi at 9,5 cd 2
    turn 0 before
"""


def holds(match: Match, seat: int = 0) -> tuple[int, int]:
    """The ability held and its cooldown."""
    return figure(match, seat).held, cooldown(match, seat)


def test_go_23_1_range_3_and_no_cooldown_of_its_own() -> None:
    """GO-23.1: who stands at 3 may be imitated, who stands at 4 not; there is no marker to wait for."""
    match = on(MIMIC)
    assert legal(match, Imitate) == [Imitate(1)]
    assert refusal(match, Imitate(3)).reason == "too-far"
    assert cooldown(match, 0) == 0


def test_go_23_2_takes_over_the_ability_but_never_emoons() -> None:
    """GO-23.2: Medea's Heal; E'moon's is refused."""
    match = on(MIMIC)
    assert refusal(match, Imitate(2)).reason == "immunity-untakeable"
    events = do(match, Imitate(1))
    assert seen(events, ev.AbilityTaken) == [ev.AbilityTaken(0, 1, MEDEA)]
    assert figure(match, 0).held == MEDEA


def test_go_23_3_a_copy() -> None:
    """GO-23.3: the other one's ability and marker are as before."""
    match = on(MIMIC.replace("8,5", "8,5 cd 1"), dice(1, 2))
    do(match, Imitate(1), Roll(), Stay(), EndTurn())
    assert cooldown(match, 1) == 0
    assert ready(match)


def test_go_23_4_it_can_be_used_once() -> None:
    """GO-23.4: after the Heal there is nothing to use."""
    match = on(MIMIC.replace("octor at 5,5", "octor at 5,5 held medea from 1 cd 0"))
    events = use(match)
    assert seen(events, ev.AbilityGone) == [ev.AbilityGone(0)]
    assert refusal(match, UseAbility()).rule == "GO-23.9"


@pytest.mark.parametrize("marker", [0, 1, 3])
def test_go_23_5_it_starts_at_its_standard_cooldown(marker: int) -> None:
    """GO-23.5: at 3 for a Heal, whatever Medea's own marker shows."""
    match = on(MIMIC.replace("8,5", f"8,5 cd {marker}"))
    do(match, Imitate(1))
    assert holds(match) == (MEDEA, 3)


def test_go_23_6_at_the_start_from_a_neighbour_with_full_cooldown() -> None:
    """GO-23.6: of four seats the opposite one is not on the menu; the first reduction comes on his first turn."""
    match = Match(GAME, seats=4, seed=3)
    for character in (OCTOR, MEDEA, THARSIS, DRAIN):
        do(match, PickCharacter(character))
    assert legal(match, Imitate) == [Imitate(1), Imitate(3)]
    do(match, Imitate(1))
    first = state(match).turn.seat == 0
    assert holds(match) == (MEDEA, 2 if first else 3)


def test_go_23_7_any_number_of_times_a_turn() -> None:
    """GO-23.7: one after the other, in every free window."""
    match = on(MIMIC.replace("9,5", "5,3"), dice(1, 2))
    do(match, Imitate(1), Imitate(3), Imitate(1), Roll(), Imitate(3), Stay(), Imitate(1))
    assert figure(match, 0).held == MEDEA


def test_go_23_7_but_not_the_very_same_fresh_one_again() -> None:
    """GO-23.7: nothing would change; with the marker lower it starts anew."""
    match = on(MIMIC)
    do(match, Imitate(1))
    assert refusal(match, Imitate(1)).reason == "nothing-to-take"
    older = on(MIMIC.replace("octor at 5,5", "octor at 5,5 held medea from 1 cd 1"))
    do(older, Imitate(1))
    assert holds(older) == (MEDEA, 3)


def test_go_23_8_a_new_one_replaces_the_old_one() -> None:
    """GO-23.8: the ready Heal is lost when Tharsis is imitated."""
    match = on(
        MIMIC.replace("octor at 5,5", "octor at 5,5 held medea from 1 cd 0").replace(
            "armazi at 9,5 cd 2", "tharsis at 7,5"
        )
    )
    do(match, Imitate(3))
    assert holds(match) == (THARSIS, 0)
    assert refusal(match, UseAbility()).rule == "GO-17.10"


def test_go_23_9_after_the_use_he_must_imitate_again() -> None:
    """GO-23.9: nothing held, no marker; imitating is open at once."""
    match = on(MIMIC.replace("octor at 5,5", "octor at 5,5 held medea from 1 cd 0"))
    use(match)
    assert holds(match) == (-1, 0)
    do(match, Imitate(1))
    assert holds(match) == (MEDEA, 3)


def test_go_23_9_a_choice_not_made_yet_has_used_nothing() -> None:
    """GO-23.9: the copy goes when the target is named."""
    match = on(MIMIC.replace("octor at 5,5", "octor at 8,6 held armazi from 3 cd 0"))
    use(match)
    assert figure(match, 0).held >= 0
    do(match, Supernova(1))
    assert holds(match) == (-1, 0)


def test_go_23_10_ignite_ends_with_the_first_end_of_turn_that_burns_somebody() -> None:
    """GO-23.10: all next to Octor are burned then, and the copy is gone."""
    match = caged(
        "seats 3\nfigure 0 octor at 4,4 held tharsis from 1\nfigure 1 tharsis at 5,5\nfigure 2 ebue at 3,3\nturn 0 open"
    )
    events = do(match, EndTurn())
    assert hurts(events, "ignite") == [(1, 10, 0), (2, 10, 0), (0, 10, 1)]
    assert figure(match, 0).held == -1


def test_go_23_10_ignite_also_at_a_neighbours_end_of_turn() -> None:
    """GO-23.10: whichever trigger comes first; one victim, then it is gone."""
    match = caged("""
        seats 3
        figure 0 ebue at 3,3
        figure 1 medea at 5,5
        figure 2 octor at 4,4 held tharsis from 1
        turn 0 open
    """)
    assert hurts(do(match, EndTurn()), "ignite") == [(0, 10, 2)]
    assert hurts(pass_turn(match), "ignite") == []
    assert figure(match, 2).held == -1


def test_go_23_10_ignite_without_a_victim_is_kept() -> None:
    """GO-23.10: an end of turn at which it burns nobody does not use it up, E'moon beside him neither."""
    match = caged("figure 0 octor at 4,4 held tharsis from 1\nfigure 1 emoon at 5,5\nturn 0 open", dice(1, 2))
    do(match, EndTurn(), Roll(), Stay(), EndTurn())
    assert figure(match, 0).held == THARSIS
    assert health(match) == [100, 100]


DRAINING = """
    figure 0 octor at 5,5 hp 50 held drain from 1
    figure 1 medea at 6,5
    mat 0 gemini
    turn 0 open
"""


@pytest.mark.parametrize(("faces", "held", "left"), [((5, 1), -1, 71), ((6, 6), -1, 42), ((4, 4), DRAIN, 68)])
def test_go_23_10_drain_ends_with_the_first_shot_it_adds_damage_to(
    faces: tuple[int, int], held: int, left: int
) -> None:
    """GO-23.10: a shot without a die above 4 leaves it."""
    match = on(DRAINING, dice(*faces))
    do(match, Shoot(0, 1))
    assert (figure(match, 0).held, health(match)[1]) == (held, left)


def test_go_23_11_its_ranges_count_from_octor() -> None:
    """GO-23.11: the copied Supernova reaches who stands within 2 of Octor, not of Armazi."""
    text = MIMIC.replace("octor at 5,5", "octor at 5,5 held armazi from 3 cd 0").replace("seats 4", "seats 5")
    match = on(text + "figure 4 ebue at 7,6")
    use(match)
    assert legal(match, Supernova) == [Supernova(4)]


@pytest.mark.parametrize("ability", ["ebue", "kruber"])
def test_go_23_11_its_bans_apply_to_octor(ability: str) -> None:
    """GO-23.11: on an inactive square a copied Hypnosis or Eye Contact is off."""
    text = f"round 6\nfigure 0 octor at 2,5 held {ability} from 1 cd 0\nfigure 1 {ability} at 5,5\nturn 0 before"
    match = at(PLAIN + zoned(3) + text)
    assert refusal(match, UseAbility()).reason == "inactive-zone"


def test_go_23_11_target_tsiva_becomes_target_octor() -> None:
    """GO-23.11: whom Octor's vortex froze cannot shoot Octor, but can shoot Tsiva."""
    match = on("""
        seats 3
        figure 0 octor at 5,5 held tsiva from 2 cd 0
        figure 1 medea at 6,5
        figure 2 tsiva at 6,9
        mat 1 farsight
        turn 0 before
    """, dice(1, 2), dice(1, 2))  # fmt: skip
    use(match)
    do(match, Roll(), Stay(), EndTurn(), Roll(), Stay())
    assert refusal(match, Shoot(0, 0)).rule == "GO-22.4"
    assert Shoot(0, 2) in match.menu(1)


def test_go_23_12_not_on_the_teammate() -> None:
    """GO-23.12: in a duo; his other neighbour may be imitated."""
    match = on("option scenario duo\n" + MIMIC.replace("figure 2 emoon", "figure 2 ebue"))
    assert legal(match, Imitate) == [Imitate(1)]
    assert refusal(match, Imitate(2)).rule == "GO-57.5"


def test_go_23_13_the_marker_drops_on_his_own_turns() -> None:
    """GO-23.13: three own turns after taking a Heal it is ready, whatever Medea does meanwhile."""
    match = caged("figure 0 octor at 4,4\nfigure 1 medea at 5,5\nturn 0 before")
    do(match, Imitate(1))
    markers = []
    for _ in range(3):
        until(match, 0)
        markers.append(cooldown(match, 0))
    assert markers == [2, 1, 0]
    assert ready(match)


def test_go_23_14_frozen_he_cannot_imitate_the_tsiva_who_froze_him() -> None:
    """GO-23.14: that would be aiming at her."""
    match = on("seats 3\nfigure 0 octor at 5,5 frozen 1\nfigure 1 tsiva at 6,5\nfigure 2 medea at 6,6\nturn 0 before")
    assert refusal(match, Imitate(1)).rule == "GO-22.4"
    assert Imitate(2) in match.menu(0)


def test_go_23_2_not_himself_and_not_off_the_map() -> None:
    """GO-23.2, GO-7.19: there is one Octor; in a sector he reaches nobody."""
    match = on(MIMIC)
    assert refusal(match, Imitate(0)).reason == "no-such-seat"
    assert refusal(on(MIMIC.replace("at 5,5", "sector 2")), Imitate(1)).rule == "GO-7.19"


def test_go_59_16_imitating_in_the_open_phase_of_the_turn() -> None:
    """GO-59.16: whoever stands within 3 is on the menu, E'moon is not."""
    match = on(MIMIC.replace("before", "open").replace("9,5", "3,3"))
    assert legal(match, Imitate) == [Imitate(1), Imitate(3)]


def test_go_r58_octors_hypnosis_pulls_next_to_octor() -> None:
    """GO-R58: the taken ability is Octor's."""
    match = on(MIMIC.replace("octor at 5,5", "octor at 5,5 held ebue from 1 cd 0"))
    use(match, Hypnosis(3, square(match, 4, 4)))
    assert where(match, 3) == (4, 4)


def test_go_r58_a_copied_eye_contact_brings_the_right_to_return() -> None:
    """GO-R58: also after the copy is gone and another is held."""
    match = on(MIMIC.replace("octor at 5,5", "octor at 5,5 held kruber from 1 cd 0"))
    use(match, Exchange(1))
    do(match, Imitate(3), GoBack())
    assert (where(match, 0), where(match, 1)) == ((5, 5), (8, 5))


def test_go_r59_octor_revived_or_not_has_one_marker_only() -> None:
    """GO-R59: from a Supernova at 1 to a Heal: one ability, its full cooldown."""
    match = on(MIMIC.replace("octor at 5,5", "octor at 5,5 held armazi from 3 cd 1"))
    do(match, Imitate(1))
    assert holds(match) == (MEDEA, 3)


def test_go_r60_a_passive_copy_cannot_be_held_back() -> None:
    """GO-R60: there is nothing to use; it acts by itself at the next chance."""
    match = on(DRAINING, dice(5, 5))
    assert refusal(match, UseAbility()).rule == "GO-17.10"
    do(match, Shoot(0, 1))
    assert (health(match), figure(match, 0).held) == ([60, 50], -1)


# --- option octorTakes --------------------------------------------------------------------------------------------

MOVE = "option octorTakes move\n" + MIMIC.replace("9,5 cd 2", "7,5 cd 0")


def test_go_65_20_by_option_the_victim_loses_it() -> None:
    """GO-65.20: Armazi cannot use what Octor holds; by default he can."""
    for text, rule in ((MOVE, "GO-65.20"), (MOVE.replace("octorTakes move", "octorTakes copy"), "")):
        match = on(text.replace("turn 0 before", "turn 0 open"))
        do(match, Imitate(3), EndTurn())
        until(match, 3)
        found = match.check(3, UseAbility())
        assert (found.rule if found else "") == rule


def test_go_65_20_used_it_goes_back() -> None:
    """GO-65.20: after Octor's use the other one has it again, its own marker run on meanwhile."""
    match = on(
        MOVE.replace("octor at 5,5", "octor at 5,5 held armazi from 3 cd 0").replace(
            "cd 0\n    turn", "cd 0 lent\n    turn"
        )
    )
    assert figure(match, 3).lent == 1
    use(match, Supernova(3))
    assert figure(match, 3).lent == 0


def test_go_65_20_replaced_it_goes_back() -> None:
    """GO-65.20: imitating Medea returns the Supernova and takes the Heal."""
    match = on(MOVE)
    do(match, Imitate(3), Imitate(1))
    assert [figure(match, seat).lent for seat in range(4)] == [0, 1, 0, 0]


def test_go_65_20_what_he_holds_cannot_be_taken_twice() -> None:
    """GO-65.20: Armazi has nothing to take as long as Octor holds it."""
    match = on(MOVE)
    do(match, Imitate(3))
    assert refusal(match, Imitate(3)).reason == "nothing-to-take"


def test_go_65_20_octor_eliminated_it_goes_back() -> None:
    """GO-65.20: with Octor the hold ends."""
    match = on("""
        option octorTakes move
        seats 3
        figure 0 armazi at 5,5 cd 0
        figure 1 octor at 6,5 hp 30 held tharsis from 2
        figure 2 tharsis at 9,9 lent
        turn 0 before
    """)
    use(match, Supernova(1))
    assert figure(match, 2).lent == 0


def test_go_65_20_a_lent_fire_does_not_burn() -> None:
    """GO-65.20: passive abilities are lost too: Octor's fire burns, Tharsis' does not, until it is used."""
    match = caged("""
        option octorTakes move
        seats 3
        figure 0 ebue at 6,6
        figure 1 octor at 2,2 held tharsis from 2
        figure 2 tharsis at 5,5 lent
        turn 0 open
    """)
    assert hurts(do(match, EndTurn()), "ignite") == []
    assert figure(match, 1).held == THARSIS


def test_go_53_12_the_held_ability_of_a_fallen_octor_vanishes() -> None:
    """GO-53.12: nobody loots it."""
    match = on("""
        seats 3
        figure 0 armazi at 5,5 cd 0
        figure 1 octor at 6,5 hp 30 held medea from 2
        figure 2 medea at 9,9
        turn 0 before
    """)
    use(match, Supernova(1))
    assert holds(match, 1) == (-1, 0)
    assert cards(match, 0) == {}
