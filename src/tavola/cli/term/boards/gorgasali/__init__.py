"""Gorgasali in the terminal: the island in colours, the seats beside it, and what its signs mean."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from rich.text import Text

from tavola.cli.term.boards import Mats, Painter, Picture, Room
from tavola.cli.term.boards.gorgasali import board
from tavola.cli.term.boards.gorgasali import colours as c
from tavola.cli.term.boards.gorgasali.seats import Desk
from tavola.core.play import Match
from tavola.core.text import sentences
from tavola.core.values import Action, Event, Menu, Pick
from tavola.games.gorgasali import actions as a
from tavola.games.gorgasali import events as e
from tavola.games.gorgasali.cards import BARRIER, NO_BANNER, SMOKE, SMOKE_BULB
from tavola.games.gorgasali.kit import Kit
from tavola.games.gorgasali.rules.bargain import CHESTS, THEIRS
from tavola.games.gorgasali.state import State
from tavola.games.gorgasali.view import View

SQUARES: Final = {"to", "square"}
AS_THEY_ARE: Final = {"give_chests", "take_chests"}
LOUD: Final[dict[type[Event], str]] = {
    e.RoundBegan: "bold #ffd75f",
    e.ZoneShrank: "bold #ff8d8d",
    e.TurnBegan: "bold",
    e.Eliminated: "bold #ff6b6b",
    e.GameEnded: "bold #ffd75f",
}
QUIET: Final = f"{c.FRAME}"
SOFT: Final = (e.Stepped, e.DiceRolled, e.WalkEnded, e.TurnEnded, e.CooldownSet, e.DeckShuffled, e.Refilled)


def painter(match: Match, lang: str) -> Island:
    assert isinstance(match.state, State)
    return Island(match.state.kit, lang)


class Island(Painter):
    """The painter of Gorgasali. The kit is what everybody sees in the box; of the game it is shown views only."""

    def __init__(self, kit: Kit, lang: str) -> None:
        self.kit = kit
        self.lang = lang
        self.words = sentences(Path(__file__).parent / "text", lang)
        self.desk = Desk(kit, self.words, lang)

    # --- the map ---------------------------------------------------------------------------------------------------

    def picture(self, view: View, room: Room | None = None) -> Picture | None:
        return board.picture(self.kit.board, view, self.desk.codes(view))

    def places(self, action: Action, view: View) -> tuple[int, ...]:
        if isinstance(action, a.Cover):
            return self.covered(action, view)
        if isinstance(action, a.Supernova):
            return self.stand(view, action.first, action.second)
        square = getattr(action, "to", getattr(action, "square", -1))
        if square >= 0:
            return (square,)
        return self.stand(view, getattr(action, "target", -1))

    def stand(self, view: View, *seats: int) -> tuple[int, ...]:
        found = [view.seats[seat].square for seat in seats if seat >= 0]
        return tuple(square for square in found if square >= 0)

    def covered(self, action: a.Cover, view: View) -> tuple[int, ...]:
        """All squares of a Barrier, whose box is asked for by its corner; a ball is one square."""
        if view.pending.banner != BARRIER:
            return (action.square,)
        x, y = self.kit.board.x(action.square), self.kit.board.y(action.square)
        return tuple(self.kit.board.at(x + dx, y + dy) for dx, dy in self.kit.shape.forms[action.form])

    # --- lines -----------------------------------------------------------------------------------------------------

    def head(self, view: View) -> Text:
        text = Text(no_wrap=True, overflow="ellipsis")
        text.append(f" {self.desk.say('round', round=view.round)} ", f"bold {c.SEAT_INK} on {c.FRAME_NOW}")
        dice = view.pending.dice or view.turn.dice
        if any(dice):
            text.append("  " + self.desk.say("dice", dice="·".join(map(str, dice))), "bold")
        if view.turn.left:
            text.append("  " + self.desk.say("walk", left=view.turn.left), f"bold {c.GOOD}")
        text.append("  " + self.zone(view), c.BAD if view.level else c.GOOD)
        if view.level < 3:
            rounds = self.kit.zone_period - (view.round - 1) % self.kit.zone_period - 1 if view.round else 5
            text.append(" · " + self.desk.say("zone-next", zone=view.level + 1, rounds=rounds), c.FRAME)
        text.append(" · " + self.desk.say("decks", weapons=view.weapon_deck, supports=view.support_deck), c.FRAME)
        return text

    def zone(self, view: View) -> str:
        if not view.level:
            return self.desk.say("zones-open")
        return self.desk.say("zones-shut", level=view.level, rate=view.rate)

    def seats(self, view: View, names: Sequence[str], width: int, mats: Mats) -> Text:
        return self.desk.all(view, names, width, mats)

    def legend(self) -> Text:
        """Every sign beside its meaning."""
        lines = []
        for name, terrain in (("plain", 1), ("forest", 2), ("mountain", 3), ("water", 4), ("tree", 5)):
            lines.append(sample(c.SIGNS[terrain], c.INK[terrain], c.ground(terrain, 1, False, False), self.word(name)))
        plain = c.ground(1, 1, False, False)
        dead = c.ground(1, 1, False, True)
        lines += [
            sample(c.HATCH, c.mix(dead, "#ffffff", 0.16), dead, self.word("dead")),
            sample(*c.CHEST, plain, self.word("chest")),
            sample(*c.POINT, plain, self.word("point")),
            sample("Ar", c.SEAT_INK, c.SEATS[0], self.word("figure")),
            sample(" 7", c.DIM, c.PAPER, self.word("gate")),
            sample(" 3", "#101214", "#d7ff5f", self.word("choice")),
        ]
        for kind, name in self.banners():
            lines.append(sample(c.BANNER_SIGNS[kind], c.BANNER_INKS[kind], c.BANNER_GROUND[kind] or plain, name))
        if self.kit.duo:
            lines.append(sample("A" + c.GRAVE, c.SEATS[0], plain, self.word("grave")))
        return Text("\n").join([*lines, Text(self.word("seats"), style=c.FRAME), Text(self.word("type"))])

    def word(self, name: str) -> str:
        return self.desk.say(f"legend-{name}")

    def banners(self) -> list[tuple[int, str]]:
        cards = self.kit.cards.supports
        found = [(card.banner, self.desk.card(card.kind)) for card in cards if card.banner != NO_BANNER]
        smoke = [self.desk.card(card.kind) for card in cards if card.throw == SMOKE_BULB]
        return sorted(set(found) | {(SMOKE, name) for name in smoke})

    # --- names -----------------------------------------------------------------------------------------------------

    def names(self, view: View) -> list[str]:
        if any(seat.character < 0 for seat in view.seats):
            return []
        return [self.desk.character(seat.character) for seat in view.seats]

    def nameless(self, event: Event) -> bool:
        return isinstance(event, e.CharacterPicked)

    def weight(self, event: Event) -> str:
        return LOUD.get(type(event), QUIET if isinstance(event, SOFT) else "")

    def follows(self, before: Event, event: Event) -> bool:
        return isinstance(before, e.Stepped) and isinstance(event, e.Stepped) and before.to == event.origin

    def colours(self, view: View) -> list[str]:
        return [c.SEATS[seat.seat] for seat in view.seats]

    def items(self, menu: Menu, view: View) -> list[str]:
        """A trade: one's own things first, then the other's."""
        assert isinstance(menu, Pick)
        me = view.pending.seat if view.seat is None else view.seat
        mate = (me + len(view.seats) // 2) % len(view.seats)
        found = []
        for item in menu.of:
            whose, thing = ("theirs", item - THEIRS) if item >= THEIRS else ("mine", item)
            owner = mate if whose == "theirs" else me
            name = self.desk.say("extra-chest") if thing >= CHESTS else self.desk.card(view.seats[owner].mat[thing])
            found.append(self.desk.say(whose, thing=name))
        return found

    def number(self, field: str, word: str, view: View) -> int | None:
        """Squares by name, figures by their two letters, everything else counted from 1 as on the screen."""
        if field in SQUARES:
            return board.square_named(self.kit.board, word)
        codes = [code.strip().casefold() for code in self.desk.codes(view)]
        if word.casefold() in codes:
            return codes.index(word.casefold())
        if not word.isdigit():
            return None
        return int(word) if field in AS_THEY_ARE else int(word) - 1

    def secret(self, view: View) -> bool:
        return self.kit.hidden_backpack


def sample(sign: str, ink: str, ground: str, meaning: str) -> Text:
    return Text.assemble((f"{sign:<2}", f"bold {ink} on {ground}"), f" {meaning}")
