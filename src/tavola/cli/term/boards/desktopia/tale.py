"""What a slide was, line by line: who met whom in what order, who came off, who left, and where everything lies now."""

from __future__ import annotations

from collections.abc import Iterator

from tavola.cli.term.boards.desktopia.camps import spot
from tavola.core.text import Sentences
from tavola.games.desktopia.board import Scenario, Thing
from tavola.games.desktopia.content import load_things
from tavola.games.desktopia.events import Slide
from tavola.games.desktopia.physics import BUMP, CONTACT, FELL, LEFT, LOOSE
from tavola.games.desktopia.words_names import Namer

BILLION = 1e9
Row = tuple[int, ...]


class Tale:
    """Tells one slide."""

    def __init__(self, words: Sentences, namer: Namer, scenario: Scenario) -> None:
        self.words = words
        self.namer = namer
        self.pieces = pieces(scenario)

    def say(self, message: str, **arguments: str | int) -> str:
        return self.words.form(message, arguments)

    def disk(self, disk: int) -> str:
        return f"{disk} {self.namer.disk(disk)}"

    def lines(self, event: Slide) -> list[str]:
        found = [f"{row[1] / BILLION:.2f} {self.say('second')}  {self.happened(row, event.disk)}" for row in event.log]
        places = [f"{self.disk(row[0])} {spot(row[1], row[2])}" for row in moved(event)]
        return [*found, self.say("now", places=" · ".join(places)) if places else self.say("still")]

    def happened(self, row: Row, flicked: int) -> str:
        what, disk, other = row[0], self.disk(row[3]), row[4]
        if what == CONTACT and other == flicked:  # the solver names the lower number first, people who came
            return self.say("contact", one=self.disk(other), other=disk)
        if what == CONTACT:
            return self.say("contact", one=disk, other=self.disk(other))
        if what == BUMP:
            return self.say("wall", one=disk) if other < 0 else self.say("bump", one=disk, thing=self.thing(other))
        if what == LEFT:
            return self.say("left", one=disk, place=spot(row[4], row[5]))
        message = {FELL: "fell", LOOSE: "loose"}.get(what, "onto")
        return self.say(message, one=disk, other=self.disk(other))

    def thing(self, piece: int) -> str:
        shelf = load_things()
        key = self.pieces[piece].key if piece < len(self.pieces) else ""
        return self.namer.own(shelf[key].name.both()) if key in shelf else key


def pieces(scenario: Scenario) -> list[Thing]:
    """Whose each piece of the landscape is: the solver counts circles first, then polygons."""
    circles = [thing for thing in scenario.things for _ in thing.circles]
    return circles + [thing for thing in scenario.things for _ in thing.polygons]


def moved(event: Slide) -> Iterator[Row]:
    """The rest of each that has a way of its own."""
    ways = {row[0] for row in event.path}
    return (row for row in event.rest if row[0] in ways)
