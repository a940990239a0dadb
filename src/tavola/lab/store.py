"""Where the rows of a series go: a journal line a game at once, a table at the end or when interrupted.

The journal (`<out>.part`) is what makes an interruption harmless: a Parquet file cannot be appended to.
"""

from __future__ import annotations

from pathlib import Path

import msgspec
import polars as pl

from tavola.core.errors import TavolaError
from tavola.lab.series import Row, Series, seed_of

SCHEMA = {
    "number": pl.Int64, "seed": pl.Int64, "seats": pl.String, "options": pl.String, "winners": pl.String,
    "places": pl.String, "characters": pl.String, "rounds": pl.Int64, "decisions": pl.Int64, "reason": pl.String,
    "seconds": pl.Float64,
}  # fmt: skip
ENDINGS = (".csv", ".parquet")


class StoreError(TavolaError):
    """A results file that is in the way, or belongs to another series."""


class Store:
    """The results file of one series."""

    def __init__(self, path: Path) -> None:
        if path.suffix not in ENDINGS:
            raise StoreError(f"{path}: results are written as {' or '.join(ENDINGS)}")
        self.path = path
        self.journal = path.with_name(path.name + ".part")

    def begin(self, series: Series, *, resume: bool) -> list[Row]:
        """The rows there are already; none of another series, and nothing is overwritten."""
        if not resume and (self.path.exists() or self.journal.exists()):
            raise StoreError(f"{self.path} is there already: continue it with --resume, or choose another name")
        rows = self.rows()
        for row in rows:
            if (row.seed, row.seats, row.options) != expected(series, row.number):
                raise StoreError(f"{self.path}: game {row.number} belongs to another series (seed, seats or options)")
        self.path.parent.mkdir(parents=True, exist_ok=True)
        if self.journal.exists():
            self.finish()  # a line cut short by a crash must not be written on
        return rows

    def add(self, row: Row) -> None:
        with self.journal.open("ab") as file:
            file.write(msgspec.json.encode(row) + b"\n")

    def rows(self) -> list[Row]:
        """Table and journal together, by number; a line cut short by a crash is left out."""
        found: dict[int, Row] = {}
        if self.path.exists():
            found = {row.number: row for row in read_table(self.path)}
        for line in self.journal.read_bytes().splitlines() if self.journal.exists() else []:
            try:
                row = msgspec.json.decode(line, type=Row)
            except msgspec.DecodeError:
                continue
            found[row.number] = row
        return [found[number] for number in sorted(found)]

    def finish(self) -> list[Row]:
        """Put the journal into the table; the table is replaced at once or not at all."""
        rows = self.rows()
        frame = pl.DataFrame([msgspec.to_builtins(row) for row in rows], schema=SCHEMA)
        part = self.path.with_name(self.path.name + ".new")
        if self.path.suffix == ".csv":
            frame.write_csv(part)
        else:
            frame.write_parquet(part)
        part.replace(self.path)
        self.journal.unlink(missing_ok=True)
        return rows


def expected(series: Series, number: int) -> tuple[int, str, str]:
    return seed_of(series.seed, number), " ".join(series.bots(number)), series.digest()


def read_table(path: Path) -> list[Row]:
    read = pl.read_csv(path, schema_overrides=SCHEMA) if path.suffix == ".csv" else pl.read_parquet(path)
    blank = {name: "" for name, kind in SCHEMA.items() if kind == pl.String}
    return [msgspec.convert({**row, **{k: row[k] or v for k, v in blank.items()}}, Row) for row in read.to_dicts()]
