// Renders the pictures of the shop and writes them, with a manifest, to assets/pictures. `node
// assets/render.mjs` does all; `node assets/render.mjs jar-hero --samples 192` does one; `--keep` only
// converts again.
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import sharp from 'sharp';
import { ensureDebianPackages } from '../scripts/test/debian-packages.mjs';
import { PICTURES } from './catalogue.mjs';
import { calmFrames, develop, layOn, readRender } from './develop.mjs';
import { drawLabel } from './label.mjs';

const SCENES = join(import.meta.dirname, 'scenes');
const PICTURES_FOLDER = join(import.meta.dirname, 'pictures');
const MANIFEST = join(PICTURES_FOLDER, 'manifest.json');

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    samples: { type: 'string' },
    threads: { type: 'string', default: '1' },
    negatives: { type: 'string', default: join(tmpdir(), 'shop-pictures') },
    keep: { type: 'boolean', default: false },
  },
});

const names = positionals.length > 0 ? positionals : Object.keys(PICTURES);
const unknown = names.filter((name) => !(name in PICTURES));
if (unknown.length > 0) {
  console.error(`Unknown picture: ${unknown.join(', ')}. Known: ${Object.keys(PICTURES).join(', ')}`);
  process.exit(1);
}
mkdirSync(PICTURES_FOLDER, { recursive: true });
mkdirSync(options.negatives, { recursive: true });
const label = join(options.negatives, 'label.png');
await drawLabel(label);
for (const name of names) {
  const negative = join(options.negatives, `${name}.png`);
  const [first] = negativesOf(name, negative);
  if (!(options.keep && existsSync(first))) render(name, negative);
  const entry = await convert(name, negative);
  saveEntry(name, entry);
  console.log(`${name}: ${entry.sources.map((source) => `${source.file} ${source.bytes}`).join(', ')}`);
}

/**
 * A picture in frames has one raw render for each of them, as `shoot_frames` in scenes/studio.py names them.
 */
function negativesOf(name, negative) {
  const { frames } = PICTURES[name];
  if (!frames) return [negative];
  return Array.from({ length: frames }, (_, frame) =>
    negative.replace(/\.png$/, `-${String(frame).padStart(2, '0')}.png`),
  );
}

function render(name, negative) {
  ensureDebianPackages({ blender: ['blender'] });
  const { scene, options: extra = {}, frames, size, samples } = PICTURES[name];
  const settings = {
    out: negative,
    width: size[0],
    height: size[1],
    samples: options.samples ?? samples,
    ...(frames && { frames }),
    ...extra,
  };
  const passed = Object.entries(settings).flatMap(([key, value]) => [`--${key}`, String(value)]);
  const script = join(SCENES, `${scene}.py`);
  const blender = [
    '-b',
    '-t',
    options.threads,
    '--python-exit-code',
    '1',
    '--python',
    script,
    '--',
    ...passed,
  ];
  const result = spawnSync('blender', blender, {
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
    env: { ...process.env, JAR_LABEL: label },
  });
  if (result.error) throw result.error;
  if (result.status !== 0)
    throw new Error(`Blender failed on ${name}:\n${result.stdout.slice(-2000)}${result.stderr}`);
}

async function convert(name, negative) {
  const { ground, color, alt, quality = 58, effort = 6, widths, social = false, ...finish } = PICTURES[name];
  const { data, width, height } = await developAll(negativesOf(name, negative), finish);
  removeOld(name);
  const sources = [];
  const largest = Math.max(...widths);
  const files = [...widths.map((width) => ({ format: 'avif', width })), { format: 'webp', width: largest }];
  if (social) files.push({ format: 'jpeg', width: largest });
  for (const target of files) {
    let resized = sharp(data, { raw: { width, height, channels: 4 } }).resize({
      width: target.width,
      kernel: 'lanczos3',
    });
    // Flattening after resizing keeps the ground colour exact up to the edge of every object.
    if (ground) resized = resized.flatten({ background: ground });
    const file = `${name}-${target.width}.${target.format}`;
    await encode(resized, target.format, quality, effort).toFile(join(PICTURES_FOLDER, file));
    sources.push({ ...target, file, bytes: statSync(join(PICTURES_FOLDER, file)).size });
  }
  return {
    alt,
    width: largest,
    height: Math.round((height * largest) / width),
    color: color ?? ground,
    sources,
  };
}

/** The frames of a picture as one sheet, row by row; a picture without frames is its only one. */
async function developAll(negatives, { columns = 1, onFirst = false, ...finish }) {
  const frames = await Promise.all(negatives.map(readRender));
  if (onFirst) for (const { data } of frames) layOn(data, frames[0].data);
  if (frames.length > 1) calmFrames(frames);
  const cells = frames.map((frame) => develop(frame, finish));
  const [{ width, height }] = cells;
  const sheet = { width: width * columns, height: height * Math.ceil(cells.length / columns) };
  const data = Buffer.alloc(sheet.width * sheet.height * 4);
  for (const [place, cell] of cells.entries()) {
    const left = width * (place % columns);
    const top = height * Math.floor(place / columns);
    for (let y = 0; y < height; y++)
      data.set(cell.data.subarray(y * width * 4, (y + 1) * width * 4), ((top + y) * sheet.width + left) * 4);
  }
  return { data, ...sheet };
}

function encode(picture, format, quality, effort) {
  if (format === 'avif') return picture.avif({ quality, effort, chromaSubsampling: '4:4:4' });
  if (format === 'webp')
    return picture.webp({ quality: quality + 20, alphaQuality: 90, effort: 6, smartSubsample: true });
  return picture.jpeg({ quality: 86, mozjpeg: true, chromaSubsampling: '4:4:4' });
}

function removeOld(name) {
  for (const file of readdirSync(PICTURES_FOLDER)) {
    if (file.startsWith(`${name}-`) && /^\d+\.(avif|webp|jpeg|png)$/.test(file.slice(name.length + 1))) {
      rmSync(join(PICTURES_FOLDER, file));
    }
  }
}

// One picture at a time may be made again, so the manifest is updated and kept in the order of the catalogue;
// those composed of others (share.mjs) come after it.
function saveEntry(name, entry) {
  const known = existsSync(MANIFEST) ? JSON.parse(readFileSync(MANIFEST, 'utf8')) : {};
  known[name] = entry;
  const ordered = Object.fromEntries(
    [...new Set([...Object.keys(PICTURES), ...Object.keys(known)])].flatMap((key) =>
      key in known ? [[key, known[key]]] : [],
    ),
  );
  writeFileSync(MANIFEST, `${JSON.stringify(ordered, null, 2)}\n`);
}
