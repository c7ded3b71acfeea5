"""The jar that can be turned: closed, once around its own axis in as many pictures as are asked for. Light and camera stay where they are,
so what is printed on it comes round from the left."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from jar import HEIGHT, RADIUS, closed_jar, grounding
from studio import arguments, camera, house_light, look_only_at, open_studio, paper_floor, shoot_frames

args = arguments(frames=36)
open_studio(args)
paper_floor()
house_light((0, 0, 4))
parts = closed_jar()
grounding()
camera((2.2, -60, 16.5), (0.32, 0, 2.85), lens=194)


def turn(frame):
    """Shadow and floor are those of the first picture, which the others lie on (`onFirst` in catalogue.mjs)."""
    if frame == 1:
        look_only_at(RADIUS + 0.1, HEIGHT)
    for part in parts:
        part.rotation_euler = (0, 0, math.tau * frame / args.frames)


shoot_frames(args, turn)
