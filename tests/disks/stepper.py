"""An independent, slow integrator of stacks: tiny steps, friction that points against the slip of the moment.

Nothing of it is shared with the kernel. Disks of one stack only, no contacts.
"""

from __future__ import annotations

from math import hypot

from tavola.disks import Surface

STEP = 4e-6


class Body:
    def __init__(self, mass: float, on: int, x: float, y: float, vx: float, vy: float) -> None:
        self.mass, self.on = mass, on
        self.x, self.y, self.vx, self.vy = x, y, vx, vy


def weight(bodies: list[Body], i: int) -> float:
    return bodies[i].mass + sum(weight(bodies, j) for j, body in enumerate(bodies) if body.on == i)


def settle(bodies: list[Body], surface: Surface, wall: float, longest: float = 3.0) -> None:
    """Run until everything is at rest; the first body, alone at table level, bounces at y = wall."""
    weights = [weight(bodies, i) for i in range(len(bodies))]
    for _ in range(int(longest / STEP)):
        if all(hypot(body.vx, body.vy) < 1e-5 for body in bodies):
            return
        forces = [[0.0, 0.0] for _ in bodies]
        for i, body in enumerate(bodies):
            under = bodies[body.on] if body.on >= 0 else None
            wx = body.vx - (under.vx if under else 0.0)
            wy = body.vy - (under.vy if under else 0.0)
            w = hypot(wx, wy)
            # Smoothed near zero slip, or sticking would chatter.
            share = (surface.mu if under is None else surface.mu_rider) * surface.g * weights[i] / max(w, 2e-5)
            forces[i][0] -= share * wx
            forces[i][1] -= share * wy
            if under is not None:
                forces[body.on][0] += share * wx
                forces[body.on][1] += share * wy
        for body, (fx, fy) in zip(bodies, forces, strict=True):
            body.vx += fx / body.mass * STEP
            body.vy += fy / body.mass * STEP
            body.x += body.vx * STEP
            body.y += body.vy * STEP
        if bodies[0].y < wall and bodies[0].vy < 0.0:
            bodies[0].vy *= -surface.e_land
