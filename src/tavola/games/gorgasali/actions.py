"""What a seat can choose. Slots, cards and squares are numbers the seat's view shows. Not compiled."""

from __future__ import annotations

from tavola.core.values import Action


class PickCharacter(Action, tag="pick", frozen=True):
    """Take one of the free characters."""

    character: int


class Imitate(Action, tag="imitate", frozen=True):
    """Octor copies the ability of this seat's character."""

    seat: int


class Drink(Action, tag="drink", frozen=True):
    """Action 1: the healing card in this slot."""

    slot: int


class Load(Action, tag="load", frozen=True):
    """Action 1: the ammo bag in this slot."""

    slot: int


class OpenChest(Action, tag="chest", frozen=True):
    """Open one of the extra chests on the mat."""


class UseAbility(Action, tag="ability", frozen=True):
    """Use the own (or the copied) active ability; what it needs to know is asked next."""


class Supernova(Action, tag="supernova", frozen=True):
    """One target, or two that stand side by side."""

    first: int
    second: int = -1


class Hypnosis(Action, tag="hypnosis", frozen=True):
    target: int
    square: int


class Steal(Action, tag="steal", frozen=True):
    target: int
    slot: int


class Exchange(Action, tag="exchange", frozen=True):
    target: int


class GoBack(Action, tag="back", frozen=True):
    """Undo the exchange of this turn."""


class Roll(Action, tag="roll", frozen=True):
    """Action 2: the movement dice."""


class Stay(Action, tag="stay", frozen=True):
    """Action 3: remain on the square."""


class Step(Action, tag="step", frozen=True):
    """Enter this square; the first step of a turn decides that you move."""

    to: int


class EndWalk(Action, tag="stop", frozen=True):
    """End the movement here."""


class Ride(Action, tag="ride", frozen=True):
    """Use the movement card in this slot and walk."""

    slot: int


class Jump(Action, tag="jump", frozen=True):
    """Use the Teleport in this slot and land on this square."""

    slot: int
    to: int


class Place(Action, tag="place", frozen=True):
    """Put a received card into this slot; what lies there is replaced."""

    card: int
    slot: int


class Refuse(Action, tag="refuse", frozen=True):
    """Get rid of a received card that finds no empty slot."""

    card: int


class Defend(Action, tag="defend", frozen=True):
    """Action 4: the defensive card in this slot; where its banner goes is asked next when there is a choice."""

    slot: int


class Cover(Action, tag="cover", frozen=True):
    """The square, or for a Barrier the corner of its box and its rotation, where the banner goes."""

    square: int
    form: int = 0


class Shoot(Action, tag="shoot", frozen=True):
    """Action 5: weapon slot, target seat, slot of the extension card or -1."""

    slot: int
    target: int
    extension: int = -1


class Reroll(Action, tag="reroll", frozen=True):
    """Which dice, counted from the left, to roll again."""

    dice: tuple[int, ...]


class Reload(Action, tag="reload", frozen=True):
    """Action 5: all weapons face up."""


class Manage(Action, tag="manage", frozen=True):
    """Action 5: rearrange backpack and active slots; the arrangement is asked next."""


class Arrange(Action, tag="arrange", frozen=True):
    """For every slot of the mat the slot its card comes from."""

    slots: tuple[int, ...]


class Throw(Action, tag="throw", frozen=True):
    """Action 6: the throwable card in this slot at this seat, -1 for a bulb that lands under yourself."""

    slot: int
    target: int = -1


class Revive(Action, tag="revive", frozen=True):
    """Duo: bring the teammate back with the healing card in this slot, on this square."""

    slot: int
    square: int


class Bargain(Action, tag="bargain", frozen=True):
    """Duo: sit down to trade with the teammate."""


class Offer(Action, tag="offer", frozen=True):
    """Slots whose cards change hands, and how many extra chests, from the one who offers."""

    give: tuple[int, ...]
    take: tuple[int, ...]
    give_chests: int = 0
    take_chests: int = 0


class Ask(Action, tag="ask", frozen=True):
    """Let the teammate make the offer."""


class Accept(Action, tag="accept", frozen=True):
    """Agree to the trade on the table."""


class Decline(Action, tag="decline", frozen=True):
    """Leave the trade."""


class EndTurn(Action, tag="end", frozen=True):
    """Take no more actions."""


class Pass(Action, tag="pass", frozen=True):
    """Do nothing in somebody else's turn."""


ACTIONS: tuple[type[Action], ...] = (
    PickCharacter, Imitate, Drink, Load, OpenChest, UseAbility, Supernova, Hypnosis, Steal, Exchange, GoBack, Roll,
    Stay, Step, EndWalk, Ride, Jump, Place, Refuse, Defend, Cover, Shoot, Reroll, Reload, Manage, Arrange, Throw,
    Revive, Bargain, Offer, Ask, Accept, Decline, EndTurn, Pass,
)  # fmt: skip
