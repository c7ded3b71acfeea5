// Draws the shade guide of the landing page by itself, without Blender: eight porcelain front teeth on steel stems in a black rail, lit by
// two windows. Every tab stands in the middle of its eighth of the width, so that a slider can run along them.

/** Measured colours of the guide, as L*a*b*, from dark to light: A4, A3.5, B3, A3, A2, B2, A1, B1. */
const SHADES = [
  [67.0, 2.4, 19.5],
  [70.4, 2.0, 19.2],
  [72.8, 1.3, 18.2],
  [75.2, 1.1, 16.2],
  [77.8, 0.4, 13.8],
  [79.8, -0.3, 11.8],
  [82.0, -0.6, 9.6],
  [84.2, -0.7, 7.6],
];
const SAMPLES = 3;
/** Lights: a direction, a colour and how strong; the view looks along -z. */
const LIGHTS = [
  { way: unit([-0.55, 0.62, 0.56]), color: [1.0, 0.975, 0.94], power: 1.02 },
  { way: unit([0.72, 0.25, 0.64]), color: [0.97, 0.985, 1.0], power: 0.36 },
  { way: unit([0.0, 0.1, 1.0]), color: [1.0, 0.985, 0.965], power: 0.3 },
];

/**
 * Straight RGBA bytes. One unit is half of a tab's width: `left` and `bottom` are the corner that is seen, `wide` how much of it. The
 * tabs are those of `places`, in a rail of their own.
 */
export function drawShades({
  width,
  height,
  left = 0,
  bottom = 0,
  wide = 16,
  places = SHADES.map((_, place) => place),
}) {
  const data = Buffer.alloc(width * height * 4);
  const scale = wide / width;
  const guide = { shades: places.map((place) => linear(SHADES[place])), middle: places.length };
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const sum = [0, 0, 0, 0];
      for (let part = 0; part < SAMPLES * SAMPLES; part++) {
        const px = left + (x + ((part % SAMPLES) + 0.5) / SAMPLES) * scale;
        const py = bottom + (height - y - (Math.floor(part / SAMPLES) + 0.5) / SAMPLES) * scale;
        const seen = look(px, py, guide);
        for (let channel = 0; channel < 3; channel++) sum[channel] += seen[channel] * seen[3];
        sum[3] += seen[3];
      }
      const at = (y * width + x) * 4;
      const cover = sum[3];
      for (let channel = 0; channel < 3; channel++)
        data[at + channel] = cover > 0 ? Math.round(255 * encode(sum[channel] / cover)) : 0;
      data[at + 3] = Math.round((255 * cover) / SAMPLES ** 2);
    }
  }
  return { data, width, height };
}

const FLOOR = 0.62;
const RAIL = { top: 1.5, side: 0.14 };
const TOOTH = { bottom: 2.12, tall: 2.18, half: 0.8 };

function look(px, py, { shades, middle }) {
  const place = Math.min(shades.length - 1, Math.max(0, Math.floor(px / 2)));
  const x = px - (place * 2 + 1);
  const tooth = onTooth(x, (py - TOOTH.bottom) / TOOTH.tall);
  if (tooth) return [...enamel(x, (py - TOOTH.bottom) / TOOTH.tall, shades[place], place), 1];
  const collar = block(x, py, { half: 0.36, low: 1.86, high: 2.26, round: 0.1 });
  if (collar) return [...lit(collar, [0.55, 0.53, 0.49], 0.25, 0.35), 1];
  const rail = block(px - middle, py, { half: middle - RAIL.side, low: FLOOR, high: RAIL.top, round: 0.13 });
  if (rail) {
    const glow = 0.011 * Math.exp(-(((py - 1.24) / 0.16) ** 2)) * (0.55 + 0.45 * Math.cos((px - 4.2) * 0.32));
    const slot = Math.exp(-((x / 0.34) ** 8)) * smooth(1.36, 1.5, py);
    return [
      ...lit(rail, [0.0085, 0.008, 0.0075], 0.11, 0.16).map((value) => (value + glow) * (1 - 0.7 * slot)),
      1,
    ];
  }
  const stem = block(x, py, { half: 0.21, low: RAIL.top - 0.1, high: 2.3, round: 0.05 });
  if (stem) return [...steel(x / 0.21, py), 1];
  return shadow(px - middle, py, middle);
}

/** The outline of an upper front tooth, its biting edge on top; how far inside, or nothing. */
function onTooth(x, v) {
  if (v < 0 || v > 1) return null;
  const neck = 0.76 + 0.26 * smooth(-0.05, 0.8, v) - 0.05 * smooth(0.8, 1, v);
  const half = TOOTH.half * neck * corner(v);
  const u = x / half;
  if (Math.abs(u) >= 1) return null;
  // The biting edge is not quite straight, and lower at its far corner.
  const edge = 1 - 0.018 * u - 0.03 * u ** 4;
  if (v > edge) return null;
  return { u, half, edge };
}

/** Round at the neck and at both corners of the edge. */
function corner(v) {
  const low = v < 0.2 ? (1 - (1 - v / 0.2) ** 2.6) ** (1 / 2.4) : 1;
  const high = v > 0.88 ? (1 - ((v - 0.88) / 0.125) ** 3.4) ** (1 / 2.2) : 1;
  return Math.max(0.02, low * high);
}

/** How far the front comes towards the eye. */
function reliefAt(x, v) {
  const inside = onTooth(x, v);
  if (!inside) return 0;
  const { u, edge } = inside;
  const across = (1 - Math.abs(u) ** 3.4) ** (1 / 2.4);
  const rise = Math.min(1, v / 0.22);
  const fall = Math.min(1, (edge - v) / 0.1);
  const along = (1 - (1 - rise) ** 2.2) * (0.55 + 0.45 * (1 - (1 - fall) ** 2)) * (1 - 0.42 * v ** 2.2);
  const lobes = 0.02 * Math.cos(u * 5.6) * smooth(0.35, 0.85, v) * (1 - Math.abs(u));
  return 0.62 * across * along + lobes + 0.0005 * Math.sin(v * 61 + u * u * 4);
}

function enamel(x, v, shade, place) {
  const step = 0.012;
  const dx = (reliefAt(x + step, v) - reliefAt(x - step, v)) / (2 * step);
  const dv = (reliefAt(x, v + step) - reliefAt(x, v - step)) / (2 * step);
  const normal = unit([-dx * 0.8, (-dv / TOOTH.tall) * 0.95, 1]);
  const { u, edge } = onTooth(x, v) ?? { u: 0, edge: 1 };
  const neck = 1 - smooth(0, 0.5, v);
  const glassy = smooth(0.8, 0.97, v / edge);
  const cloud = 0.5 + 0.5 * Math.sin(3.1 * x + 5.3 * v + place * 2.4) * Math.cos(4.7 * v - 2.2 * x + place);
  const base = shade.map((value, channel) => {
    const warm = [0.95, 0.88, 0.75][channel];
    const cool = [0.8, 0.86, 0.94][channel];
    const deep = value * (1 + (warm - 1) * neck * 0.9) * (1 + (cool - 1) * glassy * 0.85);
    return deep * (0.975 + 0.04 * cloud);
  });
  const rim = (1 - normal[2]) ** 1.6;
  const body = LIGHTS.reduce(
    (sum, { way, color, power }) => {
      // Light goes into enamel and comes out a little further on: soft, and warm where it grows dark.
      const turn = dot(normal, way);
      return sum.map((value, channel) => {
        const soft = [0.44, 0.38, 0.32][channel];
        return value + Math.max(0, (turn + soft) / (1 + soft)) ** 1.25 * color[channel] * power;
      });
    },
    [0.17, 0.165, 0.155],
  );
  const shine = windows(normal, 0.055) * (0.94 + 0.06 * Math.sin(31 * v + 9 * x));
  const contact = 0.62 + 0.38 * smooth(0, 0.12, v);
  const between = 1 - 0.16 * Math.abs(u) ** 6;
  return base.map(
    (value, channel) =>
      value * body[channel] * (1 - 0.2 * rim) * contact * between + shine * [1, 0.99, 0.97][channel],
  );
}

/** What a smooth surface mirrors of the room: a large window left above, a narrow one on the right, a bright ceiling. */
function windows([nx, ny, nz], least) {
  const way = [2 * nz * nx, 2 * nz * ny, 2 * nz * nz - 1];
  const fresnel = least + (1 - least) * (1 - Math.max(0, nz)) ** 5;
  const within = (value, middle, half, soft) =>
    smooth(middle - half - soft, middle - half + soft, value) *
    (1 - smooth(middle + half - soft, middle + half + soft, value));
  const left = within(way[0], -0.5, 0.15, 0.11) * within(way[1], 0.46, 0.36, 0.14);
  const right = within(way[0], 0.74, 0.05, 0.07) * within(way[1], 0.2, 0.42, 0.2);
  const sky = 0.34 * smooth(0.1, 0.95, way[1]);
  return fresnel * (6.4 * left + 1.9 * right + sky);
}

function block(x, y, { half, low, high, round }) {
  const [dx, dy] = [
    Math.abs(x) - (half - round),
    Math.abs(y - (low + high) / 2) - ((high - low) / 2 - round),
  ];
  const out = Math.hypot(Math.max(0, dx), Math.max(0, dy));
  if (out > round || dx > round || dy > round) return null;
  const bend = (value) => Math.min(1, Math.max(0, value / round)) ** 1.5;
  const nx = bend(dx) * Math.sign(x) * 0.92;
  const ny = bend(dy) * Math.sign(y - (low + high) / 2) * 0.92;
  return unit([nx, ny, Math.sqrt(Math.max(0.04, 1 - Math.min(0.96, nx * nx + ny * ny)))]);
}

function lit(normal, color, gloss, lift) {
  const light = LIGHTS.reduce((sum, { way, power }) => sum + Math.max(0, dot(normal, way)) * power, 0.2);
  const edge = Math.max(0, normal[1]) ** 1.4 * lift;
  return color.map((value) => value * light + edge * 0.35 + windows(normal, gloss * 0.3) * 0.3);
}

function steel(u, y) {
  const round = Math.sqrt(Math.max(0.05, 1 - u * u * 0.8));
  const brushed = 0.03 * Math.sin(y * 260) * Math.cos(u * 9);
  const band = 0.55 * Math.exp(-(((u + 0.45) / 0.28) ** 2)) + 0.22 * Math.exp(-(((u - 0.62) / 0.16) ** 2));
  const near = 0.45 + 0.55 * smooth(1.45, 1.7, y);
  return [0.98, 0.97, 0.94].map((tint) => tint * (0.12 + 0.3 * round + band + brushed) * near * 0.72);
}

/** On the paper below and behind, to the right, where the window on the left leaves it. */
function shadow(x, py, half) {
  const rail = soft(x - 0.15, half - 0.45, 0.55) * soft(py - (FLOOR - 0.1), 0.06, 0.46) * 0.36;
  const foot = soft(x, half - 0.14, 0.1) * soft(py - FLOOR, 0.02, 0.1) * 0.5;
  const alpha = Math.min(0.7, rail + foot) * (1 - smooth(half - 0.4, half, Math.abs(x)));
  return [0.07, 0.038, 0.0145, alpha < 0.012 ? 0 : alpha];
}

const soft = (value, half, blur) => 1 - smooth(half - blur, half + blur, Math.abs(value));

function smooth(from, to, value) {
  const share = Math.min(1, Math.max(0, (value - from) / (to - from)));
  return share * share * (3 - 2 * share);
}

function dot(one, other) {
  return one[0] * other[0] + one[1] * other[1] + one[2] * other[2];
}

function unit(way) {
  const length = Math.hypot(...way);
  return way.map((value) => value / length);
}

function encode(value) {
  const held = value < 0.82 ? value : 0.82 + 0.18 * (1 - Math.exp(-(value - 0.82) / 0.18));
  return held <= 0.0031308 ? 12.92 * Math.max(0, held) : 1.055 * Math.min(1, held) ** (1 / 2.4) - 0.055;
}

/** L*a*b* (D65) as linear light. */
function linear([lightness, a, b]) {
  const middle = (lightness + 16) / 116;
  const back = (value) => (value > 6 / 29 ? value ** 3 : 3 * (6 / 29) ** 2 * (value - 4 / 29));
  const [x, y, z] = [0.9505 * back(middle + a / 500), back(middle), 1.089 * back(middle - b / 200)];
  return [
    3.2406 * x - 1.5372 * y - 0.4986 * z,
    -0.9689 * x + 1.8758 * y + 0.0415 * z,
    0.0557 * x - 0.204 * y + 1.057 * z,
  ];
}
