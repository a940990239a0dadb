"""Section 16: rituals in general."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import GAME, Table, table

from tavola.core.play import Match
from tavola.core.values import Left, Shuffled
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Agree, Choose, Decline, Keep, PlayRitual, Shoot, Stop
from tavola.games.desktopia.cards import ARROW, HEALING, PURIFICATION, SUMMONING, TELEPORTATION

STRAIGHT = Shuffled(tuple(range(12)))  # Teleportations on top
GROUND = """
    0 akeru
    0 hornbug
    0 ramprack
    0 archer
    1 vampal
    1 kharu
    1 elemental
"""


def rites(text: str = GROUND, *hand: int, deck: Shuffled = STRAIGHT, **options: object) -> Table:
    """A table with rituals, the deck in its plain order, and these in the hand of seat 0."""
    t = table(text, deck, rituals=True, **options)
    t.s.camps[0].hand += bytes(hand)
    return t


def wound(t: Table, count: int) -> Table:
    """So many wounds by hits: one plain, two by power, three by both."""
    if count % 2:
        t.flick("akeru: vampal")
    if count > 1:
        t.flick("hornbug: vampal", power=True)
    if count > 3:
        t.flick("ramprack: kharu", power=True)
    return t


def ended(t: Table) -> Table:
    """The actions of the turn are over; what is next is its end."""
    return t.stop() if t.question == "act" and t.turn[0] == 0 else t


def drew(t: Table) -> bool:
    """Whether seat 0 was given a ritual to look at, or one lies in its hand."""
    return t.question == "ritual" and t.seat == 0


def test_dt_16_1_an_option_of_the_table() -> None:
    """DT-16.1, DT-4.17: without it nothing is drawn; a scenario's word goes before the table's."""
    t = table(GROUND)
    assert (len(t.s.deck), t.stop().turn[0]) == (0, 1)
    assert drew(rites().stop())
    assert len(table(GROUND, STRAIGHT, head="rituals = true").s.deck) == 12
    assert len(table(GROUND, head="rituals = false", rituals=True).s.deck) == 0


def test_dt_16_2_one_in_ones_own_turn_and_no_more() -> None:
    """DT-16.2: at the end of A's turn A draws one, and B none."""
    t = rites()
    t.stop().do(Keep())
    assert [len(camp.hand) for camp in t.s.camps] == [1, 0]
    t.pass_turn()
    assert [len(camp.hand) for camp in t.s.camps] == [1, 1]


@pytest.mark.parametrize(("wounds", "draws"), [(0, True), (1, False), (2, False), (3, False), (4, True), (5, True)])
def test_dt_16_3_four_or_more_or_none_at_all(wounds: int, draws: bool) -> None:
    """DT-16.3, DT-16.4: 1 to 3 wounds bring no card."""
    t = ended(wound(rites(), wounds))
    assert drew(t) is draws


def test_dt_16_5_wounds_from_any_cause_count() -> None:
    """DT-16.5: a bite, a burn, a burst and a hit are four."""
    t = rites("""
        0 akeru 100,800
        0 untouchable 300,800
        0 hornbug 500,800
        1 vampal 330,800 bears flame of 0
        1 kharu bears tick of 0
        1 elemental
    """, stock={"akeru": 2})  # fmt: skip
    t.flick("hornbug: elemental").stop().quiet("end")
    assert (t.s.turn.wounds, drew(t)) == (4, True)


def test_dt_16_5_overkill_counts_and_prevented_wounds_do_not() -> None:
    """DT-16.5, DT-R9: a fighter with 1 life hit for two counts two; a shielded one nothing."""
    t = rites("0 hornbug\n0 akeru\n1 smoker\n1 dryad\n1 vampal bears shield of 1\n1 shawakh", stock={"shawakh": 2})
    t.flick("hornbug: dryad, vampal", power=True)
    assert t.s.turn.wounds == 2


def test_dt_16_5_wounds_of_ones_own_never_count() -> None:
    """DT-16.5: an own Untouchable's burst on an own hero, an own Flame on an own disk: still none, so a card."""
    t = rites("0 untouchable 100,800\n0 akeru 130,800 bears flame of 0\n0 hornbug\n1 vampal\n1 kharu")
    t.stop().quiet("end")
    assert (t.life("akeru"), t.s.turn.wounds, drew(t)) == (3, 0, True)


def test_dt_16_6_its_drawer_looks_at_it_and_plays_or_keeps_it() -> None:
    """DT-16.6, DT-25.62: others see that one was drawn, not which."""
    t = rites()
    t.stop()
    assert [(e.seat, e.ritual) for e in t.seen(ev.RitualDrawn)] == [(0, TELEPORTATION)]
    views = [t.match.view(seat) for seat in (0, 1, None)]
    assert [view.pending.ritual for view in views] == [TELEPORTATION, -1, -1]
    assert [view.camps[0].hand for view in views] == [(TELEPORTATION,), (-1,), (-1,)]
    t.do(Keep())
    assert t.turn[0] == 1
    t = rites()
    t.stop().do(PlayRitual(TELEPORTATION))
    assert t.question == "teleport"


def test_dt_16_7_at_any_moment_of_ones_own_turn_and_in_no_other() -> None:
    """DT-16.7, DT-E.5: also before the events of T1 and after those of T4, never in another's turn, never unowned."""
    t = rites("0 baaroun\n0 vampal\n0 akeru\n1 kharu\n1 elemental")
    assert t.question == "begin"
    t.s.camps[0].hand += bytes([HEALING])
    t.do(PlayRitual(HEALING), Choose(t.disk("vampal")))
    assert t.question == "begin"
    t.quiet("begin")
    assert t.refuses(PlayRitual(HEALING)) == "DT-16.7"
    t.pass_turn()
    t.s.camps[0].hand += bytes([HEALING])
    assert t.refuses(PlayRitual(HEALING)) == "DT-16.7"
    assert t.refuses(PlayRitual(HEALING), seat=0) == "DT-2.18"


def test_dt_16_7_after_the_last_event_of_the_turn() -> None:
    """DT-16.7: nothing else is left, and the holder is still asked."""
    t = rites(GROUND, HEALING)
    t.stop()
    assert t.question == "end"
    t.do(PlayRitual(HEALING), Choose(t.disk("akeru")))
    assert drew(t)


def test_dt_16_8_no_limit_on_keeping_and_playing() -> None:
    """DT-16.8, DT-7.9: five in the hand, three of them played in one turn, and no action used."""
    t = rites(GROUND, HEALING, HEALING, HEALING, SUMMONING, PURIFICATION)
    for _ in range(3):
        t.do(PlayRitual(HEALING), Choose(t.disk("vampal")))
    assert (list(t.s.camps[0].hand), t.turn) == ([SUMMONING, PURIFICATION], (0, 3, 0))


def test_dt_16_9_played_ones_lie_aside_until_the_deck_is_empty() -> None:
    """DT-16.9, DT-25.52: then they are shuffled into a new deck, by nature."""
    t = rites(GROUND, HEALING, HEALING)
    del t.s.deck[1:]
    t.do(PlayRitual(HEALING), Choose(t.disk("akeru")))
    t.do(PlayRitual(HEALING), Choose(t.disk("akeru")))
    assert list(t.s.discard) == [HEALING, HEALING]
    t.stop().do(Keep())
    assert len(t.s.deck) == 0
    t.match.script.append(Shuffled((1, 0)))
    t.stop()
    assert [e.count for e in t.seen(ev.DeckShuffled)] == [2]
    assert (len(t.s.deck), len(t.s.discard), t.question, t.seat) == (1, 0, "ritual", 1)


def test_dt_16_10_nothing_left_nothing_drawn() -> None:
    """DT-16.10: deck and pile are empty."""
    t = rites()
    del t.s.deck[:]
    t.stop()
    assert (t.turn[0], [len(camp.hand) for camp in t.s.camps]) == (1, [0, 0])


def test_dt_16_11_kept_for_the_next_battle() -> None:
    """DT-16.11, DT-23.25: in a campaign hands stay when the next battle begins."""
    t = Table(Match(GAME, 2, {"scenario": "war_for_the_light", "rituals": True}, seed=1), [])
    t.s.camps[1].hand += bytes([HEALING])
    t.happen(Left(0))
    t.quiet("prize")
    assert (t.s.battle, list(t.s.camps[1].hand)) == (1, [HEALING])


def test_dt_16_12_players_may_agree_on_another_way() -> None:
    """DT-16.12, DT-O.16: where they judge each case, the others are asked; one no is enough."""
    t = rites(ritualGain="agreed")
    t.flick("akeru: vampal").stop()
    assert (t.question, t.seat) == ("agree", 1)
    assert t.refuses(Stop()) == "DT-16.12"
    t.do(Agree())
    assert drew(t)
    t = rites(ritualGain="agreed")
    t.stop().do(Decline())
    assert (t.turn[0], len(t.s.camps[0].hand)) == (1, 0)


@pytest.mark.parametrize(
    ("gain", "log", "cards"),
    [
        ("every", "", 1),
        ("every", "akeru: vampal", 1),
        ("kill", "", 0),
        ("kill", "akeru: vampal", 0),
        ("kill", "akeru: smoker", 1),
        ("kill", "akeru: smoker, dryad", 2),
        ("none", "", 0),
        ("printed", "akeru: smoker", 0),
    ],
)
def test_dt_o_16_ways_of_getting_rituals(gain: str, log: str, cards: int) -> None:
    """DT-O.16: every turn, one a kill, none; the printed way is the default."""
    t = rites("0 akeru\n0 ezzen\n1 vampal\n1 smoker life 1\n1 dryad\n1 kharu", ritualGain=gain)
    if "smoker" in log:
        assert not t.s.turn.kills
    (t.flick(log) if log else t).stop()
    t.quiet("ritual")
    assert len(t.s.camps[0].hand) == cards


def test_dt_16_13_without_a_target_it_stays_in_the_hand() -> None:
    """DT-16.13: no missile anywhere for a Purification, no hero for a Summoning."""
    t = rites("0 ezzen\n0 hornbug\n1 vampal\n1 kharu", PURIFICATION, SUMMONING)
    assert t.refuses(PlayRitual(PURIFICATION)) == "DT-16.13"
    assert t.refuses(PlayRitual(SUMMONING)) == "DT-16.13"
    assert list(t.s.camps[0].hand) == [PURIFICATION, SUMMONING]


def test_dt_16_14_no_action_and_gone_after_use() -> None:
    """DT-16.14, DT-25.63: it lies open on the pile."""
    t = rites(GROUND, HEALING)
    t.do(PlayRitual(HEALING), Choose(t.disk("akeru")))
    assert (t.turn, list(t.s.camps[0].hand), t.match.view(1).discard) == ((0, 3, 0), [], (HEALING,))


def test_dt_r84_played_when_drawn_it_opens_nothing_again() -> None:
    """DT-R84: full effect, then the turn closes, without actions and without another card."""
    t = rites()
    t.stop().do(PlayRitual(TELEPORTATION), Choose(t.disk("akeru")))
    t.quiet("teleport")
    assert (t.turn[0], list(t.s.camps[0].hand), list(t.s.discard)) == (1, [], [TELEPORTATION])


def test_dt_25_34_the_drawn_one_alone() -> None:
    """DT-25.34, DT-R46: not another one of the hand, and neither is refusing to choose."""
    t = rites(GROUND, HEALING)
    t.stop().stop()
    assert drew(t)
    assert t.refuses(PlayRitual(HEALING)) == "DT-25.34"
    assert t.refuses(Stop()) == "DT-25.34"
    assert t.refuses(Shoot(t.disk("archer"), ARROW)) == "DT-25.34"


def test_dt_25_34_a_drawn_one_without_a_target_can_only_be_kept() -> None:
    """DT-25.34, DT-16.13: a Purification with no missile about."""
    t = rites("0 ezzen\n0 hornbug\n1 vampal\n1 elemental", seed=0)
    t.s.deck[-1] = PURIFICATION
    t.stop()
    assert t.refuses(PlayRitual(PURIFICATION)) == "DT-16.13"
    t.do(Keep())
    assert list(t.s.camps[0].hand) == [PURIFICATION]


def test_dt_e_35_english_the_player_can_take_it() -> None:
    """DT-E.35: asked, and a no draws nothing; in the Russian edition the card is drawn unasked."""
    t = rites(e35="en")
    t.stop()
    assert (t.question, t.seat, len(t.s.deck)) == ("agree", 0, 12)
    t.do(Decline())
    assert (t.turn[0], len(t.s.deck)) == (1, 12)
    t = rites(edition="en")
    t.stop().do(Agree())
    assert drew(t)
    t = rites(e35="en", ritualGain="agreed")
    t.stop().do(Agree())
    assert (t.question, t.seat) == ("agree", 0)
    t.do(Agree())
    assert drew(t)


def test_a_goal_of_the_turns_end_is_counted_once() -> None:
    """DT-16.12, DT-K.13: an artifact held for two turns: the votes about a ritual do not count it again."""
    goal = '[[goal]]\nwhat = "hold"\nname = { en = "x", ru = "x" }\nkind = "smithy"\ncount = 2\n'
    text = "0 akeru on smithy\n0 ezzen\n1 vampal\n1 kharu\n- smithy"
    t = table(text, STRAIGHT, extra=goal, rituals=True, ritualGain="agreed")
    t.stop().do(Agree(), Keep())
    assert (t.result, t.s.camps[0].held) == (None, [1])
    t.pass_turn().stop().stop()  # a ritual in the hand could still be played
    t.do(Agree(), Keep())
    assert t.result.winners == (0,)
