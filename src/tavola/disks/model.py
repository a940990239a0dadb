"""What a scene is made of, in metres, seconds and missiles' masses; and what may be wrong with one."""

from __future__ import annotations

from typing import NamedTuple


class Surface(NamedTuple):
    """The constants of a table: friction and restitution. No rule reads them; a replay stores them."""

    mu: float = 0.25  # disk on table
    e: float = 0.85  # how much of its speed a contact of two disks gives back
    e_land: float = 0.85  # the same against landscape and a solid border
    mu_rim: float = 0.2  # friction between the rims of two disks
    mu_land: float = 0.2  # between a rim and landscape
    mu_rider: float = 0.30  # between a rider and what it rests on; at least mu
    g: float = 9.81


class Disk(NamedTuple):
    """A disk: its place, radius, orientation, and the disk it rests on (-1: the table)."""

    x: float
    y: float
    r: float
    ux: float = 1.0
    uy: float = 0.0
    on: int = -1
    here: bool = True  # False: not on the field, left out of everything


class Land(NamedTuple):
    """What stands fast. Pieces are numbered: circles first, then segments, then polygons."""

    circles: tuple[tuple[float, float, float], ...] = ()
    segments: tuple[tuple[float, float, float, float], ...] = ()
    polygons: tuple[tuple[tuple[float, float], ...], ...] = ()  # convex


class BadWorld(ValueError):
    """A scene or a flick that makes no sense; the sentence says what, where and what was expected."""


class Overlap(BadWorld):
    """Two things of table level share room."""


class TooManyEvents(RuntimeError):
    """A flick did not come to an end within the greatest number of events."""


class NoRoom(RuntimeError):
    """A rider came off where a solid border leaves no free place on the table in any direction."""
