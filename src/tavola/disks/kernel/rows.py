"""Where everything stands: a scene is rows of floats and rows of whole numbers, one column a disk."""

from __future__ import annotations

Row = list[float]
Whole = list[int]
Rows = list[list[float]]
Wholes = list[list[int]]

INF = float("inf")

# Rows of floats, one column a disk. A trajectory is an exact parabola from (X, Y) at T0 until TE.
X, Y, VX, VY, T0, TE = 0, 1, 2, 3, 4, 5
RX, RY = 6, 7  # where a disk lies at table level; not a number while it moves, rides or is not there
TURN, SPIN = 8, 9  # angle since the start, rate of turning
REACH = 10  # how far its path may take it
NEXT, LATER = 11, 12  # time of the disk's earliest event; when the stack on it needs thought again
OX, OY, OT = 13, 14, 15  # a rider that does not slip: offset from its carrier, the carrier's angle back then
RADIUS, MASS = 16, 17
AX, AY = 18, 19
UX, UY, SPEED, BRAKE, EX, EY = 20, 21, 22, 23, 24, 25  # a straight path: direction, speed, deceleration, stop
TS, TW, SLOW = 26, 27, 28  # turning: since, until, how fast the rate falls
WEIGHT, FX, FY, HX, HY, HM = 29, 30, 31, 32, 33, 34  # for the forces in a stack: see stack.py
FLOATS = 35
START_FLOATS = 16  # the rows up to here have a meaning before the flick; RADIUS and MASS never change

# Rows of whole numbers, one column a disk.
KIND, WITH, WHAT, ON, RIDERS, LISTED, CHANGED, STROKED, SPUN = 0, 1, 2, 3, 4, 5, 6, 7, 8
SLIPS = 9
PRIM, MOVING, QUEUE, FROM, CLOSES, STACK, FALLS = 10, 11, 12, 13, 14, 15, 16
WHOLES = 17
START_WHOLES = 10  # as above

GONE, REST, STRAIGHT, CURVED, ABOARD = -1, 0, 1, 2, 3  # KIND
NOTHING, DISK, ROUND, EDGE, CORNER, BORDER, SLIP, SINKS = 0, 1, 2, 3, 4, 5, 6, 7  # WHAT the earliest event is

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
