"""Every surface in the pictures, as small node graphs.
Colours are linear values of the palette: ink, charcoal, bone, bamboo, mint stay what they are on the page."""

import math
import os

import bpy


def _new(name):
    material = bpy.data.materials.new(name)
    material.use_nodes = True
    nodes = material.node_tree.nodes
    return material, nodes, material.node_tree.links, nodes["Principled BSDF"]


def plain(name, color, roughness=0.5, specular=0.4, **inputs):
    """One colour, one roughness; further keywords are inputs of the shader with underscores for spaces."""
    material, _, _, shader = _new(name)
    shader.inputs["Base Color"].default_value = (*color, 1.0)
    shader.inputs["Roughness"].default_value = roughness
    shader.inputs["Specular"].default_value = specular
    for key, value in inputs.items():
        shader.inputs[key.replace("_", " ")].default_value = value
    return material


def paper():
    return plain("paper", (0.93, 0.90, 0.84), roughness=1.0, specular=0.0)


def _math(nodes, links, operation, first, second=None, third=None, clamp=False):
    node = nodes.new("ShaderNodeMath")
    node.operation = operation
    node.use_clamp = clamp
    for socket, value in zip(node.inputs, (first, second, third)):
        if value is None:
            continue
        if isinstance(value, (int, float)):
            socket.default_value = value
        else:
            links.new(value, socket)
    return node.outputs[0]


def _noise(nodes, links, vector, scale, detail=4.0, stretch=None):
    if stretch is not None:
        mapping = nodes.new("ShaderNodeMapping")
        mapping.inputs["Scale"].default_value = stretch
        links.new(vector, mapping.inputs["Vector"])
        vector = mapping.outputs["Vector"]
    noise = nodes.new("ShaderNodeTexNoise")
    noise.inputs["Scale"].default_value = scale
    noise.inputs["Detail"].default_value = detail
    links.new(vector, noise.inputs["Vector"])
    return noise.outputs["Fac"]


def _mix(nodes, links, factor, first, second):
    mix = nodes.new("ShaderNodeMixRGB")
    links.new(factor, mix.inputs["Fac"])
    for socket, value in ((mix.inputs["Color1"], first), (mix.inputs["Color2"], second)):
        if isinstance(value, tuple):
            socket.default_value = (*value, 1.0)
        else:
            links.new(value, socket)
    return mix.outputs["Color"]


def _bump(nodes, links, shader, height, strength, distance=0.02):
    bump = nodes.new("ShaderNodeBump")
    bump.inputs["Strength"].default_value = strength
    bump.inputs["Distance"].default_value = distance
    links.new(height, bump.inputs["Height"])
    links.new(bump.outputs["Normal"], shader.inputs["Normal"])


def matt_black(radius, tall):
    """The jar: soft-touch black. What is printed around its wall (label.mjs) is white ink where the label is red, clear varnish where green."""
    material, nodes, links, shader = _new("matt black")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(position, split.inputs[0])
    x, y, z = split.outputs
    # The front looks along -y; it is a quarter of the way around.
    turn = _math(nodes, links, "ARCTAN2", x, _math(nodes, links, "MULTIPLY", y, -1.0))
    around = nodes.new("ShaderNodeCombineXYZ")
    links.new(_math(nodes, links, "MULTIPLY_ADD", turn, 1 / math.tau, 0.25), around.inputs[0])
    links.new(_math(nodes, links, "DIVIDE", z, tall, clamp=True), around.inputs[1])
    label = nodes.new("ShaderNodeTexImage")
    label.image = _label()
    links.new(around.outputs[0], label.inputs["Vector"])
    printed = nodes.new("ShaderNodeSeparateRGB")
    links.new(label.outputs["Color"], printed.inputs[0])
    away = _math(nodes, links, "SQRT", _math(nodes, links, "ADD", _math(nodes, links, "MULTIPLY", x, x), _math(nodes, links, "MULTIPLY", y, y)))
    on_wall = _math(nodes, links, "GREATER_THAN", away, radius - 0.05)
    ink = _math(nodes, links, "MULTIPLY", printed.outputs["R"], on_wall)
    gloss = _math(nodes, links, "MULTIPLY", printed.outputs["G"], on_wall)
    varnished = _mix(nodes, links, gloss, (0.0065, 0.0061, 0.0057), (0.46, 0.445, 0.415))
    links.new(_mix(nodes, links, ink, varnished, (0.80, 0.78, 0.735)), shader.inputs["Base Color"])
    links.new(_math(nodes, links, "MULTIPLY_ADD", gloss, -0.16, 0.36), shader.inputs["Roughness"])
    shader.inputs["Specular"].default_value = 0.36
    _bump(nodes, links, shader, _noise(nodes, links, position, 26.0, 3.0), 0.06)
    return material


def _label():
    """Drawn before Blender starts, by whoever renders; its address is in the environment."""
    image = bpy.data.images.load(os.environ["JAR_LABEL"], check_existing=True)
    image.colorspace_settings.name = "Non-Color"
    return image


def brushed_black():
    """The lid: dark anodised metal, turned on a lathe, so the brush marks run around the axis."""
    material, nodes, links, shader = _new("brushed black")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(position, split.inputs[0])
    x, y, z = split.outputs
    radius = _math(nodes, links, "SQRT",
                   _math(nodes, links, "ADD", _math(nodes, links, "MULTIPLY", x, x), _math(nodes, links, "MULTIPLY", y, y)))
    grooves = nodes.new("ShaderNodeCombineXYZ")
    links.new(radius, grooves.inputs[0])
    links.new(z, grooves.inputs[1])
    lines = _noise(nodes, links, grooves.outputs[0], 34.0, 6.0)
    shader.inputs["Base Color"].default_value = (0.055, 0.052, 0.049, 1.0)
    shader.inputs["Metallic"].default_value = 1.0
    links.new(_math(nodes, links, "MULTIPLY_ADD", lines, 0.22, 0.24), shader.inputs["Roughness"])
    shader.inputs["Anisotropic"].default_value = 0.65
    tangent = nodes.new("ShaderNodeTangent")
    tangent.direction_type = "RADIAL"
    tangent.axis = "Z"
    links.new(tangent.outputs[0], shader.inputs["Tangent"])
    _bump(nodes, links, shader, lines, 0.10, 0.012)
    return material


def powder():
    """Charcoal ground to dust: almost no light comes back, a faint sheen shows the form."""
    material, nodes, links, shader = _new("powder")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    clumps = _noise(nodes, links, position, 9.0, 9.0)
    links.new(_mix(nodes, links, clumps, (0.010, 0.0095, 0.009), (0.028, 0.0265, 0.025)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.95
    shader.inputs["Specular"].default_value = 0.12
    shader.inputs["Sheen"].default_value = 0.12
    _bump(nodes, links, shader, _noise(nodes, links, position, 70.0, 6.0), 0.7, 0.02)
    return material


def dust():
    """What lies so thin around powder that the paper shows through: dense up to half of its sheet, where the heap ends, gone at the edge."""
    material, nodes, links, shader = _new("dust")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    length = nodes.new("ShaderNodeVectorMath")
    length.operation = "LENGTH"
    links.new(position, length.inputs[0])
    near = _math(nodes, links, "MULTIPLY_ADD", length.outputs["Value"], -2.0, 2.0, clamp=True)
    cloud = _math(nodes, links, "MULTIPLY_ADD", _noise(nodes, links, position, 5.0, 5.0), 2.2, -0.45, clamp=True)
    links.new(_math(nodes, links, "MULTIPLY", _math(nodes, links, "POWER", near, 3.2), cloud), shader.inputs["Alpha"])
    shader.inputs["Base Color"].default_value = (0.024, 0.0228, 0.0216, 1.0)
    shader.inputs["Roughness"].default_value = 1.0
    shader.inputs["Specular"].default_value = 0.0
    return material


def bamboo():
    """Pale bamboo: long fibres along x, a few darker strands, a dry satin finish."""
    material, nodes, links, shader = _new("bamboo")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    fibres = _noise(nodes, links, position, 6.0, 6.0, stretch=(0.06, 2.6, 2.6))
    strands = _noise(nodes, links, position, 14.0, 3.0, stretch=(0.03, 3.5, 3.5))
    warm = _mix(nodes, links, fibres, (0.50, 0.292, 0.118), (0.73, 0.515, 0.275))
    dark = _math(nodes, links, "MULTIPLY_ADD", strands, -5.0, 2.35, clamp=True)
    links.new(_mix(nodes, links, _math(nodes, links, "MULTIPLY", dark, 0.40), warm, (0.27, 0.135, 0.05)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.52
    shader.inputs["Specular"].default_value = 0.32
    _bump(nodes, links, shader, fibres, 0.16, 0.02)
    return material


def bristle(dusted=0.0, base=0.0, tip=1.0):
    """Cream bristles; `dusted` is how much of the length between base and tip is black with powder."""
    material, nodes, links, shader = _new("bristle")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(position, split.inputs[0])
    along = _math(nodes, links, "DIVIDE", _math(nodes, links, "SUBTRACT", split.outputs[2], base), tip - base)
    uneven = _math(nodes, links, "MULTIPLY_ADD", _noise(nodes, links, position, 3.2, 4.0), 0.55, -0.27)
    edge = _math(nodes, links, "ADD", _math(nodes, links, "ADD", along, uneven), dusted - 1.0)
    black = _math(nodes, links, "MULTIPLY_ADD", edge, 4.5, 0.0, clamp=True)
    links.new(_mix(nodes, links, black, (0.80, 0.74, 0.62), (0.011, 0.0105, 0.010)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.55
    shader.inputs["Specular"].default_value = 0.25
    return material


def glass():
    """Thin clear glass without refraction: it only reflects, and darkens a little where it is seen edge-on."""
    material, nodes, links, shader = _new("glass")
    nodes.remove(shader)
    clear = nodes.new("ShaderNodeBsdfTransparent")
    clear.inputs["Color"].default_value = (0.955, 0.965, 0.955, 1.0)
    shine = nodes.new("ShaderNodeBsdfGlossy")
    shine.inputs["Roughness"].default_value = 0.04
    shine.inputs["Color"].default_value = (0.9, 0.9, 0.88, 1.0)
    weight = nodes.new("ShaderNodeLayerWeight")
    weight.inputs["Blend"].default_value = 0.22
    mix = nodes.new("ShaderNodeMixShader")
    links.new(_math(nodes, links, "MULTIPLY_ADD", weight.outputs["Facing"], 0.75, 0.02, clamp=True), mix.inputs[0])
    links.new(clear.outputs[0], mix.inputs[1])
    links.new(shine.outputs[0], mix.inputs[2])
    links.new(mix.outputs[0], nodes["Material Output"].inputs["Surface"])
    return material


def porous():
    """Broken charcoal: black with a graphite glint on its faces."""
    material, nodes, links, shader = _new("porous")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    grain = _noise(nodes, links, position, 2.6, 8.0)
    links.new(_mix(nodes, links, grain, (0.006, 0.0058, 0.0055), (0.030, 0.029, 0.0275)), shader.inputs["Base Color"])
    links.new(_math(nodes, links, "MULTIPLY_ADD", grain, 0.4, 0.32), shader.inputs["Roughness"])
    shader.inputs["Specular"].default_value = 0.45
    _bump(nodes, links, shader, _noise(nodes, links, position, 9.0, 8.0), 0.5, 0.08)
    return material


def drink(deep, thin, radius=3.3):
    """A drink from above: dark where it is deep, lighter along the wall where it is shallow, a still mirror on top."""
    material, nodes, links, shader = _new("drink")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(position, split.inputs[0])
    x, y, _ = split.outputs
    away = _math(nodes, links, "SQRT",
                 _math(nodes, links, "ADD", _math(nodes, links, "MULTIPLY", x, x), _math(nodes, links, "MULTIPLY", y, y)))
    shallow = _math(nodes, links, "POWER", _math(nodes, links, "DIVIDE", away, radius, clamp=True), 7.0)
    links.new(_mix(nodes, links, shallow, deep, thin), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.05
    shader.inputs["Specular"].default_value = 0.5
    return material


def green_stalk():
    """Fresh bamboo: green with pale and darker streaks along x."""
    material, nodes, links, shader = _new("green stalk")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    streaks = _noise(nodes, links, position, 3.0, 6.0, stretch=(0.05, 1.6, 1.6))
    patches = _noise(nodes, links, position, 0.5, 3.0)
    green = _mix(nodes, links, streaks, (0.105, 0.165, 0.040), (0.30, 0.33, 0.125))
    links.new(_mix(nodes, links, _math(nodes, links, "MULTIPLY_ADD", patches, 1.6, -0.62, clamp=True), green, (0.36, 0.33, 0.135)), shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.40
    shader.inputs["Specular"].default_value = 0.4
    return material


def steel():
    """Brushed along its length."""
    material, nodes, links, shader = _new("steel")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    lines = _noise(nodes, links, position, 9.0, 4.0, stretch=(6.0, 6.0, 0.15))
    shader.inputs["Base Color"].default_value = (0.46, 0.455, 0.445, 1.0)
    shader.inputs["Metallic"].default_value = 1.0
    links.new(_math(nodes, links, "MULTIPLY_ADD", lines, 0.2, 0.24), shader.inputs["Roughness"])
    return material


def porcelain(shade, tall, seed):
    """A tooth of a shade guide, upright from 0: warmer at its neck, glassy and cooler at its edge, with a pale rim; light goes into it."""
    material, nodes, links, shader = _new("porcelain")
    position = nodes.new("ShaderNodeTexCoord").outputs["Object"]
    moved = nodes.new("ShaderNodeVectorMath")
    moved.inputs[1].default_value = (seed * 3.7, 0, 0)
    links.new(position, moved.inputs[0])
    split = nodes.new("ShaderNodeSeparateXYZ")
    links.new(position, split.inputs[0])
    clouds = _noise(nodes, links, moved.outputs[0], 2.2, 3.0, stretch=(1.0, 1.0, 0.5))
    up = _math(nodes, links, "ADD", _math(nodes, links, "DIVIDE", split.outputs[2], tall), _math(nodes, links, "MULTIPLY_ADD", clouds, 0.16, -0.08))

    def tinted(way):
        return tuple(value * part for value, part in zip(shade, way))

    def ramp(start, end):
        return _math(nodes, links, "MULTIPLY_ADD", up, 1 / (end - start), -start / (end - start), clamp=True)

    body = _mix(nodes, links, ramp(0.02, 0.52), tinted((0.93, 0.82, 0.64)), shade)
    glassy = _mix(nodes, links, ramp(0.72, 0.92), body, tinted((0.80, 0.85, 0.94)))
    rimmed = _mix(nodes, links, ramp(0.93, 1.0), glassy, tinted((1.0, 1.01, 1.05)))
    streaks = _noise(nodes, links, moved.outputs[0], 7.0, 5.0, stretch=(3.2, 3.2, 0.22))
    mottled = _mix(nodes, links, _math(nodes, links, "MULTIPLY_ADD", streaks, 0.5, -0.12, clamp=True), rimmed, tinted((1.06, 1.05, 1.03)))
    links.new(mottled, shader.inputs["Base Color"])
    shader.inputs["Roughness"].default_value = 0.30
    shader.inputs["Specular"].default_value = 0.45
    shader.inputs["Clearcoat"].default_value = 0.35
    shader.inputs["Clearcoat Roughness"].default_value = 0.12
    _bump(nodes, links, shader, streaks, 0.10, 0.02)
    return material
