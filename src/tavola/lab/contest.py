"""Programs that measure, taking turns: machines drift within minutes, so only neighbours in time are compared."""

from __future__ import annotations

import json
import os
import statistics
import subprocess
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec


class Entrant(msgspec.Struct, frozen=True):
    """Something to measure: how it is called in the table, its command, its path of modules."""

    name: str
    command: tuple[str, ...]
    path: str = ""


class Standing(msgspec.Struct):
    """What was measured of one entrant."""

    name: str
    about: dict[str, Any]
    decisions: list[float] = []  # a second, one for each round
    games: list[float] = []
    problem: str = ""

    @property
    def rate(self) -> float:
        return statistics.median(self.decisions) if self.decisions else 0.0

    @property
    def game_rate(self) -> float:
        return statistics.median(self.games) if self.games else 0.0

    def ratio(self, other: Standing) -> float:
        """The median over the rounds of how much faster this is; only rounds both took part in."""
        pairs = [mine / his for mine, his in zip(self.decisions, other.decisions, strict=False) if his]
        return statistics.median(pairs) if pairs else 0.0


class Running:
    """An entrant's process, waiting for its turns."""

    def __init__(self, entrant: Entrant) -> None:
        env = {**os.environ, "PYTHONUTF8": "1"}
        env.pop("PYTHONPATH", None)
        if entrant.path:
            env["PYTHONPATH"] = entrant.path
        self.process = subprocess.Popen(
            entrant.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env=env
        )
        self.standing = Standing(entrant.name, {})
        self.standing.about = self.hear()

    def hear(self) -> dict[str, Any]:
        """One line; a process that ended leaves its last words as the problem."""
        assert self.process.stdout is not None
        line = self.process.stdout.readline()
        if line.startswith("{"):
            found: dict[str, Any] = json.loads(line)
            return found
        assert self.process.stderr is not None
        words = self.process.stderr.read().strip().splitlines()
        self.standing.problem = words[-1] if words else "it said nothing"
        return {}

    def turn(self, seconds: float) -> None:
        if self.standing.problem:
            return
        assert self.process.stdin is not None
        self.process.stdin.write(f"{seconds}\n")
        self.process.stdin.flush()
        found = self.hear()
        if found:
            self.standing.decisions.append(found["decisions"] / found["seconds"])
            self.standing.games.append(found["games"] / found["seconds"])

    def close(self) -> None:
        """Its input ends, and so does it."""
        for stream in (self.process.stdin, self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        try:
            self.process.wait(10)
        except subprocess.TimeoutExpired:
            self.process.kill()
            self.process.wait()


@contextmanager
def one_core() -> Iterator[int | None]:
    """Children inherit it; None where the system does not offer it."""
    if not hasattr(os, "sched_setaffinity"):
        yield None
        return
    before = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {max(before)})
    try:
        yield max(before)
    finally:
        os.sched_setaffinity(0, before)


def contest(entrants: Sequence[Entrant], seconds: float, rounds: int) -> list[Standing]:
    """All of them in turn, so many rounds."""
    running = [Running(entrant) for entrant in entrants]
    try:
        for _ in range(rounds):
            for one in running:
                one.turn(seconds)
    finally:
        for one in running:
            one.close()
    return [one.standing for one in running]


def forms(package: Path) -> dict[str, Path]:
    """The folders to run: the source and what was compiled beside it, or where an installed package lies."""
    for root in package.parents:
        found = {"interpreted": root / "src", "compiled": root / "build" / "compiled"}
        if package.parent in found.values():
            return {name: path for name, path in found.items() if (path / "tavola").is_dir()}
    return {"installed": package.parent}


def out_of_date(forms_found: dict[str, Path]) -> list[str]:
    """Sources that differ from the copies the compiled form was made of."""
    if set(forms_found) != {"interpreted", "compiled"}:
        return []
    source, made = forms_found["interpreted"], forms_found["compiled"]
    names = [path.relative_to(source) for path in sorted((source / "tavola").rglob("*.py"))]
    watched = [name for name in names if name.parts[1] in ("core", "games")]
    return [
        name.as_posix()
        for name in watched
        if not (made / name).exists() or (made / name).read_bytes() != (source / name).read_bytes()
    ]
