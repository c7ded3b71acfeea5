"""Article: care of a bamboo brush. The brush rests on fresh stalks, with a few leaves.
Green appears only here, because this is the one article about the plant."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from brush import toothbrush
from props import leaf, stalk
from studio import arguments, camera, house_light, lay, open_studio, paper_floor, place, shoot

args = arguments()
open_studio(args, ambient=0.26)
paper_floor()
house_light((0, 0, 1))

for y, z, x, radius, length, seed, turn in ((-1.6, 1.15, -20, 1.15, 40, 2, 0.5), (1.1, 1.3, -21, 1.3, 42, 5, 0.4), (3.4, 1.0, -19, 1.0, 40, 9, 1.2)):
    place(stalk(length, radius, seed), (x, y, z), (0, 0, turn))
# It lies on the first two stalks and nowhere beyond them, so its shadow falls where it touches.
lay(toothbrush(), (-7.6, -1.1, 2.6), (7.1, 3.3, 3.03), roll=-4)
for x, y, z, turn, length, width, bend in ((7.4, -3.2, 0.3, -24, 8.0, 1.5, 0.35), (7.2, -3.4, 0.25, 12, 7.0, 1.35, 0.45), (7.0, -3.6, 0.2, -62, 6.0, 1.2, 0.3), (-10.5, -3.9, 0.2, 205, 6.6, 1.3, 0.35), (-10.2, -4.1, 0.2, 248, 5.4, 1.1, 0.3)):
    place(leaf(length, width, bend), (x, y, z), (0, 0, turn))

camera((4.0, -44, 34.0), (0.0, 0.1, 0.9), lens=70)
shoot()
