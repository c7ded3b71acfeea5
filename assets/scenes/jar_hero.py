"""The opening picture: the closed jar with a spill of powder and the bamboo brush leaning on it.
Portrait 4:5; the shape is a pyramid, so it stays readable at 390 pixels wide."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from brush import settle, toothbrush
from jar import HEIGHT, RADIUS, closed_jar
from powder import Heap, scatter_line, scatter_on
from studio import arguments, camera, house_light, lay, open_studio, paper_floor, shoot

args = arguments()
open_studio(args)
paper_floor()
house_light((0, 0, 5))

closed_jar(x=-1.2, turn=3)
settle(lay(toothbrush(dusted=0.42), (6.3, 0.9, 0.22), (-1.65, 0.6, 14.9), roll=128), -1.2, RADIUS + 0.03, HEIGHT)

heap = Heap(-2.55, -4.5, 1.8, 0.95, seed=5, stretch=1.4, turn=-12)
heap.mesh()
heap.halo()
scatter_on(heap, 52000, seed=6, spread=0.5)
scatter_line((-1.2, -4.9), (4.7, -5.7), 0.4, 26000, seed=8)

camera((4.5, -58, 17.0), (0.95, 0, 6.6), lens=93)
shoot()
