"""The options of a table (ledger section 65). The first value of each is the default."""

from __future__ import annotations

from tavola.core.game import Option

OPTIONS: tuple[Option, ...] = (
    Option("board", ("standard",), "GO-64.1", free=True),
    Option("rangeMetric", ("king", "orthogonal"), "GO-65.1"),
    Option("barrierShape", ("line",), "GO-65.2", free=True),
    Option("crossFigures", (False, True), "GO-65.3"),
    Option("sectorCollision", ("reroll", "share"), "GO-65.4"),
    Option("characterPick", ("choose", "random", "draft"), "GO-65.5"),
    Option("stayHeals", (True, False), "GO-65.6"),
    Option("extraChestTiming", ("own", "any"), "GO-65.7"),
    Option("matLayout", ("standard",), "GO-65.8", free=True),
    Option("reshuffle", (True, False), "GO-65.9"),
    Option("hiddenBackpack", (False, True), "GO-65.10"),
    Option("deadEnd", ("free", "exact"), "GO-65.11"),
    Option("zonePeriod", (5,), "GO-65.12", low=3, high=8),
    Option("finalCollapse", (False, True), "GO-65.13"),
    Option("zoneStanding", (False, True), "GO-65.14"),
    Option("bannerExpiry", ("examples", "round"), "GO-65.15"),
    Option("bannerSupply", ("unlimited", "limited"), "GO-65.16"),
    Option("roundLimit", (60,), "GO-65.17", low=0, high=999),
    Option("abilityTiming", ("own", "any"), "GO-65.18"),
    Option("igniteBan", ("turn", "adjacent"), "GO-65.19"),
    Option("octorTakes", ("copy", "move"), "GO-65.20"),
    Option("dobergunRetrace", (False, True), "GO-65.21"),
    Option("fieldOrder", ("field", "armour"), "GO-65.22"),
    Option("ballLightning", ("stays", "once"), "GO-65.23"),
    Option("scenario", ("solo", "duo"), "GO-65.24"),
    Option("leaver", ("zone", "bot"), "GO-65.25"),
)
