"""The options of a table (ledger section 26), and the rows of the edition differences that can be chosen alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from tavola.core.game import Option

# The differences that change what happens; the others read differently and play alike (docs/rulings.md).
ROWS: Final = (2, 6, 8, 9, 10, 11, 12, 13, 15, 16, 17, 19, 22, 28, 35)
ALWAYS_ENGLISH: Final = (22,)  # the wider reading is used in both editions  # DT-E.22

OPTIONS: tuple[Option, ...] = (
    Option("scenario", ("auto",), "DT-4.6", free=True),
    Option("edition", ("ru", "en"), "DT-O.1"),
    Option("rituals", (False, True), "DT-O.2"),
    Option("multiContact", ("once", "each"), "DT-O.3"),
    Option("doubling", ("double", "add"), "DT-O.4"),
    Option("divCovers", ("first", "every"), "DT-O.5"),
    Option("deficiency", ("partial", "strict"), "DT-O.6"),
    Option("skippedTurn", ("nothing", "events"), "DT-O.7"),
    Option("shotPenalty", (True, False), "DT-O.8"),
    Option("loosePenalty", (False, True), "DT-O.9"),
    Option("nearbyGap", (15,), "DT-O.10", low=8, high=15),
    Option("nearbyLevels", ("plan", "same"), "DT-O.11"),
    Option("border", ("edge", "wall"), "DT-O.12"),
    Option("timeCards", ("box", "unlimited"), "DT-O.13"),
    Option("noProgress", (10,), "DT-O.14", low=0, high=99),
    Option("forceParalysed", (True, False), "DT-O.15"),
    Option("ritualGain", ("printed", "every", "kill", "agreed", "none"), "DT-O.16"),
    Option("fingerRoom", (False, True), "DT-O.17"),
    Option("dyingContacts", ("void", "count"), "DT-O.18"),
    Option("goneMissiles", ("removed", "stay"), "DT-O.19"),
    Option("field", ("1000", "914", "scenario"), "DT-O.20"),
    Option("deadPenalty", (True, False), "DT-O.21"),
    Option("endTraits", ("owner", "every"), "DT-O.22"),
    Option("movedFlame", ("owner", "adjarkha"), "DT-O.23"),
    Option("penaltyCounts", ("usable", "budget"), "DT-O.24"),
    Option("captureAfterLeaving", (False, True), "DT-O.25"),
    Option("hand", ("exact", "tremor", "shaky", "free"), "DT-O.27"),
    Option("lastDeaths", ("first", "draw"), "DT-O.28"),
    Option("deadStock", ("stays", "reserve"), "DT-O.29"),
    Option("roster", ("A", "B"), "DT-O.30"),
    *[Option(f"e{row}", ("edition", "ru", "en"), f"DT-E.{row}") for row in ROWS],
)


def english_rows(settings: Mapping[str, int | str | bool]) -> dict[int, bool]:
    """For each row whether the English reading is played."""
    found = {}
    for row in ROWS:
        chosen = settings[f"e{row}"]
        by_edition = settings["edition"] == "en" or row in ALWAYS_ENGLISH
        found[row] = chosen == "en" or (chosen == "edition" and by_edition)
    return found
