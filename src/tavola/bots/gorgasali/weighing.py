"""Which function weighs which action of a turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tavola.bots.gorgasali import abilities, deeds, trade
from tavola.bots.gorgasali.deeds import NOT_WORTH_IT, Judged
from tavola.bots.gorgasali.goals import Prospect
from tavola.bots.gorgasali.scene import Scene
from tavola.core.values import Action
from tavola.games.gorgasali.actions import (
    Bargain,
    Exchange,
    GoBack,
    Hypnosis,
    Imitate,
    Manage,
    OpenChest,
    Shoot,
    Steal,
    Supernova,
    Throw,
    UseAbility,
)  # fmt: skip
from tavola.games.gorgasali.cards import EXTENSION

FIRST = 500.0  # what may decide everything else is done before it
LAST = 0.5  # what ends the turn waits for all the rest

Choice = tuple[Action, Judged]


def open_deeds(
    scene: Scene, listed: Sequence[Action], prospect: Callable[[], Prospect], home: int, *, moved: bool
) -> list[Choice]:
    """Every deed of the menu with its worth; movement, dice and the end of the turn are not weighed here."""
    shots = any([type(action) is Shoot for action in listed])
    choices: list[Choice] = []
    for action in listed:
        judge = deeds.SIMPLE.get(type(action))
        if judge is not None:
            if not (shots and hides(scene, action)) and not blind(scene, action):
                choices.append((action, judge(scene, action)))
        elif isinstance(action, OpenChest):
            choices.append((action, (FIRST, "gorgasali-chest", {})))
        elif isinstance(action, UseAbility):
            choices.append((action, abilities.use(scene, prospect, moved=moved)))
        elif isinstance(action, Imitate):
            choices.append((action, abilities.imitate(scene, action)))
        elif isinstance(action, GoBack):
            choices.append((action, return_worth(scene, prospect, home, moved=moved)))
        elif isinstance(action, Manage):
            choices.append((action, deeds.manage(scene)))
        elif isinstance(action, Bargain):
            worth, offer = trade.best_gift(scene)
            gift = LAST if offer is not None and worth > trade.WORTHWHILE else -1.0
            choices.append((action, (gift, "gorgasali-bargain", {"target": deeds.mate_name(scene)})))
    return choices


def hides(scene: Scene, action: Action) -> bool:
    """A smoke before the shot would be wasted."""
    return isinstance(action, Throw) and action.target < 0


def blind(scene: Scene, action: Action) -> bool:
    """A reroll card is of no use to who cannot see the dice."""
    if not isinstance(action, Shoot) or action.extension < 0:
        return False
    card = scene.kit.support(scene.me.mat[action.extension])
    return card.group == EXTENSION and card.reroll and not hasattr(scene.view.pending, "dice")


def return_worth(scene: Scene, prospect: Callable[[], Prospect], home: int, *, moved: bool) -> Judged:
    if home < 0 or not moved or home not in range(scene.board.size):
        return NOT_WORTH_IT
    worth = prospect().value(home) - prospect().value(scene.me.square)
    return min(worth, LAST) if worth > 0 else -1.0, "gorgasali-back", {}


def on_whom(scene: Scene, action: Action, prospect: Prospect | None = None) -> Judged:
    """The targets of an ability that is being used."""
    if isinstance(action, Supernova):
        return abilities.supernova(scene, action)
    if isinstance(action, Hypnosis):
        return abilities.hypnosis(scene, action)
    if isinstance(action, Steal):
        return abilities.steal(scene, action)
    if isinstance(action, Exchange):
        return abilities.exchange(scene, action, prospect or Prospect(scene))
    if isinstance(action, Imitate):
        return abilities.imitate(scene, action)
    return NOT_WORTH_IT
