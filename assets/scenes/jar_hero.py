"""The opening picture: the closed jar with a spill of powder and the bamboo brush leaning on it, and the same of two to four jars.
Portrait 4:5; the shape is a pyramid, so it stays readable at 390 pixels wide."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

from brush import settle, toothbrush
from jar import HEIGHT, RADIUS, closed_jar
from powder import Heap, scatter_line, scatter_on
from studio import arguments, camera, house_light, lay, open_studio, paper_floor, shoot

# Where each jar stands and how it is turned; the first is the one the brush leans on, or stands under it.
FRONT, BACK = (1.9, -0.4, 0.0, 3), (-3.9, 3.9, 0.0, -15)
ON_FRONT, ON_BACK = (1.8, -0.3, HEIGHT, 0), (-3.78, 3.8, HEIGHT, -18)
GROUPS = {1: [(-1.2, 0.0, 0.0, 3)], 2: [FRONT, BACK], 3: [FRONT, BACK, ON_BACK], 4: [FRONT, BACK, ON_BACK, ON_FRONT]}
# The brush from foot to head, as seen from that jar: where there are more, or the jars are higher, it stands steeper.
WIDE, STEEP, STEEPEST = ((7.5, 0.9, 0.22), (-0.45, 0.6, 14.9)), ((6.6, 0.9, 0.22), (0.9, 0.6, 15.6)), ((5.9, 0.9, 0.22), (2.4, 0.6, 16.2))
LEANING = {1: (WIDE, HEIGHT), 2: (STEEP, HEIGHT), 3: (STEEP, HEIGHT), 4: (STEEPEST, 2 * HEIGHT)}

args = arguments(jars=1)
open_studio(args)
paper_floor()
house_light((0, 0, 5))

for x, y, z, turn in GROUPS[args.jars]:
    closed_jar(x, y, turn, z)
front_x, front_y = GROUPS[args.jars][0][:2]
ends, height = LEANING[args.jars]
foot, head = ((front_x + x, front_y + y, z) for x, y, z in ends)
settle(lay(toothbrush(dusted=0.42), foot, head, roll=128), (front_x, front_y), RADIUS + 0.03, height)

x, y = front_x + 1.2, front_y
heap = Heap(x - 2.55, y - 4.5, 1.8, 0.95, seed=5, stretch=1.4, turn=-12)
heap.mesh()
heap.halo()
scatter_on(heap, 52000, seed=6, spread=0.5)
scatter_line((x - 1.2, y - 4.9), (x + 4.7, y - 5.7), 0.4, 26000, seed=8)

camera((4.5, -58, 17.0), (0.95, 0, 6.6), lens=93)
shoot()
