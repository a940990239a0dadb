"""Disks in pymunk (Chipmunk): friction with the table as joints of limited force, resting disks asleep. Needs `pymunk`.

The unit is a millimetre, because Chipmunk lets shapes overlap by a tenth of a unit. Arguments: set, steps a second.
"""

from __future__ import annotations

import math
import sys

import pymunk  # type: ignore[import-not-found, unused-ignore]  # where it is installed
from disk_scenes import Ends, Scene, peer  # type: ignore[import-not-found]  # beside this file; no tavola here

MM = 1000.0
STILL = 0.5  # mm/s
LONGEST = 10.0  # s


def disk(space: pymunk.Space, scene: Scene, x: float, y: float, r: float) -> pymunk.Body:
    mass = (r / 0.0075) ** 2
    body = pymunk.Body(mass, pymunk.moment_for_circle(mass, 0, r * MM))
    body.position = x * MM, y * MM
    shape = pymunk.Circle(body, r * MM)
    shape.elasticity, shape.friction = math.sqrt(scene["e"]), 0.0
    table = pymunk.PivotJoint(space.static_body, body, body.position)
    table.max_bias, table.max_force = 0.0, scene["mu"] * mass * scene["g"] * MM
    table.collide_bodies = True
    table.anchor_a, table.anchor_b = (0, 0), (0, 0)
    space.add(body, shape, table)
    return body


def landscape(space: pymunk.Space, scene: Scene) -> None:
    body = pymunk.Body(body_type=pymunk.Body.STATIC)
    shapes: list[pymunk.Shape] = [pymunk.Circle(body, r * MM, (x * MM, y * MM)) for x, y, r in scene["circles"]]
    shapes += [
        pymunk.Segment(body, (x1 * MM, y1 * MM), (x2 * MM, y2 * MM), 0.01) for x1, y1, x2, y2 in scene["segments"]
    ]
    shapes += [pymunk.Poly(body, [(x * MM, y * MM) for x, y in polygon]) for polygon in scene["polygons"]]
    for shape in shapes:
        shape.elasticity, shape.friction = math.sqrt(scene["e"]), 0.0
    space.add(body, *shapes)


def simulate(scene: Scene, hertz: int) -> Ends:
    space = pymunk.Space()
    space.sleep_time_threshold, space.idle_speed_threshold = 0.05, STILL
    space.iterations = 10
    landscape(space, scene)
    bodies = [disk(space, scene, *one) for one in scene["disks"]]
    on = [True] * len(bodies)
    for body in bodies:
        body.sleep()
    number, vx, vy = scene["flick"]
    bodies[number].activate()
    bodies[number].velocity = vx * MM, vy * MM
    width, height = scene["table"][0] * MM, scene["table"][1] * MM
    for _ in range(int(LONGEST * hertz)):
        space.step(1 / hertz)
        moving = False
        for k, body in enumerate(bodies):
            if on[k] and not body.is_sleeping:
                x, y = body.position
                if not (0 <= x <= width and 0 <= y <= height):
                    on[k] = False
                    space.remove(body, *body.shapes, *body.constraints)
                elif body.velocity.length > STILL:
                    moving = True
        if not moving:
            break
    return [(body.position.x / MM, body.position.y / MM, here) for body, here in zip(bodies, on, strict=True)]


if __name__ == "__main__":
    which, steps = sys.argv[1], int(sys.argv[2])
    peer(f"pymunk {pymunk.version}, {steps} Hz", which, lambda scene: simulate(scene, steps))
