"""What the goals of a scenario must keep."""

from __future__ import annotations

from tavola.games.desktopia import board
from tavola.games.desktopia.board import Goal, Unit
from tavola.games.desktopia.scenario_checks import Checker
from tavola.games.desktopia.scenario_rows import GoalRow
from tavola.games.desktopia.space import inside

AREA_GOALS = (board.BRING, board.REACH)


def check_goals(checker: Checker) -> None:
    """Once squads and starts are sound."""
    for i, row in enumerate(checker.sheet.goals if not checker.sheet.source.problems else []):
        GoalCheck(checker, i, row, checker.made.goals[i]).check()


class GoalCheck:
    """A goal that nobody can reach, or that is reached already, is a mistake."""

    def __init__(self, checker: Checker, index: int, row: GoalRow, goal: Goal) -> None:
        self.checker = checker
        self.index = index
        self.row = row
        self.goal = goal
        self.made = checker.made
        self.source = checker.sheet.source

    def say(self, key: str, message: str) -> None:
        self.checker.sheet.say("goal", self.index, key, message)

    def check(self) -> None:
        what = self.goal.what
        self.checker.camp("goal", self.index, self.row.camp)
        if (what in AREA_GOALS) != (self.row.area is not None):
            wanted = "expected an area" if what in AREA_GOALS else "an area belongs to bring and reach only"
            self.say("what", f"{self.row.what}: {wanted}")
        if (what == board.BRING) != bool(self.row.barrel) or (self.row.barrel and self.goal.object < 0):
            named = [row.called for row in self.checker.sheet.disks if row.called]
            wanted = f"one of {', '.join(named) or 'no named barrels'}" if what == board.BRING else "none"
            self.say("barrel", f"barrel: expected {wanted}, got {self.row.barrel!r}")
        if self.row.kind:
            self.kind()
        elif what == board.HOLD:
            self.say("what", "hold: expected the kind of an artifact")
        if not self.source.problems:
            self.count()
            self.already()

    def kind(self) -> None:
        """The kind has to be one that this sort of goal can be about."""
        if self.goal.what in (board.BRING, board.WOUND, board.ROUNDS):
            self.say("kind", f"{self.row.what}: expected no kind, got {self.row.kind!r}")
        elif self.goal.what == board.HOLD:
            self.checker.known("goal", self.index, "kind", self.row.kind, self.artifacts())
        else:
            self.checker.known("goal", self.index, "kind", self.row.kind, self.characters())

    def artifacts(self) -> list[str]:
        kinds = {start.kind for start in self.made.starts}
        return [artifact.key for artifact in self.checker.box.artifacts if artifact.number in kinds]

    def camps(self) -> list[int]:
        """The camps whose characters count for the goal."""
        if self.goal.camp < 0 or self.made.chooses:
            return list(range(len(self.made.squads)))
        side = self.made.side
        if self.goal.what == board.KILL:
            return [camp for camp in range(self.made.camps) if side[camp] != side[self.goal.camp]]
        return [self.goal.camp]

    def units(self) -> list[Unit]:
        return [unit for camp in self.camps() for unit in self.made.squads[camp].units]

    def characters(self) -> list[str]:
        return [self.checker.builder.words[unit.kind] for unit in self.units()]

    def count(self) -> None:
        """No more characters than there are."""
        if self.goal.what not in (board.KILL, board.LOSE, board.REACH):
            return
        there = sum([unit.count for unit in self.units() if self.goal.kind in (-1, unit.kind)])
        if self.goal.count > there:
            self.say("count", f"count: expected at most {there}, got {self.goal.count}")

    def already(self) -> None:
        """What is to be brought or to come may not lie in the area from the beginning."""
        if self.goal.area is None or not self.goal.area.corners:
            return
        area = self.goal.area.corners
        there = [n for n, start in enumerate(self.made.starts) if inside(area, float(start.x), float(start.y))]
        if self.goal.what == board.BRING and self.goal.object in there:
            self.say("area", "area: the barrel lies in it already")
        for camp in self.camps() if self.goal.what == board.REACH else []:
            starts = [self.made.starts[n] for n in there]
            mine = [s for s in starts if s.camp == camp and self.goal.kind in (-1, s.kind)]
            if len(mine) >= self.goal.count:
                self.say("area", f"area: {len(mine)} characters of camp {camp} stand in it already")
