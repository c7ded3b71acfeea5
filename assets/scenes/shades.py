"""The dentist's shade guide: porcelain front teeth on steel stems in a black holder, from dark to light. One unit is half of a tab's width,
and the camera sees no perspective, so every tab stands in the middle of its share of the holder and a slider can run along them."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))

from mathutils import Vector, noise

from jar import turned
from materials import plain, porcelain, steel
from studio import add, arguments, camera, open_studio, paper_floor, place, shoot, softbox

# Measured colours of the guide, as L*a*b*, from dark to light: A4, A3.5, B3, A3, A2, B2, A1, B1.
SHADES = [
    (67.0, 2.4, 19.5), (70.4, 2.0, 19.2), (72.8, 1.3, 18.2), (75.2, 1.1, 16.2),
    (77.8, 0.4, 13.8), (79.8, -0.3, 11.8), (82.0, -0.6, 9.6), (84.2, -0.7, 7.6),
]
HOLDER, DEEP = 0.74, 0.62
NECK, TALL = 1.36, 2.44
# Turned parts of the stem, as distance from its axis and height: what grips the tooth, and what it stands in.
COLLAR = [(0.095, NECK - 0.17), (0.15, NECK - 0.12), (0.19, NECK - 0.03), (0.21, NECK + 0.12), (0.0, NECK + 0.14)]
SOCKET = [(0.19, HOLDER - 0.1), (0.19, HOLDER + 0.02), (0.165, HOLDER + 0.04), (0.0, HOLDER + 0.04)]
# Of a tooth from its neck to its edge: how wide half of it is, how far its front bulges, and its back.
WIDTH = [(0.0, 0.56), (0.24, 0.635), (0.4, 0.685), (0.6, 0.745), (0.8, 0.785), (0.92, 0.785), (1.0, 0.76)]
FRONT = [(0.0, 0.34), (0.16, 0.48), (0.32, 0.52), (0.5, 0.475), (0.7, 0.38), (0.87, 0.255), (1.0, 0.15)]
BACK = [(0.0, 0.30), (0.2, 0.38), (0.45, 0.24), (0.7, 0.12), (1.0, 0.05)]


def smooth(start, end, value):
    share = min(1.0, max(0.0, (value - start) / (end - start)))
    return share * share * (3 - 2 * share)


def between(stations, share):
    """A smooth line through stations (place, value)."""
    for (from_, first), (to, second) in zip(stations, stations[1:]):
        if share <= to:
            part = max(0.0, share - from_) / (to - from_)
            return first + (second - first) * (smooth(0.0, 1.0, part) + part) / 2
    return stations[-1][1]


def power(value, exponent):
    return math.copysign(abs(value) ** exponent, value)


def tooth(shade, seed):
    """An upper front tooth, biting edge up, its front to -y: round at the neck, rounder at its far corner, with the faint lobes it grew of."""
    dice = random.Random(seed)
    uneven = [dice.uniform(-1, 1) for _ in range(4)]
    rows, around = 150, 144
    # From the round end at the neck over the wall to the round edge: how far up, and how much of the wall's width and depth is left.
    rings = [(0.24 * (1 - math.cos(math.pi / 2 * step / 30)), max(0.01, math.sin(math.pi / 2 * step / 30)) ** 0.9, 0.0) for step in range(31)]
    rings += [(0.24 + 0.76 * step / rows, 1.0, 0.0) for step in range(1, rows + 1)]
    rings += [(1.0, math.cos(math.pi / 2 * step / 8), math.sin(math.pi / 2 * step / 8)) for step in range(1, 8)]
    vertices = []
    for up, left, cap in rings:
        half, front, back = between(WIDTH, up), between(FRONT, up), between(BACK, up)
        round_ = 0.10
        wide = half - round_ * (1 - left) if cap else half * left
        for turn in range(around):
            angle = math.tau * turn / around
            u, depth = power(math.cos(angle), 0.74), power(math.sin(angle), 0.86)
            x = wide * u
            lobes = 0.020 * smooth(0.3, 0.8, up) * (math.exp(-((u - 0.30) / 0.15) ** 2) + math.exp(-((u + 0.27) / 0.15) ** 2))
            waves = 0.0007 * math.sin(up * 95 + 3 * u * u + uneven[0]) * (1 - 0.6 * up)
            bumps = 0.010 * noise.noise(Vector((x * 1.7, up * 3.1, seed * 5.7)))
            y = -(front * left * -depth) if depth < 0 else back * left * depth
            if depth < 0:
                y += (lobes + waves + bumps) * left * abs(depth)
            far = 0.30 + 0.03 * uneven[1] if u > 0 else 0.15 + 0.03 * uneven[2]
            drop = smooth(0.6, 1.0, up) * (0.045 * u + 0.012 * uneven[3] * u + far * max(0.0, (abs(u) - 0.5) / 0.5) ** 2.6 + 0.012 * math.cos(u * 10.5))
            vertices.append((x, y + 0.10 * smooth(0.4, 1.0, up), TALL * up + round_ * cap - drop))
    return add("tooth", vertices, walls(len(rings), around), porcelain(linear(shade), TALL, seed))


def holder(half, edge=0.09):
    """An upright block around the middle, with round edges."""
    steps = 6
    quarter = [math.pi / 2 * step / steps for step in range(steps + 1)]
    corners = [(1, 1), (-1, 1), (-1, -1), (1, -1)]
    outline = [(sx * (half - edge), sy * (DEEP - edge), math.cos(turn * math.pi / 2 + angle), math.sin(turn * math.pi / 2 + angle))
               for turn, (sx, sy) in enumerate(corners) for angle in quarter]
    levels = [(edge * (1 - math.cos(angle)), math.sin(angle)) for angle in quarter]
    levels += [(HOLDER - edge * (1 - math.sin(angle)), math.cos(angle)) for angle in quarter]
    vertices = [(x + edge * out * dx, y + edge * out * dy, z) for z, out in levels for x, y, dx, dy in outline]
    return add("holder", vertices, walls(len(levels), len(outline)), plain("holder", (0.0075, 0.0071, 0.0067), 0.38, 0.22))


def walls(rings, around):
    """The faces between rings of vertices, and what closes both ends."""
    faces = [tuple(reversed(range(around))), tuple(range((rings - 1) * around, rings * around))]
    for start in range(0, (rings - 1) * around, around):
        for turn in range(around):
            after = (turn + 1) % around
            faces.append((start + turn, start + after, start + around + after, start + around + turn))
    return faces


def linear(shade):
    """L*a*b* (D65) as linear light."""
    lightness, a, b = shade
    middle = (lightness + 16) / 116
    x, y, z = (white * (value ** 3 if value > 6 / 29 else 3 * (6 / 29) ** 2 * (value - 4 / 29))
               for white, value in ((0.9505, middle + a / 500), (1.0, middle), (1.089, middle - b / 200)))
    return (3.2406 * x - 1.5372 * y - 0.4986 * z, -0.9689 * x + 1.8758 * y + 0.0415 * z, 0.0557 * x - 0.204 * y + 1.057 * z)


args = arguments(places="0,1,2,3,4,5,6,7", wide=16.0, height_at=1.82)
open_studio(args, ambient=0.26)
paper_floor()
shown = [int(number) for number in args.places.split(",")]
middle = len(shown)

metal = steel()
holder(middle - 0.16)
for spot, number in enumerate(shown):
    x = 2 * spot + 1 - middle
    place(turned("socket", SOCKET, metal, 64), (x, 0, 0))
    place(turned("stem", [(0.095, HOLDER - 0.1), (0.095, NECK + 0.3)], metal, 48), (x, 0, 0))
    place(turned("collar", COLLAR, metal, 64), (x, 0, 0))
    place(tooth(SHADES[number], number + 1), (x, 0, NECK), (-2, 0, random.Random(number).uniform(-4, 4)))

target = (0, 0, 2)
softbox((-17, -17, 20), target, 9, 7000, height=13)
softbox((15, -9, 8), target, 1.6, 750, height=15, shadow=False)
softbox((-5, 18, 17), target, 12, 5200, warmth=0.1)
softbox((4, -30, 12), target, 16, 2900, warmth=-0.15).visible_glossy = False

rise = math.radians(9)
camera((0, -60 * math.cos(rise), args.height_at + 60 * math.sin(rise)), (0, 0, args.height_at), ortho=args.wide)
shoot()
