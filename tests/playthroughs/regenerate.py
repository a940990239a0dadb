"""Writes the playthroughs again: `PYTHONPATH=src python -m tests.playthroughs.regenerate [GAME…]`.

Read the difference before it is committed: every line that changed is a change that players would meet.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tavola.core.game import games
from tests.playthroughs.telling import told

FOLDER = Path(__file__).parent


def main(names: list[str]) -> None:
    for name, game in games(template=True).items():
        if not names or name in names:
            path = FOLDER / f"{name}.txt"
            text = told(game)
            old = path.read_text(encoding="utf8") if path.exists() else ""
            path.write_text(text, encoding="utf8")
            print(f"{path.name}: {len(text.encode()) // 1024} KiB, {'unchanged' if text == old else 'changed'}")


if __name__ == "__main__":
    main(sys.argv[1:])
