"""The jar that opens, seen from above at three quarters: the lid turns loose, rises and comes to lean on the wall. One picture shows it at
one moment (`--moment`, 1 is open, 0 is closed), or as many as are asked for (`--frames`) show it all; the camera never moves."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

from mathutils import Quaternion, Vector

from jar import BODY, RADIUS, body, grounding, lid, turned
from materials import powder
from powder import Heap, grain_size, grains, scatter_line, scatter_on
from studio import arguments, camera, house_light, open_studio, paper_floor, place, shoot, shoot_frames

LEVEL, INNER, SEAT = BODY + 0.30, RADIUS - 0.70, BODY + 0.12
# The turn of the jar that brings its mark to the camera, and the lid's resting place beside it.
FACE, ASIDE, LEAN = 11, -24, 27
# A square picture shows the same as a flat one, and more above it: the lid goes up there.
FLAT = 0.8


def smooth(share):
    share = min(1.0, max(0.0, share))
    return share * share * (3 - 2 * share)


def resting():
    """Where the lid ends: on its edge on the floor, leaning on the wall of the jar."""
    out = Vector((math.cos(math.radians(ASIDE)), math.sin(math.radians(ASIDE)), 0))
    up, lean = Vector((0, 0, 1)), math.radians(LEAN)
    foot = out * (RADIUS + 4.62 * math.tan(lean) + 0.02)
    spot = foot + (RADIUS + 0.03) * (up * math.cos(lean) - out * math.sin(lean)) + up * 0.01
    return spot, (out * math.cos(lean) + up * math.sin(lean)).to_track_quat("Z", "Y")


def pose(moment):
    """It turns loose, rises, and goes over to the side and down."""
    spot, rest = resting()
    turn = Quaternion((0, 0, 1), math.radians(210) * smooth(moment / 0.5))
    lifted = 0.5 * smooth(moment / 0.34) + 3.1 * smooth((moment - 0.26) / 0.34)
    over = smooth((moment - 0.48) / 0.52)
    down = (spot.z - SEAT - 3.6) * smooth((moment - 0.6) / 0.4)
    return Vector((over * spot.x, over * spot.y, SEAT + lifted + down)), turn.slerp(rest, over)


def rim_dust(count, seed):
    """Single grains that stayed behind on the rim and the shoulder."""
    dice = random.Random(seed)
    spots = []
    for _ in range(count):
        angle = dice.gauss(math.radians(-70), 0.7)
        ring, height = dice.choice([(RADIUS - 0.56, BODY + 1.05), (RADIUS - 0.36, BODY)])
        away = ring + dice.uniform(-0.08, 0.08)
        size = grain_size(dice)
        spots.append((math.cos(angle) * away, math.sin(angle) * away, height + size * 0.3, size))
    grains(spots, seed=seed)


args = arguments(moment=1.0, frames=0)
open_studio(args, bounces=4)
paper_floor()
house_light((0, 0, 3.5))

place(body(open_top=True), rotation=(0, 0, FACE))
grounding()
turned("fill", [(0.0, LEVEL + 0.01), (INNER + 0.05, LEVEL), (INNER + 0.05, LEVEL - 0.5)], powder())
heap = Heap(0.05, 0.0, INNER * 0.97, 0.70, seed=12)
heap.mesh(cells=260, lift=LEVEL)
scatter_on(heap, 14000, seed=13, spread=0.28, lift=LEVEL, within=INNER - 0.06)
rim_dust(1400, 21)

small = Heap(-2.7, -5.0, 1.25, 0.56, seed=31, stretch=1.5, turn=-20)
small.mesh(cells=240)
scatter_on(small, 40000, seed=32, spread=0.36)
scatter_line((-2.0, -5.3), (2.6, -6.4), 0.35, 10000, seed=33)

top = lid()
top.rotation_mode = "QUATERNION"
above = (args.height / args.width - FLAT) / 2
camera((9.7, -54.6, 29.4), (1.55, -0.7, 2.9), lens=122, shift=(0.0, above))


def show(moment):
    top.location, top.rotation_quaternion = pose(moment)


if args.frames:
    shoot_frames(args, lambda frame: show(frame / (args.frames - 1)))
else:
    show(args.moment)
    shoot()
