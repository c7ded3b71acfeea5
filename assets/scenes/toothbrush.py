"""The bamboo brush up close, dipped: black powder on cream bristles, the handle running away from the camera.
The whole brush stays inside the frame, so the picture can lie on paper without a cut edge."""

import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

from mathutils import Vector

from brush import HEAD, LENGTH, toothbrush
from powder import Heap, grain_size, grains, scatter_line, scatter_on
from studio import arguments, camera, house_light, lay, open_studio, paper_floor, shoot

args = arguments()
open_studio(args)
paper_floor()
house_light((0, 0, 1), strength=0.8)

brush = lay(toothbrush(dusted=0.5), (-8.6, 7.8, 0.36), (3.3, -3.4, 0.36), roll=-9)

dice = random.Random(7)
spots = []
for _ in range(16000):
    x = LENGTH - HEAD + 0.1 + dice.betavariate(1.6, 1.6) * (HEAD - 0.5)
    y = dice.gauss(0, 0.24)
    if abs(y) > 0.46:
        continue
    mound = 0.16 * max(0.0, 1 - (y / 0.5) ** 2) * dice.random()
    size = grain_size(dice)
    point = brush.matrix_world @ Vector((x, y, 1.22 + mound))
    spots.append((*point, size))
grains(spots, seed=7)

heap = Heap(-2.3, -4.0, 1.6, 1.15, seed=44, stretch=1.35, turn=-25)
heap.mesh()
heap.halo()
scatter_on(heap, 44000, seed=42, spread=0.45)
scatter_line((-1.6, -4.3), (5.0, -6.0), 0.4, 22000, seed=43)

camera((7.2, -22.5, 10.0), (-1.0, -0.4, 0.35), lens=66)
shoot()
