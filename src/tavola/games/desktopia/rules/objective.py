"""Section 5: who wins, who is out, and the goals a scenario sets instead."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Result
from tavola.games.desktopia import atoms
from tavola.games.desktopia.board import (
    BRING,
    DESTROY,
    ETUDE,
    HOLD,
    KILL,
    LOSE,
    REACH,
    ROUNDS,
    SURVIVE,
    WOUND,
    Goal,
    Scenario,
)
from tavola.games.desktopia.cards import is_missile
from tavola.games.desktopia.rules.columns import take_away
from tavola.games.desktopia.space import inside
from tavola.games.desktopia.state import FIELD, State
from tavola.games.desktopia.stats import alive, controlled, own

SECTION: Final = 5

# When a goal is looked at.
DEATH: Final = 0
REST: Final = 1
TURN_END: Final = 2
ROUND_END: Final = 3
MOMENTS: Final[list[tuple[int, ...]]] = [
    (KILL, LOSE),
    (KILL, LOSE, BRING, REACH, WOUND),
    (HOLD,),
    (SURVIVE, ROUNDS),
]  # by moment; DESTROY is what `check_end` does in any case


def scenario(s: State) -> Scenario:
    return s.kit.battles[s.battle]


def done(s: State) -> bool:
    """The battle is over, whatever was still to be done."""
    return s.result is not None or s.over == 1


def plays(s: State, camp: int) -> bool:
    return s.camps[camp].gone == 0


def sides_left(s: State) -> list[int]:
    """The sides with a player who is not eliminated."""
    side = scenario(s).side
    return sorted({side[camp] for camp in range(len(s.camps)) if plays(s, camp)})


def check_end(s: State) -> None:
    """After every death: who has nobody left is out; the first moment with one side left ends it (DT-5.3, DT-R56)."""
    if done(s):
        return
    for camp in range(len(s.camps)):
        if plays(s, camp) and not any([alive(s, d) and s.owner[d] == camp for d in range(len(s.owner))]):
            eliminate(s, camp, "dead")  # DT-5.4
    check_sides(s)
    check_goals(s, DEATH)


def check_sides(s: State) -> None:
    left = sides_left(s)
    if not left:
        end(s, (), "draw_together")  # DT-5.6
    elif len(left) == 1:
        end(s, tuple([c for c in range(len(s.camps)) if scenario(s).side[c] == left[0]]), "destroyed")  # DT-5.1


def eliminate(s: State, camp: int, why: str) -> None:
    """Nothing of a player who is out lies about (DT-R58)."""
    atoms.eliminate(s, camp, why)
    atoms.drop_rituals(s, camp)
    atoms.drop_cards(s, camp)
    if not s.kit.missiles_stay:
        for disk in range(len(s.place)):
            if s.place[disk] == FIELD and is_missile(disk) and s.owner[disk] == camp and s.on[disk] >= 0:
                take_away(s, disk, "eliminated")  # DT-R22


def end(s: State, camps: tuple[int, ...], reason: str) -> None:
    """These camps win, and allies with them (DT-5.5); nobody: a draw."""
    if done(s):
        return
    side = scenario(s).side
    won = {side[camp] for camp in camps}
    winners = tuple([seat for seat in range(s.kit.seats) if side[seat] in won])
    if scenario(s).kind == ETUDE:
        reason = "solved" if winners else "failed"
    if len(s.kit.battles) > 1:
        atoms.win_battle(s, winners)
        return
    atoms.finish(s, Result(places(s, winners, reason), tuple([int(seat in winners) for seat in range(s.kit.seats)]),
                           reason))  # fmt: skip


def places(s: State, winners: tuple[int, ...], reason: str) -> tuple[int, ...]:
    """Winners first; behind them whoever held out longer. A draw is one place for all."""
    if s.kit.seats == 1:
        return (1,) if winners else (2,)
    if reason.startswith("draw"):
        return (1,) * s.kit.seats
    rank = [0 if seat in winners else 1 if plays(s, seat) else 100 - s.camps[seat].gone for seat in range(s.kit.seats)]
    return tuple([1 + sum([other < own_rank for other in rank]) for own_rank in rank])


# --- goals of the scenario ------------------------------------------------------------------------------------------


def check_goals(s: State, moment: int) -> None:
    """The special conditions of victory and defeat (DT-5.2), in the order in which the scenario lists them."""
    for number, goal in enumerate(scenario(s).goals):
        if goal.what not in MOMENTS[moment]:
            continue
        for camp in range(len(s.camps)):
            if done(s):
                return
            if goal.camp in (-1, camp) and plays(s, camp) and (goal.camp >= 0 or camp < s.kit.seats):
                judge(s, number, goal, camp)


def judge(s: State, number: int, goal: Goal, camp: int) -> None:
    """Note how far a camp is with a goal, and what follows when it is met."""
    now = progress(s, number, goal, camp)
    if goal.what not in (SURVIVE, ROUNDS):
        atoms.set_goal(s, number, camp, now, goal.count)
    if now < goal.count:
        return
    if not goal.loses:
        end(s, (camp,), "goal")
        return
    eliminate(s, camp, "goal")
    check_sides(s)


def progress(s: State, number: int, goal: Goal, camp: int) -> int:
    if goal.what == KILL:
        return fallen(s, [c for c in range(len(s.camps)) if scenario(s).side[c] != scenario(s).side[camp]], goal.kind)
    if goal.what == LOSE:
        return fallen(s, [camp], goal.kind)
    if goal.what == HOLD:
        return held(s, number, goal, camp)
    if goal.what == BRING:
        return goal.count if lies_in(s, goal, barrel_of(s, goal)) else 0
    if goal.what == REACH:
        return sum([goal.kind in (-1, s.kind[d]) and lies_in(s, goal, d) for d in own(s, camp)])
    if goal.what == WOUND:
        return s.turn.wounds if s.turn.seat == camp else 0
    if goal.what == ROUNDS:
        return s.round
    if goal.what == SURVIVE:
        return s.round if any([goal.kind in (-1, s.kind[d]) for d in own(s, camp)]) else 0
    assert goal.what == DESTROY
    return 0


def fallen(s: State, camps: list[int], kind: int) -> int:
    """How many of a kind (-1: any) are dead."""
    return sum([kind in (-1, k) for camp in camps for k in s.camps[camp].fallen[1::2]])


def held(s: State, number: int, goal: Goal, camp: int) -> int:
    """Own turns in a row that ended with the artifact under control."""
    before = s.camps[camp].held[number] if number < len(s.camps[camp].held) else 0
    if s.turn.seat != camp:
        return before
    return before + 1 if controlled(s, camp, goal.kind) else 0


def barrel_of(s: State, goal: Goal) -> int:
    """The disk of the special object: barrels take artifact disks in the order of the scenario."""
    starts = scenario(s).starts
    kind = starts[goal.object].kind
    barrels = [d for d in range(len(s.kind)) if s.kind[d] == kind and s.place[d] == FIELD]
    rank = sum([start.kind == kind for start in starts[: goal.object]])
    return barrels[rank] if rank < len(barrels) else -1


def lies_in(s: State, goal: Goal, disk: int) -> bool:
    """Its centre rests inside the goal's area."""
    if disk < 0 or goal.area is None or s.place[disk] != FIELD:
        return False
    return inside(goal.area.corners, float(s.x[disk]), float(s.y[disk]))
