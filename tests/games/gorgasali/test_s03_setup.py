"""Section 3: set-up, with its chance (GO-60.1 to GO-60.3), its rulings and its options."""

from __future__ import annotations

from collections import Counter

import pytest
from tests.games.gorgasali.kit import GAME, cards, dice, do, figure, refusal, seen, state

from tavola.core.errors import OptionError
from tavola.core.play import Match
from tavola.core.values import Chance, Decide, Left, Outcome, Rolled, Shuffled
from tavola.games.gorgasali import events as ev
from tavola.games.gorgasali.actions import EndTurn, Imitate, PickCharacter, Roll, Stay
from tavola.games.gorgasali.kit import EMOON, MEDEA, OCTOR, VARAS
from tavola.games.gorgasali.state import CHEST

KEPT = (Shuffled(tuple(range(101))), Shuffled(tuple(range(214))))  # both decks as they were packed


def begin(seats: int, *script: Outcome, **options: object) -> Match:
    return Match(GAME, seats=seats, options=options, seed=5, script=[*KEPT, *script])


def chosen(*characters: int, rolls: tuple[Rolled, ...] = (), **options: object) -> tuple[Match, list[ev.Event]]:
    """A set-up in which the seats choose these characters, and all its events after the first choice."""
    match = begin(len(characters), *rolls, **options)
    return match, do(match, *[PickCharacter(character) for character in characters])


def test_go_3_1_a_chest_lies_on_each_marked_square() -> None:
    """GO-3.1: 72 chests, exactly on the board's chest squares."""
    s = state(begin(2))
    lying = tuple(square for square in range(s.kit.board.size) if s.ground[square] & CHEST)
    assert lying == s.kit.board.chests
    assert len(lying) == 72


def test_go_3_2_both_decks_are_shuffled_separately() -> None:
    """GO-3.2: the first thing asked of nature is an order for 101 weapons, then one for 214 support cards."""
    turned = Shuffled(tuple(reversed(range(101))))
    s = state(Match(GAME, seats=2, seed=5, script=[turned, KEPT[1]]))
    assert bytes(s.weapon_deck) == bytes(reversed(s.kit.cards.weapon_deck()))
    assert bytes(s.support_deck) == bytes(s.kit.cards.support_deck())


def test_go_3_3_a_character_is_chosen_once_only() -> None:
    """GO-3.3: the second seat may not take what the first took."""
    match = begin(3)
    do(match, PickCharacter(MEDEA))
    assert figure(match, 0).character == MEDEA
    assert refusal(match, PickCharacter(MEDEA)).rule == "GO-3.3"
    assert refusal(match, PickCharacter(10)).rule == "GO-3.3"


def test_go_3_4_the_mat_comes_with_the_character() -> None:
    """GO-3.4: an empty mat with a slot for everything."""
    match = begin(2)
    do(match, PickCharacter(VARAS))
    assert bytes(figure(match, 0).mat) == bytes(11)


def test_go_3_5_one_extra_chest_each() -> None:
    """GO-3.5: it lies on the mat from the start."""
    match, _ = chosen(0, 1, 2)
    assert [f.chests for f in state(match).figures] == [1, 1, 1]


def test_go_3_6_health_starts_at_100() -> None:
    """GO-3.6: everybody's marker."""
    match, _ = chosen(0, 1, 2)
    assert [f.health for f in state(match).figures] == [100, 100, 100]


def test_go_3_7_cooldown_markers_start_at_the_full_number() -> None:
    """GO-3.7: as each character is taken: 5, 4, 3, 3, 3 and 4; passive ones have no bar."""
    match = begin(10)
    found = []
    for character in range(9):
        do(match, PickCharacter(character))
        found.append(figure(match, character).cooldown)
    assert found == [5, 4, 3, 3, 3, 0, 4, 0, 0]


def test_go_3_8_the_highest_die_starts_and_tied_leaders_roll_again() -> None:
    """GO-3.8: 6, 2 and 6: seats 0 and 2 roll again, 3 against 5."""
    match, events = chosen(0, 1, 2, rolls=(dice(6, 2, 6), dice(3, 5)))
    assert [(e.seat, e.faces) for e in events if isinstance(e, ev.DiceRolled) and e.why == "start"] == [
        (0, (6,)), (1, (2,)), (2, (6,)), (0, (3,)), (2, (5,)),
    ]  # fmt: skip
    assert state(match).bar == 2


def test_go_3_9_a_taken_sector_is_rolled_again() -> None:
    """GO-3.9: 7, then 7 again for the second player, who so gets 8."""
    match, events = chosen(0, 1, rolls=(dice(6, 1), dice(7), dice(7), dice(8)))
    assert [(e.seat, e.sector) for e in seen(events, ev.SectorGiven)] == [(0, 7), (1, 8)]
    assert [figure(match, seat).sector for seat in (0, 1)] == [7, 8]


def test_go_3_10_the_start_player_rolls_first_then_clockwise() -> None:
    """GO-3.10: seat 1 starts, so 1, 2, 0."""
    _, events = chosen(0, 1, 2, rolls=(dice(1, 6, 2), dice(11), dice(12), dice(13)))
    assert [(e.seat, e.sector) for e in seen(events, ev.SectorGiven)] == [(1, 11), (2, 12), (0, 13)]


def test_go_3_11_the_start_player_keeps_the_bar_and_turns_it_each_round() -> None:
    """GO-3.11: it is 1 in the first round, with the start player."""
    match, events = chosen(0, 1, rolls=(dice(1, 6),))
    assert [e.seat for e in seen(events, ev.StartFound)] == [1]
    assert (state(match).bar, state(match).round) == (1, 1)


def test_go_3_12_the_first_round_has_number_1() -> None:
    """GO-3.12: announced after the sectors."""
    _, events = chosen(0, 1)
    assert [e.round for e in seen(events, ev.RoundBegan)] == [1]


def test_go_3_13_turns_pass_clockwise_from_the_start_player() -> None:
    """GO-3.13: seat 2 of 4 starts, then 3, 0, 1."""
    match, events = chosen(0, 1, 2, 3, rolls=(dice(1, 2, 6, 3), dice(1), dice(2), dice(3), dice(4)))
    order = [e.seat for e in seen(events, ev.TurnBegan)]
    for _ in range(3):
        match.script = [dice(1, 2)]
        order += [e.seat for e in seen(do(match, Roll(), Stay(), EndTurn()), ev.TurnBegan)]
    assert order == [2, 3, 0, 1]


def test_go_3_14_octor_chooses_a_neighbours_ability_never_emoons() -> None:
    """GO-3.14: Octor at 0 of 4, E'moon at his right: only the left neighbour; the one opposite is too far."""
    match, _ = chosen(OCTOR, MEDEA, VARAS, EMOON)
    assert match.menu(0).listed() == [Imitate(1)]
    assert refusal(match, Imitate(2)).rule == "GO-3.14"
    assert refusal(match, Imitate(3)).rule == "GO-27.4"
    do(match, Imitate(1))
    assert (figure(match, 0).held, state(match).round) == (MEDEA, 1)


def test_go_3_15_characters_then_start_player_then_sectors_then_octor() -> None:
    """GO-3.15: nothing else can be done before a character is chosen, and Octor chooses last of all."""
    assert refusal(begin(2), Roll()).rule == "GO-3.15"
    match, events = chosen(OCTOR, MEDEA)
    order = [type(e) for e in events if isinstance(e, (ev.CharacterPicked, ev.StartFound, ev.SectorGiven))]
    assert order == [ev.CharacterPicked] * 2 + [ev.StartFound] + [ev.SectorGiven] * 2
    assert match.need == Decide(0, match.menu(0))
    assert match.menu(0).listed() == [Imitate(1)]


def test_go_59_1_every_free_character_is_on_the_menu() -> None:
    """GO-59.1: ten for the first player, nine for the second, in lobby order."""
    match = begin(2)
    assert match.menu(0).listed() == [PickCharacter(i) for i in range(10)]
    do(match, PickCharacter(3))
    assert match.deciders == (1,)
    assert match.menu(1).listed() == [PickCharacter(i) for i in range(10) if i != 3]


def test_go_59_2_the_start_die_is_chance_one_d6_each() -> None:
    """GO-59.2: nobody is asked; as many dice as players are recorded."""
    match, _ = chosen(0, 1, 2, rolls=(dice(1, 2, 6), dice(1), dice(2), dice(3)))
    assert dice(1, 2, 6) in [value for _, value in match.record.entries]


def test_go_59_3_the_sector_is_chance_one_d20() -> None:
    """GO-59.3: nature is asked for one die of 20 sides a player."""
    match, _ = chosen(0, 1, rolls=(dice(1, 6), dice(20), dice(1)))
    assert [figure(match, seat).sector for seat in (1, 0)] == [20, 1]


def test_go_59_4_the_held_ability_starts_at_its_full_cooldown() -> None:
    """GO-59.4: Octor takes Heal with 3 on the bar; he starts, so his first turn makes it 2."""
    match, _ = chosen(OCTOR, MEDEA, rolls=(dice(6, 1), dice(1), dice(2)))
    events = do(match, Imitate(1))
    assert [e.ability for e in seen(events, ev.AbilityTaken)] == [MEDEA]
    assert figure(match, 0).cooldown == 2


def test_go_60_1_every_player_starts_equally_often() -> None:
    """GO-60.1: of all 36 ways two dice fall, 15 make each seat start and 6 are rolled again."""
    need = Chance("roll", 2, 6, "start")
    starts: Counter[int] = Counter()
    for outcome, _ in need.outcomes():
        assert isinstance(outcome, Rolled)
        tied = outcome.faces[0] == outcome.faces[1]
        rolls = (outcome, dice(1, 2), dice(1), dice(2)) if tied else (outcome, dice(1), dice(2))
        match, _ = chosen(0, 1, rolls=rolls)
        starts[-1 if tied else state(match).bar] += 1
    assert starts == {0: 15, 1: 15, -1: 6}


def test_go_60_2_every_free_sector_is_equally_likely() -> None:
    """GO-60.2: each of the 20 faces leads to its sector, the taken one alone is rolled again."""
    reached = []
    for face in range(1, 21):
        rolls = (dice(6, 1), dice(9), dice(face)) + ((dice(10),) if face == 9 else ())
        match, _ = chosen(0, 1, rolls=rolls)
        reached.append(figure(match, 1).sector)
    assert reached == [*range(1, 9), 10, *range(10, 21)]


def test_go_60_3_a_shuffle_is_any_permutation() -> None:
    """GO-60.3: every order of the deck is an answer, a card twice is none; draws come off the top."""
    need = Chance("shuffle", 101, 0, "weapon")
    assert need.fits(Shuffled(tuple(range(101))))
    assert not need.fits(Shuffled((0, *range(100))))
    s = state(begin(2))
    assert s.weapon_deck[-1] == max(s.kit.cards.weapon_deck())


def test_go_r9_a_duo_shares_and_enemies_roll_again() -> None:
    """GO-R9: seats 0 and 2 share sector 4; 1 and 3 roll it too and have to roll again."""
    rolls = (dice(6, 1, 2, 3), dice(4), dice(4), dice(5))
    match, _ = chosen(0, 1, 2, 3, rolls=rolls, scenario="duo")
    assert [f.sector for f in state(match).figures] == [4, 5, 4, 5]


def test_go_r10_one_die_each_and_only_tied_leaders_again() -> None:
    """GO-R10: 5, 5, 3: the third die is out of the race."""
    match, events = chosen(0, 1, 2, rolls=(dice(5, 5, 3), dice(1, 1), dice(1, 4)))
    rolled = [e.seat for e in events if isinstance(e, ev.DiceRolled) and e.why == "start"]
    assert rolled == [0, 1, 2, 0, 1, 0, 1]
    assert state(match).bar == 1


def test_go_r11_free_choice_in_lobby_order() -> None:
    """GO-R11: seat 0 first, whoever starts later."""
    match = begin(3)
    asked = []
    for character in (9, 0, 5):
        asked.append(match.deciders)
        do(match, PickCharacter(character))
    assert asked == [(0,), (1,), (2,)]
    assert [f.character for f in state(match).figures] == [9, 0, 5]


def test_go_r61_between_two_emoons_there_is_no_choice() -> None:
    """GO-R61: alone with E'moon, Octor begins with nothing."""
    match, _ = chosen(OCTOR, EMOON)
    assert (figure(match, 0).held, state(match).round) == (-1, 1)


def test_go_r97_two_to_ten_players_and_even_duos() -> None:
    """GO-R97: a duo of two, three, five, seven or nine is refused; ten singles and five pairs are not."""
    for seats in (2, 3, 5, 7, 9):
        with pytest.raises(OptionError):
            begin(seats, scenario="duo")
    assert len(state(begin(10)).figures) == len(state(begin(10, scenario="duo")).figures) == 10


def test_go_65_4_sectors_may_be_shared() -> None:
    """GO-65.4: by default 7 is rolled again, with `share` both start there."""
    rolls = (dice(6, 1), dice(7), dice(7), dice(8))
    reroll, _ = chosen(0, 1, rolls=rolls)
    share, _ = chosen(0, 1, rolls=rolls[:3], sectorCollision="share")
    assert [f.sector for f in state(reroll).figures] == [7, 8]
    assert [f.sector for f in state(share).figures] == [7, 7]


def test_go_65_5_characters_may_be_dealt_or_drafted() -> None:
    """GO-65.5: `random` asks nobody; `draft` offers three, and the two left go under the pile."""
    order = Shuffled(tuple(reversed(range(10))))
    dealt = begin(3, order, characterPick="random")
    assert [f.character for f in state(dealt).figures] == [9, 8, 7]
    drafted = begin(4, order, characterPick="draft")
    assert drafted.menu(0).listed() == [PickCharacter(i) for i in (9, 8, 7)]
    assert refusal(drafted, PickCharacter(0)).rule == "GO-65.5"
    do(drafted, PickCharacter(8), PickCharacter(6), PickCharacter(3))
    assert drafted.menu(3).listed() == [PickCharacter(i) for i in (0, 9, 7)]


def test_go_65_24_solo_is_the_default_and_duo_makes_teams() -> None:
    """GO-65.24: four seats are four teams, or two pairs that sit opposite."""
    assert [f.team for f in state(begin(4)).figures] == [0, 1, 2, 3]
    assert [f.team for f in state(begin(4, scenario="duo")).figures] == [0, 1, 0, 1]


def test_go_r86_teammates_sit_opposite_with_one_roll_for_both() -> None:
    """GO-R86: in a duo of six, seat 1 plays with seat 4, and three sectors are rolled."""
    rolls = (dice(1, 6, 1, 1, 1, 1), dice(1), dice(2), dice(3))
    match, events = chosen(0, 1, 2, 3, 4, 6, rolls=rolls, scenario="duo")
    assert [f.team for f in state(match).figures] == [0, 1, 2, 0, 1, 2]
    assert [e.seat for e in events if isinstance(e, ev.DiceRolled) and e.why == "sector"] == [1, 2, 3]
    assert [f.sector for f in state(match).figures] == [3, 1, 2, 3, 1, 2]
    assert cards(match, 4) == {}


def test_go_r98_who_leaves_during_the_set_up_is_left_out() -> None:
    """GO-R98: seat 0 of 3 leaves before choosing: no character, no die, no sector, no turn."""
    match = begin(3, dice(2, 5), dice(4), dice(9))
    match.happen(Left(0))
    do(match, PickCharacter(0), PickCharacter(1))
    s = state(match)
    assert [(f.character, f.sector, f.alive) for f in s.figures] == [(-1, 0, 0), (0, 9, 1), (1, 4, 1)]
    assert (s.bar, match.deciders) == (2, (2,))
