"""The same promises in an order that nobody thought of: Hypothesis plays, errs, copies, saves, leaves."""

from __future__ import annotations

from hypothesis import HealthCheck, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from tavola.core.play import Match
from tavola.core.rng import Dice
from tavola.core.values import Left, Over, TimeUp
from tests.contract.kit import (
    SETTINGS,
    Setting,
    chosen_move,
    cites_a_rule,
    mutations,
    refusal_of,
    refused,
    reloaded,
    strangers,
)

numbers = st.integers(0, 2**16)


class Table(RuleBasedStateMachine):
    """One match; copies that were made on the way, with the digests they had then."""

    match: Match
    kept: list[tuple[Match, str]]

    @initialize(setting=st.sampled_from(SETTINGS), seed=numbers)
    def set_up(self, setting: Setting, seed: int) -> None:
        self.match = setting.match(seed)
        self.kept = []
        self.odd = strangers(setting.game)

    def running(self) -> bool:
        return self.match.result is None

    @precondition(running)
    @rule(seed=numbers, count=st.integers(1, 12))
    def play(self, seed: int, count: int) -> None:
        rng = Dice(seed)
        for _ in range(count):
            if self.running():
                self.match.play(*chosen_move(self.match, rng))

    @precondition(running)
    @rule(seed=numbers)
    def err(self, seed: int) -> None:
        rng = Dice(seed)
        seat, action = chosen_move(self.match, rng)
        wrong = [*mutations(action), *self.odd]
        bad = wrong[rng.below(len(wrong))]
        before, offered = self.match.digest(), bad in self.match.menu(seat)
        refusal = refusal_of(self.match, seat, bad)
        assert offered == (refusal is None)
        if refusal is not None:
            assert cites_a_rule(self.match.game, refusal)
            assert self.match.digest() == before

    @rule()
    def copy(self) -> None:
        self.kept.append((self.match, self.match.digest()))
        self.match = self.match.clone()

    @precondition(running)
    @rule()
    def save_and_load(self) -> None:
        twin = reloaded(self.match)
        assert twin.digest() == self.match.digest()
        self.match = twin

    @precondition(running)
    @rule(seat=st.integers(-1, 10), clock=st.booleans())
    def interrupt(self, seat: int, clock: bool) -> None:
        before = self.match.digest()
        refusal = refused(self.match, TimeUp(seat) if clock else Left(seat))
        if refusal is not None:
            assert cites_a_rule(self.match.game, refusal)
            assert self.match.digest() == before

    @rule()
    def replay(self) -> None:
        assert self.match.record.verify().digest() == self.match.digest()

    @invariant()
    def somebody_is_asked_or_it_is_over(self) -> None:
        if not hasattr(self, "match"):
            return
        assert isinstance(self.match.need, Over) == (not self.running())
        assert bool(self.match.deciders) == self.running()

    def teardown(self) -> None:
        for match, digest in getattr(self, "kept", []):
            assert match.digest() == digest


TestTable = Table.TestCase
TestTable.settings = settings(
    max_examples=40,
    stateful_step_count=25,
    deadline=None,
    derandomize=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)
