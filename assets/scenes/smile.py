"""The parts of a smile as ceramic sculpture: teeth set along an arch, a strip of gum and the lips around them.
Four units are one centimetre here, so the studio lights keep their softness."""

import math

from studio import add

# Kind: width, crown height, depth, how far the corners of the biting edge rise (share of the height).
UPPER = [(2.16, 2.66, 0.95, 0.035), (1.68, 2.34, 0.85, 0.06), (1.90, 2.56, 1.05, 0.17), (1.72, 2.22, 1.10, 0.13), (1.66, 2.05, 1.15, 0.10), (2.3, 1.9, 1.3, 0.06)]
LOWER = [(1.34, 2.2, 0.8, 0.02), (1.46, 2.2, 0.8, 0.03), (1.70, 2.4, 0.95, 0.14), (1.72, 2.1, 1.05, 0.11), (1.72, 2.0, 1.1, 0.08)]


class Arch:
    """Half an ellipse seen from above; gives the point and heading at a distance from the middle."""

    def __init__(self, wide, deep, front):
        self.points = []
        travelled, before = 0.0, (0.0, front)
        for step in range(0, 1501):
            angle = math.pi / 2 * step / 1500
            here = (wide * math.sin(angle), front + deep * (1 - math.cos(angle)))
            travelled += math.dist(before, here)
            self.points.append((travelled, *here))
            before = here

    def at(self, distance):
        index = next((i for i, point in enumerate(self.points) if point[0] >= abs(distance)), len(self.points) - 2)
        index = min(max(index, 1), len(self.points) - 2)
        _, x0, y0 = self.points[index - 1]
        _, x1, y1 = self.points[index + 1]
        _, x, y = self.points[index]
        heading = math.atan2(y1 - y0, x1 - x0)
        return (x, y, heading) if distance >= 0 else (-x, y, -heading)


def seats(kinds):
    """Every tooth of an arch: (distance of its centre from the middle, kind), left and right."""
    found, edge = [], 0.0
    for kind in kinds:
        found += [(edge + kind[0] / 2, kind), (-(edge + kind[0] / 2), kind)]
        edge += kind[0]
    return found


def _crown(kind, rows=64, around=72):
    """One crown around its own axis, biting edge at height 0; the front looks along -y."""
    width, height, depth, rise = kind
    vertices, faces = [], []
    for row in range(rows + 1):
        share = row / rows
        v = share ** 1.6 * 1.18
        neck = 1.0 - 0.15 * max(0.0, (v - 0.30) / 0.88) ** 1.3
        tip = min(1.0, v / 0.15)
        w = 1.035 * width / 2 * neck * (1 - (1 - tip) ** 2.6) ** (1 / 2.6) if tip > 0 else 0.0
        w = max(w, 0.62 * width / 2 * (0.3 + 0.7 * tip ** 0.5)) if tip < 1 else w
        d = depth / 2 * (0.42 + 0.58 * min(1.0, v / 0.75) ** 0.8) * (1 - (1 - min(1.0, v / 0.05)) ** 2) ** 0.5
        belly = -0.16 * depth * math.sin(math.pi * min(1.0, v * 0.92))
        for step in range(around):
            angle = math.tau * step / around
            cosine, sine = math.cos(angle), math.sin(angle)
            x = w * math.copysign(abs(cosine) ** 0.66, cosine)
            y = d * math.copysign(abs(sine) ** 0.80, sine)
            share_x = x / (width / 2)
            ribs = 0.018 * math.cos(share_x * 7.5) * math.sin(math.pi * min(1, v)) if sine < 0 else 0.0
            z = height * (v + rise * abs(share_x) ** 1.5 * max(0.0, 1 - v) ** 2)
            vertices.append((x, y + belly - ribs, z))
    for row in range(rows):
        for step in range(around):
            after = (step + 1) % around
            a, b = row * around, (row + 1) * around
            faces.append((a + step, a + after, b + after, b + step))
    faces.append(tuple(reversed(range(around))))
    return vertices, faces


def row_of_teeth(kinds, arch, material, edge=0.0, curve=0.016, upside_down=False):
    """Sets the crowns along the arch with tiny, fixed irregularities, because perfect teeth look false."""
    made = []
    for number, (distance, kind) in enumerate(seats(kinds)):
        vertices, faces = _crown(kind)
        x, y, heading = arch.at(distance)
        tooth = add("tooth", vertices, faces, material)
        wobble = math.sin(number * 12.9) * 0.035
        lift = edge + curve * x * x * (-1 if upside_down else 1) + 0.05 * math.sin(number * 7.7) + (0.12 if kind == UPPER[1] else 0.0)
        tooth.location = (x, y + kind[2] / 2, lift)
        tooth.rotation_euler = (0.06, wobble * 0.8, heading + wobble)
        if upside_down:
            tooth.scale = (1, 1, -1)
            tooth.rotation_euler = (-0.06, wobble * 0.5, heading + wobble)
        tooth["number"] = number
        tooth.pass_index = number
        made.append(tooth)
    return made


def gum(kinds, arch, material, edge=0.0, curve=0.016, upside_down=False):
    """A band of gum that follows every neck in an arc and reaches down between the teeth."""
    columns, rows, tall = 420, 26, 1.7
    teeth = sorted(seats(kinds))
    reach = teeth[-1][0] + teeth[-1][1][0] / 2
    flip = -1 if upside_down else 1
    vertices, faces = [], []
    for column in range(columns + 1):
        distance = -reach + 2 * reach * column / columns
        centre, kind = min(teeth, key=lambda seat: abs(seat[0] - distance) / seat[1][0])
        t = min(1.0, abs(distance - centre) / (kind[0] / 2))
        x, y, heading = arch.at(distance)
        margin = kind[1] * (0.945 - 0.44 * t ** 2.2)
        front = kind[2] * (0.10 - 0.02 * math.cos(math.pi * t)) - 0.16 * t ** 3
        for row in range(rows + 1):
            v = row / rows
            roll = math.sqrt(max(0.0, 1 - (1 - min(1.0, v / 0.10)) ** 2))
            out = front - 0.22 + 0.36 * roll + 0.08 * v
            z = edge + flip * (margin + (curve * x * x) + v * tall)
            vertices.append((x + out * math.sin(heading), y - out * math.cos(heading), z))
    for column in range(columns):
        for row in range(rows):
            a, b = column * (rows + 1) + row, (column + 1) * (rows + 1) + row
            faces.append((a, b, b + 1, a + 1))
    return add("gum", vertices, faces, material)


def lips(material, half=7.55, top=2.62, bottom=-0.72, corner=2.15, frame=16.0):
    """Lips and the skin around them in one surface of rings; the attribute `lip` is 1 on the lips and 0 on the skin."""
    around, vertices, faces, tint = 360, [], [], []

    def opening(angle):
        share = math.cos(angle)
        x = half * share
        if angle <= math.pi:
            return x, top + (corner - top) * abs(share) ** 2.2 + 0.16 * math.exp(-(x / 1.5) ** 2) * -1
        return x, bottom + (corner - bottom) * abs(share) ** 2.5

    def border(angle):
        x, z = opening(angle)
        share = math.cos(angle)
        full = max(0.0, 1 - share * share) ** 0.62
        if angle <= math.pi:
            bow = 0.32 * math.exp(-((abs(x) - 1.35) / 0.95) ** 2) - 0.16 * math.exp(-(x / 0.55) ** 2)
            return x * 1.055, z + 1.50 * full + bow * full + 0.03
        return x * 1.055, z - 2.15 * full - 0.03

    def ring(inset, lip, height_of):
        start = len(vertices)
        for step in range(around):
            angle = math.tau * step / around
            x, y, z = height_of(angle, inset)
            vertices.append((x, y, z))
            tint.append(lip)
        return start

    def on_lip(angle, share):
        (x0, z0), (x1, z1) = opening(angle), border(angle)
        x, z = x0 + (x1 - x0) * share, z0 + (z1 - z0) * share
        thick = max(0.0, math.sin(angle) ** 2) ** 0.35 * (1.0 if angle <= math.pi else 1.3)
        plump = 1.15 * math.sin(math.pi * min(1.0, 0.14 + 0.80 * share)) ** 0.9
        return x, -0.55 + 0.047 * x * x - thick * plump, z

    def inside(angle, depth):
        x, y, z = on_lip(angle, 0.0)
        return x * (1 - 0.02 * depth), y + 1.9 * depth, z + (0.25 if angle <= math.pi else -0.25) * depth

    def on_skin(angle, share):
        x0, y0, z0 = on_lip(angle, 1.0)
        away = share ** 1.25 * frame
        heading = math.atan2(math.sin(angle), 0.85 * math.cos(angle))
        x, z = x0 + math.cos(heading) * away, z0 + math.sin(heading) * away
        rim = -0.05 * math.exp(-((share - 0.015) / 0.014) ** 2)
        groove = 0.34 * math.exp(-(x / 0.75) ** 2) * math.exp(-((z - 5.6) / 1.6) ** 2)
        dip = 0.55 * math.exp(-((z + 4.35) / 0.95) ** 2) * math.exp(-(x / 4.2) ** 2)
        chin = -0.9 * math.exp(-((z + 7.6) / 2.3) ** 2) * math.exp(-(x / 4.5) ** 2)
        cheek = 0.40 * math.exp(-((abs(x) - 8.5) / 1.5) ** 2) * math.exp(-((z - 2.2) / 2.3) ** 2)
        skin = -0.55 + 0.036 * x * x + 0.03 * max(0.0, abs(z - 1) - 2.5) + groove + dip + chin + cheek
        blend = min(1.0, share / 0.14)
        blend = blend * blend * (3 - 2 * blend)
        return x, y0 * (1 - blend) + skin * blend + rim, z

    rings = [ring(1 - i / 6, 1.0, inside) for i in range(6)]
    rings += [ring(i / 22, 1.0 if i < 21 else 0.5, on_lip) for i in range(23)]
    rings += [ring((i / 60) ** 1.7, 0.0, on_skin) for i in range(1, 61)]
    for lower, upper in zip(rings, rings[1:]):
        for step in range(around):
            after = (step + 1) % around
            faces.append((lower + step, lower + after, upper + after, upper + step))
    surface = add("lips", vertices, faces, material)
    values = surface.data.attributes.new("lip", "FLOAT", "POINT")
    values.data.foreach_set("value", tint)
    surface.modifiers.new("soft", "SUBSURF").render_levels = 1
    return surface
