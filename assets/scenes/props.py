"""Things that only appear in the articles: cups, an hourglass, bamboo stalks and leaves, a lump of charcoal.
They are turned or displaced from simple shapes, in the same materials as the product."""

import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from jar import corner, turned
from materials import bamboo, glass, green_stalk, plain, porous
from studio import add


def cup(drink, radius=3.6, height=5.0):
    """A handmade white cup with a drink in it; `drink` is a material."""
    wall = 0.28
    outer = [(0.0, 0.0), (radius * 0.62, 0.0), *corner((radius * 0.62, 0.9), 0.9, -80, -25, 8), (radius * 0.97, height * 0.62)]
    rim = corner((radius - wall / 2, height - wall / 2), wall / 2, 0, 180, 10)
    inner = [(radius * 0.97 - wall, height * 0.55), (radius * 0.6, 0.7), (0.0, 0.5)]
    china = plain("china", (0.62, 0.595, 0.545), 0.28, 0.45)
    vessel = turned("cup", outer + rim + inner, china)
    level = height - 0.85
    edge = radius - wall - 0.02
    liquid = turned("drink", [(0.0, level), (edge - 0.16, level), (edge - 0.05, level + 0.03), (edge + 0.06, level + 0.12)], drink)
    liquid.parent = vessel
    return vessel


def cup_handle(vessel, radius=3.6, height=5.0, angle=0.0):
    """A round handle on the side of a cup; `angle` in degrees."""
    bpy.ops.mesh.primitive_torus_add(major_radius=1.25, minor_radius=0.36, major_segments=72, minor_segments=28)
    ear = bpy.context.object
    bpy.ops.object.shade_smooth()
    ear.data.materials.append(plain("china", (0.62, 0.595, 0.545), 0.28, 0.45))
    turn = math.radians(angle)
    ear.location = (math.cos(turn) * (radius + 0.75), math.sin(turn) * (radius + 0.75), height * 0.58)
    ear.rotation_euler = (math.radians(90), 0, turn)
    ear.parent = vessel
    return ear


def stain(center, radius, color, seed):
    """A dried ring on the paper: a thin flat band of uneven width with a gap."""
    dice = random.Random(seed)
    start = dice.uniform(0, math.tau)
    vertices, faces = [], []
    steps = 240
    for step in range(steps + 1):
        angle = start + math.tau * 0.93 * step / steps
        wave = noise.noise(Vector((math.cos(angle) * 2.2, math.sin(angle) * 2.2, seed)))
        half = max(0.012, 0.085 + 0.07 * wave) * min(1.0, step / 14, (steps - step) / 14)
        here = radius + 0.03 * noise.noise(Vector((math.cos(angle) * 5, math.sin(angle) * 5, seed + 4)))
        for away in (here - half, here + half):
            vertices.append((center[0] + math.cos(angle) * away, center[1] + math.sin(angle) * away, 0.008))
        if step:
            a = 2 * (step - 1)
            faces.append((a, a + 1, a + 3, a + 2))
    return add("stain", vertices, faces, plain("stain", color, 0.8, 0.1), smooth=False)


def hourglass(height=11.0):
    """An hourglass with bamboo caps; half of the powder has run through. Returns the parent."""
    bulb, waist, thick = 2.35, 0.22, 0.75
    inside = height - 2 * thick
    profile = []
    for step in range(121):
        share = step / 120
        side = abs(share - 0.5) * 2
        width = waist + (bulb - waist) * math.sin(min(1.0, side * 1.18) * math.pi / 2) ** 1.5
        if side > 0.86:
            width *= 1 - 0.28 * ((side - 0.86) / 0.14) ** 2
        profile.append((width, thick + inside * share))
    turned("bulb", profile, glass())
    for base in (0.0, height - thick):
        edge = bulb + 0.45
        ring = [(0.0, 0.0), (edge - 0.12, 0.0), *corner((edge - 0.12, 0.12), 0.12, -90, 0, 5), *corner((edge - 0.12, thick - 0.12), 0.12, 0, 90, 5), (0.0, thick)]
        turned("cap", [(distance, z + base) for distance, z in ring], bamboo())
    return profile


def stalk(length, radius, seed):
    """A bamboo stalk along x with a ridge at every node."""
    dice = random.Random(seed)
    steps, sides = 420, 48
    nodes = []
    place = dice.uniform(1.0, 3.5)
    while place < length:
        nodes.append(place)
        place += dice.uniform(4.6, 6.2)
    vertices, faces = [], []
    for step in range(steps + 1):
        x = length * step / steps
        swell = sum(0.16 * math.exp(-((x - n) / 0.13) ** 2) - 0.10 * math.exp(-((x - n - 0.24) / 0.07) ** 2) for n in nodes)
        here = radius * (1 + swell * 0.7)
        for side in range(sides):
            angle = math.tau * side / sides
            vertices.append((x, here * math.cos(angle), here * math.sin(angle)))
    for step in range(steps):
        for side in range(sides):
            after = (side + 1) % sides
            a, b = step * sides, (step + 1) * sides
            faces.append((a + side, b + side, b + after, a + after))
    faces += [tuple(reversed(range(sides))), tuple(range(steps * sides, (steps + 1) * sides))]
    return add("stalk", vertices, faces, green_stalk())


def leaf(length, width, bend, color=(0.050, 0.115, 0.040)):
    """A pointed leaf along x with a fold along its vein, curving downwards."""
    vertices, faces = [], []
    steps, across = 60, 8
    for step in range(steps + 1):
        share = step / steps
        half = width / 2 * math.sin(math.pi * share ** 0.72) ** 0.9
        for side in range(across + 1):
            t = -1 + 2 * side / across
            vertices.append((length * share, half * t, 0.16 * half * abs(t) + bend * (share * (1 - share)) * length - 0.02 * math.cos(t * 9)))
    for step in range(steps):
        for side in range(across):
            a, b = step * (across + 1) + side, (step + 1) * (across + 1) + side
            faces.append((a, b, b + 1, a + 1))
    return add("leaf", vertices, faces, plain("leaf", color, 0.45, 0.35))


def charcoal_lump(radius, seed):
    """A broken piece of charcoal: angular, cracked, and full of pores that open on every side."""
    mesh = bmesh.new()
    bmesh.ops.create_icosphere(mesh, subdivisions=7, radius=1.0)
    dice = random.Random(seed)
    planes = [(Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized(), dice.uniform(0.68, 0.9)) for _ in range(15)]
    pores = [(Vector((dice.gauss(0, 1), dice.gauss(0, 1), dice.gauss(0, 1))).normalized(), 0.02 + 0.12 * dice.random() ** 2.6) for _ in range(330)]
    for vertex in mesh.verts:
        way = vertex.co.normalized()
        reach = min([1.0] + [limit / max(0.2, way.dot(normal)) for normal, limit in planes if way.dot(normal) > 0.2])
        reach += 0.035 * noise.fractal(way * 3.0 + Vector((seed, 0, 0)), 0.8, 2.1, 5)
        sink = 0.0
        for middle, size in pores:
            gap = (way - middle).length
            if gap < size:
                sink = max(sink, (1 - (gap / size) ** 4) * size * 1.35)
        vertex.co = way * (reach - sink) * radius
    data = bpy.data.meshes.new("lump")
    mesh.to_mesh(data)
    mesh.free()
    data.polygons.foreach_set("use_smooth", [True] * len(data.polygons))
    data.materials.append(porous())
    thing = bpy.data.objects.new("lump", data)
    bpy.context.scene.collection.objects.link(thing)
    return thing
