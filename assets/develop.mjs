// The darkroom: takes a raw render with alpha and makes it ready for print on the page. It smooths the
// sampling noise of the floor shadow, warms that shadow and lets it end before the edge of the picture.
import sharp from 'sharp';

const SHADOW_TINT = [74, 54, 32];
const GRAIN_RADIUS = 3;
// Noise makes the renderer see a trace of shadow everywhere; this much of it (of 255) is none, or the picture
// would show as a box.
const TOE = 5;
/** Frames whose pixels differ by this much (of 255) are still rather alike. */
const LIKE = 2;
/** What a pixel shows, other than shadow alone (1). */
const MIXED = 0;
const OBJECT = 2;
/** The brightest powder, of 255. */
const DUST = 48;

/**
 * Turns a raw render (`readRender`) into { data, width, height }: straight RGBA bytes with a clean, warm
 * shadow.
 */
export function develop(
  { data, width, height },
  { feather = 0.42, calm = 0, soften = 5, dust = false, topInto } = {},
) {
  if (calm > 0) calmGrain(data, width, height, calm);
  const isShadow = findShadow(data, width * height);
  const raw = Uint8ClampedArray.from(data);
  smoothShadow(data, isShadow, width, height, soften);
  for (let index = 0; index < isShadow.length; index++) {
    const at = index * 4;
    const finish = isShadow[index] === 1 ? warmShadow : dust && isDust(data, at) ? thinDust : null;
    const isFaded = finish !== null && feather > 0;
    finish?.(
      data,
      at,
      isFaded ? edgeFade(index % width, Math.floor(index / width), width, height, feather) : 1,
    );
  }
  mendEdges(data, raw, isShadow, width, height, dust);
  if (topInto) blendTop(data, width, height, topInto);
  return { data, width, height };
}

/**
 * Where an object ends, a pixel is in part its shadow: as much of it as became of the shadow beside it, or
 * the edge would be jagged.
 */
function mendEdges(data, raw, isShadow, width, height, dust) {
  const area = { width, height, isShadow };
  for (let index = 0; index < isShadow.length; index++) {
    const at = index * 4;
    const isEdge = raw[at + 3] < 253 && isShadow[index] === 0 && !(dust && isDust(raw, at));
    const before = isEdge ? shadowBeside(raw, index, area) : null;
    if (before === null) continue;
    const after = shadowBeside(data, index, area);
    const object = Math.max(0, raw[at + 3] - before) / (255 - before);
    const alpha = 255 * object + (1 - object) * after;
    for (let channel = 0; channel < 3; channel++) {
      const shadow = SHADOW_TINT[channel] * (1 - after / 255) * (1 - object) * after;
      data[at + channel] = Math.min(255, (raw[at + channel] * raw[at + 3] + shadow) / Math.max(1, alpha));
    }
    data[at + 3] = alpha;
  }
}

/** How dense the shadow is around a pixel; null where there is none. */
function shadowBeside(data, index, { width, height, isShadow }) {
  const x = index % width;
  const y = Math.floor(index / width);
  let sum = 0;
  let count = 0;
  for (let row = Math.max(0, y - 2); row <= Math.min(height - 1, y + 2); row++) {
    for (
      let near = row * width + Math.max(0, x - 2);
      near <= row * width + Math.min(width - 1, x + 2);
      near++
    ) {
      if (isShadow[near] === 0) continue;
      sum += data[near * 4 + 3];
      count += 1;
    }
  }
  return count === 0 ? null : sum / count;
}

function warmShadow(data, at, edge) {
  const alpha = Math.max(0, data[at + 3] - TOE) * edge;
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] = Math.round(SHADOW_TINT[channel] * (1 - alpha / 255));
  data[at + 3] = alpha < 1.5 ? 0 : Math.round(alpha);
}

/**
 * Powder so thin that the floor is seen through it is mostly shadow, and fades and has its colour as the
 * shadow around it does.
 */
function thinDust(data, at, edge) {
  const density = data[at + 3] / 255;
  const alpha = data[at + 3] * (edge + (1 - edge) * density ** 2);
  for (let channel = 0; channel < 3; channel++)
    data[at + channel] +=
      (SHADOW_TINT[channel] * (1 - alpha / 255) - data[at + channel]) * Math.min(1, 2 - 2 * density);
  data[at + 3] = alpha;
}

const isDust = (data, at) => data[at + 3] <= 220 && Math.max(data[at], data[at + 1], data[at + 2]) <= DUST;

export async function readRender(file) {
  const { data, info } = await sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/**
 * What stays the same from frame to frame has grain of its own in each of them: a pixel becomes the mean of
 * those frames in which it and its neighbours look alike, so a frame needs few samples and what does not move
 * does not flicker.
 */
export function calmFrames(frames) {
  const [{ width, height }] = frames;
  const before = frames.map(({ data }) => Uint8ClampedArray.from(data));
  const tones = frames.map(({ data }) => tonesOf(data, width, height));
  const kinds = before.map(kindsOf);
  for (let index = 0; index < width * height; index++) {
    for (const [frame, { data }] of frames.entries()) {
      const kind = kinds[frame][index];
      if (kind === MIXED) continue;
      const sum = [0, 0, 0, 0];
      let total = 0;
      for (let other = 0; other < frames.length; other++) {
        if (kinds[other][index] !== kind) continue;
        const gap = Math.abs(tones[other][index] - tones[frame][index]);
        if (gap > 4 * LIKE) continue;
        const weight = Math.exp(-((gap / LIKE) ** 2) / 2);
        for (let channel = 0; channel < 4; channel++)
          sum[channel] += before[other][index * 4 + channel] * weight;
        total += weight;
      }
      for (let channel = 0; channel < 4; channel++) data[index * 4 + channel] = sum[channel] / total;
    }
  }
}

/** How bright every pixel and its neighbours are on white. */
function tonesOf(data, width, height) {
  const tones = new Float32Array(width * height);
  const reach = 1;
  for (let y = reach; y < height - reach; y++) {
    for (let x = reach; x < width - reach; x++) {
      let sum = 0;
      for (let row = y - reach; row <= y + reach; row++) {
        for (let at = (row * width + x - reach) * 4; at <= (row * width + x + reach) * 4; at += 4)
          sum += 255 + ((data[at + 1] - 255) * data[at + 3]) / 255;
      }
      tones[y * width + x] = sum / (2 * reach + 1) ** 2;
    }
  }
  return tones;
}

function kindsOf(data) {
  const kinds = findShadow(data, data.length / 4);
  for (let index = 0; index < kinds.length; index++)
    if (kinds[index] === 0) kinds[index] = data[index * 4 + 3] >= 253 ? OBJECT : MIXED;
  return kinds;
}

/** Where there is nothing, what lies below is seen. */
export function layOn(data, below) {
  for (let at = 0; at < data.length; at += 4) if (data[at + 3] === 0) below.copy(data, at, at, at + 4);
}

// The section above has one flat colour; texture that starts in exactly that colour joins it without a seam.
function blendTop(data, width, height, [red, green, blue]) {
  const reach = Math.round(height * 0.3);
  for (let y = 0; y < reach; y++) {
    const share = Math.min(1, 1.12 * (1 - y / reach));
    const cover = share * share * (3 - 2 * share);
    for (let at = y * width * 4; at < (y + 1) * width * 4; at += 4) {
      if (data[at + 3] < 250 && share < 1) continue;
      data[at] += (red - data[at]) * cover;
      data[at + 1] += (green - data[at + 1]) * cover;
      data[at + 2] += (blue - data[at + 2]) * cover;
      if (share === 1) data[at + 3] = 255;
    }
  }
}

/** A pixel of pure shadow has no colour of its own: the renderer writes black with partial cover. */
function findShadow(data, count) {
  const mask = new Uint8Array(count);
  for (let index = 0; index < count; index++) {
    const at = index * 4;
    const brightest = Math.max(data[at], data[at + 1], data[at + 2]);
    if (data[at + 3] < 253 && brightest <= 2) mask[index] = 1;
  }
  return mask;
}

// A bilateral filter: averages neighbours of nearly the same colour, so sampling grain goes and edges stay.
function calmGrain(data, width, height, tolerance) {
  const source = Uint8ClampedArray.from(data);
  const likeness = Float32Array.from({ length: 766 }, (_, gap) =>
    Math.exp(-((gap / 3 / tolerance) ** 2) / 2),
  );
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const at = (y * width + x) * 4;
      if (source[at + 3] < 253) continue;
      let red = 0;
      let green = 0;
      let blue = 0;
      let total = 0;
      for (let row = Math.max(0, y - GRAIN_RADIUS); row <= Math.min(height - 1, y + GRAIN_RADIUS); row++) {
        for (
          let column = Math.max(0, x - GRAIN_RADIUS);
          column <= Math.min(width - 1, x + GRAIN_RADIUS);
          column++
        ) {
          const near = (row * width + column) * 4;
          if (source[near + 3] < 253) continue;
          const gap =
            Math.abs(source[near] - source[at]) +
            Math.abs(source[near + 1] - source[at + 1]) +
            Math.abs(source[near + 2] - source[at + 2]);
          const weight = likeness[gap];
          red += source[near] * weight;
          green += source[near + 1] * weight;
          blue += source[near + 2] * weight;
          total += weight;
        }
      }
      data[at] = Math.round(red / total);
      data[at + 1] = Math.round(green / total);
      data[at + 2] = Math.round(blue / total);
    }
  }
}

// Two passes of a Gaussian over the shadow's own pixels only, so neither objects nor grains bleed into it.
function smoothShadow(data, mask, width, height, radius) {
  const weights = [];
  for (let step = -radius; step <= radius; step++) {
    weights.push(Math.exp((-2 * step * step) / (radius * radius)));
  }
  let alpha = new Float32Array(mask.length);
  for (let index = 0; index < mask.length; index++) alpha[index] = data[index * 4 + 3];
  for (const vertical of [false, true]) {
    const next = new Float32Array(mask.length);
    for (let y = 0; y < height; y++) {
      for (let x = 0; x < width; x++) {
        const index = y * width + x;
        next[index] =
          mask[index] === 0 ? alpha[index] : average(alpha, mask, weights, x, y, width, height, vertical);
      }
    }
    alpha = next;
  }
  for (let index = 0; index < mask.length; index++) if (mask[index] === 1) data[index * 4 + 3] = alpha[index];
}

function average(alpha, mask, weights, x, y, width, height, vertical) {
  const radius = (weights.length - 1) / 2;
  let sum = 0;
  let total = 0;
  for (let step = -radius; step <= radius; step++) {
    const column = vertical ? x : x + step;
    const row = vertical ? y + step : y;
    if (column < 0 || row < 0 || column >= width || row >= height) continue;
    const index = row * width + column;
    if (mask[index] === 0) continue;
    const weight = weights[step + radius];
    sum += alpha[index] * weight;
    total += weight;
  }
  return total === 0 ? 0 : sum / total;
}

// A soft oval rather than a frame: a straight fade along the edges would show as a box on the page.
function edgeFade(x, y, width, height, feather) {
  const across = Math.abs((2 * x) / (width - 1) - 1);
  const down = Math.abs((2 * y) / (height - 1) - 1);
  const distance = (across ** 3.2 + down ** 3.2) ** (1 / 3.2);
  const share = Math.min(1, Math.max(0, (0.985 - distance) / feather));
  return share * share * (3 - 2 * share);
}
