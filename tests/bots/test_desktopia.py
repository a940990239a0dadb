"""The players of Desktopia: legal everywhere, never at a loss for words, better than chance, content with the view."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import msgspec
import pytest

import tavola
from tavola.bots import Bot, bot, desktopia, names
from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.games.desktopia import content
from tavola.games.desktopia.board import REACH
from tavola.games.desktopia.view import View

GAME = tavola.game("desktopia")
TEXTS = Path(desktopia.__file__).parent
KNOWN = {name: content.load_scenario(name) for name in content.scenario_names()}
ODD: dict[str, Any] = {
    "edition": "en", "rituals": True, "multiContact": "each", "skippedTurn": "events", "border": "wall",
    "hand": "shaky", "ritualGain": "every", "fingerRoom": True, "endTraits": "every", "field": "914", "roster": "B",
}  # fmt: skip
CASES: dict[str, tuple[int, dict[str, Any]]] = {
    **{name: (scenario.seats, {"scenario": name}) for name, scenario in KNOWN.items()},
    **{f"campaign {name}": (content.load_campaign(name).battles[0].seats, {"scenario": name})
       for name in content.campaign_names()},
    "odd duel": (2, {**ODD, "scenario": "open_book"}), "odd four": (4, {**ODD, "scenario": "four_corners"}),
}  # fmt: skip
LATE_DECISIONS = 4000


def play(players: list[str], options: dict[str, Any], seed: int, seen: Counter[str], *, anew: bool = False) -> Match:
    """One game; every answer is on the menu and explained. `anew`: nobody remembers anything."""
    match = Match(GAME, seats=len(players), options=options, seed=seed)
    bots: list[Bot] = [bot(name, GAME) for name in players]
    rng = Dice(seed + 1)
    while match.result is None:
        (seat, *_) = match.deciders
        menu = match.menu(seat)
        player = bot(players[seat], GAME) if anew else bots[seat]
        action = player.choose(match.view(seat), menu, rng)
        assert action in menu
        key = player.reason.key
        if not seen[key]:
            assert player.explain()
            assert player.explain("ru")
        seen[key] += 1
        assert seen.total() < LATE_DECISIONS
        match.play(seat, action)
    return match


def test_every_reason_in_the_code_has_a_sentence_in_every_language() -> None:
    said = set(re.findall(r'"(desktopia-[a-z-]+)"', " ".join(path.read_text("utf8") for path in TEXTS.glob("*.py"))))
    for language in ("en", "ru"):
        text = (TEXTS / "text" / f"{language}.ftl").read_text("utf8")
        assert set(re.findall(r"^(desktopia-[a-z-]+) =", text, re.MULTILINE)) == said


def test_they_are_found() -> None:
    assert names(GAME) == ["beginner", "greedy", "random"]


@pytest.mark.parametrize("case", CASES)
def test_every_answer_is_legal_and_explained(case: str) -> None:
    seats, options = CASES[case]
    seen: Counter[str] = Counter()
    play(["greedy"] * seats, options, 7, seen)
    assert seen["at-random"] == 0


def test_what_it_says_tells_of_what_it_does() -> None:
    seen: Counter[str] = Counter()
    for name in ("sugar_run", "shelf_race", "open_book", "card_table"):
        play(["greedy"] * KNOWN[name].seats, {"scenario": name}, 1, seen)
    told = {"kill", "wound", "shot", "artifact", "best", "place", "goal"}
    assert {f"desktopia-{word}" for word in told} <= set(seen)


def test_equal_games_are_played_equally() -> None:
    games = [play(["greedy", "beginner"], {"scenario": "window_sill"}, 5, Counter()) for _ in range(2)]
    assert games[0].digest() == games[1].digest()


def test_a_view_is_enough_to_go_on() -> None:
    """What it remembers of a shot it began is only a saving."""
    for name in ("window_sill", "tea_tray"):
        play(["greedy"] * 2, {"scenario": name}, 3, Counter(), anew=True)


def test_it_knows_no_more_than_its_view() -> None:
    """The same view, by way of the wire, leads to the same answer."""
    match = Match(GAME, seats=2, options={"scenario": "dripping_tap", "rituals": True}, seed=6)
    for number in range(25):
        (seat,) = match.deciders
        view, menu = match.view(seat), match.menu(seat)
        copy = msgspec.json.decode(msgspec.json.encode(view), type=View)
        assert copy == view
        answers = [bot("greedy", GAME).choose(seen, menu, Dice(number)) for seen in (view, copy)]
        assert answers[0] == answers[1]
        match.play(seat, answers[0])


def wins(first: str, second: str, options: dict[str, Any], games: int) -> int:
    """How often the first bot wins; they change seats."""
    won = 0
    for seed in range(games):
        players = [second, first] if seed % 2 else [first, second]
        result = play(players, options, seed, Counter()).result
        assert result is not None
        won += [players[seat] for seat in result.winners] == [first]
    return won


def test_it_beats_chance() -> None:
    assert wins("greedy", "random", {"scenario": "two_crowns"}, 6) == 6
    assert wins("beginner", "random", {"scenario": "two_crowns"}, 6) >= 5


def test_a_steady_hand_beats_one_that_errs() -> None:
    assert wins("greedy", "beginner", {"scenario": "two_crowns"}, 12) >= 8


@pytest.mark.parametrize("name", ["window_sill", "sugar_run", "tea_tray"])
def test_it_goes_looking_for_its_enemies(name: str) -> None:
    """Behind landscape nobody can be hit: somebody has to come out, and the stronger side comes first."""
    for seed in range(4):
        result = play(["greedy"] * 2, {"scenario": name}, seed, Counter()).result
        assert result is not None
        assert result.reason != "draw_quiet"


def table(things: str, disks: str, goals: str = "") -> str:
    """Two squads as their disks say, on a bare table."""
    rows: dict[str, Counter[str]] = {"0": Counter(), "1": Counter()}
    text = ""
    for line in disks.split("\n"):
        camp, kind, x, y = line.split()
        if camp != "-":
            rows[camp][kind] += 1
        text += f'[[disk]]\nkind = "{kind}"\nat = [{x}, {y}]\n' + (f"camp = {camp}\n" if camp != "-" else "")
        text += 'called = "goods"\n' if kind == "barrel" else ""
    for camp, count in rows.items():
        units = ", ".join(f"{kind} = {number}" for kind, number in count.items())
        text += f'[[squad]]\nkey = "squad_{camp}"\nname = {{ en = "x", ru = "х" }}\nunits = {{ {units} }}\n'
    head = '[scenario]\nkey = "small"\nseats = 2\nfirst = 0\n'
    names_of = 'name = { en = "x", ru = "х" }\nstory = { en = "x", ru = "х" }\n'
    return head + names_of + things + text + goals


def first_turn(text: str, seen: Counter[str]) -> Match:
    """After everything greedy does in its first turn, and why it does it."""
    match = Match(GAME, seats=2, options={"scenario": text}, seed=2)
    player, rng = bot("greedy", GAME), Dice(3)
    while match.result is None and match.view(None).turn.seat <= 0:
        (seat,) = match.deciders
        match.play(seat, player.choose(match.view(seat), match.menu(seat), rng))
        seen[player.reason.key] += 1
    return match


def test_it_sends_its_untouchables_beside_those_whom_nothing_else_hurts() -> None:
    """A Smoker fears no fighter's hit, but what bursts beside it."""
    seen: Counter[str] = Counter()
    match = first_turn(table("", "0 untouchable 500 700\n1 smoker 500 400"), seen)
    assert match.result is not None
    assert match.result.winners == (0,)
    assert seen["desktopia-beside"] == 1


def test_it_pushes_the_barrel_home() -> None:
    goal = (
        '[[goal]]\nwhat = "bring"\ncamp = 0\nbarrel = "goods"\narea = [[300, 100], [700, 400]]\n'
        'name = { en = "x", ru = "х" }\n'
    )
    wall = '[[thing]]\nkind = "book"\nat = [150, 300]\n'
    disks = "0 ramprack 500 700\n0 minusoid 450 750\n1 dryad 60 60\n- barrel 500 550"
    match = first_turn(table(wall, disks, goal), Counter())
    assert match.result is not None
    assert (match.result.reason, match.result.winners) == ("goal", (0,))


def test_runners_run() -> None:
    """In the race, those whom nobody can hit come nearer to the line."""
    assert REACH in {goal.what for goal in KNOWN["shelf_race"].goals}
    seen: Counter[str] = Counter()
    for seed in range(4):
        play(["greedy"] * 2, {"scenario": "shelf_race"}, seed, seen)
    assert seen["desktopia-goal"] > 0
