"""What every peer of the disk solver does alike: read the scenes, compare with the reference, take its turns."""

from __future__ import annotations

import json
import statistics
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parent / "disks"
ENOUGH = 10.0  # s of looking at errors before the first turn: stepping engines are slow

Scene = dict[str, Any]
Ends = list[tuple[float, float, bool]]  # by disk: place in metres, and whether it is on the table


def scenes(which: str) -> list[Scene]:
    """The scenes of one set, each with the constants of the set."""
    given = json.loads((FOLDER / f"{which}.json").read_text(encoding="utf8"))
    common = {name: given[name] for name in ("mu", "g", "e", "table")}
    return [{**common, **one} for one in given["scenes"]]


def expected(which: str) -> list[list[list[float]]]:
    found: list[list[list[float]]] = json.loads((FOLDER / f"{which}_reference.json").read_text(encoding="utf8"))
    return found


def errors(which: str, ends: list[Ends]) -> dict[str, float]:
    """Of the flicks that were run: how far the worst disk is off, in mm, and how many are on in one answer only."""
    worst, flips = [], 0
    for got, right in zip(ends, expected(which), strict=False):
        both = [(a, b) for a, b in zip(got, right, strict=True) if a[2] and b[2]]
        worst.append(max(((a[0] - b[0]) ** 2 + (a[1] - b[1]) ** 2) ** 0.5 for a, b in both) * 1000)
        flips += sum(1 for a, b in zip(got, right, strict=True) if bool(a[2]) != bool(b[2]))
    within = sum(1 for one in worst if one <= 1.0) / len(worst)
    return {"median_mm": statistics.median(worst), "worst_mm": max(worst), "flips": flips, "within_mm": within}


def some_ends(which: str, simulate: Callable[[Scene], Ends]) -> list[Ends]:
    """The answers of a peer, as many as there is patience for."""
    began, found = time.process_time(), []
    for scene in scenes(which):
        found.append(simulate(scene))
        if time.process_time() - began > ENOUGH:
            break
    return found


def serve(about: dict[str, Any], flick: Callable[[int], int]) -> None:
    """Say who this is, then measure as long as each line of input says. `flick(k)` does the k-th, or several."""
    print(json.dumps(about), flush=True)
    for line in sys.stdin:
        seconds, done, k = float(line), 0, 0
        began = time.process_time()
        while (spent := time.process_time() - began) < seconds or not done:
            done += flick(k)
            k += 1
        print(json.dumps({"decisions": done, "games": 0, "seconds": spent}), flush=True)


def peer(name: str, which: str, simulate: Callable[[Scene], Ends]) -> None:
    """All of it, for an engine that takes a scene and gives its end."""
    given = scenes(which)
    about = {"name": name, **errors(which, some_ends(which, simulate))}

    def flick(k: int) -> int:
        simulate(given[k % len(given)])
        return 1

    serve(about, flick)
