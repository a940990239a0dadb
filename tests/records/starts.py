"""Where recorded games begin: a setting of the contract's tests, or a position. By game, where those are too long."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from tavola.core.game import game
from tavola.core.play import Match
from tavola.games.desktopia import content
from tests.contract.kit import Setting, bundles

ANY = 1_000_000
FLICKS = 160  # entries of a recorded game of flicks: each of them tells where all disks came to rest
SOON = {"noProgress": 1}  # a round without a wound, and it is over


class Start(NamedTuple):
    """`bot` plays most decisions of most games; games of more entries than `most` are not wanted."""

    label: str
    setting: Setting
    position: str | None = None
    bot: str = ""
    most: int = ANY

    def match(self, seed: int) -> Match:
        return self.setting.match(seed, position=self.position)


def of_desktopia(positions: Mapping[str, str]) -> list[Start]:
    """Positions, every option, every scenario, etude and campaign, each so that it is soon over."""
    found = [start(name, 2, {}, text) for name, text in positions.items()]
    for chosen in bundles(game("desktopia")):
        # the longest wait and none at all end soon enough in an etude, which has its own number of turns
        seats = 1 if "noProgress" in chosen and chosen != {**chosen, **SOON} else 2
        found.append(start(f"{seats}-{label(chosen)}", seats, chosen if seats == 1 else {**SOON, **chosen}))
    for name in (*content.scenario_names(), *content.campaign_names()):
        seats = seats_of(name)
        found.append(start(name, seats, {"scenario": name, "rituals": True, **SOON}))
    return found


def start(label: str, seats: int, chosen: dict[str, Any], position: str | None = None) -> Start:
    return Start(label, Setting(game("desktopia"), seats, chosen), position, "greedy", FLICKS)


def label(chosen: dict[str, Any]) -> str:
    """The first of several options will do."""
    return "-".join(str(part) for part in next(iter(chosen.items())))


def seats_of(name: str) -> int:
    if name in content.campaign_names():
        return content.load_campaign(name).battles[0].seats
    return content.load_scenario(name).seats


STARTS: dict[str, Callable[[Mapping[str, str]], list[Start]]] = {"desktopia": of_desktopia}
