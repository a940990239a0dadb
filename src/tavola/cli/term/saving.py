"""Where games are kept between two evenings, and how to go on with one."""

from __future__ import annotations

import os
import shlex
from collections.abc import Sequence
from datetime import datetime
from pathlib import Path


def data_folder() -> Path:
    """The user's folder for Tavola (XDG)."""
    base = os.environ.get("XDG_DATA_HOME") or ""
    return (Path(base) if base else Path.home() / ".local" / "share") / "tavola"


def fresh_path(game: str) -> Path:
    """A file for a new game that overwrites none."""
    stamp = datetime.now().astimezone().strftime("%Y%m%d-%H%M%S")
    path = data_folder() / f"{game}-{stamp}.tavola"
    count = 1
    while path.exists():
        count += 1
        path = data_folder() / f"{game}-{stamp}-{count}.tavola"
    return path


def how_to_resume(game: str, path: Path, chairs: Sequence[str], names: Sequence[str], lang: str) -> str:
    """The command that goes on with this game."""
    words = ["tavola", "term", game, "--load", str(path), "--seats", ",".join(chairs), "--lang", lang]
    if names:
        words += ["--names", ",".join(names)]
    return shlex.join(words)
