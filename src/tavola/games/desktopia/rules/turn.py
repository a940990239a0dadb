"""Section 6: a turn, window by window."""

from __future__ import annotations

from typing import ClassVar, Final

from tavola.core.frame import Frame
from tavola.core.values import Action, Chance, Menu, Need, OneOf, Outcome, Refusal, Shuffled
from tavola.games.desktopia import atoms
from tavola.games.desktopia.actions import Agree, Decline, Keep, MoveFlame, PlayRitual, Resolve, Stop
from tavola.games.desktopia.rules import acting, free_uses, windows
from tavola.games.desktopia.rules.asking import AUTO, ask, decider
from tavola.games.desktopia.rules.flick import aims
from tavola.games.desktopia.rules.gain import NOT_JUDGING, earned, judges
from tavola.games.desktopia.rules.objective import REST, TURN_END, check_goals, done, plays
from tavola.games.desktopia.rules.rites import Rite, playable
from tavola.games.desktopia.state import State

SECTION: Final = 6

GATE: Final = 0
BEGIN: Final = 1
ACT: Final = 2
END: Final = 3
RITUAL: Final = 4
DRAWN: Final = 5
CLOSE: Final = 6
OVER: Final = 7

NOT_NOW: Final = Refusal("DT-6.8", "not-now")
MANDATORY: Final = Refusal("DT-6.14", "mandatory")
NOT_DRAWN: Final = Refusal("DT-25.34", "play-or-keep")


class TurnFrame(Frame[State]):
    """`votes`: who has agreed that the player takes a ritual, where somebody has to; `drawn`: rituals of this turn."""

    FIELDS: ClassVar[tuple[str, ...]] = ("seat", "step", "votes", "drawn", "skipped")

    def __init__(self, seat: int = -1) -> None:
        self.seat: int = seat
        self.step: int = GATE
        self.votes: int = 0
        self.drawn: int = 0
        self.skipped: int = 0  # 1: a turn without actions, by penalty cards

    def clone(self) -> TurnFrame:
        twin = TurnFrame(self.seat)
        twin.step = self.step
        twin.votes = self.votes
        twin.drawn = self.drawn
        twin.skipped = self.skipped
        return twin

    def advance(self, s: State) -> Need | None:
        if GATE < self.step <= CLOSE:
            check_goals(s, REST)  # what spells, free uses and events of the turn brought about
        if done(s):
            s.pop()
            return None
        if GATE < self.step < CLOSE and not plays(s, self.seat):
            self.step = CLOSE  # DT-R76
        if self.step == GATE:
            self.gate(s)
        elif self.step in (BEGIN, END):
            return self.window(s)
        elif self.step == ACT:
            return self.act(s)
        elif self.step == RITUAL:
            return self.ritual(s)
        elif self.step == DRAWN:
            return self.play_now(s)
        elif self.step == CLOSE:
            self.step = OVER
            self.close(s)
        else:
            s.pop()
        return None

    # --- T0 -----------------------------------------------------------------------------------------------------

    def gate(self, s: State) -> None:
        """Penalty cards cost actions, bonus cards bring some (DT-6.2, DT-6.3)."""
        camp = s.camps[self.seat]
        limit = s.kit.battles[s.battle].actions  # DT-2.17
        if camp.penalties >= limit:
            atoms.skip_turn(s, self.seat, camp.penalties)  # DT-14.7, DT-R87
            self.skipped = 1
            self.step = BEGIN if s.kit.skip_events else CLOSE  # DT-6.4, DT-R44
            return
        penalties, bonuses = camp.penalties, camp.bonuses
        atoms.begin_turn(s, self.seat, limit - penalties + bonuses, penalties, bonuses)  # DT-14.6, DT-14.9, DT-14.12
        self.step = BEGIN

    # --- T1 and T4 ----------------------------------------------------------------------------------------------

    def sources(self, s: State) -> list[int]:
        return windows.beginnings(s, self.seat) if self.step == BEGIN else windows.forced_ends(s, self.seat)  # DT-25.4

    def window(self, s: State) -> Need | None:
        """The events of the beginning or the end, one by one in the order the active player likes (DT-6.5, DT-6.13)."""
        forced = self.sources(s)
        chosen = windows.chosen_ends(s, self.seat) if self.step == END else []
        free = free_uses.free_uses(s, self.seat)
        asked = decider(s, self.seat)
        if asked == AUTO:
            free, chosen = [], []
        if not forced and (self.step == BEGIN or not (chosen or free)):
            self.step = ACT if self.step == BEGIN and not self.skipped else END if self.step == BEGIN else RITUAL
            return None
        if (len(forced) == 1 and not chosen and not free) or asked == AUTO:
            windows.resolve(s, forced[0])  # DT-12.4, DT-12.5
            return None
        return ask(asked)

    # --- T2 -----------------------------------------------------------------------------------------------------

    def act(self, s: State) -> Need | None:
        """As long as there is something to do (DT-6.10)."""
        asked = decider(s, self.seat)
        if asked != AUTO and (acting.flickable(s, self.seat) or free_uses.free_uses(s, self.seat)):
            return ask(asked)
        self.step = END
        return None

    # --- T5 -----------------------------------------------------------------------------------------------------

    def ritual(self, s: State) -> Need | None:
        """The last event of the turn (DT-6.16)."""
        judge = judges(s, self.seat, self.votes)
        if self.skipped or not s.kit.rituals(s.battle) or self.drawn >= earned(s):  # DT-16.1
            self.step = CLOSE
        elif judge >= 0:
            return ask(judge)
        elif s.deck:
            atoms.draw_ritual(s, self.seat)  # DT-16.2, DT-16.6
            self.drawn += 1
            self.votes = 0
            self.step = DRAWN
        elif s.discard:
            return Chance("shuffle", len(s.discard), why="rituals")  # DT-16.9, DT-25.52
        else:
            self.step = CLOSE  # DT-16.10
        return None

    def receive(self, s: State, outcome: Outcome) -> None:
        assert isinstance(outcome, Shuffled)
        atoms.renew_deck(s, outcome.order)

    def play_now(self, s: State) -> Need | None:
        """Play it now, or keep it."""
        asked = decider(s, self.seat)
        if asked == AUTO:
            self.step = RITUAL
            return None
        return ask(asked)

    def fresh(self, s: State) -> int:
        """The ritual just drawn."""
        return s.camps[self.seat].hand[-1]

    # --- T6 -----------------------------------------------------------------------------------------------------

    def close(self, s: State) -> None:
        """Goals of the turn's end; bonus cards that were usable and not used are gone (DT-6.17, DT-14.11)."""
        if not self.skipped:
            check_goals(s, TURN_END)
        if s.turn.bonus and plays(s, self.seat):
            atoms.drop_bonuses(s, self.seat, s.turn.bonus)
        atoms.end_turn(s)  # DT-6.18

    # --- choices ------------------------------------------------------------------------------------------------

    def menu(self, s: State, seat: int) -> Menu:
        if self.step == RITUAL:
            return OneOf([Agree(), Decline()])
        if self.step == DRAWN:
            ritual = self.fresh(s)
            play: list[Action] = [PlayRitual(ritual)] if playable(s, seat, ritual) else []
            return OneOf([*play, Keep()])
        free = free_uses.free_uses(s, seat)
        if self.step == ACT:
            disks = acting.flickable(s, seat)
            listed = [*acting.listed(s, seat), *free, Stop()]  # DT-7.4
            return aims(s, disks, listed) if disks else OneOf(listed)
        found: list[Action] = [Resolve(disk) for disk in self.sources(s)]
        if self.step == END:
            found += windows.chosen_ends(s, seat)  # DT-25.31
            if not self.sources(s):
                found.append(Stop())
        return OneOf([*found, *free])

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        if self.step == RITUAL:
            return None if isinstance(action, (Agree, Decline)) else NOT_JUDGING
        if self.step == DRAWN:
            return self.check_drawn(s, seat, action)
        if free_uses.is_free(action):  # DT-7.14
            return free_uses.why_not_free(s, seat, action)
        if self.step == ACT:
            if isinstance(action, Stop):
                return None  # DT-6.9
            return acting.why_not(s, seat, action) if acting.is_act(action) else NOT_NOW
        return self.check_window(s, seat, action)

    def check_drawn(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Keep):
            return None
        if not isinstance(action, PlayRitual) or action.ritual != self.fresh(s):
            return NOT_DRAWN  # DT-R46
        return free_uses.why_not_play(s, seat, action.ritual)

    def check_window(self, s: State, seat: int, action: Action) -> Refusal | None:
        if isinstance(action, Resolve) and action.disk in self.sources(s):
            return None
        if self.step == BEGIN:
            return NOT_NOW
        if isinstance(action, Stop):
            return MANDATORY if self.sources(s) else None
        return windows.why_not(s, seat, action)

    def answer(self, s: State, seat: int, action: Action) -> None:
        if self.step == RITUAL:
            self.votes += 1
            if isinstance(action, Decline):
                self.step = CLOSE
        elif self.step == DRAWN:
            self.play_or_keep(s, seat, action)
        elif free_uses.is_free(action):
            free_uses.do_free(s, seat, action)
        elif isinstance(action, Stop):
            atoms.note_stop(s, seat)
            self.step = END if self.step == ACT else RITUAL
        elif isinstance(action, (Resolve, MoveFlame)):
            windows.do(s, seat, action)
        else:
            acting.do(s, seat, action)

    def play_or_keep(self, s: State, seat: int, action: Action) -> None:
        """What it brings about opens nothing again (DT-R84)."""
        self.step = RITUAL  # DT-R84
        if isinstance(action, PlayRitual):
            atoms.play_ritual(s, seat, action.ritual)
            s.push(Rite(seat, action.ritual))
        else:
            atoms.note_kept(s, seat)


