"""The section transition: charcoal breaking up into paper white, seen straight from above.
The pattern repeats seamlessly from left to right, so it can run as wide as any screen."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

from mathutils import Vector, noise

from materials import powder
from powder import grain_size, grains
from studio import add, arguments, camera, open_studio, shoot, softbox

WIDE, TALL = 40.0, 8.0


def around(x, y, scale, seed):
    """Fractal noise that meets itself after WIDE: x runs around a circle."""
    angle = math.tau * x / WIDE
    reach = WIDE / math.tau * scale
    return noise.fractal(Vector((math.cos(angle) * reach, math.sin(angle) * reach, y * scale + seed * 9.7)), 0.9, 2.0, 5)


def front(x):
    """How far down from the top the closed layer reaches here."""
    return 1.35 + 0.75 * around(x, 0, 0.16, 1) + 0.45 * around(x, 0, 0.7, 2) + 0.16 * around(x, 0, 2.8, 3)


def thickness(x, down):
    """The layer swells softly from its edge upwards and carries low dunes."""
    calm = 1.35 + 0.75 * around(x, 0, 0.16, 1) + 0.45 * around(x, 0, 0.7, 2)
    return 0.55 * (1 - math.exp(-max(0.0, calm - down) * 1.3)) + 0.10 * around(x, down, 0.9, 5)


def layer():
    """The closed layer at the top, slightly lumpy, with a torn lower edge."""
    columns, rows, deep = 1300, 110, 4.4
    vertices, faces = [], []
    places = [-WIDE / 2 - 0.2 + (WIDE + 0.4) * column / columns for column in range(columns + 1)]
    edges = [front(x) for x in places]
    for x in places:
        for row in range(rows + 1):
            down = deep * row / rows
            vertices.append((x, TALL / 2 + 0.15 - down, thickness(x, down)))
    for column in range(columns):
        for row in range(rows):
            if deep * (row + 0.5) / rows < (edges[column] + edges[column + 1]) / 2 + 0.15:
                a, b = column * (rows + 1) + row, (column + 1) * (rows + 1) + row
                faces.append((a, a + 1, b + 1, b))
    add("layer", vertices, faces, powder())


def loose(count, seed, reach, largest):
    """Loose grains: crowded at the edge of the layer, few and fine towards the paper, further out in some places."""
    dice = random.Random(seed)
    spots = []
    while len(spots) < count:
        x = dice.uniform(-WIDE / 2, WIDE / 2)
        plume = 0.55 + 1.7 * max(0.0, around(x, 0, 0.22, 8)) + 0.6 * max(0.0, around(x, 0, 0.9, 9))
        past = dice.expovariate(1.0 / (reach * plume)) - 0.3
        y = TALL / 2 - front(x) - past
        if y < -TALL / 2 + 0.3:
            continue
        far = min(1.0, max(0.0, past) / 4.0)
        size = grain_size(dice, 0.010, largest * (1 - 0.7 * far))
        for copy in (-WIDE, 0, WIDE):
            if abs(x + copy) < WIDE / 2 + 0.3:
                spots.append((x + copy, y, 0.1 + size * 0.5, size))
    grains(spots, seed=seed)


args = arguments()
open_studio(args, ambient=0.5, bounces=2)
layer()
loose(46000, 3, 0.42, 0.10)
loose(26000, 4, 1.25, 0.075)
softbox((-22, 26, 20), (0, 0, 0), 16, 15000, warmth=0.3)
camera((0, 0, 40), (0, 0, 0), ortho=WIDE)
shoot()
