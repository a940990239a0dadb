"""DT-P.25: digests of whole runs, written down once. Whoever changes one has made another kernel.

`python -m tests.disks.test_golden` writes golden.json anew; then disks.KERNEL gets the next number.
"""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from tests.disks.scenes import Flick, digest, hard, measured, plain, random_scene

from tavola.disks import KERNEL, World

FILE = Path(__file__).with_name("golden.json")


def scenes() -> dict[str, tuple[World, Flick]]:
    found = {name: (world, flick) for name, world, flick in measured("std")}
    found |= {f"{name}, rough rims": (world, flick) for name, world, flick in measured("std", 0.2)}
    found |= {name: (world, flick) for name, world, flick in measured("break", 0.2)}
    found |= hard()
    return found | {f"random {seed}": random_scene(seed) for seed in range(300, 330)}


SCENES = scenes()
GOLDEN = json.loads(FILE.read_text(encoding="utf8")) if FILE.exists() else {"kernel": "", "digests": {}}


@pytest.mark.parametrize("name", SCENES)
def test_dt_p_25_every_run_has_its_digest(name: str) -> None:
    assert digest(plain(*SCENES[name])) == GOLDEN["digests"][name]


def test_dt_p_31_the_kernel_is_the_one_the_digests_were_written_for() -> None:
    """DT-P.31."""
    assert GOLDEN["kernel"] == KERNEL
    assert set(GOLDEN["digests"]) == set(SCENES)


if __name__ == "__main__":
    digests = {name: digest(plain(*scene)) for name, scene in SCENES.items()}
    FILE.write_text(json.dumps({"kernel": KERNEL, "digests": digests}, indent=1) + "\n", encoding="utf8")
