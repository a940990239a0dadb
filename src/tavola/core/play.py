"""The only way in: a Match asks, judges, changes and records. People, bots, dice and clocks use the same door.

Compiled.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Final

from tavola.core import codec
from tavola.core.errors import RecordError, Refused, ScriptError
from tavola.core.frame import State, settle
from tavola.core.game import Game
from tavola.core.game import game as find_game
from tavola.core.record import EVERY, FORMAT, NATURE, Header, Record
from tavola.core.rng import Dice, fresh_seed
from tavola.core.values import (
    NOTHING,
    Action,
    Chance,
    Decide,
    DecideAll,
    Event,
    Menu,
    Nature,
    Need,
    OneOf,
    Outcome,
    Over,
    Refusal,
    Result,
)

NOT_YET: Final = Need()


def start(
    game: Game, seats: int | None, options: Mapping[str, Any] | None, position: str | None
) -> tuple[State, Record]:
    """The first state and an empty record, from a position or from the set-up."""
    if position is not None:
        state = game.position(position)
        seats, chosen = game.setting_of(state)
    else:
        seats = game.seats[0] if seats is None else seats
        chosen = game.settings(seats, options)
        state = game.new(seats, chosen)
    record = Record(Header(FORMAT, game.name, game.version, seats, chosen, game.pins(chosen), position))
    record.result = state.result  # a position may be one after the end
    return state, record


class Match:
    """One game in progress. Chance is supplied from `script` first and then from the seed."""

    def __init__(
        self,
        game: Game | str,
        seats: int | None = None,
        options: Mapping[str, Any] | None = None,
        seed: int | None = None,
        position: str | None = None,
        script: Iterable[Outcome] = (),
        _begun: tuple[State, Record, Dice] | None = None,
    ) -> None:
        self.game: Game = find_game(game) if isinstance(game, str) else game
        self.script: list[Outcome] = list(script)
        self._menu: Menu | None = None
        self._need: Need = NOT_YET
        if _begun is not None:  # a copy, or the start of a replay
            self.state, self.record, self._rng = _begun
            return
        self.state, self.record = start(self.game, seats, options, position)
        self._rng = Dice(fresh_seed() if seed is None else seed)
        self._need = settle(self.state)
        self._supply()

    @staticmethod
    def resume(header: Header) -> Match:
        """A match at the start of a record, waiting for its entries; nature is not supplied."""
        game = find_game(header.game)
        if header.rules != game.version:
            raise RecordError(f"played with rules version {header.rules} of {game.name}; this is {game.version}")
        state, record = start(game, header.seats, header.options, header.position)
        for name, pin in record.header.pins.items():
            if header.pins.get(name) != pin:
                was = header.pins.get(name)
                raise RecordError(f"the content {name!r} is not what it was played with ({was} → {pin})")
        match = Match(game, _begun=(state, record, Dice(0)))
        match._need = settle(state)
        return match

    # --- asking --------------------------------------------------------------------------------------------------

    @property
    def need(self) -> Need:
        """What the game waits for, with its menu."""
        need = self._need
        if isinstance(need, Decide):
            return Decide(need.seat, self.menu(need.seat))
        if isinstance(need, DecideAll):
            return DecideAll(need.seats, tuple([self.menu(seat) for seat in need.seats]))
        return need

    @property
    def deciders(self) -> tuple[int, ...]:
        """The seats that may act now."""
        need = self._need
        if isinstance(need, Decide):
            return (need.seat,)
        return need.seats if isinstance(need, DecideAll) else ()

    @property
    def result(self) -> Result | None:
        """None while running; else places, scores and the reason."""
        return self.state.result

    def menu(self, seat: int) -> Menu:
        """What this seat may choose now; falsy when it is not asked."""
        need = self._need
        if isinstance(need, Decide):
            if need.seat != seat:
                return NOTHING
            menu = self._menu
            if menu is None:
                menu = self._menu = self.state.stack[-1].menu(self.state, seat)
            return menu
        if isinstance(need, DecideAll) and seat in need.seats:
            return self.state.stack[-1].menu(self.state, seat)
        return NOTHING

    def check(self, seat: int, action: Action) -> Refusal | None:
        """None when the action is legal now, else why not; changes nothing."""
        need = self._need
        if isinstance(need, Decide):
            asked = need.seat == seat
        elif isinstance(need, DecideAll):
            asked = seat in need.seats
        elif isinstance(need, Over):
            return Refusal(self.game.over_rule, "over")
        else:
            asked = False  # nature is to act first: a script did not fit, or a replay stands between two entries
        if not asked:
            return Refusal(self.game.turn_rule, "not-asked", (seat,))
        return self.state.stack[-1].check(self.state, seat, action)

    def view(self, seat: int | None = None) -> Any:
        """All this seat may know; None is a spectator."""
        return self.game.view(self.state, seat)

    def digest(self) -> str:
        """What a record checks: differs when any fact differs."""
        return codec.digest(self.state)

    # --- acting --------------------------------------------------------------------------------------------------

    def play(self, seat: int, action: Action) -> list[Event]:
        """Do it and everything that follows by itself; raises Refused and changes nothing when it is illegal."""
        refusal = self.check(seat, action)
        if refusal is not None:
            raise Refused(refusal)
        state = self.state
        state.hush()
        state.stack[-1].answer(state, seat, action)
        self._noted(seat, action)
        if isinstance(self._need, Nature):
            self._supply()
        return state.out

    def happen(self, outcome: Outcome) -> list[Event]:
        """Something from outside: a clock ran out, a seat left."""
        if isinstance(self._need, Over):
            raise Refused(Refusal(self.game.over_rule, "over"))
        self.state.hush()
        refusal = self.game.interrupt(self.state, outcome)
        if refusal is not None:
            raise Refused(refusal)
        self._noted(NATURE, outcome)
        self._supply()
        return self.state.out

    def go_on(self, seed: int | None = None) -> list[Event]:
        """Give a replayed match dice of its own, fresh ones if no seed is named, so that it can be played on."""
        self._rng = Dice(fresh_seed() if seed is None else seed)
        self.state.out = []
        self._supply()
        return self.state.out

    def clone(self) -> Match:
        """An independent copy, its own dice included."""
        begun = (self.state.clone(), self.record.clone(), self._rng.clone())
        twin = Match(self.game, script=self.script, _begun=begun)
        # a Pick judges by the state it was made for, so only a plain list is shared
        twin._menu = self._menu if isinstance(self._menu, OneOf) else None
        twin._need = self._need
        return twin

    # --- inside --------------------------------------------------------------------------------------------------

    def _supply(self) -> None:
        """Give nature's answers until a seat is asked or the game is over."""
        while isinstance(self._need, Nature):
            need = self._need
            if self.script:
                outcome = self.script[0]
                if not need.fits(outcome):
                    raise ScriptError(f"nature was asked for {need}, the script offers {outcome}")
                del self.script[0]
            elif isinstance(need, Chance):
                outcome = need.draw(self._rng)
            else:
                outcome = self.game.solve(self.state, need)
            self.state.stack[-1].receive(self.state, outcome)
            self._noted(NATURE, outcome)

    def _noted(self, seat: int, value: Action | Outcome) -> None:
        """Record an entry that was just applied, run on, and leave a digest every so often."""
        record = self.record
        self._menu = None
        record.entries.append((seat, value))
        need = self._need = settle(self.state)
        count = len(record.entries)
        if isinstance(need, Over):
            record.result = need.result
            record.digests[count] = codec.digest(self.state)
        elif count % EVERY == 0:
            record.digests[count] = codec.digest(self.state)

    def enter(self, seat: int, value: Any) -> None:
        """Apply one entry of a record."""
        if seat != NATURE:
            refusal = self.check(seat, value)
            if refusal is not None:
                raise Refused(refusal)
            self.state.hush()
            self.state.stack[-1].answer(self.state, seat, value)
            self._noted(seat, value)
            return
        need = self._need
        self.state.hush()
        if isinstance(need, Nature):
            if not need.fits(value):
                raise RecordError(f"nature was asked for {need}, the record says {value}")
            self.state.stack[-1].receive(self.state, value)
        else:
            refusal = self.game.interrupt(self.state, value)
            if refusal is not None:
                raise Refused(refusal)
        self._noted(NATURE, value)
