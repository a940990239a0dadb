"""One form of the disk solver, taking its turns for `tavola bench disks`. Arguments: form, set of scenes.

Forms: plain, compiled (a call for each flick), batch (many flicks of a scene in one compiled call).
"""

from __future__ import annotations

import sys
import time
from collections.abc import Callable
from typing import Any

from tavola.disks import Disk, Land, Run, Surface, World
from tavola.disks.fast import Fast
from tavola.disks.forms import PLAIN, Form
from tavola.disks.solve import many, slide
from tavola.lab.peers.disk_scenes import Ends, Scene, errors, scenes, serve

MILLION = 1_000_000
BATCH = {"std": 400, "break": 20}  # flicks in one call
PASSES, PASS = 20, 0.05  # s

Flick = tuple[int, int, int, float]


def world_of(scene: Scene, rim: float) -> World:
    """A scene as it stands in the file; without rim friction where it is compared with the reference."""
    surface = Surface(scene["mu"], scene["e"], scene["e"], rim, rim, 0.3, scene["g"])
    land = Land(
        tuple(map(tuple, scene["circles"])), tuple(map(tuple, scene["segments"])),
        tuple([tuple(map(tuple, polygon)) for polygon in scene["polygons"]]),
    )  # fmt: skip
    width, height = scene["table"]
    return World(surface, [Disk(*disk) for disk in scene["disks"]], land, (0.0, 0.0, width, height))


def flick_of(scene: Scene) -> Flick:
    """Velocities have six digits in the file, so a direction in whole millionths is exact."""
    disk, vx, vy = scene["flick"]
    return disk, round(vx * MILLION), round(vy * MILLION), (vx * vx + vy * vy) ** 0.5


def ends_of(run: Run) -> Ends:
    return [(one.x, one.y, one.here) for one in run.rest]


def flicker(form: Form, which: str, *, batch: bool) -> Callable[[int], int]:
    """What is timed: worlds are built anew for every flick, or once for a whole batch, as for every peer."""
    given = scenes(which)
    size = BATCH[which]

    def one(k: int) -> int:
        scene = given[k % len(given)]
        slide(form, world_of(scene, 0.2), *flick_of(scene))
        return 1

    def several(k: int) -> int:
        scene = given[k % len(given)]
        many(form, world_of(scene, 0.2), [flick_of(scene)] * size)
        return size

    return several if batch else one


def sliding(form: Form, which: str) -> float:
    """Flicks a second when the worlds stand already; the best of some passes, of which each takes a while."""
    ready = [(world_of(scene, 0.2), flick_of(scene)) for scene in scenes(which)]
    best = 0.0
    for _ in range(PASSES):
        began, done = time.process_time(), 0
        while (spent := time.process_time() - began) < PASS or not done:
            for world, flick in ready:
                slide(form, world, *flick)
            done += len(ready)
        best = max(best, done / spent)
    return best


def first(form: Callable[[], Form], which: str) -> tuple[Form, float]:
    """The form, and how long it took until its first answer."""
    scene = scenes(which)[0]
    began = time.perf_counter()
    found = form()
    slide(found, world_of(scene, 0.2), *flick_of(scene))
    return found, time.perf_counter() - began


def main() -> None:
    kind, which = sys.argv[1:3]
    form, wait = first((lambda: PLAIN) if kind == "plain" else Fast, which)
    runs = [slide(form, world_of(scene, 0.0), *flick_of(scene)) for scene in scenes(which)]
    about: dict[str, Any] = {
        "name": kind,
        **errors(which, [ends_of(run) for run in runs]),
        "events": sum(run.events for run in runs) / len(runs),
        "first_s": wait,
    }
    if kind != "batch":
        about["sliding"] = sliding(form, which)
    serve(about, flicker(form, which, batch=kind == "batch"))


if __name__ == "__main__":
    main()
