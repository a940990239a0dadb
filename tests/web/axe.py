"""Accessibility by axe-core: every rule of WCAG 2.2 A and AA that a machine can judge."""

from __future__ import annotations

import json
from functools import cache
from typing import Final

from playwright.sync_api import Page

from tests.house import ROOT

TAGS: Final = ("wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice")


@cache
def source() -> str:
    return (ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf8")


def violations(page: Page) -> list[str]:
    """What is wrong, and where; nothing when all is well."""
    page.evaluate(source())
    options = json.dumps({"runOnly": {"type": "tag", "values": TAGS}, "resultTypes": ["violations"]})
    found = page.evaluate(f"axe.run(document, {options})")
    return [
        f"{one['id']}: {one['help']}: {node['html'][:200]} ({node.get('failureSummary', '')[:300]})"
        for one in found["violations"]
        for node in one["nodes"][:3]
    ]
