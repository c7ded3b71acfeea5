"""The packs of the pack picker: one to four jars in the same place, light and camera.
The jars stack like bricks, so the number can be read at a glance when the picture is small."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from jar import HEIGHT, closed_jar
from studio import arguments, camera, house_light, open_studio, paper_floor, shoot

SIDE = 3.72
GROUPS = {
    1: [(0.0, 0.0, 0.0, 3)],
    2: [(-SIDE, 0.5, 0.0, 6), (SIDE, -0.5, 0.0, -4)],
    3: [(-SIDE, 0.3, 0.0, 7), (SIDE, -0.3, 0.0, -6), (0.1, 0.0, HEIGHT, 2)],
    4: [(-SIDE, 0.3, 0.0, 7), (SIDE, -0.3, 0.0, -6), (-SIDE + 0.15, 0.2, HEIGHT, 2), (SIDE - 0.1, -0.1, HEIGHT, -9)],
}

args = arguments(jars=1)
open_studio(args)
paper_floor()
house_light((0, 0, 4))
for x, y, z, turn in GROUPS[args.jars]:
    closed_jar(x, y, turn, z)
camera((0.9, -64, 19.0), (0.9, 0, 5.75), lens=139, shift=(-0.035, 0.014))
shoot()
