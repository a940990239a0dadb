"""The kernel in decimal arithmetic of 40 digits: the same text, other numbers. What it differs by is rounding.

`python -m tests.disks.exact` writes the reference for the break set, with restitution constant down to 1 nm/s.
"""

from __future__ import annotations

import ast
import json
from decimal import Context, Decimal, localcontext
from typing import Any

from tests.disks.scenes import DATA, Flick, measured

from tavola.disks import World
from tavola.disks.fast import whole_text

DIGITS = 40
SLOW = {"SOFT": "1e-9", "APART": "1e-10"}  # what replaces the thresholds of restitution in a reference


class Decimals(ast.NodeTransformer):
    """Every float of the text becomes a Decimal of the same value."""

    def __init__(self, changed: dict[str, str]) -> None:
        self.changed = changed

    def visit_Assign(self, node: ast.Assign) -> ast.AST:
        target = node.targets[0]
        if isinstance(target, ast.Name) and target.id in self.changed:
            node.value = ast.parse(f"Decimal('{self.changed[target.id]}')", mode="eval").body
            return node
        return self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> ast.AST:
        if isinstance(node.value, float):
            return ast.copy_location(ast.parse(f"Decimal({node.value!r})", mode="eval").body, node)
        return node


def kernel(changed: dict[str, str]) -> dict[str, Any]:
    text = whole_text().replace("from math import sqrt", "").replace('float("inf")', "Decimal('Infinity')")
    tree = ast.fix_missing_locations(Decimals(changed).visit(ast.parse(text)))
    found: dict[str, Any] = {"Decimal": Decimal, "sqrt": Decimal.sqrt}
    exec(compile(tree, "kernel in decimals", "exec"), found)
    return found


def ends(world: World, flick: Flick, changed: dict[str, str]) -> list[tuple[float, float, bool]]:
    """Place of every disk, and whether it is on the table."""
    with localcontext(Context(prec=DIGITS, traps=[])):  # comparisons with what is no number are false, as with floats
        code = kernel(changed)
        num, land = decimals(world.floats), decimals(world.land_floats)
        ids, count = [line[:] for line in world.wholes], world.counters[:]
        disk, dx, dy, speed = flick
        code["flick"](
            disk, Decimal(dx), Decimal(dy), Decimal(speed), num, ids, land, world.land_wholes,
            decimals([world.numbers])[0], count, [0.0] * 200_000, [], 0,
        )  # fmt: skip
        assert count[code["STATE"]] == code["FINE"]
        places = zip(num[code["X"]], num[code["Y"]], ids[code["KIND"]], strict=True)
        return [(float(x), float(y), kind != code["GONE"]) for x, y, kind in places]


def decimals(rows: list[list[float]]) -> list[list[Decimal]]:
    return [[Decimal(one) for one in line] for line in rows]


if __name__ == "__main__":
    reference = [[[x, y, int(on)] for x, y, on in ends(world, flick, SLOW)] for _, world, flick in measured("break")]
    (DATA / "break_reference.json").write_text(json.dumps(reference), encoding="utf8")
