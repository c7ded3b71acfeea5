"""The open jar seen from above at three quarters: a heap of powder inside, the lid leaning on the wall.
A few grains on the rim and the floor say that somebody just opened it."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

from mathutils import Vector

from jar import BODY, RADIUS, body, lid, turned
from materials import powder
from powder import Heap, grain_size, grains, scatter_line, scatter_on
from studio import arguments, camera, house_light, open_studio, paper_floor, place, shoot

LEVEL = BODY + 0.62
INNER = RADIUS - 0.70


def lean_lid(azimuth, tilt):
    """Stands the lid on the floor and leans it against the wall of the jar."""
    out = Vector((math.cos(math.radians(azimuth)), math.sin(math.radians(azimuth)), 0))
    up = Vector((0, 0, 1))
    lean = math.radians(tilt)
    foot = out * (RADIUS + 4.62 * math.tan(lean) + 0.02)
    top = lid()
    top.location = foot + (RADIUS + 0.03) * (up * math.cos(lean) - out * math.sin(lean)) + up * 0.01
    top.rotation_euler = (out * math.cos(lean) + up * math.sin(lean)).to_track_quat("Z", "Y").to_euler()


def rim_dust(count, seed):
    """Single grains that stayed behind on the rim and the shoulder."""
    dice = random.Random(seed)
    spots = []
    for _ in range(count):
        angle = dice.gauss(math.radians(-70), 0.7)
        ring, height = dice.choice([(RADIUS - 0.56, BODY + 1.05), (RADIUS - 0.36, BODY)])
        away = ring + dice.uniform(-0.08, 0.08)
        size = grain_size(dice)
        spots.append((math.cos(angle) * away, math.sin(angle) * away, height + size * 0.3, size))
    grains(spots, seed=seed)


args = arguments()
open_studio(args)
paper_floor()
house_light((0, 0, 3))

place(body(open_top=True), rotation=(0, 0, 12))
turned("fill", [(0.0, LEVEL + 0.01), (INNER + 0.05, LEVEL), (INNER + 0.05, LEVEL - 0.5)], powder())
heap = Heap(0.05, 0.0, INNER * 0.95, 1.75, seed=12)
heap.mesh(lift=LEVEL)
scatter_on(heap, 9000, seed=13, spread=0.28, lift=LEVEL, large=0.06, within=INNER - 0.06)
rim_dust(420, 21)
lean_lid(-24, 27)

small = Heap(-2.5, -5.3, 1.2, 0.5, seed=31, stretch=1.5, turn=-20)
small.mesh(cells=160)
scatter_on(small, 13000, seed=32, spread=0.55, large=0.06)
scatter_line((-1.9, -5.5), (3.0, -6.6), 0.35, 2600, seed=33)

camera((9.0, -50, 39.0), (1.55, -0.7, 2.7), lens=117)
shoot()
