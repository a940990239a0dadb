"""The colours of the island: quiet ground, so that figures and chests are seen first. Every sign has its shape too."""

from __future__ import annotations

from typing import Final

PAPER: Final = "#14161a"
FRAME: Final = "#7d8590"
FRAME_NOW: Final = "#ffd75f"
DIM: Final = "#6b7280"
GOOD: Final = "#5fd787"
FAIR: Final = "#ffd75f"
BAD: Final = "#ff6b6b"

# One a seat, all far from the ground and from each other also for eyes that see no red or no green; ink is dark.
SEATS: Final = (
    "#ffb347",  # orange
    "#6cc7ff",  # sky
    "#ffffff",  # white
    "#f2e34c",  # yellow
    "#ff8fc7",  # pink
    "#46e0a4",  # mint
    "#c9a2ff",  # violet
    "#ff7a5c",  # coral
    "#b8c4d0",  # steel
    "#d6b27a",  # sand
)
SEAT_INK: Final = "#101214"

# Ground and ink by terrain: outside, plain, forest, mountain, water, tree.
GROUND: Final = ("#14161a", "#5b5842", "#2c5235", "#57505f", "#245079", "#123f20")
INK: Final = ("#14161a", "#77745c", "#86d18c", "#cfc6d8", "#8fc4f0", "#4fae62")
SIGNS: Final = ("  ", "  ", "♣ ", "▲ ", "≈≈", "♠♠")
CHEST: Final = ("▣ ", "#ffd24a")
POINT: Final = ("✚ ", "#ff8d8d")
HATCH: Final = "╱╱"

# By number: Barrier, Ball Lightning, Tree Platform, Magic Field, smoke.
BANNER_SIGNS: Final = ("▓▓", "ϟ ", "┬┬", "○ ", "░░")
BANNER_INKS: Final = ("#c9a063", "#9be7ff", "#b8e986", "#e5b3ff", "#d0d4da")
BANNER_GROUND: Final = ("#553c1e", "#1f3a5a", None, None, None)

GRAVE: Final = "†"


def mix(a: str, b: str, part: float) -> str:
    """A colour on the way from one to another."""
    pairs = [(int(a[i : i + 2], 16), int(b[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(x + (y - x) * part):02x}" for x, y in pairs)


def ground(terrain: int, zone: int, odd: bool, dead: bool) -> str:
    """The ground of a square: lighter towards the centre, every second one a shade darker, grey where inactive."""
    colour = GROUND[terrain]
    if terrain == 0:
        return colour
    colour = mix(colour, "#c8b98a", 0.05 * max(0, zone - 1)) if terrain == 1 else colour
    colour = mix(colour, "#000000", 0.10) if odd else colour
    return mix(mix(colour, "#3a2a2e", 0.55), "#000000", 0.35) if dead else colour


def health(points: int) -> str:
    return GOOD if points > 60 else FAIR if points > 25 else BAD
