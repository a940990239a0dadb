"""What it is worth to end a movement on a square: loot, healing, shots, danger, the zone."""

from __future__ import annotations

from typing import Final

from tavola.bots.gorgasali import maps
from tavola.bots.gorgasali.deeds import attention
from tavola.bots.gorgasali.fight import arms, best_of, burns, edge, harm, loaded, odds_from, threats
from tavola.bots.gorgasali.scene import Scene
from tavola.bots.gorgasali.worth import chest_worth, loss
from tavola.games.gorgasali.cards import BALL_LIGHTNING, HEALING
from tavola.games.gorgasali.kit import EMOON, THARSIS
from tavola.games.gorgasali.view import SeatView

POINT: Final = 20  # what a healing point heals
RESCUE: Final = 45.0  # a teammate brought back
PRUDENCE: Final = 0.7
# What drew a square's worth up most, for the sentence that explains it.
CHEST, HEAL, SHOT, HUNT, RESCUES, SAFETY = "chest", "heal", "shot", "hunt", "rescue", "safety"


class Prospect:
    """Judges squares for one seat in one turn; everything that is the same for all squares is reckoned once."""

    def __init__(self, scene: Scene) -> None:
        view, board = scene.view, scene.board
        self.scene = scene
        self.chest = chest_worth(scene.kit, scene.me.mat)
        self.chests = frozenset(view.chests)
        self.to_chest = maps.distances(board, view.chests, view.level)
        self.toll = maps.zone_toll(board, view.level, scene.turns_left)
        self.cure = loss(scene, min(POINT, 100 - scene.me.health))
        self.guns = [] if view.turn.main else loaded(scene, scene.me)
        self.share = PRUDENCE * attention(scene)
        self.foes = [Foe(scene, foe) for foe in scene.foes if foe.square >= 0]
        self.storms = [b.squares[0] for b in view.banners if b.kind == BALL_LIGHTNING and self.hostile(b.owner)]
        self.grave = self.rescue_square()

    def hostile(self, owner: int) -> bool:
        return self.scene.view.seats[owner].team != self.scene.me.team

    def rescue_square(self) -> int:
        """Where the teammate lies, when there is a potion to bring it back with."""
        scene = self.scene
        if scene.mate is None or scene.mate.alive or scene.mate.grave < 0 or scene.me.burned:
            return -1
        kit = scene.kit
        held = [kind for kind in scene.me.mat if kind >= kit.first_support and kit.support(kind).group == HEALING]
        return scene.mate.grave if held else -1

    def value(self, square: int) -> float:
        return self.judged(square)[0]

    def judged(self, square: int) -> tuple[float, str]:
        """The worth of ending here, and what speaks for it most."""
        best, why = 0.0, SAFETY
        worth = -self.toll[square]
        if square in self.chests:
            best, why = self.chest, CHEST
        else:
            worth += 0.85 * self.chest * maps.CLOSE[self.to_chest[square]]
        worth += best
        if self.scene.board.healing[square] and self.cure:
            worth += self.cure
            if self.cure > best:
                best, why = self.cure, HEAL
        if self.grave >= 0:
            far = max(0, self.scene.kit.distance(square, self.grave) - 1)
            worth += RESCUE * maps.CLOSE[far] if square != self.grave else 0.0
            if far == 0:
                best, why = RESCUE, RESCUES
        shot, hunt, risk = self.foes_about(square)
        if shot > best:
            best, why = shot, SHOT
        elif hunt > max(best, self.chest * maps.CLOSE[self.to_chest[square]]):
            why = HUNT
        return worth + shot + hunt - risk - self.struck(square), why

    def foes_about(self, square: int) -> tuple[float, float, float]:
        """The best shot from here, the nearest prey, and what may come back."""
        shot = hunt = risk = 0.0
        board = self.scene.board
        x, y = square % board.width, square // board.width
        for foe in self.foes:
            dx, dy = abs(x - foe.x), abs(y - foe.y)
            steps = max(0, dx - foe.my_reach) + max(0, dy - foe.my_reach)
            if steps == 0 and self.guns:
                shot = max(shot, self.best_shot(square, foe.seat))
            if foe.prey:
                hunt = max(hunt, foe.prey * maps.CLOSE[steps])
            for reach, mean in foe.threats:
                steps = max(0, dx - reach) + max(0, dy - reach)
                if steps <= 12:
                    risk += self.share * mean * maps.AT_LEAST[steps] * foe.still(steps)
            if dx <= 1 and dy <= 1:
                risk += foe.fire
        return shot, hunt, loss(self.scene, risk) if risk else 0.0

    def best_shot(self, square: int, foe: SeatView) -> float:
        found = 0.0
        for kind in self.guns:
            odds = odds_from(self.scene, square, foe, kind)
            if odds is not None:
                found = max(found, harm(self.scene, foe, odds))
        return found

    def struck(self, square: int) -> float:
        """Ball Lightnings strike for certain whoever ends the turn near."""
        kit = self.scene.kit
        near = [storm for storm in self.storms if kit.distance(square, storm) <= kit.ball_within]
        return loss(self.scene, kit.ball_damage * len(near)) if near else 0.0


class Foe:
    """One foe on the map, as all squares see it."""

    __slots__ = ("fire", "frozen", "my_reach", "prey", "seat", "threats", "x", "y")

    def __init__(self, scene: Scene, seat: SeatView) -> None:
        width = scene.board.width
        self.seat = seat
        self.x, self.y = seat.square % width, seat.square // width
        mine = arms(scene, seat) if scene.may_aim(seat) and not scene.smoked(seat) else ()
        self.threats = threats(scene, seat)
        self.my_reach = max([reach for reach, _ in mine], default=0)
        self.frozen = bool(seat.frozen_by)
        strength = edge(scene, seat)
        # Only the stronger side looks for the fight; the last foe must be fought in the end.
        eager = max(0.0, strength - 0.4) * (2.2 if scene.last_foe else 1.1)
        self.prey = eager * (0.8 * best_of(mine) + (20 if scene.last_foe else 8)) if mine else 0.0
        fire = scene.kit.characters[THARSIS].damage
        self.fire = 2.0 * fire if burns(seat) and scene.me.character != EMOON else 0.0
        if burns(scene.me) and seat.character != EMOON:
            self.fire -= 0.75 * fire

    def still(self, steps: int) -> float:
        """A frozen foe reaches nothing it does not reach already."""
        return 0.0 if self.frozen and steps else 1.0

