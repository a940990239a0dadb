"""Where everything stands: a scene is rows of floats and rows of whole numbers, one column a disk."""

from __future__ import annotations

Row = list[float]
Whole = list[int]
Rows = list[list[float]]
Wholes = list[list[int]]

INF = float("inf")

# Rows of floats, one column a disk. A trajectory is an exact parabola from (X, Y) at T0 until TE.
X, Y, VX, VY, AX, AY, T0, TE = 0, 1, 2, 3, 4, 5, 6, 7
UX, UY, SPEED, BRAKE, REACH = 8, 9, 10, 11, 12  # a straight one: direction, speed, deceleration, distance to its stop
EX, EY = 13, 14  # where a straight one stops
RX, RY = 15, 16  # where a disk lies at table level; not a number while it moves, rides or is not there
RADIUS, MASS = 17, 18
TS, TW, TURN, SPIN, SLOW = 19, 20, 21, 22, 23  # turning: since, until, angle, rate, how fast the rate falls
NEXT = 24  # time of the disk's earliest event
OX, OY, OT = 25, 26, 27  # a rider that does not slip: offset from its carrier, the carrier's angle back then
LATER = 28  # when the stack on a disk needs thought again
LOAD, WEIGHT, FX, FY, HX, HY, HM = 29, 30, 31, 32, 33, 34, 35  # for the forces in a stack: see stack.py
FLOATS = 36

# Rows of whole numbers, one column a disk.
KIND, WITH, WHAT, PRIM, ON, RIDERS, LISTED, MOVING = 0, 1, 2, 3, 4, 5, 6, 7
SLIPS, HEAD, CLOSES, CHANGED, STACK, FALLS, STROKED, SPUN = 8, 9, 10, 11, 12, 13, 14, 15
WHOLES = 16

GONE, REST, STRAIGHT, CURVED, ABOARD = -1, 0, 1, 2, 3  # KIND
NOTHING, DISK, ROUND, EDGE, CORNER, BORDER, SLIP = 0, 1, 2, 3, 4, 5, 6  # WHAT the earliest event is

# The table: rows of floats. Pieces of landscape with their bounding circles, edges, half-planes of the border.
CX, CY, CR, QX, QY, DIRX, DIRY, LENGTH, NX, NY, NC = 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10
LAND_FLOATS = 11
EDGE0, EDGE1, OF = 0, 1, 2  # rows of whole numbers: the edges of a piece (none: a circle), the piece of an edge
LAND_WHOLES = 3

# Numbers of the surface, one after the other.
DRAG, BOUNCE, BOUNCE_LAND, RIM, RIM_LAND, GRIP, WALL = 0, 1, 2, 3, 4, 5, 6
SURFACE = 7

# Counters, one after the other.
COUNT, PIECES, BORDERS, MOVERS, LOGGED, DRAWN, EVENTS, STATE, FIRST = 0, 1, 2, 3, 4, 5, 6, 7, 8
COUNTERS = 9
FINE, TOO_MANY, FULL, NO_ROOM = 0, 1, 2, 3  # STATE

# A line of the log: kind, time, disk, other (disk, piece or carrier), place, normal or velocity, approach, impulse.
LINE = 10
CONTACT, BUMP, FELL, LEFT, LOOSE, ONTO = 1, 2, 3, 4, 5, 6
# A piece of a path: disk, from, until, place, velocity, acceleration, angle, rate of turning and how fast it falls.
STROKE = 12

SOFT = 0.001  # m/s: nothing is lost in a contact slower than this
APART = 0.0001  # m/s: nothing leaves a contact slower than this
SAME = 1e-9  # s: what happens within this time happens at once
HAIR = 1e-9  # m: slack where a quick look only leaves out what is out of reach
CAP = 20000  # events in one flick
