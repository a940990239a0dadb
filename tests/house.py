"""A server of the tests' own, on a free port, with storage in a scratch folder."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).resolve().parents[1]
CLIENT: Final = ROOT / "build" / "web"
FORMS: Final = {"source": ROOT / "src", "compiled": ROOT / "build" / "compiled"}
ADDRESS: Final = re.compile(r"https?://\S+")


class House:
    """A running `tavola` program that serves the client."""

    def __init__(self, folder: Path, words: Sequence[str]) -> None:
        self.folder = folder
        self.words = tuple(words)
        self.url = ""
        self._process: subprocess.Popen[str] | None = None

    def open(self) -> House:
        command = [sys.executable, "-m", "tavola", *self.words]
        self._process = subprocess.Popen(
            command, env=self._environment(), stdin=subprocess.DEVNULL, stdout=subprocess.PIPE,
            stderr=(self.folder / "server.log").open("a"), text=True, encoding="utf8",
        )  # fmt: skip
        assert self._process.stdout is not None
        for line in self._process.stdout:
            found = ADDRESS.search(line)
            if found:
                self.url = found[0].rstrip("/")
                return self
        raise AssertionError(f"the server did not start: {(self.folder / 'server.log').read_text()}")

    def _environment(self) -> Mapping[str, str]:
        form = FORMS[os.environ.get("TAVOLA_FORM") or "source"]
        own = {"PYTHONPATH": str(form), "XDG_DATA_HOME": str(self.folder), "PYTHONUNBUFFERED": "1"}
        if (CLIENT / "index.html").is_file():
            own["TAVOLA_CLIENT"] = str(CLIENT)
        return {**os.environ, **own}

    def kill(self) -> None:
        """As a power cut does."""
        assert self._process is not None
        self._process.kill()
        self._process.wait()

    def close(self) -> None:
        """In good order, as Ctrl-C does."""
        assert self._process is not None
        self._process.terminate()
        try:
            self._process.wait(timeout=20)
        except subprocess.TimeoutExpired:
            self.kill()
            raise AssertionError("the server did not end when it was asked to") from None

    @property
    def log(self) -> str:
        return (self.folder / "server.log").read_text(encoding="utf8")
