"""The one jar: a low matt-black cylinder with a wide brushed lid, turned from a profile like on a lathe.
Closed and open jars share the profile, so they are the same jar in every picture."""

import math

from materials import brushed_black, matt_black
from studio import add

RADIUS = 3.5
BODY = 4.9
LID = 1.75
HEIGHT = BODY + 0.12 + LID


def corner(center, radius, start, end, steps=10):
    """Points of a quarter arc in the profile plane (distance from the axis, height); angles in degrees."""
    points = []
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        points.append((center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)))
    return points


def turned(name, profile, material, segments=192):
    """Turns a profile around the vertical axis; points on the axis become one vertex."""
    vertices, rings = [], []
    for distance, height in profile:
        if distance < 1e-6:
            rings.append([len(vertices)] * segments)
            vertices.append((0.0, 0.0, height))
            continue
        rings.append(list(range(len(vertices), len(vertices) + segments)))
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            vertices.append((distance * math.cos(angle), distance * math.sin(angle), height))
    faces = []
    for lower, upper in zip(rings, rings[1:]):
        for step in range(segments):
            after = (step + 1) % segments
            face = [lower[step], lower[after], upper[after], upper[step]]
            face = [index for position, index in enumerate(face) if index not in face[:position]]
            if len(face) > 2:
                faces.append(face)
    return add(name, vertices, faces, material)


def _outside():
    return ([(0.0, 0.0), (RADIUS - 0.34, 0.0), *corner((RADIUS - 0.34, 0.34), 0.34, -90, 0)]
            + [(RADIUS, 0.6), (RADIUS, BODY - 0.6)] + corner((RADIUS - 0.30, BODY - 0.30), 0.30, 0, 90))


def body(open_top=False):
    """The jar without its lid; the open one has a neck with thread, walls and a floor to hold powder."""
    profile = _outside()
    neck = RADIUS - 0.42
    if not open_top:
        profile += [(neck, BODY), (neck, BODY + 0.2), (0.0, BODY + 0.2)]
    else:
        profile += [(neck, BODY), (neck, BODY + 0.18)]
        for turn in range(2):
            base = BODY + 0.22 + turn * 0.34
            profile += [(neck, base), (neck + 0.09, base + 0.07), (neck + 0.09, base + 0.13), (neck, base + 0.20)]
        top = BODY + 1.05
        profile += corner((neck - 0.09, top - 0.09), 0.09, 0, 90) + corner((neck - 0.19, top - 0.09), 0.09, 90, 180)
        profile += [(neck - 0.28, 0.4), (0.0, 0.4)]
    return turned("jar", profile, matt_black())


def lid():
    """The lid on its own, standing on height 0, with a fine groove above the rim and a lightly dished top."""
    edge = RADIUS + 0.03
    profile = [(0.0, LID - 0.25), (edge - 0.22, LID - 0.25), (edge - 0.22, 0.0), (edge - 0.05, 0.0), *corner((edge - 0.05, 0.05), 0.05, -90, 0, 4)]
    profile += [(edge, 0.26), (edge - 0.045, 0.29), (edge - 0.045, 0.34), (edge, 0.37), (edge, LID - 0.16)]
    profile += corner((edge - 0.16, LID - 0.16), 0.16, 0, 90, 8)
    profile += [(edge - 0.40, LID), (edge - 0.46, LID - 0.035), (edge - 1.2, LID - 0.05), (0.0, LID - 0.05)]
    return turned("lid", profile, brushed_black())


def closed_jar(x=0.0, y=0.0, turn=0.0, z=0.0):
    """Jar and lid together; `turn` in degrees rotates the mark away from the camera."""
    bottom, top = body(), lid()
    for part, height in ((bottom, z), (top, z + BODY + 0.12)):
        part.location = (x, y, height)
        part.rotation_euler = (0, 0, math.radians(turn))
    return bottom, top
