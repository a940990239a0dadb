"""What one line cannot see: facts of a position that contradict one another."""

from __future__ import annotations

from tavola.core.errors import ContentError
from tavola.core.position_words import FILE, Words
from tavola.games.gorgasali.board import SECTORS
from tavola.games.gorgasali.cards import BARRIER, SMOKE
from tavola.games.gorgasali.kit import EMOON, OCTOR
from tavola.games.gorgasali.rules.targets import power
from tavola.games.gorgasali.rules.zones import SHRINKS
from tavola.games.gorgasali.state import BARRIER_ON, CHEST, FIGURE, Banner, Figure, State

CHESTS = 10  # GO-1.8


def check(s: State, said: dict[str, Words], moment: str, *, unfinished: bool) -> None:
    """Raise a ContentError with the line that says the contrary; `unfinished` positions carry their own frames."""
    if s.level > SHRINKS and not s.kit.collapse:
        raise said["level"].fail("zone 4 never shrinks without option finalCollapse")
    for figure in s.figures:
        check_figure(s, figure, said, unfinished=unfinished)
    fallen = [figure.seat for figure in s.figures if not figure.alive]
    if sorted(s.fallen) != fallen:
        names = ",".join(map(str, fallen)) or "nobody"
        raise said["fallen"].fail(f"the dead are {names}")
    if sum([figure.chests for figure in s.figures]) > CHESTS:
        raise last_figure(s, said).fail(f"more than {CHESTS} extra chests in all")
    for at, banner in enumerate(s.banners):
        why = banner_problem(s, banner)
        if why:
            raise said[f"banner {at}"].fail(why)
    if not unfinished:
        check_turn(s, said, moment)


def last_figure(s: State, said: dict[str, Words]) -> Words:
    return max([said[f"figure {f.seat}"] for f in s.figures if f.chests], key=lambda line: line.number)


def check_figure(s: State, f: Figure, said: dict[str, Words], *, unfinished: bool) -> None:
    line = said.get(f"figure {f.seat}")
    if line is None:
        raise ContentError(FILE, 1, f"expected a line `figure {f.seat} …` for each of {len(s.figures)} seats")
    if f.character < 0 and not unfinished:
        raise line.fail("nobody plays without a character")
    why = life_problem(s, f) or place_problem(s, f) or ability_problem(s, f)
    if why:
        raise line.fail(why)
    if not f.alive and any(f.mat):
        raise said[f"mat {f.seat}"].fail(f"figure {f.seat} is dead and has cards")


def life_problem(s: State, f: Figure) -> str:
    """What a dead figure cannot be or have, and what a living one cannot."""
    own = 1 << f.seat
    if f.frozen & own or f.burned & own:
        return f"figure {f.seat} cannot freeze or burn itself"
    if f.alive:
        return f"figure {f.seat} lives and has a grave" if f.grave >= 0 else ""
    if f.square >= 0 or f.sector:
        return f"figure {f.seat} is dead and stands on the map or in a sector"
    if f.health or f.chests or f.frozen or f.burned or f.skipped or f.held >= 0:
        return f"figure {f.seat} is dead and has health, chests, an ability or flags"
    return f"only in duo a dead figure has a grave, not figure {f.seat}" if f.grave >= 0 and not s.kit.duo else ""


def place_problem(s: State, f: Figure) -> str:
    if f.square >= 0 and f.sector:
        return f"figure {f.seat} is on the map and in a sector"
    if f.sector > SECTORS:
        return f"no sector {f.sector}"
    return ""


def ability_problem(s: State, f: Figure) -> str:
    if f.held >= 0 and f.character != OCTOR:
        return "only octor holds another ability"
    if f.held in (OCTOR, EMOON):
        return "this ability cannot be held"
    if f.held_from == f.seat:
        return "octor cannot hold an ability of his own"
    if f.character < 0 or not f.alive:
        return ""
    ability = f.character if f.character != OCTOR else power(f)
    full = s.kit.characters[ability].cooldown if ability >= 0 else 0
    return f"a cooldown of {f.cooldown}, the bar has {full}" if f.cooldown > full else ""


def banner_problem(s: State, banner: Banner) -> str:
    board = s.kit.board
    most = len(s.kit.shape.forms[0]) if banner.kind == BARRIER else 1
    if not 1 <= len(banner.squares) <= most:  # a part of a Barrier is allowed: puzzles need less than the whole
        return f"expected 1 to {most} squares" if most > 1 else "expected one square"
    for square in banner.squares:
        if board.cost[square] == 0:
            return f"no banner can lie on {board.x(square)},{board.y(square)}"
        if s.ground[square] & CHEST:
            return f"a banner and a chest on {board.x(square)},{board.y(square)}"
        if s.ground[square] & BARRIER_ON and s.ground[square] & FIGURE:
            return f"a Barrier and a figure on {board.x(square)},{board.y(square)}"
    if banner.kind == SMOKE and not s.figures[banner.owner].alive:
        return f"figure {banner.owner} is dead, and its smoke went with it"
    return ""


def check_turn(s: State, said: dict[str, Words], moment: str) -> None:
    turn = s.turn
    if turn.seat >= 0 and not s.figures[turn.seat].alive:
        raise said["turn"].fail(f"figure {turn.seat} is dead")
    if not s.figures[max(0, s.bar)].alive:
        line = said.get("bar", said[f"figure {max(0, s.bar)}"])
        raise line.fail(f"the round bar lies with figure {max(0, s.bar)}, which is dead")
    if moment == "after" and not turn.first:
        raise said["turn"].fail("after the roll, and no dice a,b")
    if moment in ("start", "before") and turn.first:
        raise said["turn"].fail("dice before the roll")
