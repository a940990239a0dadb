"""The words a scenario is written in (docs/scenarios.md): one class a table of the file."""

from __future__ import annotations

from typing import Annotated, Literal, TypeAlias

import msgspec

from tavola.core.toml_source import Names, Source
from tavola.games.desktopia.card_rows import Count, Degrees, Key, OrderWord, Positive, Row

Camp: TypeAlias = Annotated[int, msgspec.Meta(ge=0, le=7)]
Millimetres: TypeAlias = int | float
At: TypeAlias = tuple[Millimetres, Millimetres]
Side: TypeAlias = Annotated[int, msgspec.Meta(ge=200, le=3000)]
Letter: TypeAlias = Annotated[str, msgspec.Meta(pattern=r"^[^\s.]$")]
Outline: TypeAlias = Annotated[list[At], msgspec.Meta(min_length=2)]  # two corners: a rectangle
Goal: TypeAlias = Literal["kill", "hold", "bring", "reach", "survive", "lose", "wound", "rounds"]
Gain: TypeAlias = Literal["unit", "zone", "artifact", "stock", "time", "ritual", "first"]

TABLES = ("scenario", "squad", "disk", "thing", "zone", "goal")


class ScenarioRow(Row, frozen=True):
    key: Key
    name: Names
    story: Names
    seats: Annotated[int, msgspec.Meta(ge=1, le=4)]
    kind: Literal["battle", "etude"] = "battle"
    sides: list[Camp] = []
    first: Camp | None = None
    first_penalties: Annotated[int, msgspec.Meta(ge=0, le=2)] = 0
    field: tuple[Side, Side] = (1000, 1000)
    corners: list[At] = []
    exact_field: bool = False
    border: Literal["edge", "wall"] | None = None
    actions: Annotated[int, msgspec.Meta(ge=1, le=9)] = 3
    rituals: bool | None = None
    chooses: bool = False
    copies: bool = False
    turns: Count = 0
    lesson: OrderWord | None = None
    map: str = ""
    solution: list[str] = []


class SquadRow(Row, frozen=True):
    key: Key
    name: Names
    units: Annotated[dict[str, Positive], msgspec.Meta(min_length=1)]
    stock: dict[str, Count] = {}
    time: Annotated[int, msgspec.Meta(ge=-5, le=5)] = 0


class PlacedRow(Row, frozen=True):
    """Where something is: at a letter of the map, or at a point of its own."""

    letter: Letter | None = None
    at: At | None = None
    turn: Degrees | None = None


class DiskRow(PlacedRow, frozen=True, kw_only=True):
    kind: str
    camp: Camp | None = None
    on: str | None = None
    life: Positive | None = None
    missiles: list[str] = []
    called: Key | None = None


class ThingRow(PlacedRow, frozen=True, kw_only=True):
    kind: str


class ZoneRow(Row, frozen=True):
    camp: Camp
    corners: Outline
    better: bool = False


class GoalRow(Row, frozen=True):
    what: Goal
    name: Names
    camp: Camp | None = None
    loses: bool = False
    kind: str = ""
    count: Positive = 1
    area: Outline | None = None
    barrel: str = ""


class CampaignRow(Row, frozen=True):
    key: Key
    name: Names
    story: Names
    seats: Annotated[int, msgspec.Meta(ge=2, le=4)]


class GainRow(Row, frozen=True):
    what: Gain
    name: Names
    kind: str = ""
    count: int = 1


class BattleRow(Row, frozen=True):
    scenario: str
    prize: list[GainRow] = []
    consolation: list[GainRow] = []


class Sheet:
    """One scenario file whose rows can all be read."""

    def __init__(self, source: Source) -> None:
        self.source = source
        self.head: ScenarioRow = source.convert(source.data["scenario"], ScenarioRow, "scenario")
        self.squads: list[SquadRow] = source.converted("squad", SquadRow)
        self.disks: list[DiskRow] = source.converted("disk", DiskRow)
        self.things: list[ThingRow] = source.converted("thing", ThingRow)
        self.zones: list[ZoneRow] = source.converted("zone", ZoneRow)
        self.goals: list[GoalRow] = source.converted("goal", GoalRow)

    def say(self, header: str, index: int, key: str, message: str) -> None:
        """Note a problem of a row, at the line of this key."""
        row = "" if header == "scenario" else f"{header} {index + 1}: "
        self.source.problem(self.source.line_of(header, index, key), f"{row}{message}")


def sheet(source: Source) -> Sheet | None:
    """The rows of a scenario, or None where one cannot be read."""
    source.only_tables(*TABLES)
    if "scenario" not in source.data or "squad" not in source.data:
        missing = "[[squad]] rows" if "scenario" in source.data else "a [scenario] table"
        if not source.problems:
            source.problem(1, f"expected {missing}")
        return None
    found = Sheet(source)
    return None if source.problems else found
