"""What a table can be made of."""

from __future__ import annotations

from tavola.core.errors import TavolaError
from tavola.core.game import game
from tavola.core.play import start as try_out
from tavola.core.record import Record
from tavola.table.clock import check_rules
from tavola.table.effects import Plan
from tavola.table.seating import check_chairs
from tavola.table.wishes import SLOWEST


def check(plan: Plan) -> None:
    """TavolaError for a plan no table can be made of."""
    check_chairs(plan)
    check_rules(plan.clock)
    if not 0 <= plan.pace <= SLOWEST:
        raise TavolaError(f"pace: expected 0..{SLOWEST}, found {plan.pace}")
    if plan.fork is None:
        try_out(game(plan.game), len(plan.chairs), plan.options, None)
        return
    record = Record.decode(plan.fork.record)
    if not 0 <= plan.fork.at <= len(record.entries):
        raise TavolaError(f"at: expected 0..{len(record.entries)}, found {plan.fork.at}")
    if len(plan.chairs) != record.header.seats:
        raise TavolaError(f"chairs: expected {record.header.seats}, found {len(plan.chairs)}")
    if record.replay(plan.fork.at).result is not None:
        raise TavolaError("at: the game is over there, nothing can be played on")
