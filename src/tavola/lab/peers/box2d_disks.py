"""Disks in Box2D 2: friction joints with the table, bullets. Needs `box2d` (its module is called Box2D).

The unit is 2 cm: Box2D 2 takes contacts below one unit a second for inelastic, and moves nothing by more than two units
a step. Arguments: set, steps a second.
"""

from __future__ import annotations

import sys

import Box2D  # type: ignore[import-not-found, import-untyped, unused-ignore]  # has no types
from disk_scenes import Ends, Scene, peer  # type: ignore[import-not-found]  # beside this file; no tavola here

UNIT = 50.0  # in a metre
STILL = 0.0005 * UNIT
LONGEST = 10.0  # s


def landscape(world: Box2D.b2World, scene: Scene) -> None:
    body = world.CreateStaticBody()
    shapes = [Box2D.b2CircleShape(radius=r * UNIT, pos=(x * UNIT, y * UNIT)) for x, y, r in scene["circles"]]
    shapes += [
        Box2D.b2EdgeShape(vertices=[(x1 * UNIT, y1 * UNIT), (x2 * UNIT, y2 * UNIT)])
        for x1, y1, x2, y2 in scene["segments"]
    ]
    shapes += [Box2D.b2PolygonShape(vertices=[(x * UNIT, y * UNIT) for x, y in one]) for one in scene["polygons"]]
    for shape in shapes:
        body.CreateFixture(shape=shape, restitution=scene["e"], friction=0.0)


def disk(world: Box2D.b2World, table: Box2D.b2Body, scene: Scene, x: float, y: float, r: float) -> Box2D.b2Body:
    body = world.CreateDynamicBody(position=(x * UNIT, y * UNIT), bullet=True, awake=False)
    body.CreateCircleFixture(radius=r * UNIT, density=1.0, restitution=scene["e"], friction=0.0)
    force = scene["mu"] * body.mass * scene["g"] * UNIT
    world.CreateFrictionJoint(bodyA=table, bodyB=body, maxForce=force, maxTorque=0.0, collideConnected=True)
    return body


def simulate(scene: Scene, hertz: int) -> Ends:
    world = Box2D.b2World(gravity=(0, 0), doSleep=True)
    table = world.CreateStaticBody()
    landscape(world, scene)
    bodies = [disk(world, table, scene, *one) for one in scene["disks"]]
    ends: list[tuple[float, float, bool] | None] = [None] * len(bodies)
    number, vx, vy = scene["flick"]
    bodies[number].awake = True
    bodies[number].linearVelocity = vx * UNIT, vy * UNIT
    width, height = scene["table"][0] * UNIT, scene["table"][1] * UNIT
    for _ in range(int(LONGEST * hertz)):
        world.Step(1 / hertz, 10, 8)
        moving = False
        for k, body in enumerate(bodies):
            if ends[k] is None and body.awake:
                x, y = body.position
                if not (0 <= x <= width and 0 <= y <= height):
                    ends[k] = (x / UNIT, y / UNIT, False)
                    world.DestroyBody(body)
                elif body.linearVelocity.length > STILL:
                    moving = True
        if not moving:
            break
    return [
        end or (body.position.x / UNIT, body.position.y / UNIT, True) for end, body in zip(ends, bodies, strict=True)
    ]


if __name__ == "__main__":
    which, steps = sys.argv[1], int(sys.argv[2])
    peer(f"Box2D {Box2D.__version__}, {steps} Hz", which, lambda scene: simulate(scene, steps))
