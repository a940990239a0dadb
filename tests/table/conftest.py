"""The truths that are tried before something is taken back are the same in every test."""

from __future__ import annotations

import pytest

from tavola.table import undo


@pytest.fixture(autouse=True)
def known_truths(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undo, "fresh_seed", lambda: 0)
