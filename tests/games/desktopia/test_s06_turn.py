"""Section 6: the turn from its gate to its close."""

from __future__ import annotations

import pytest
from tests.games.desktopia.kit import Table, table

from tavola.core.values import Shuffled
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.actions import Decline, Flick, MoveFlame, Resolve, Stop, UseArtifact
from tavola.games.desktopia.state import ACTED, FIRED, USED

BASE = "0 minusoid\n0 ramprack\n0 vailla\n0 baaroun\n1 kharu\n1 ezzen\n"


def test_dt_6_1_penalties_and_bonuses_have_cancelled_before() -> None:
    """DT-6.1: a bonus that comes to a penalty: both are gone, only one sort is left."""
    t = table("0 energan E1\n0 energan E2\n0 vailla\n1 kharu\n1 div", head="first = 1", time=(-1, 0))
    t.flick("kharu: E1, E2")
    assert t.cards(0) == (0, 1)


def test_dt_6_2_all_penalty_cards_are_discarded_at_the_gate() -> None:
    """DT-6.2: two of three: one action is left; three: the turn is skipped."""
    assert (table(BASE, time=(-2, 0)).turn, table(BASE, time=(-2, 0)).cards(0)) == ((0, 1, 0), (0, 0))
    t = table(BASE, time=(-3, 0))
    assert (t.turn[0], t.cards(0)) == (1, (0, 0))


@pytest.mark.parametrize(("time", "budget"), [(-1, 2), (0, 3), (2, 5)])
def test_dt_6_3_budget_is_limit_less_penalties_plus_bonuses(time: int, budget: int) -> None:
    """DT-6.3: 3 and cards of before."""
    assert table(BASE, time=(time, 0)).turn == (0, budget, 0)


EVENTS = "0 baaroun\n0 vailla\n0 untouchable 800,850\n1 kharu bears flame of 0\n1 ezzen 830,850\n1 dryad\n"


def test_dt_6_4_nothing_happens_in_a_skipped_turn() -> None:
    """DT-6.4: no beginning, no end, no ritual; DT-O.7 lets beginning and end happen."""
    t = table(EVENTS, time=(-3, 0), rituals=True)
    assert (t.stock("baaroun"), t.life("kharu"), t.life("ezzen"), len(t.s.deck)) == (0, 4, 2, 12)
    loud = table(EVENTS, time=(-3, 0), rituals=True, skippedTurn="events").quiet("begin", "end")
    assert (loud.stock("baaroun"), loud.life("kharu"), loud.life("ezzen"), len(loud.s.deck)) == (1, 3, 1, 12)
    assert loud.turn == (1, 3, 0)


BEGINNING = "0 baaroun\n0 vampal 300,850 life 1\n0 dryad 340,850\n1 kharu bears tick of 0\n1 ezzen bears tick of 0\n"


def test_dt_6_5_the_active_player_orders_the_events_of_the_beginning() -> None:
    """DT-6.5: two Ticks, Baaroun and Vampal, one by one, whichever he likes."""
    t = table(BEGINNING)
    wanted = ["tick@kharu", "tick@ezzen", "baaroun", "vampal"]
    assert {a.disk for a in t.listed(Resolve)} == {t.disk(name) for name in wanted}  # type: ignore[attr-defined]
    t.resolve("vampal")
    assert (t.life("vampal"), t.stock("baaroun"), t.life("kharu")) == (2, 0, 4)
    t.resolve("tick@ezzen").choose("baaroun")
    assert t.life("ezzen") == 1
    t.resolve("tick@kharu").choose("vampal")
    assert (t.life("vampal"), t.stock("baaroun"), t.question) == (3, 1, "act")


def test_dt_6_6_the_events_of_the_beginning_are_mandatory() -> None:
    """DT-6.6: no stopping, no acting, and none twice, before all of them are done."""
    t = table(BEGINNING)
    assert t.refuses(Stop()) == "DT-6.8"
    assert t.refuses(t.aim("dryad")) == "DT-6.8"
    t.resolve("vampal")
    assert t.refuses(Resolve(t.disk("vampal"))) == "DT-6.8"


def test_dt_6_7_each_event_is_resolved_completely() -> None:
    """DT-6.7: the bite kills an Energan, whose owner has his card before the next event is chosen."""
    t = table("0 baaroun\n0 vampal\n1 energan bears tick of 0\n1 kharu").resolve("tick@energan")
    t.choose("vampal")
    assert (t.here("energan"), t.cards(1), t.question) == (False, (0, 1), "begin")


def test_dt_6_8_act_use_or_stop() -> None:
    """DT-6.8: flicks, shots, spells, free uses and stopping are on the menu; nothing of another window is."""
    t = table("0 vailla on fountain\n0 ramprack\n0 minusoid life 1\n1 kharu\n1 ezzen\n- fountain")
    found = {type(action).__name__ for action in t.menu().otherwise}
    assert found == {"Shoot", "Cast", "UseArtifact", "Stop"}
    assert set(t.menu().disks) == {t.disk(name) for name in ("vailla", "ramprack", "minusoid")}
    assert t.refuses(Resolve(t.disk("vailla"))) == "DT-6.8"


def test_dt_6_9_stopping_forfeits_the_rest() -> None:
    """DT-6.9: with three actions left it is the other's turn."""
    t = table(BASE).stop()
    assert [e.seat for e in t.seen(ev.Stopped)] == [0]
    assert t.turn == (1, 3, 0)


def test_dt_6_10_without_anybody_or_anything_left_the_actions_are_over() -> None:
    """DT-6.10: three actions used; nobody usable; but a free use is still offered."""
    t = table(BASE).flick("minusoid:").flick("ramprack:").flick("vailla:")
    assert t.turn[0] == 1
    few = table("0 minusoid\n0 ramprack\n1 kharu").flick("minusoid:").flick("ramprack:")
    assert few.turn[0] == 1
    free = table("0 ezzen on fountain life 1\n0 akeru\n0 phantom\n1 kharu\n- fountain", head="actions = 1")
    free.flick("akeru:")
    assert {type(action) for action in free.menu().actions} == {UseArtifact, Stop}
    assert (free.question, free.refuses(free.aim("ezzen"))) == ("act", "DT-6.10")
    assert free.use("fountain").life("ezzen") == 2


def test_dt_6_11_an_action_is_used_at_its_commit() -> None:
    """DT-6.11: not when a shot's missile is laid down, but when it is released; a spell when it is cast."""
    t = table("0 akeru\n0 ezzen\n0 phantom\n1 kharu\n1 div", stock={"akeru": 1})
    t.do(t.listed(type(shot(t)))[0])
    t.do(t.menu().some[0])
    assert t.turn == (0, 3, 0)
    t.match.script.append(t.slid(t.match.view(0).pending.disk, "", (), {}, {}))
    t.do(Flick(t.match.view(0).pending.disk, 1, 0, 100))
    assert t.turn == (0, 3, 1)
    t.cast("phantom", "ezzen")
    assert t.turn == (0, 3, 2)


def shot(t: Table) -> object:
    return next(action for action in t.menu().otherwise if type(action).__name__ == "Shoot")


def test_dt_6_12_the_fixed_order_after_a_flick() -> None:
    """DT-6.12: wounds, loose missiles, the dead, the penalty, what left, missiles to be placed, capture, triggers."""
    t = table("0 elemental\n0 adjarkha\n0 smoker\n1 kharu bears tick of 0\n1 energan\n1 akeru\n1 ezzen\n- fire_mine",
              stock={"akeru": 2}, head="first = 0").until("act")  # fmt: skip
    t.flick("elemental: kharu, energan, fire_mine", fell=("tick@kharu",), out={"ezzen": (0, 300)})
    kinds = (ev.Hurt, ev.MissileOff, ev.DiskGone, ev.Penalised, ev.DiskPut, ev.MissileOn, ev.Controlled, ev.CardTaken)
    assert t.order(*kinds) == [
        "Hurt", "Hurt", "MissileOff", "DiskGone", "Penalised", "DiskPut", "MissileOn", "DiskPut", "Controlled",
        "CardTaken",
    ]  # fmt: skip


def test_dt_6_12_further_steps_of_the_ability_come_last() -> None:
    """DT-6.12: Vailla's Magnet kills nobody, but throws an Energan's bearer: its flick comes after all of that."""
    t = table("0 vailla\n0 ramprack\n1 kharu\n1 ezzen\n1 div").shoot("vailla: kharu", others_out={"ezzen": (0, 300)})
    assert t.order(ev.Penalised, ev.DiskPut)[-2:] == ["Penalised", "DiskPut"]
    assert (t.question, t.match.view(0).pending.disk) == ("flick", t.disk("kharu"))


ENDING = (
    "0 adjarkha\n0 untouchable 300,700\n0 shawakh on magnetosphere\n0 vampal\n1 kharu bears flame of 0\n"
    "1 div 330,700\n1 ezzen 900,300\n- magnetosphere 600,500"
)


def test_dt_6_13_the_active_player_orders_the_events_of_the_end() -> None:
    """DT-6.13: a Flame, an Untouchable, Adjarkha, Shawakh and the Magnetosphere are all there at once."""
    t = table(ENDING).stop()
    sources = {action.disk for action in t.listed(Resolve)}  # type: ignore[attr-defined]
    assert sources == {t.disk(name) for name in ("flame@kharu", "untouchable", "shawakh", "magnetosphere")}
    assert len(t.listed(MoveFlame)) == 6
    t.resolve("untouchable")
    assert (t.here("div"), t.life("kharu")) == (False, 4)


def test_dt_6_14_flames_and_untouchables_are_mandatory() -> None:
    """DT-6.14: stopping is refused until they have happened; the others may be left out."""
    t = table(ENDING).stop()
    assert t.refuses(Stop()) == "DT-6.14"
    t.resolve("untouchable").quiet("order", "div")
    t.resolve("flame@kharu")
    assert t.listed(Resolve) != []
    t.stop()
    assert (t.turn[0], t.stock("shawakh"), t.bears("kharu")) == (1, 3, ["flame"])


def test_dt_6_15_each_source_once_a_turn() -> None:
    """DT-6.15: a Flame that burned, an Untouchable that burst, an Adjarkha who moved one."""
    t = table(ENDING).stop().resolve("flame@kharu")
    assert t.refuses(Resolve(t.disk("flame@kharu"))) == "DT-6.15"
    t.do(MoveFlame(t.disk("flame@kharu"), t.disk("ezzen")))
    assert t.refuses(MoveFlame(t.disk("flame@ezzen"), t.disk("kharu"))) == "DT-6.15"
    assert (t.life("kharu"), t.life("ezzen")) == (3, 2)
    t.resolve("untouchable").quiet("div", "order")
    assert t.refuses(Resolve(t.disk("untouchable"))) == "DT-6.15"


def test_dt_6_16_the_ritual_check_is_the_last_event() -> None:
    """DT-6.16: after everything at the end has been done or left out."""
    t = table(ENDING, Shuffled(tuple(range(12))), rituals=True).stop()
    t.resolve("untouchable").quiet("div", "order")
    assert len(t.s.deck) == 12
    t.resolve("flame@kharu").stop()
    assert (t.question, len(t.s.deck)) == ("act", 12)
    quiet = table(BASE, rituals=True).stop()
    assert (quiet.question, len(quiet.s.deck)) == ("ritual", 11)


def test_dt_6_17_unused_bonus_cards_go_and_fresh_ones_stay() -> None:
    """DT-6.17: of two of before none was used: both go; the one that the burst brought stays."""
    text = "0 untouchable 300,700\n0 energan 330,700\n0 vailla\n1 kharu\n1 div"
    t = table(text, time=(2, 0)).stop()
    assert [(e.seat, e.count) for e in t.seen(ev.BonusLost)] == [(0, 2)]
    assert t.cards(0) == (0, 1)


def test_dt_6_18_marks_of_the_turn_are_cleared() -> None:
    """DT-6.18: acted, used, fired and the wounds of the turn."""
    t = table("0 ezzen on fountain life 1\n0 ifrit\n0 untouchable\n1 kharu\n1 div\n- fountain")
    t.use("fountain").flick("ifrit: kharu")
    assert t.s.marks[t.disk("ifrit")] & ACTED
    assert t.s.marks[t.disk("fountain")] & USED
    assert t.s.turn.wounds == 1
    t.stop()
    assert any(isinstance(e, ev.TraitWorked) for e in t.events)
    assert not any([mark & (ACTED | USED | FIRED) for mark in t.s.marks])
    assert t.s.turn.wounds == 0


@pytest.mark.parametrize("window", ["begin", "act", "end"])
def test_dt_6_19_death_triggers_fire_in_every_window(window: str) -> None:
    """DT-6.19: an Energan that dies of a Tick, of a hit, of a Flame."""
    bears = {"begin": " bears tick of 0", "act": "", "end": " bears flame of 0"}[window]
    text = f"0 akeru\n0 div\n1 energan{bears}\n1 kharu"
    t = table(text, stock={"akeru": 2})
    if window == "act":
        t.flick("akeru: energan")
    if window == "end":
        assert t.cards(1) == (0, 0)
        t.stop()
    assert not t.here("energan")
    assert t.cards(1) == (0, 1) if window != "end" else t.s.turn.bonus == 1


def test_dt_r44_all_of_a_skipped_turn_is_lost() -> None:
    """DT-R44: no free use either; with DT-O.7 free uses are there."""
    text = "0 ezzen on fountain life 1\n0 akeru\n1 kharu\n- fountain"
    assert table(text, time=(-3, 0)).turn[0] == 1
    t = table(text, time=(-3, 0), skippedTurn="events")
    assert (t.seat, t.question) == (0, "end")
    assert t.use("fountain").life("ezzen") == 2


def test_dt_r46_free_uses_between_events_and_actions() -> None:
    """DT-R46: before and between the events of the beginning, between actions, at the end; not inside a flick."""
    text = "0 ezzen on fountain life 1\n0 baaroun\n0 vampal\n1 kharu bears flame of 0\n1 dryad\n1 akeru\n- fountain"
    t = table(text)
    use = UseArtifact(t.disk("fountain"))
    assert (t.question, use in t.menu()) == ("begin", True)
    t.resolve("baaroun")
    assert (t.question, use in t.menu()) == ("begin", True)
    t.resolve("vampal")
    assert (t.question, use in t.menu()) == ("act", True)
    t.flick("baaroun: [kharu dryad]")
    assert t.question == "order"
    assert t.refuses(use) == "DT-17.6"
    t.choose("kharu")
    assert (t.question, use in t.menu()) == ("act", True)
    t.stop()
    assert (t.question, use in t.menu()) == ("end", True)
    t.resolve("flame@kharu")
    assert (t.question, use in t.menu()) == ("end", True)


def test_dt_r47_the_beginning_and_the_end_are_the_owners() -> None:
    """DT-R47: an Untouchable bursts in its owner's turn alone; DT-O.22 in every turn."""
    text = "0 akeru\n0 ezzen E 300,300\n1 untouchable 330,300\n1 ifrit"
    assert table(text).stop().life("E") == 2
    assert table(text).stop().stop().life("E") == 1
    assert table(text, endTraits="every").stop().life("E") == 1


def test_dt_r75_events_that_come_up_during_the_end() -> None:
    """DT-R75: one that died does not fire; one source fires once, also when more comes up."""
    t = table("0 untouchable U1 300,700\n0 untouchable U2 330,700\n0 ifrit\n1 kharu\n1 div 700,700").stop()
    t.resolve("U1")
    assert (t.here("U2"), t.turn[0]) == (False, 1)


def test_dt_r76_losing_the_last_character_in_ones_own_turn() -> None:
    """DT-R76: out at once, and the turn is over after that flick."""
    t = table("0 archer bears lariat of 0\n1 vailla\n1 ramprack\n2 ifrit").flick("archer: vailla")
    assert t.s.camps[0].gone == 1
    assert (t.result, t.turn[0]) == (None, 1)


def test_dt_r87_the_scenarios_limit_is_what_penalties_are_compared_with() -> None:
    """DT-R87: with a limit of 2 two penalty cards skip the turn, with 4 three do not."""
    assert table(BASE, head="actions = 2", time=(-2, 0)).turn[0] == 1
    assert table(BASE, head="actions = 4", time=(-3, 0)).turn == (0, 1, 0)


def test_declining_is_for_where_the_rule_says_may() -> None:
    """DT-6.14: no window of the turn takes a plain no."""
    assert table(BASE).refuses(Decline()) == "DT-6.8"
    assert table(ENDING).stop().refuses(Decline()) == "DT-6.15"
