"""Charcoal ground to dust: a soft heap, loose grains smaller than a pixel, and a halo that thins out on the paper.
Everything is seeded, so the same picture comes out every time."""

import math
import random

from mathutils import Vector, noise

from materials import dust, powder
from studio import add

# Of a grain that is hardly a pixel nobody sees more corners.
_POINTS = [(1, 0, 0), (-1, 0, 0), (0, 1, 0), (0, -1, 0), (0, 0, 1), (0, 0, -1)]
_FACES = [(0, 2, 4), (2, 1, 4), (1, 3, 4), (3, 0, 4), (2, 0, 5), (1, 2, 5), (3, 1, 5), (0, 3, 5)]
_UNIT = [Vector(point).normalized() for point in _POINTS]


def rough(x, y, scale, seed):
    """Fractal noise around 0, about -1 to 1."""
    return noise.fractal(Vector((x * scale, y * scale, seed * 7.13)), 0.9, 2.1, 5)


class Heap:
    """A soft pile: a cone with a rounded top and a ragged foot. `height_at` is its surface, 0 outside."""

    def __init__(self, x, y, radius, height, seed=1, stretch=1.0, turn=0.0):
        self.x, self.y, self.radius, self.height, self.seed, self.stretch = x, y, radius, height, seed, stretch
        self.turn = math.radians(turn)

    def height_at(self, x, y):
        dx, dy = x - self.x, y - self.y
        along = (dx * math.cos(self.turn) + dy * math.sin(self.turn)) / self.stretch
        across = -dx * math.sin(self.turn) + dy * math.cos(self.turn)
        reach = self.radius * (1 + 0.15 * rough(x, y, 0.55, self.seed) + 0.09 * rough(x, y, 1.9, self.seed + 3) + 0.05 * rough(x, y, 7.5, self.seed + 4))
        share = math.hypot(along, across) / reach
        if share >= 1:
            return 0.0
        cone = 1 - share
        soft = cone * cone * (3 - 2 * cone) * 0.45 + cone * 0.55
        lumps = 0.08 * rough(x, y, 0.8, self.seed + 5) + 0.016 * rough(x, y, 3.1, self.seed + 9) + 0.006 * rough(x, y, 11.0, self.seed + 2)
        return max(0.0, self.height * (soft + lumps * min(1.0, cone * 3.2)))

    def halo(self, reach=2.0):
        """The dust around its foot, on the floor."""
        sheet = add("halo", [(-1, -1, 0), (1, -1, 0), (1, 1, 0), (-1, 1, 0)], [(0, 1, 2, 3)], dust(), smooth=False)
        sheet.scale = (self.radius * self.stretch * reach, self.radius * reach, 1)
        sheet.rotation_euler = (0, 0, self.turn)
        sheet.location = (self.x, self.y, 0.004)
        sheet.visible_shadow = False

    def mesh(self, cells=300, lift=0.0):
        """The heap as a grid that is only built where there is powder."""
        reach = self.radius * max(1.0, self.stretch) * 1.4
        step = 2 * reach / cells
        index, vertices, faces = {}, [], []
        heights = [[self.height_at(self.x - reach + i * step, self.y - reach + j * step) for j in range(cells + 1)] for i in range(cells + 1)]

        def vertex(i, j):
            if (i, j) not in index:
                index[(i, j)] = len(vertices)
                height = heights[i][j]
                vertices.append((self.x - reach + i * step, self.y - reach + j * step, lift + height if height > 0 else lift - 0.03))
            return index[(i, j)]

        for i in range(cells):
            for j in range(cells):
                if max(heights[i][j], heights[i + 1][j], heights[i][j + 1], heights[i + 1][j + 1]) > 0:
                    faces.append((vertex(i, j), vertex(i + 1, j), vertex(i + 1, j + 1), vertex(i, j + 1)))
        return add("heap", vertices, faces, powder())


def grains(spots, material=None, seed=1):
    """One mesh of irregular grains; each spot is (x, y, z, size)."""
    dice = random.Random(seed)
    vertices, faces = [], []
    for x, y, z, size in spots:
        start = len(vertices)
        wide, deep, tall = (size * dice.uniform(0.65, 1.25) for _ in range(3))
        spin = dice.uniform(0, math.tau)
        cosine, sine = math.cos(spin), math.sin(spin)
        for point in _UNIT:
            bump = dice.uniform(0.78, 1.15)
            px, py, pz = point.x * wide * bump, point.y * deep * bump, point.z * tall * bump
            vertices.append((x + px * cosine - py * sine, y + px * sine + py * cosine, z + pz))
        faces.extend((a + start, b + start, c + start) for a, b, c in _FACES)
    return add("grains", vertices, faces, material or powder(), smooth=False)


def grain_size(dice, small=0.004, large=0.018):
    """Most grains are dust, the largest are a pixel wide."""
    return small + (large - small) * dice.random() ** 6


def scatter_on(heap, count, seed=2, spread=1.0, lift=0.0, within=math.inf, coarse=1.0):
    """Grains over the heap and around its foot, thinner the further out; `within` keeps them inside a round wall, `coarse` makes them larger."""
    dice = random.Random(seed)
    spots = []
    for _ in range(count):
        angle = dice.uniform(0, math.tau)
        share = abs(dice.gauss(0, 0.62)) * spread if dice.random() < 0.62 else dice.uniform(0.75, 1.12) + dice.expovariate(4.0) * spread
        along, across = math.cos(angle) * share * heap.radius * heap.stretch, math.sin(angle) * share * heap.radius
        x = heap.x + along * math.cos(heap.turn) - across * math.sin(heap.turn)
        y = heap.y + along * math.sin(heap.turn) + across * math.cos(heap.turn)
        if math.hypot(x, y) > within:
            continue
        size = grain_size(dice) * coarse
        spots.append((x, y, lift + heap.height_at(x, y) + size * 0.4, size))
    return grains(spots, seed=seed)


def scatter_line(start, end, width, count, seed=3):
    """A spill: grains along a line, dense in the middle and thin at the sides and the far end."""
    dice = random.Random(seed)
    spots = []
    length = math.hypot(end[0] - start[0], end[1] - start[1])
    ux, uy = (end[0] - start[0]) / length, (end[1] - start[1]) / length
    for _ in range(count):
        along = (1 - (1 - dice.random()) ** 0.52) * length
        aside = dice.gauss(0, width * (0.45 + 0.55 * along / length))
        size = grain_size(dice)
        spots.append((start[0] + ux * along - uy * aside, start[1] + uy * along + ux * aside, size * 0.45, size))
    return grains(spots, seed=seed)
