"""What a campaign carries from one battle to the next (DT-23.21, DT-25.38, DT-K.15)."""

from __future__ import annotations

from tavola.core.frame import settle
from tavola.core.play import Match
from tavola.games.desktopia.actions import Place, Take
from tavola.games.desktopia.cards import FOUNTAIN
from tavola.games.desktopia.game import Desktopia
from tavola.games.desktopia.rules.objective import end
from tavola.games.desktopia.space import inside, standing_on
from tavola.games.desktopia.state import FIELD, State
from tavola.games.desktopia.stats import controller

GAME = Desktopia()
NAME = 'name = { en = "x", ru = "х" }'
CAMPAIGN = """
[campaign]
key = "short"
name = { en = "Short", ru = "Короткая" }
story = { en = "None.", ru = "Никакой." }
seats = 2

[[battle]]
scenario = "window_sill"
"""


def campaign(prizes: list[str], consolations: list[str] | None = None, following: str = "flower_pots") -> str:
    rows = [("prize", row) for row in prizes] + [("consolation", row) for row in consolations or ['what = "first"']]
    text = CAMPAIGN + "".join(f"\n[[battle.{table}]]\n{row}\n{NAME}\n" for table, row in rows)
    return f'{text}\n[[battle]]\nscenario = "{following}"\n'


def won(text: str, *winners: int, **options: object) -> Match:
    """The first battle is over, and these have won it."""
    match = Match(GAME, seats=2, options={"scenario": text, **options}, seed=1)
    state = match.state
    assert isinstance(state, State)
    end(state, winners, "goal")
    match._need, match._menu = settle(state), None
    return match


def facts(match: Match) -> State:
    assert isinstance(match.state, State)
    return match.state


def follow(match: Match, *taken: int) -> State:
    """Whoever is asked takes these."""
    for number in taken:
        match.play(match.deciders[0], Take(number))
    assert facts(match).battle == 1
    return facts(match)


def of_kind(s: State, key: str) -> list[int]:
    kind = s.kit.box.by_key[key]
    return [d for d in range(len(s.kind)) if s.kind[d] == kind and s.owner[d] >= 0]


def choices(match: Match) -> list[int]:
    return [action.advantage for action in match.menu(match.deciders[0]).listed() or () if isinstance(action, Take)]


HORNBUG = 'what = "unit"\nkind = "hornbug"'
EZZEN = 'what = "unit"\nkind = "ezzen"'
CARD = 'what = "time"'


def test_the_winner_chooses_of_the_prizes_that_help_him() -> None:
    match = won(campaign([HORNBUG, EZZEN, CARD]), 0)
    assert (match.deciders, choices(match)) == ((0,), [0, 2]), "Grass has no use for Ezzen"
    assert match.check(0, Take(1)) is not None
    match = won(campaign([HORNBUG, EZZEN, CARD]), 1)
    assert (match.deciders, choices(match)) == ((1,), [1, 2])


def test_the_others_choose_of_the_consolations() -> None:
    match = won(campaign([CARD], ['what = "first"', CARD]), 0)
    assert (match.deciders, choices(match)) == ((1,), [1, 2]), "a single prize is taken without asking"
    s = follow(match, 1)
    assert (s.camps[0].bonuses, s.first) == (1, 1)


def test_one_more_is_placed_in_a_zone() -> None:
    """DT-K.15: extra characters."""
    match = won(campaign([HORNBUG, CARD]), 0)
    s = follow(match, 0)
    assert len(of_kind(s, "hornbug")) == 3
    view = match.view(0)
    assert (match.deciders, view.pending.question) == ((0,), "deploy")
    assert s.kind[view.pending.disk] == s.kit.box.by_key["hornbug"]
    zone = s.kit.battles[1].zones[0][0]
    assert match.check(0, Place(view.pending.disk, 500_000_000, 700_000_000)) is not None
    some = match.menu(0).some[0]
    assert inside(zone.corners, float(some.x), float(some.y))
    match.play(0, some)
    assert s.place[view.pending.disk] == FIELD


def test_one_fewer_for_every_opponent() -> None:
    """DT-K.15: fewer characters."""
    s = follow(won(campaign(['what = "unit"\nkind = "div"\ncount = -1', CARD]), 0), 0)
    assert len(of_kind(s, "div")) == 1
    assert s.kit.battles[1].squads[1].units[4].count == 2, "the scenario itself has not changed"


def test_a_penalty_card_for_every_opponent() -> None:
    text = campaign(['what = "time"\ncount = -1', CARD], ['what = "first"'])
    match = won(text, 1)
    s = follow(match, 0)
    assert (s.turn.seat, s.turn.budget) == (0, 2), "paid at the beginning of the first turn"
    assert [camp.penalties for camp in s.camps] == [0, 0]


def test_bonus_cards() -> None:
    s = follow(won(campaign(['what = "time"\ncount = 2', HORNBUG]), 0), 0)
    assert s.camps[0].bonuses == 2


def test_the_first_hero_begins_on_an_artifact_and_controls_it() -> None:
    """DT-K.15: starting artifact control."""
    s = follow(won(campaign([f'what = "artifact"\nkind = "{key}"' for key in ("fountain", "smithy")]), 1), 0)
    fountain = next(d for d in range(len(s.kind)) if s.kind[d] == FOUNTAIN and s.place[d] == FIELD)
    assert standing_on(s, fountain) == of_kind(s, "akeru")[0]
    assert controller(s, fountain) == 1


def test_the_whole_squad_is_placed_anew_and_farther_forward() -> None:
    """DT-K.15: starting position choice; first of all, while the others stand as drawn."""
    match = won(campaign(['what = "zone"', CARD]), 0)
    s = follow(match, 0)
    mine = [d for d in range(len(s.owner)) if s.owner[d] == 0]
    assert not [d for d in mine if s.place[d] == FIELD]
    assert len([d for d in range(len(s.owner)) if s.owner[d] == 1 and s.place[d] == FIELD]) == 7
    areas = match.view(0).pending.areas
    assert {(zone.corners[0]) for zone in (*s.kit.battles[1].zones[0], *s.kit.battles[1].better[0])} == {
        area[0] for area in areas
    }
    placed = 0
    while match.deciders == (0,) and match.view(0).pending.question == "deploy":
        match.play(0, match.menu(0).some[0])
        placed += 1
    assert placed == len(mine) == 8
    assert all(s.place[d] == FIELD for d in mine)


def test_more_missiles_on_a_card() -> None:
    text = campaign(['what = "stock"\nkind = "shawakh"', CARD], following="last_candle")
    match = won(text, 0)
    follow(match, 0)
    stocks = {(camp.seat, stock.kind): stock.count for camp in match.view(0).camps for stock in camp.stocks}
    assert stocks[0, 5] == 3, "two of the scenario and one more"
    assert stocks[1, 15] == 2


def test_rituals_are_drawn_where_they_are_played() -> None:
    text = campaign(['what = "ritual"\ncount = 2', CARD])
    assert len(follow(won(text, 0, rituals=True), 0).camps[0].hand) == 2
    assert len(follow(won(text, 0), 0).camps[0].hand) == 0


def test_a_draw_leaves_all_with_a_consolation() -> None:
    s = follow(won(campaign([CARD], ['what = "time"\ncount = 2'])))
    assert [camp.bonuses for camp in s.camps] == [2, 2]
