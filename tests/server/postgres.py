"""A PostgreSQL server of the tests' own, in a temporary folder, where its programs are installed."""

from __future__ import annotations

import getpass
import os
import shutil
import socket
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

import sqlalchemy as sa

BINARIES = ("/usr/lib/postgresql/*/bin", "/usr/pgsql-*/bin", "/opt/homebrew/opt/postgresql*/bin")
QUICK = "-c fsync=off -c full_page_writes=off -c unix_socket_directories='' -c listen_addresses=127.0.0.1"
NOBODY = "nobody"  # the server refuses to run as root


class Absent(Exception):
    """Why there is none."""


def binaries() -> Path:
    found = [path.parent for pattern in BINARIES for path in sorted(Path("/").glob(f"{pattern[1:]}/initdb"))]
    other = shutil.which("initdb")
    if other:
        found.append(Path(other).parent)
    if not found:
        raise Absent("PostgreSQL's server programs are not installed (Debian: postgresql)")
    return found[-1]


def as_somebody(command: Sequence[str]) -> list[str]:
    """PostgreSQL does not run as root."""
    if os.geteuid() != 0:
        return list(command)
    if not shutil.which("runuser"):
        raise Absent("the tests run as root and there is no runuser to start PostgreSQL as somebody else")
    return ["runuser", "-u", NOBODY, "--", *command]


def call(*command: str) -> None:
    done = subprocess.run(as_somebody(command), capture_output=True, text=True, cwd="/", timeout=60)
    if done.returncode:
        raise Absent(f"{command[0]}: {done.stderr.strip() or done.stdout.strip()}")


@contextmanager
def server() -> Iterator[str]:
    """The address of its first database, without a name at the end."""
    programs = binaries()
    folder = Path(tempfile.mkdtemp(prefix="tavola-pg-"))
    user = NOBODY if os.geteuid() == 0 else getpass.getuser()
    if os.geteuid() == 0:
        shutil.chown(folder, NOBODY)
    data = str(folder / "data")
    port = free_port()
    try:
        call(str(programs / "initdb"), "-D", data, "-A", "trust", "-U", user, "--no-sync", "-E", "UTF8")
        start = ("-o", f"{QUICK} -p {port}", "-l", str(folder / "log"), "-w", "start")
        call(str(programs / "pg_ctl"), "-D", data, *start)
        try:
            yield f"postgresql+psycopg://{user}@127.0.0.1:{port}/"
        finally:
            call(str(programs / "pg_ctl"), "-D", data, "-m", "immediate", "-w", "stop")
    finally:
        shutil.rmtree(folder, ignore_errors=True)


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def make_database(server: str, name: str) -> str:
    """A new, empty one."""
    engine = sa.create_engine(server + "postgres", isolation_level="AUTOCOMMIT")
    with engine.connect() as connection:
        connection.exec_driver_sql(f"CREATE DATABASE {name}")
    engine.dispose()
    return server + name
