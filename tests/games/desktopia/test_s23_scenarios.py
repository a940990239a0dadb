"""Section 23: what a scenario gives, whose it may be, and what is left of a battle when the next one begins."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from tests.games.desktopia.kit import GAME, Table, scenario, table
from tests.games.desktopia.plain import PLAIN
from tests.games.desktopia.test_prizes import CARD, campaign, facts, won

from tavola.core.errors import OptionError
from tavola.core.frame import settle
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.games.desktopia import atoms, board, cards, content
from tavola.games.desktopia import events as ev
from tavola.games.desktopia.rules.objective import end
from tavola.games.desktopia.state import FIELD, State

GUIDE = Path(__file__).resolve().parents[3] / "docs" / "scenarios.md"
BOX = content.load_box()
DUEL = "0 akeru\n0 phantom\n1 kharu"
GOAL = '[[goal]]\nwhat = "kill"\ncamp = 0\nkind = "kharu"\nname = { en = "Kharu is dead", ru = "Хару погиб" }'


def without(table_name: str) -> str:
    """The plain scenario with the rows of one table left out."""
    parts = re.split(r"(?=^\[)", PLAIN, flags=re.MULTILINE)
    return "".join([part for part in parts if not part.startswith(f"[[{table_name}]]")])


def test_dt_23_1_squads_and_places_are_needed_and_the_rest_is_not() -> None:
    """DT-23.1: without squads, or without places for their disks, it is none; goals and special objects may be
    missing."""
    assert content.check_content(PLAIN, "mine.toml") == []
    for needed in ("squad", "zone"):
        assert content.check_content(without(needed), "mine.toml") != []
    made = content.scenario_from(scenario(DUEL, head="first = 1"))
    assert ([len(squad.units) for squad in made.squads], len(made.starts)) == ([2, 1], 3)
    assert (made.things, made.goals) == ((), ())


def test_dt_23_1_what_it_adds_is_played() -> None:
    """DT-23.1: landscape, who begins, how one wins, a special object, any other change."""
    t = table(f"{DUEL}\n- barrel\nthing cup 500,750", head="first = 1\nactions = 2", extra=GOAL)
    assert t.turn == (1, 2, 0), "two actions for three"
    assert [thing.key for thing in t.match.view(0).field.things] == ["cup"]
    assert [goal.names["en"] for goal in t.match.view(0).field.goals] == ["Kharu is dead"]
    assert t.here("barrel")
    assert t.stop().turn == (0, 2, 0)


def test_dt_23_3_the_number_of_players_is_the_scenarios() -> None:
    """DT-23.3: one for two is not played by three."""
    with pytest.raises(OptionError, match="takes 2 players, found 3"):
        Match(GAME, 3, {"scenario": "window_sill"})
    with pytest.raises(OptionError, match="takes 2 players, found 4"):
        Match(GAME, 4, {"scenario": scenario(DUEL)})
    assert Match(GAME, 3, {"scenario": "three_cups"}).result is None


def test_dt_23_5_one_of_your_own_is_played_from_its_text() -> None:
    """DT-23.5: to the end, and the record holds all of it."""
    t = table("0 akeru\n1 phantom").flick("akeru: phantom")
    assert t.result.winners == (0,)
    header = t.match.record.header
    assert header.options["scenario"] == scenario("0 akeru\n1 phantom")
    assert t.match.record.verify().result == t.result


def worth(who: cards.Character) -> int:
    """Points as the guide counts them (DT-K.17)."""
    return who.life + 1 if who.rank == cards.HERO or who.key == "ezzen" else who.life


def test_dt_23_22_the_guide_tells_of_forces_landscape_and_squads() -> None:
    """DT-23.22, DT-K.17: by its points the plain battles of the set are about even, and none is far from 18 a side."""
    text = GUIDE.read_text(encoding="utf8")
    advice = text[text.index("## A fair and lively table") :]
    for of in ("Count forces", "Leave lanes", "Mix shapes", "Give every squad a shooter"):
        assert f"**{of}" in advice
    assert "A fighter is worth 1, a veteran 2, a hero his life and 1 more, an artifact next to a camp 2" in " ".join(
        advice.split()
    )
    for name in content.scenario_names():
        made = content.load_scenario(name)
        points = [sum(u.count * worth(BOX.characters[u.kind]) for u in squad.units) for squad in made.squads]
        if made.kind == board.BATTLE and not made.goals:
            assert max(points) - min(points) <= 3, name
            assert 15 <= min(points) <= max(points) <= 21, name


def test_dt_23_27_melees_caravans_races_and_riddles() -> None:
    """DT-23.27: each sort is in the set, and upturned glasses lie on its tables."""
    made = {name: content.load_scenario(name) for name in content.scenario_names()}
    goals = {name: {goal.what for goal in one.goals} for name, one in made.items()}
    assert goals["window_sill"] == set()
    assert board.BRING in goals["caravan"]
    assert any(start.kind == cards.BARREL for start in made["caravan"].starts)
    assert goals["shelf_race"] == {board.REACH}
    assert [one.kind for one in made.values()].count(board.ETUDE) >= 8
    assert any(thing.key == "glass" for one in made.values() for thing in one.things)


# --- between two battles --------------------------------------------------------------------------------------------

KEPT = ("hand", "prizes")
FACTS = ("kind", "place", "owner", "x", "y", "ux", "uy", "on", "life", "marks", "order", "arrival", "quiet", "round",
         "over", "first")  # fmt: skip


def picture(s: State) -> dict[str, object]:
    """Everything about a battle but what a campaign carries on, and the order of the deck."""
    found: dict[str, object] = {name: getattr(s, name) for name in FACTS}
    found["turn"] = [getattr(s.turn, name) for name in s.turn.FIELDS]
    found["camps"] = [[getattr(camp, name) for name in camp.FIELDS if name not in KEPT] for camp in s.camps]
    return found


def second_battle(moves: int, hand: bytes) -> Match:
    """The second battle of a campaign; in the first one so much was done, and the winner had these rituals."""
    match = Match(GAME, seats=2, options={"scenario": campaign([CARD]), "rituals": True}, seed=1)
    rng, s = Dice(3), facts(match)
    for _ in range(moves):
        match.play(match.deciders[0], match.menu(match.deciders[0]).sample(rng))
    assert match.result is None
    if moves:
        atoms.take_card(s, 1, bonus=False)
        victim = next(d for d in cards.CHARACTER_DISKS if s.owner[d] == 1 and cards.role_of(d) == cards.VETERAN)
        s.life[victim] = 1
    s.camps[0].hand = bytearray(hand)
    end(s, (0,), "goal")
    match._need, match._menu = settle(s), None
    assert facts(match).battle == 1
    return match


def test_dt_23_26_everything_but_rituals_begins_afresh() -> None:
    """DT-23.26, DT-R85: after wounds, missiles, moves and cards the next battle begins as after none of them."""
    spent = facts(second_battle(40, bytes([cards.HEALING, cards.HEALING])))
    fresh = facts(second_battle(0, b""))
    assert picture(spent) == picture(fresh)
    assert (list(spent.camps[0].hand), list(fresh.camps[0].hand)) == ([cards.HEALING] * 2, [])
    whole = sorted([*spent.deck, *spent.discard, *spent.camps[0].hand, *spent.camps[1].hand])
    assert whole == sorted([kind for kind, copies in enumerate(BOX.rituals) for _ in range(copies)])
    assert spent.won == [1, 0]


def test_dt_r85_unless_the_campaign_says_otherwise() -> None:
    """DT-R85: a prize is what it says: the bonus card is there, and nothing else is different."""
    match = won(campaign([CARD], ['what = "time"']), 0)
    s = facts(match)
    assert s.battle == 1
    assert [camp.bonuses for camp in s.camps] == [1, 1]
    begun = Table(Match(GAME, 2, {"scenario": "flower_pots"}, seed=1), [])
    put = [(e.kind, e.seat, e.x, e.y) for e in begun.events if isinstance(e, ev.DiskPut)]
    lying = {(s.kind[d], s.owner[d], s.x[d], s.y[d]) for d in range(cards.DISKS) if s.place[d] == FIELD}
    assert lying == set(put)
