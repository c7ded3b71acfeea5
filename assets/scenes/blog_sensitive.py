"""Article: sensitive teeth and charcoal. One ceramic molar inside a thin mint ring, a little powder kept at a distance.
Mint is the colour of trust on the page; here it draws the line that protects."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))

import bpy

from materials import plain
from powder import Heap, scatter_line, scatter_on
from props import molar
from studio import arguments, camera, house_light, open_studio, paper_floor, place, shoot

args = arguments()
open_studio(args, ambient=0.3)
paper_floor()
house_light((0, 0, 4), strength=0.8)

tooth = place(molar(plain("ceramic", (0.80, 0.775, 0.72), 0.2, 0.5)), (-1.0, 0, 4.75), (0, 0, 28))
tooth.scale = (2.75, 2.5, 2.2)
bpy.ops.mesh.primitive_torus_add(major_radius=5.3, minor_radius=0.13, major_segments=220, minor_segments=24)
ring = bpy.context.object
bpy.ops.object.shade_smooth()
ring.data.materials.append(plain("mint", (0.0044, 0.202, 0.120), 0.32, 0.5))
place(ring, (-1.0, 0, 0.13))

heap = Heap(8.3, -2.6, 2.1, 1.0, seed=71, stretch=1.35, turn=15)
heap.mesh()
scatter_on(heap, 15000, seed=72, spread=0.5)
scatter_line((7.2, -3.2), (4.4, -5.4), 0.5, 3200, seed=73)

camera((5.0, -52, 21.0), (1.6, 0, 3.7), lens=82)
shoot()
