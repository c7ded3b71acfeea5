// The darkroom: takes a raw render with alpha and makes it ready for print on the page.
// It smooths the sampling noise of the floor shadow, warms that shadow and lets it end before the edge of the picture.
import sharp from 'sharp';

const SHADOW_TINT = [74, 54, 32];
const GRAIN_RADIUS = 3;
// Noise makes the renderer see a trace of shadow everywhere; this much of it (of 255) is none, or the picture would show as a box.
const TOE = 5;

/** Reads a raw render and returns { data, width, height } as straight RGBA bytes with a clean, warm shadow. It may lie on another, `first`. */
export async function develop(file, { feather = 0.42, calm = 0, soften = 5, topInto, first } = {}) {
  const { data, info } = await readRender(file);
  const { width, height } = info;
  if (first) layOn(data, (await readRender(first)).data);
  if (calm > 0) calmGrain(data, width, height, calm);
  const isShadow = findShadow(data, width * height);
  smoothShadow(data, isShadow, width, height, soften);
  for (let index = 0; index < isShadow.length; index++) {
    if (isShadow[index] === 0) continue;
    const edge =
      feather === 0 ? 1 : edgeFade(index % width, Math.floor(index / width), width, height, feather);
    const at = index * 4;
    const alpha = Math.max(0, data[at + 3] - TOE) * edge;
    const light = 1 - alpha / 255;
    for (let channel = 0; channel < 3; channel++)
      data[at + channel] = Math.round(SHADOW_TINT[channel] * light);
    data[at + 3] = alpha < 1.5 ? 0 : Math.round(alpha);
  }
  if (topInto) blendTop(data, width, height, topInto);
  return { data, width, height };
}

const readRender = (file) => sharp(file).ensureAlpha().raw().toBuffer({ resolveWithObject: true });

/** Where there is nothing, what lies below is seen. */
function layOn(data, below) {
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
