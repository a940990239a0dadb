"""The rules that `?` shows behind choices and log lines."""

from __future__ import annotations

import pytest

import tavola
from tavola.core.rulebook import Rulebook
from tavola.games.gorgasali import why

GAME = tavola.game("gorgasali")
TABLES = [why.MOVES, why.ROLLS, why.HURTS, why.HEALS]


def test_every_action_and_event_has_its_rules() -> None:
    missing = [kind.__name__ for kind in GAME.actions if kind not in why.ACTIONS]
    missing += [kind.__name__ for kind in GAME.events if kind not in why.EVENTS and kind.__name__ != "Moved"]
    assert missing == []


@pytest.mark.parametrize("lang", ["en", "ru"])
def test_every_rule_that_is_cited_exists(lang: str) -> None:
    book = Rulebook.load(GAME, lang)
    numbers = [*why.ACTIONS.values(), *why.EVENTS.values(), *(text for table in TABLES for text in table.values())]
    cited = {f"GO-{number}" for text in numbers for number in text.split()}
    cited |= {f"GO-{18 + who}.{rule}" for who in range(10) for rule in (1, 2)}
    assert sorted(rule for rule in cited if rule not in book) == []


def test_the_card_behind_a_shot_is_among_its_rules() -> None:
    match = tavola.Match(
        GAME,
        position="map\n0.1\nfigure 0 varas\nmat 0 gemini\nfigure 1 medea\nturn 0 open",
    )
    shot = next(action for action in match.menu(0).listed() or () if type(action).__name__ == "Shoot")
    assert "GO-62.2" in GAME.why(shot, match.view(0))
