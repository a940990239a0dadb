"""Installs the server that `tavola bench server` measures beside ours: boardgame.io, from npm, into a scratch folder.

    python tools/peer_server.py [FOLDER]

FOLDER is build/peers/boardgame.io when left out, where the benchmark looks for it; name another one to the benchmark by
TAVOLA_PEER_SERVER. Node and npm are those of the path. Nothing is done when the right version is there already.
"""

from __future__ import annotations

import json
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
WANTED = ROOT / "src/tavola/lab/peers/boardgame_io/package.json"
USUAL = ROOT / "build/peers/boardgame.io"
NAME = "boardgame.io"


def wanted() -> str:
    return str(json.loads(WANTED.read_text(encoding="utf8"))["dependencies"][NAME])


def installed(folder: Path) -> str:
    """The version that lies there; "" when there is none."""
    package = folder / "node_modules" / NAME / "package.json"
    return str(json.loads(package.read_text(encoding="utf8"))["version"]) if package.exists() else ""


def install(folder: Path) -> None:
    npm = shutil.which("npm")
    if npm is None or shutil.which("node") is None:
        raise SystemExit(f"{NAME} needs Node with npm, and neither is on the path; the benchmark works without it")
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copy(WANTED, folder / "package.json")
    print(f"· installing {NAME} {wanted()} into {folder}", flush=True)
    command = [npm, "install", "--no-audit", "--no-fund", "--omit=dev", "--ignore-scripts"]
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"{done.stdout}{done.stderr}\nnpm could not install {NAME} (see above)")


def main(words: list[str]) -> int:
    if len(words) > 1 or any(word.startswith("-") for word in words):
        print("use: python tools/peer_server.py [FOLDER]", file=sys.stderr)
        return 2
    folder = Path(words[0]).resolve() if words else USUAL
    if installed(folder) != wanted():
        install(folder)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
