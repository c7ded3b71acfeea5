"""The picture that travels when somebody shares the shop: jar, powder and brush on paper, wide.
The subject stays in the middle square, because some apps crop to it."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from brush import toothbrush
from jar import closed_jar
from powder import Heap, scatter_line, scatter_on
from studio import arguments, camera, house_light, lay, open_studio, paper_floor, shoot

args = arguments()
open_studio(args)
paper_floor()
house_light((0, 0, 4))

closed_jar(x=-2.6, turn=3)
lay(toothbrush(dusted=0.5), (-5.4, -6.4, 0.36), (9.9, -1.4, 0.36), roll=-6)
heap = Heap(5.1, 1.4, 2.0, 1.0, seed=51, stretch=1.5, turn=10)
heap.mesh()
scatter_on(heap, 14000, seed=52, spread=0.6, large=0.06)
scatter_line((4.2, 0.6), (-0.5, -3.4), 0.5, 3600, seed=53)

camera((2.5, -56, 21.0), (0.9, 0, 2.75), lens=85)
shoot()
