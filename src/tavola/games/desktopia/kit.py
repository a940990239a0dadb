"""The box, the scenario and the table's options as plain fields, shared by all copies of a state. Compiled."""

from __future__ import annotations

from tavola.games.desktopia.board import Scenario
from tavola.games.desktopia.cards import Box
from tavola.games.desktopia.options import english_rows
from tavola.games.desktopia.units import MM


class Kit:
    """`battles` holds one scenario, or those of a campaign in order."""

    def __init__(
        self, box: Box, battles: tuple[Scenario, ...], seats: int, settings: dict[str, int | str | bool]
    ) -> None:
        self.box: Box = box
        for battle in battles:
            for thing in battle.things:
                if thing.bound < 0:
                    thing.measure()
        self.battles: tuple[Scenario, ...] = battles
        self.seats: int = seats
        self.settings: dict[str, int | str | bool] = settings
        self.english: dict[int, bool] = english_rows(settings)
        self.artifact_kinds: tuple[int, ...] = tuple([artifact.number for artifact in box.artifacts])  # DT-15.19
        self.near: int = int(settings["nearbyGap"]) * MM  # DT-O.10
        self.same_level: bool = settings["nearbyLevels"] == "same"  # DT-O.11
        self.each: bool = settings["multiContact"] == "each"  # DT-O.3
        self.add_first: bool = settings["doubling"] == "add"  # DT-O.4
        self.div_every: bool = settings["divCovers"] == "every"  # DT-O.5
        self.strict: bool = settings["deficiency"] == "strict"  # DT-O.6
        self.skip_events: bool = settings["skippedTurn"] == "events"  # DT-O.7
        self.shot_penalty: bool = bool(settings["shotPenalty"])  # DT-O.8
        self.loose_penalty: bool = bool(settings["loosePenalty"])  # DT-O.9
        self.time_cards: int = 5 if settings["timeCards"] == "box" else 1_000_000  # DT-O.13, DT-14.14
        self.no_progress: int = int(settings["noProgress"])  # DT-O.14
        self.force_paralysed: bool = bool(settings["forceParalysed"])  # DT-O.15
        self.ritual_gain: str = str(settings["ritualGain"])  # DT-O.16
        self.finger: int = 12 * MM if settings["fingerRoom"] else 0  # DT-O.17
        self.dying_count: bool = settings["dyingContacts"] == "count"  # DT-O.18
        self.missiles_stay: bool = settings["goneMissiles"] == "stay"  # DT-O.19
        self.dead_penalty: bool = bool(settings["deadPenalty"])  # DT-O.21
        self.every_end: bool = settings["endTraits"] == "every"  # DT-O.22
        self.flame_changes: bool = settings["movedFlame"] == "adjarkha"  # DT-O.23
        self.budget_only: bool = settings["penaltyCounts"] == "budget"  # DT-O.24
        self.capture_off: bool = bool(settings["captureAfterLeaving"])  # DT-O.25
        self.hand: str = str(settings["hand"])  # DT-O.27
        self.last_deaths_draw: bool = settings["lastDeaths"] == "draw"  # DT-O.28
        self.stock_goes: bool = settings["deadStock"] == "reserve"  # DT-O.29

    def e(self, row: int) -> bool:
        """Whether this row of the edition differences is played as in the English book."""
        return self.english[row]

    def wall(self, battle: int) -> bool:
        """Whether the border is a wall: the scenario's word goes before the table's."""
        own = self.battles[battle].wall
        return own == 1 if own >= 0 else self.settings["border"] == "wall"  # DT-O.12

    def rituals(self, battle: int) -> bool:
        """Whether rituals are played in this battle."""
        own = self.battles[battle].rituals
        return own == 1 if own >= 0 else bool(self.settings["rituals"])  # DT-O.2, DT-4.17, DT-R99
