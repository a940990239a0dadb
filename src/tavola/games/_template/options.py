"""The options of a table. The first value of each is the default."""

from __future__ import annotations

from tavola.core.game import Option

OPTIONS: tuple[Option, ...] = (Option("lanterns", (2,), "TP-8.1", low=1, high=3),)
