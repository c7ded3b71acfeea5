"""Article: how activated charcoal works. A porous lump, with stain-coloured particles on their way to it and caught in its pores.
The size of the particles is told by distance: loose ones outside, clinging ones on the surface."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

import bpy
from mathutils import Vector

from materials import plain
from powder import Heap, scatter_on
from props import charcoal_lump
from studio import arguments, camera, focus, house_light, open_studio, paper_floor, place, shoot

args = arguments()
open_studio(args)
paper_floor()
house_light((0, 0, 3), strength=1.15)

lump = place(charcoal_lump(4.3, 5), (0, 0, 3.6), (12, -8, 30))
lump.scale = (1.25, 1.0, 0.92)
bpy.context.view_layer.update()
heap = Heap(0.3, -0.5, 4.4, 1.15, seed=61, stretch=1.3)
heap.mesh(cells=520)
heap.halo(1.9)
scatter_on(heap, 170000, seed=62, spread=0.4, coarse=2.2)

STAINS = {"tea": (0.36, 0.19, 0.075), "coffee": (0.13, 0.062, 0.03), "wine": (0.19, 0.045, 0.045), "straw": (0.50, 0.39, 0.23)}
tones = [plain(name, color, 0.85, 0.15) for name, color in STAINS.items()]
bpy.ops.mesh.primitive_uv_sphere_add(radius=1.0, segments=40, ring_count=24)
pattern = bpy.context.object
bpy.ops.object.shade_smooth()
dice = random.Random(9)


def particle(point, size):
    copy = bpy.data.objects.new("particle", pattern.data.copy())
    copy.data.materials.append(dice.choice(tones))
    copy.location = point
    copy.scale = tuple(size * dice.uniform(0.75, 1.1) for _ in range(3))
    bpy.context.scene.collection.objects.link(copy)


for _ in range(105):
    way = Vector((dice.gauss(0, 1), dice.gauss(-0.5, 1), dice.gauss(0.35, 0.9))).normalized()
    hit, point, _, _ = lump.ray_cast(way * 12, -way)
    if hit:
        size = dice.uniform(0.04, 0.11)
        particle(lump.matrix_world @ point + way * size * 0.35, size)
for _ in range(77):
    angle, away = dice.uniform(0, math.tau), 5.4 + dice.expovariate(0.42)
    size = dice.uniform(0.035, 0.11)
    x, y = math.cos(angle) * away * 1.5, math.sin(angle) * away * 0.9 - 0.4
    if -12 < x < 12 and -6 < y < 9:
        particle((x, y, size), size)
bpy.data.objects.remove(pattern)

eye = camera((5.5, -40, 15.5), (0.2, 0, 3.1), lens=70)
focus(eye, (0, -3.5, 4), 1.6)
shoot()
