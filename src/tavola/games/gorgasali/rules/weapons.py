"""Sections 29, 34 and 50: shooting and reloading, actions 5.1, 5.1.1 and 5.2; shot.py resolves a declared shot."""

from __future__ import annotations

from typing import Final

from tavola.core.values import Action, Refusal
from tavola.games.gorgasali import atoms
from tavola.games.gorgasali.actions import Reload, Shoot
from tavola.games.gorgasali.cards import CONSUMABLE, EXTENSION, WEAPON, Weapon
from tavola.games.gorgasali.rules.consumables import ONE_A_TURN, consumable, spend
from tavola.games.gorgasali.rules.deeds import Deed
from tavola.games.gorgasali.rules.mat import active_cards, held_kind
from tavola.games.gorgasali.rules.shot import Aimed
from tavola.games.gorgasali.rules.targets import IN_SMOKE, smoked, why_not_aim
from tavola.games.gorgasali.state import State

SECTION: Final = 29

NO_WEAPON: Final = Refusal("GO-6.16", "no-weapon-there")
SPENT: Final = Refusal("GO-29.7", "weapon-spent")
MAIN_USED: Final = Refusal("GO-6.14", "main-used")
TOO_EARLY: Final = Refusal("GO-29.5", "after-movement")
REVIVED: Final = Refusal("GO-56.10", "revived-this-turn")
NO_EXTENSION: Final = Refusal("GO-50.1", "no-extension-there")
WRONG_GROUP: Final = Refusal("GO-50.1", "wrong-group")


def why_no_main(s: State) -> Refusal | None:
    """One main action a turn, none after a revive: GO-6.5, GO-6.14, GO-34.2, GO-52.6, GO-56.10."""
    if s.turn.revived:
        return REVIVED
    return MAIN_USED if s.turn.main else None


def why_not_target(s: State, seat: int, target: int, weapon: Weapon) -> Refusal | None:
    """An enemy in range, in view, and not under its own smoke: GO-29.12 to GO-29.15, GO-29.18."""
    refusal = why_not_aim(s, seat, target, weapon.range)
    if refusal is not None:
        return refusal
    return IN_SMOKE if smoked(s, target) else None  # GO-45.3


def why_not_extend(s: State, seat: int, slot: int, weapon: Weapon) -> Refusal | None:
    """GO-6.15, GO-50.1, GO-50.6, GO-R73: declared with the shot, from an active slot, as the turn's consumable."""
    card = consumable(s, seat, slot, EXTENSION)
    if card is None:
        return NO_EXTENSION
    if s.turn.consumable:
        return ONE_A_TURN
    return None if card.weapons == weapon.group else WRONG_GROUP


class ShootWeapon(Deed):
    """Action 5.1.1: one enemy, one loaded weapon; in a turn only one (GO-29.4, GO-59.31, GO-59.32)."""

    def offers(self, s: State, seat: int, out: list[Action]) -> None:
        if why_no_main(s) is not None:
            return
        figure = s.figures[seat]
        for slot in active_cards(s, seat, WEAPON):
            if figure.spent >> slot & 1:
                continue
            weapon = s.kit.weapons[figure.mat[slot] - 1]
            targets = [t for t in range(len(s.figures)) if t != seat and why_not_target(s, seat, t, weapon) is None]
            if not targets:
                continue
            extensions = [-1, *self.extensions(s, seat, weapon)]
            for target in targets:
                for extension in extensions:
                    out.append(Shoot(slot, target, extension))

    def extensions(self, s: State, seat: int, weapon: Weapon) -> list[int]:
        slots = active_cards(s, seat, CONSUMABLE)
        return [slot for slot in slots if why_not_extend(s, seat, slot, weapon) is None]

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        assert isinstance(action, Shoot)
        refusal = why_no_main(s)
        if refusal is not None:
            return refusal
        kind = held_kind(s, seat, action.slot, WEAPON)
        if kind < 0:
            return NO_WEAPON
        if s.figures[seat].spent >> action.slot & 1:
            return SPENT
        weapon = s.kit.weapons[kind]
        refusal = why_not_target(s, seat, action.target, weapon)
        if refusal is None and action.extension != -1:
            refusal = why_not_extend(s, seat, action.extension, weapon)
        return refusal

    def do(self, s: State, seat: int, action: Action) -> None:
        """GO-52.5: declaring already ends the own smoke (GO-45.6)."""
        assert isinstance(action, Shoot)
        atoms.spend_main(s)
        kind = s.figures[seat].mat[action.slot] - 1
        away = s.kit.distance(s.figures[seat].square, s.figures[action.target].square)
        atoms.note_shot(s, seat, action.target, kind, away)
        extension = -1
        if action.extension >= 0:
            extension = s.figures[seat].mat[action.extension] - 1
            spend(s, seat, action.extension)
        atoms.drop_smoke(s, seat, "shot")
        s.push(Aimed(seat, action.target, action.slot, extension))


class ReloadWeapons(Deed):
    """Action 5.2, GO-6.17, GO-34.1, GO-34.5, GO-59.35: also when there is nothing to reload."""

    def check(self, s: State, seat: int, action: Action) -> Refusal | None:
        return why_no_main(s)

    def do(self, s: State, seat: int, action: Action) -> None:
        atoms.spend_main(s)
        atoms.reload(s, seat)


SHOOT: Final = ShootWeapon(Shoot, TOO_EARLY)
RELOAD: Final = ReloadWeapons(Reload, TOO_EARLY)
