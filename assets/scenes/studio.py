"""The photo studio every picture is taken in: arguments, render settings, paper floor, lights and camera.
One unit is one centimetre; the floor is a shadow catcher, so objects and shadows land on any paper colour."""

import argparse
import math
import os
import sys

import bpy
from bpy_extras.object_utils import world_to_camera_view
from mathutils import Matrix, Vector


def arguments(**extra):
    """Reads what render.mjs passes after `--`; each keyword adds an option with that default."""
    own = sys.argv[sys.argv.index("--") + 1:] if "--" in sys.argv else []
    parser = argparse.ArgumentParser()
    parser.add_argument("--out", required=True)
    parser.add_argument("--width", type=int, default=800)
    parser.add_argument("--height", type=int, default=800)
    parser.add_argument("--samples", type=int, default=32)
    for name, default in extra.items():
        parser.add_argument(f"--{name}", type=type(default), default=default)
    return parser.parse_args(own)


def open_studio(args, ambient=0.20, bounces=6):
    """An empty scene with a warm-white room light and a film that keeps everything but the objects transparent."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = "CYCLES"
    scene.render.film_transparent = True
    scene.render.resolution_x = args.width
    scene.render.resolution_y = args.height
    scene.render.filepath = args.out
    scene.render.use_persistent_data = True
    scene.render.image_settings.file_format = "PNG"
    scene.render.image_settings.color_mode = "RGBA"
    scene.render.image_settings.color_depth = "8"
    scene.view_settings.view_transform = "Standard"
    cycles = scene.cycles
    cycles.device = "CPU"
    cycles.samples = args.samples
    cycles.use_adaptive_sampling = True
    cycles.adaptive_threshold = 0.018
    cycles.adaptive_min_samples = min(8, args.samples)
    cycles.use_denoising = False
    cycles.max_bounces = bounces
    cycles.caustics_reflective = False
    cycles.caustics_refractive = False
    cycles.sample_clamp_indirect = 3.0
    cycles.blur_glossy = 1.0
    world = bpy.data.worlds.new("room")
    world.use_nodes = True
    background = world.node_tree.nodes["Background"]
    background.inputs["Color"].default_value = (1.0, 0.975, 0.94, 1.0)
    background.inputs["Strength"].default_value = ambient
    scene.world = world
    return scene


def add(mesh_name, vertices, faces, material=None, smooth=True):
    """A mesh object from plain lists, linked into the scene."""
    mesh = bpy.data.meshes.new(mesh_name)
    mesh.from_pydata(vertices, [], faces)
    if smooth:
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        # Round stays round, and an edge stays an edge.
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(32)
    mesh.update()
    thing = bpy.data.objects.new(mesh_name, mesh)
    if material is not None:
        mesh.materials.append(material)
    bpy.context.scene.collection.objects.link(thing)
    return thing


def paper_floor(size=160.0):
    """The floor: invisible itself, it only receives shadows and throws paper light back up."""
    from materials import paper

    half = size / 2
    corners = [(-half, -half, 0), (half, -half, 0), (half, half, 0), (-half, half, 0)]
    floor = add("floor", corners, [(0, 1, 2, 3)], paper(), smooth=False)
    floor.is_shadow_catcher = True
    return floor


def softbox(location, target, size, power, warmth=0.0, height=None, shadow=True):
    """A large area light; warmth 0 is white, 1 is late-afternoon sun. Edge lights throw no shadow of their own."""
    data = bpy.data.lights.new("softbox", "AREA")
    data.shape = "RECTANGLE"
    data.size = size
    data.size_y = height if height is not None else size
    data.energy = power
    data.cycles.cast_shadow = shadow
    data.color = (1.0, 1.0 - 0.14 * warmth, 1.0 - 0.30 * warmth)
    lamp = bpy.data.objects.new("softbox", data)
    lamp.location = location
    lamp.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(lamp)
    return lamp


def house_light(target=(0, 0, 4), strength=1.0):
    """The light every product picture shares: a warm window behind left, two edge strips, a weak fill from the front."""
    softbox((-24, 20, 27), target, 11, 21000 * strength, warmth=0.6)
    softbox((-17, -4, 9), target, 3.2, 3000 * strength, warmth=0.25, height=17, shadow=False)
    softbox((17, 8, 10), target, 2.6, 2200 * strength, height=17, shadow=False)
    softbox((10, -32, 27), target, 20, 5200 * strength, warmth=0.1)


def camera(location, target, lens=85.0, ortho=None, shift=(0.0, 0.0)):
    """A camera that looks at a point; with `ortho` it has no perspective and sees that many centimetres."""
    data = bpy.data.cameras.new("camera")
    data.lens = lens
    data.clip_end = 1000
    data.shift_x, data.shift_y = shift
    if ortho is not None:
        data.type = "ORTHO"
        data.ortho_scale = ortho
    eye = bpy.data.objects.new("camera", data)
    eye.location = location
    eye.rotation_euler = (Vector(target) - Vector(location)).to_track_quat("-Z", "Y").to_euler()
    bpy.context.scene.collection.objects.link(eye)
    bpy.context.scene.camera = eye
    return eye


def focus(eye, point, fstop):
    """Depth of field in the unit of the scene; a large number keeps everything sharp."""
    eye.data.dof.use_dof = True
    eye.data.dof.focus_distance = (Vector(point) - eye.location).length
    eye.data.dof.aperture_fstop = fstop


def place(thing, location=(0, 0, 0), rotation=(0, 0, 0)):
    """Moves an object; rotation is in degrees."""
    thing.location = location
    thing.rotation_euler = tuple(math.radians(angle) for angle in rotation)
    return thing


def lay(thing, tail, head, roll=0.0):
    """Puts something built along x between two points; `roll` in degrees turns it around its own length."""
    along = (Vector(head) - Vector(tail)).normalized()
    upright = Vector((0, 0, 1)) if abs(along.z) < 0.99 else Vector((0, -1, 0))
    side = upright.cross(along).normalized()
    frame = Matrix((along, side, along.cross(side))).transposed()
    thing.matrix_world = Matrix.Translation(tail) @ (frame @ Matrix.Rotation(math.radians(roll), 3, "X")).to_4x4()
    return thing


def look_only_at(radius, height):
    """From now on only what an upright cylinder around the middle of the table may cover is rendered; the rest stays empty."""
    scene = bpy.context.scene
    bpy.context.view_layer.update()
    corners = [Vector((x, y, z)) for x in (-radius, radius) for y in (-radius, radius) for z in (0.0, height)]
    seen = [world_to_camera_view(scene, scene.camera, corner) for corner in corners]
    render = scene.render
    render.use_border, render.use_crop_to_border = True, False
    render.border_min_x, render.border_max_x = min(spot.x for spot in seen), max(spot.x for spot in seen)
    render.border_min_y, render.border_max_y = min(spot.y for spot in seen), max(spot.y for spot in seen)


def shoot():
    """Renders the scene to the file named in the arguments."""
    bpy.ops.render.render(write_still=True)


def shoot_frames(args, pose):
    """Renders one picture for each moment, beside each other by their number; `pose` puts the things where they are then. Each has grain
    of its own, so what does not move can be calmed from all of them (`calmFrames` in develop.mjs)."""
    scene = bpy.context.scene
    stem, ending = os.path.splitext(args.out)
    for frame in range(args.frames):
        pose(frame)
        scene.cycles.seed = frame
        scene.render.filepath = f"{stem}-{frame:02}{ending}"
        bpy.ops.render.render(write_still=True)
