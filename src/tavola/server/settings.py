"""What the one who runs a server may decide. The command line and TAVOLA_* variables fill it; see cli/serve.py."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import msgspec
import platformdirs

from tavola.core.errors import TavolaError

LOG_LEVELS: Final = ("debug", "info", "warning", "error")


class SettingsError(TavolaError):
    """A setting with a value it cannot take: says which one and what was expected."""


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """`port` 0 takes a free one. `database` "" is a SQLite file in the user's data folder. `public` is the address
    people type ("" when they type host and port); pages of `origins` may open sockets too. `workers` think for bots
    (0: a core less than there are). `client` is the folder of the built client ("" finds it). `rate` is how many
    messages a second one network address may send over all its sockets, `sockets` how many it may hold open."""

    host: str = "127.0.0.1"
    port: int = 8080
    database: str = ""
    public: str = ""
    origins: tuple[str, ...] = ()
    workers: int = 0
    client: str = ""
    rate: int = 500
    sockets: int = 200
    log: str = "info"

    @property
    def secure(self) -> bool:
        """Whether people come by https, so cookies are kept from plain http."""
        return self.public.startswith("https://")

    @property
    def database_url(self) -> str:
        return self.database or f"sqlite:///{data_folder() / 'tavola.db'}"

    @property
    def thinkers(self) -> int:
        return self.workers or max(1, (os.cpu_count() or 2) - 1)

    def checked(self) -> Settings:
        """Itself, when everything can be; otherwise an error for the first thing that cannot."""
        within("port", self.port, 0, 65535)
        within("workers", self.workers, 0, 256)
        within("rate", self.rate, 1, 10_000_000)
        within("sockets", self.sockets, 1, 1_000_000)
        for name, address in (("public", self.public), *(("origins", one) for one in self.origins)):
            if address and not is_origin(address):
                raise SettingsError(f"{name}: expected an address like https://tavola.example, found {address!r}")
        if self.database and "://" not in self.database:
            expected = "expected an address like sqlite:////folder/file.db or postgresql+psycopg://host/name"
            raise SettingsError(f"database: {expected}, found {self.database!r}")
        if self.client and not (Path(self.client) / "index.html").is_file():
            raise SettingsError(f"client: expected a folder with index.html, found {self.client!r}")
        if self.log not in LOG_LEVELS:
            raise SettingsError(f"log: expected one of {', '.join(LOG_LEVELS)}, found {self.log!r}")
        return self


def within(name: str, value: int, low: int, high: int) -> None:
    if not low <= value <= high:
        raise SettingsError(f"{name}: expected a whole number {low}..{high}, found {value}")


def is_origin(address: str) -> bool:
    """A scheme and a host, perhaps a port, and nothing else."""
    parts = urlsplit(address)
    bare = not (parts.path.strip("/") or parts.query or parts.fragment or parts.username)
    return parts.scheme in ("http", "https") and bool(parts.hostname) and bare


def data_folder() -> Path:
    """The user's folder for Tavola, as the system names it; made when it is not there."""
    return platformdirs.user_data_path("tavola", appauthor=False, ensure_exists=True)
