"""The bamboo toothbrush: a flat, softly waisted handle and three rows of thick bristle tufts.
It is built lying along x with the bristles pointing up; the scene places it through its empty parent."""

import math
import random

import bpy

from materials import bamboo, bristle, plain
from studio import add

LENGTH = 16.5
HEAD = 2.6
COLUMNS, PITCH = 8, 0.292


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


def _tufts():
    """Where each tuft stands in the head, and in which row across it."""
    for column in range(COLUMNS):
        half, rows = (0.36, 3) if 0 < column < COLUMNS - 1 else (0.18, 2)
        for row in range(rows):
            yield LENGTH - HEAD + 0.16 + column * PITCH, -half + 2 * half * row / (rows - 1), column


def _bristles(dusted, seed):
    dice = random.Random(seed)
    vertices, faces = [], []
    base, sides = 0.2, 5
    for x, y, column in _tufts():
        lean_x, lean_y = dice.gauss(0, 0.02), dice.gauss(0, 0.02)
        tall = 1.02 + (0.07 if column % 2 == 0 else 0.0)
        for _ in range(74):
            angle, away = dice.uniform(0, math.tau), 0.122 * math.sqrt(dice.random())
            fx, fy = math.cos(angle) * away, math.sin(angle) * away
            bend_x, bend_y = lean_x + fx * 0.30 + dice.gauss(0, 0.014), lean_y + fy * 0.30 + dice.gauss(0, 0.014)
            height = tall + dice.uniform(-0.03, 0.02)
            start = len(vertices)
            for level, thick in ((0.0, 0.0135), (0.55, 0.0135), (0.95, 0.012), (1.0, 0.006)):
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
    for x, y, _ in _tufts():
        start = len(vertices)
        vertices.extend((x + 0.132 * math.cos(math.tau * s / 14), y + 0.132 * math.sin(math.tau * s / 14), 0.268) for s in range(14))
        faces.append(tuple(range(start, start + 14)))
    return add("sockets", vertices, faces, plain("socket", (0.12, 0.065, 0.028), 0.9, 0.1))


def toothbrush(dusted=0.0, seed=4):
    """The whole brush under one empty, so a scene can lay it down or lean it."""
    parent = bpy.data.objects.new("toothbrush", None)
    bpy.context.scene.collection.objects.link(parent)
    for part in (_handle(), _bristles(dusted, seed), _sockets()):
        part.parent = parent
    return parent


def settle(brush, jar, edge, height):
    """Sets a brush that leans on the lid of the jar down on the table, and against the lid: neither hovers, neither is inside the other."""
    bpy.context.view_layer.update()
    handle = next(part for part in brush.children if part.name == "handle")
    points = [handle.matrix_world @ vertex.co for vertex in handle.data.vertices]
    above = min(point.z for point in points)
    near = [math.hypot(point.x - jar[0], point.y - jar[1]) for point in points if point.z - above <= height]
    brush.location.z -= above
    brush.location.x -= min(near) - edge
    return brush
