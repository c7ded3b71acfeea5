"""The bamboo toothbrush: a flat, softly waisted handle and four rows of bristle tufts.
It is built lying along x with the bristles pointing up; the scene places it through its empty parent."""

import math
import random

import bpy

from materials import bamboo, bristle, plain
from studio import add

LENGTH = 16.5
HEAD = 2.6


def _half_width(x):
    """The outline: round tail, gentle belly, slim neck, oval head. Piecewise cosine between fixed stations."""
    stations = [(0.0, 0.50), (2.0, 0.66), (5.5, 0.74), (9.5, 0.60), (12.2, 0.37), (13.2, 0.36), (14.3, 0.58), (15.3, 0.60), (LENGTH, 0.50)]
    for (x0, w0), (x1, w1) in zip(stations, stations[1:]):
        if x <= x1:
            share = (x - x0) / (x1 - x0)
            width = w0 + (w1 - w0) * (1 - math.cos(math.pi * share)) / 2
            break
    else:
        width = stations[-1][1]
    for end, radius in ((x, 0.55), (LENGTH - x, 0.52)):
        if end < radius:
            width *= math.sqrt(max(0.0, 1 - (1 - end / radius) ** 2))
    return width


def _handle():
    steps, around = 260, 40
    vertices, faces = [], []
    for step in range(steps + 1):
        x = LENGTH * (1 - math.cos(math.pi * step / steps)) / 2
        width = max(_half_width(x), 0.004)
        thick = 0.30 if x < 11 else 0.30 - 0.07 * min(1.0, (x - 11) / 2)
        thick *= min(1.0, width / 0.25) ** 0.5
        sag = 0.10 * math.sin(math.pi * x / LENGTH)
        for turn in range(around):
            angle = math.tau * turn / around
            cosine, sine = math.cos(angle), math.sin(angle)
            vertices.append((x, width * math.copysign(abs(cosine) ** 0.62, cosine), sag + thick * math.copysign(abs(sine) ** 0.62, sine)))
    for step in range(steps):
        for turn in range(around):
            after = (turn + 1) % around
            a, b = step * around, (step + 1) * around
            faces.append((a + turn, b + turn, b + after, a + after))
    faces.append(tuple(reversed(range(around))))
    faces.append(tuple(range(steps * around, (steps + 1) * around)))
    return add("handle", vertices, faces, bamboo())


def _bristles(dusted, seed):
    dice = random.Random(seed)
    vertices, faces = [], []
    base, sides = 0.2, 5
    for column in range(11):
        x = LENGTH - HEAD + 0.16 + column * 0.205
        row_half = 0.40 if 0 < column < 10 else 0.27
        rows = 4 if 0 < column < 10 else 3
        for row in range(rows):
            y = -row_half + 2 * row_half * row / (rows - 1)
            lean_x, lean_y = dice.gauss(0, 0.02), dice.gauss(0, 0.02)
            tall = 1.02 + (0.07 if column % 2 == 0 else 0.0)
            for _ in range(46):
                angle, away = dice.uniform(0, math.tau), 0.088 * math.sqrt(dice.random())
                fx, fy = math.cos(angle) * away, math.sin(angle) * away
                bend_x, bend_y = lean_x + fx * 0.35 + dice.gauss(0, 0.018), lean_y + fy * 0.35 + dice.gauss(0, 0.018)
                height = tall + dice.uniform(-0.03, 0.02)
                start = len(vertices)
                for level, thick in ((0.0, 0.0125), (0.55, 0.0125), (0.95, 0.011), (1.0, 0.005)):
                    cx, cy = x + fx + bend_x * level * level, y + fy + bend_y * level * level
                    for side in range(sides):
                        turn = math.tau * side / sides
                        vertices.append((cx + thick * math.cos(turn), cy + thick * math.sin(turn), base + height * level))
                for level in range(3):
                    for side in range(sides):
                        after = (side + 1) % sides
                        a, b = start + level * sides, start + (level + 1) * sides
                        faces.append((a + side, a + after, b + after, b + side))
                faces.append(tuple(start + 3 * sides + side for side in range(sides)))
    return add("bristles", vertices, faces, bristle(dusted, base, base + 1.08))


def _sockets():
    """Dark rims where the tufts enter the wood, so the bristles look set and not glued on."""
    vertices, faces = [], []
    for column in range(11):
        x = LENGTH - HEAD + 0.16 + column * 0.205
        row_half, rows = (0.40, 4) if 0 < column < 10 else (0.27, 3)
        for row in range(rows):
            y = -row_half + 2 * row_half * row / (rows - 1)
            start = len(vertices)
            vertices.extend((x + 0.098 * math.cos(math.tau * s / 14), y + 0.098 * math.sin(math.tau * s / 14), 0.268) for s in range(14))
            faces.append(tuple(range(start, start + 14)))
    return add("sockets", vertices, faces, plain("socket", (0.12, 0.065, 0.028), 0.9, 0.1))


def toothbrush(dusted=0.0, seed=4):
    """The whole brush under one empty, so a scene can lay it down or lean it."""
    parent = bpy.data.objects.new("toothbrush", None)
    bpy.context.scene.collection.objects.link(parent)
    for part in (_handle(), _bristles(dusted, seed), _sockets()):
        part.parent = parent
    return parent
