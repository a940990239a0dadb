"""The wheel, built from a clean copy and installed elsewhere: it holds the finished client and serves it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.house import CLIENT, ROOT

pytestmark = pytest.mark.long
LEFT_OUT = shutil.ignore_patterns(
    ".git", ".venv", "node_modules", "compiled", "mypyc*", "screens", "*.egg-info", "__pycache__"
)


def call(*command: str, cwd: Path) -> None:
    done = subprocess.run(command, cwd=cwd, capture_output=True, text=True, timeout=1200)
    assert done.returncode == 0, done.stdout[-2000:] + done.stderr[-2000:]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the package as the wheel installs it."""
    assert (CLIENT / "index.html").is_file(), "the client is not built; run `make web`"
    folder = tmp_path_factory.mktemp("wheel")
    shutil.copytree(ROOT, folder / "source", ignore=LEFT_OUT)
    pip = (sys.executable, "-m", "pip", "--disable-pip-version-check")
    call(*pip, "wheel", "--no-deps", "--wheel-dir", str(folder), ".", cwd=folder / "source")
    (wheel,) = folder.glob("tavola-*.whl")
    call(*pip, "install", "--no-deps", "--target", str(folder / "site"), str(wheel), cwd=folder)
    shutil.rmtree(folder / "source")  # whatever it needs is in the wheel
    return folder / "site"


@pytest.fixture
def address(installed: Path, tmp_path: Path) -> Iterator[str]:
    environment = {**os.environ, "PYTHONPATH": str(installed), "XDG_DATA_HOME": str(tmp_path), "PYTHONUNBUFFERED": "1"}
    environment.pop("TAVOLA_CLIENT", None)
    command = (sys.executable, "-m", "tavola", "serve", "--port", "0")
    process = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True, cwd=tmp_path)
    assert process.stdout is not None
    found = re.search(r"https?://\S+", process.stdout.readline())
    assert found
    yield found[0]
    process.terminate()
    assert process.wait(20) == 0


def get(url: str) -> str:
    with urllib.request.urlopen(url, timeout=20) as answer:
        return str(answer.read().decode())


def test_the_wheel_holds_the_finished_client(installed: Path, address: str) -> None:
    page = get(address)
    scripts = re.findall(r'(?:src|href)="(/assets/[^"]+)"', page)
    assert scripts
    for path in scripts:
        assert get(address + path)
    assert (installed / "tavola" / "server" / "client" / "index.html").is_file()


def test_the_wheel_knows_its_games_and_their_rules(address: str) -> None:
    assert '"gorgasali"' in get(f"{address}/api/games?lang=ru")
    assert "GO-7.13" in get(f"{address}/api/games/gorgasali/rules")
