"""Article: what whitening can and cannot do. Five ceramic teeth in a row, from yellowish to natural white.
The steps are small and the last one is not paper white: that is the honest answer in one picture."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from materials import plain
from powder import scatter_line
from props import molar
from studio import arguments, camera, house_light, open_studio, paper_floor, place, shoot

args = arguments()
open_studio(args, ambient=0.3)
paper_floor()
house_light((0, 0, 4), strength=0.8)

shades = [(0.47, 0.345, 0.17), (0.57, 0.455, 0.27), (0.66, 0.565, 0.39), (0.73, 0.665, 0.525), (0.79, 0.755, 0.68)]
for number, shade in enumerate(shades):
    tooth = place(molar(plain("ceramic", shade, 0.2, 0.5)), (-9.8 + 4.9 * number, 0.4, 3.71), (0, 0, 24 + 7 * number))
    tooth.scale = (2.0, 1.86, 1.71)
scatter_line((-19.0, -3.1), (11.5, -3.9), 1.0, 9000, seed=81, large=0.06)

camera((2.5, -54, 15.0), (0.3, 0, 2.7), lens=69)
shoot()
