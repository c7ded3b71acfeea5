"""The one jar: a low matt-black cylinder with a wide brushed lid, turned from a profile like on a lathe.
Closed and open jars share the profile, so they are the same jar in every picture."""

import math

from materials import brushed_black, matt_black
from studio import add

RADIUS = 3.5
# The grip of the lid: how many ridges go around it, and how deep they are.
RIDGES, RIDGE = 120, 0.034
BODY = 4.9
LID = 1.2
HEIGHT = BODY + 0.12 + LID


def corner(center, radius, start, end, steps=10):
    """Points of a quarter arc in the profile plane (distance from the axis, height); angles in degrees."""
    points = []
    for step in range(steps + 1):
        angle = math.radians(start + (end - start) * step / steps)
        points.append((center[0] + radius * math.cos(angle), center[1] + radius * math.sin(angle)))
    return points


def turned(name, profile, material, segments=192, ridged=None):
    """Turns a profile around the vertical axis; points on the axis become one vertex. `ridged` says how deep a point is knurled."""
    vertices, rings = [], []
    for distance, height in profile:
        if distance < 1e-6:
            rings.append([len(vertices)] * segments)
            vertices.append((0.0, 0.0, height))
            continue
        rings.append(list(range(len(vertices), len(vertices) + segments)))
        for step in range(segments):
            angle = 2 * math.pi * step / segments
            here = distance - (ridged(distance, height) * abs(math.sin(angle * RIDGES / 2)) if ridged else 0.0)
            vertices.append((here * math.cos(angle), here * math.sin(angle), height))
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
    return turned("jar", profile, matt_black(RADIUS, BODY))


def lid():
    """The lid on its own, standing on height 0: 12 mm, a bevel of 1 mm, a knurled grip between two smooth rims, a flat top."""
    edge, bevel, low, high = RADIUS + 0.03, 0.10, 0.20, LID - 0.20
    profile = [(0.0, LID - 0.25), (edge - 0.24, LID - 0.25), (edge - 0.24, 0.0), (edge - 0.04, 0.0), *corner((edge - 0.04, 0.04), 0.04, -90, 0, 4)]
    profile += [(edge, low - 0.05), (edge - 0.04, low - 0.03), (edge - 0.04, low)]
    profile += [(edge, low + 0.03 + (high - low - 0.06) * step / 6) for step in range(7)]
    profile += [(edge - 0.04, high), (edge - 0.04, high + 0.03), (edge, high + 0.05), (edge, LID - bevel)]
    profile += [(edge - bevel, LID), (edge - 0.34, LID), (edge - 0.36, LID - 0.02), (0.0, LID - 0.02)]

    def ridged(distance, height):
        return RIDGE if distance > edge - 0.005 and low < height < high else 0.0

    return turned("lid", profile, brushed_black(), RIDGES * 8, ridged)


def grounding():
    """Nobody sees it: it keeps the light from the floor where the jar's rounded foot meets it, so the jar stands and does not float."""
    ring = turned("grounding", [(RADIUS - 0.30, 0.05), (RADIUS + 0.05, 0.05)], matt_black(RADIUS, BODY))
    ring.visible_camera = ring.visible_diffuse = ring.visible_glossy = False


def closed_jar(x=0.0, y=0.0, turn=0.0, z=0.0):
    """Jar and lid together; `turn` in degrees rotates the mark away from the camera."""
    bottom, top = body(), lid()
    for part, height in ((bottom, z), (top, z + BODY + 0.12)):
        part.location = (x, y, height)
        part.rotation_euler = (0, 0, math.radians(turn))
    return bottom, top
