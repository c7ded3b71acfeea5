"""Article: two minutes of brushing. An hourglass in which black powder runs, and the brush beside it.
The upper half is nearly empty: the two minutes are almost over."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

from brush import toothbrush
from jar import turned
from materials import powder
from powder import grain_size, grains
from props import hourglass
from studio import arguments, camera, house_light, lay, open_studio, paper_floor, shoot

args = arguments()
scene = open_studio(args)
scene.cycles.transparent_max_bounces = 16
paper_floor()
house_light((0, 0, 5))

profile = hourglass()
inner = [(max(0.05, distance - 0.07), z) for distance, z in profile]
lower = [point for point in inner if point[1] <= 3.3]
upper = [point for point in inner if 5.75 <= point[1] <= 7.15]
turned("lower", [(0.0, 0.8), *lower, (lower[-1][0] * 0.55, 3.75), (0.18, 4.2), (0.0, 4.22)], powder())
turned("upper", [(0.0, upper[0][1]), *upper, (upper[-1][0] * 0.5, 6.75), (0.0, 6.4)], powder())
dice = random.Random(3)
stream = []
for _ in range(9000):
    size = grain_size(dice)
    angle, away = dice.uniform(0, math.tau), abs(dice.gauss(0, 0.045))
    stream.append((math.cos(angle) * away, math.sin(angle) * away, dice.uniform(4.1, 6.0), size))
grains(stream, seed=3)

lay(toothbrush(dusted=0.45), (-19.0, 1.6, 0.36), (-3.9, -4.4, 0.36), roll=-8)
camera((0.0, -58, 17.0), (-6.3, 0, 4.6), lens=76)
shoot()
