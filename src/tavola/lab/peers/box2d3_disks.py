"""Disks in Box2D 3.1, by its C functions: motor joints without correction as friction, bullets, 4 sub-steps.

Needs `box2d-python`, which needs Python 3.12. The unit is a centimetre. Arguments: set, steps a second.
"""

from __future__ import annotations

import sys
from typing import Any

from box2d._box2d import (  # type: ignore[import-not-found, import-untyped, unused-ignore]  # where it is installed
    ffi,
    lib,
)
from disk_scenes import Ends, Scene, peer  # type: ignore[import-not-found]  # beside this file; no tavola here

UNIT = 100.0  # in a metre
STILL = 0.0005 * UNIT
LONGEST = 10.0  # s
SUBSTEPS = 4


def vec(x: float, y: float) -> Any:
    return ffi.new("b2Vec2*", {"x": x * UNIT, "y": y * UNIT})[0]


def shape_def(scene: Scene) -> Any:
    found = ffi.new("b2ShapeDef*", lib.b2DefaultShapeDef())
    found.restitution, found.friction, found.density = scene["e"], 0.0, 1.0
    return found


def body_def(kind: int, x: float, y: float) -> Any:
    found = ffi.new("b2BodyDef*", lib.b2DefaultBodyDef())
    found.type, found.position = kind, vec(x, y)
    return found


def landscape(world: Any, scene: Scene) -> None:
    body, look = lib.b2CreateBody(world, body_def(lib.b2_staticBody, 0.0, 0.0)), shape_def(scene)
    for x, y, r in scene["circles"]:
        lib.b2CreateCircleShape(body, look, ffi.new("b2Circle*", {"center": vec(x, y), "radius": r * UNIT}))
    for x1, y1, x2, y2 in scene["segments"]:
        lib.b2CreateSegmentShape(body, look, ffi.new("b2Segment*", {"point1": vec(x1, y1), "point2": vec(x2, y2)}))
    for polygon in scene["polygons"]:
        points = ffi.new("b2Vec2[]", [{"x": x * UNIT, "y": y * UNIT} for x, y in polygon])
        hull = ffi.new("b2Hull*", lib.b2ComputeHull(points, len(polygon)))
        lib.b2CreatePolygonShape(body, look, ffi.new("b2Polygon*", lib.b2MakePolygon(hull, 0.0)))


def disk(world: Any, table: Any, scene: Scene, x: float, y: float, r: float) -> Any:
    how = body_def(lib.b2_dynamicBody, x, y)
    how.isBullet, how.isAwake, how.sleepThreshold = True, False, STILL
    body = lib.b2CreateBody(world, how)
    circle = ffi.new("b2Circle*", {"center": {"x": 0.0, "y": 0.0}, "radius": r * UNIT})
    lib.b2CreateCircleShape(body, shape_def(scene), circle)
    joint = ffi.new("b2MotorJointDef*", lib.b2DefaultMotorJointDef())
    joint.bodyIdA, joint.bodyIdB, joint.collideConnected = table, body, True
    joint.maxForce, joint.maxTorque = scene["mu"] * lib.b2Body_GetMass(body) * scene["g"] * UNIT, 0.0
    joint.correctionFactor = 0.0
    lib.b2CreateMotorJoint(world, joint)
    return body


def simulate(scene: Scene, hertz: int) -> Ends:
    how = ffi.new("b2WorldDef*", lib.b2DefaultWorldDef())
    how.gravity, how.restitutionThreshold = vec(0.0, 0.0), 0.001 * UNIT
    world = lib.b2CreateWorld(how)
    table = lib.b2CreateBody(world, body_def(lib.b2_staticBody, 0.0, 0.0))
    landscape(world, scene)
    bodies = [disk(world, table, scene, *one) for one in scene["disks"]]
    ends: list[tuple[float, float, bool] | None] = [None] * len(bodies)
    number, vx, vy = scene["flick"]
    lib.b2Body_SetAwake(bodies[number], True)
    lib.b2Body_SetLinearVelocity(bodies[number], vec(vx, vy))
    for _ in range(int(LONGEST * hertz)):
        lib.b2World_Step(world, 1 / hertz, SUBSTEPS)
        if not look(bodies, ends, scene["table"]):
            break
    found = [end or (*place(body), True) for end, body in zip(ends, bodies, strict=True)]
    lib.b2DestroyWorld(world)
    return found


def place(body: Any) -> tuple[float, float]:
    at = lib.b2Body_GetPosition(body)
    return at.x / UNIT, at.y / UNIT


def look(bodies: list[Any], ends: list[tuple[float, float, bool] | None], table: list[float]) -> bool:
    """Take away who left; does anybody still move?"""
    moving = False
    for k, body in enumerate(bodies):
        if ends[k] is None and lib.b2Body_IsAwake(body):
            x, y = place(body)
            v = lib.b2Body_GetLinearVelocity(body)
            if not (0 <= x <= table[0] and 0 <= y <= table[1]):
                ends[k] = (x, y, False)
                lib.b2DestroyBody(body)
            elif v.x * v.x + v.y * v.y > STILL * STILL:
                moving = True
    return moving


if __name__ == "__main__":
    which, steps = sys.argv[1], int(sys.argv[2])
    lib.b2SetLengthUnitsPerMeter(UNIT)
    peer(f"Box2D 3.1, {steps} Hz", which, lambda scene: simulate(scene, steps))
