// From whatever was uploaded to the files of the shop. Everything is decoded to bare pixels and encoded anew, so that
// nothing travels along: no place where a photo was taken, no script in a drawing, no second file behind the first.

import { open, readFile, stat } from 'node:fs/promises';
import { setTimeout as pause } from 'node:timers/promises';
import sharp, { type Metadata, type Sharp } from 'sharp';
import { Refusal } from '#shared/problems.ts';
import type { PictureFile } from './media-storage-port.ts';
import { fileWidths, LARGEST_WIDTH, SOCIAL_FILE, SOCIAL_WIDTH } from './picture-address.ts';
import {
  moving,
  needsOtherFormat,
  notAPicture,
  tooComplex,
  tooManyPixels,
  unreadable,
  unsafeDrawing,
} from './refusals.ts';

const MOST_PIXELS = 50_000_000;
/** WebP holds no more than 16,383 either way. */
const LONGEST_SIDE = 16_000;
/** On a busy machine; a step is one reading or the making of one file. */
const SECONDS_PER_STEP = 60;
const MOST_DRAWING_BYTES = 1024 * 1024;
const DRAWING_WIDTH = 1600;
/** Points per inch at which a drawing has the size it says. */
const DRAWING_DENSITY = 72;

// Only the readers of the formats we take. A drawing is read from memory alone: from a file it could look around its folder.
sharp.block({ operation: ['VipsForeignLoad'] });
sharp.unblock({
  operation: [
    ...['Jpeg', 'Png', 'Webp', 'Nsgif', 'Tiff', 'Heif'].flatMap((format) => [
      `VipsForeignLoad${format}File`,
      `VipsForeignLoad${format}Buffer`,
    ]),
    'VipsForeignLoadSvgBuffer',
  ],
});
// One thread: a picture may take a while, the shop may not wait for it.
sharp.concurrency(1);
sharp.cache(false);

export type MadeFiles = { width: number; height: number; files: PictureFile[] };

/** Throws a Refusal (415, 422) for what is no still picture of a format and size we take. */
export async function makeFiles(path: string): Promise<MadeFiles> {
  try {
    return await encode(await master(path));
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error);
  }
}

type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** The picture upright, in sRGB, not wider than the largest file. */
async function master(path: string): Promise<Pixels> {
  const image = (await isDrawing(path)) ? await readDrawing(path) : await readPhoto(path);
  const { data, info } = await image
    .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: SECONDS_PER_STEP })
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}

async function readPhoto(path: string): Promise<Sharp> {
  const image = sharp(path, { limitInputPixels: MOST_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, compression, pages = 1, ...size } = await readMetadata(image);
  if (format === 'heif' && compression !== 'av1') throw needsOtherFormat();
  refuseTooLarge(size);
  // A TIFF of several pages is a document; its first page is the picture.
  if (pages > 1 && format !== 'tiff') throw moving();
  return image.autoOrient();
}

async function isDrawing(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const start = buffer.toString('utf8', 0, bytesRead).replace(/^\uFEFF?\s*/, '');
    return start.startsWith('<') && /<(\?xml|!doctype svg|svg|!--)/i.test(start);
  } finally {
    await file.close();
  }
}

async function readDrawing(path: string): Promise<Sharp> {
  if ((await stat(path)).size > MOST_DRAWING_BYTES) throw unsafeDrawing();
  const source = await readFile(path);
  // Entities can grow without end or name files; nothing a drawing program writes needs them.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source.toString('latin1')) || source.includes(0))
    throw unsafeDrawing();
  const size = await readMetadata(sharp(source, { limitInputPixels: false }));
  refuseTooLarge(size);
  const enlarged = Math.max(
    DRAWING_DENSITY,
    (DRAWING_DENSITY * DRAWING_WIDTH) / Math.max(size.width, size.height),
  );
  return sharp(source, { density: Math.min(enlarged, 10_000), limitInputPixels: MOST_PIXELS });
}

/** The library's own limit of time holds for pixels only, and a drawing is read whole to learn its size. */
async function readMetadata(image: Sharp): Promise<Metadata> {
  const late = new AbortController();
  const tooSlow = pause(SECONDS_PER_STEP * 1000, null, { signal: late.signal, ref: false });
  const metadata = image.metadata();
  const first = await Promise.race([metadata, tooSlow.catch(() => null)]).finally(() => late.abort());
  if (first !== null) return first;
  metadata.catch(() => {});
  throw unsafeDrawing();
}

function refuseTooLarge({ width, height }: Pick<Metadata, 'width' | 'height'>): void {
  if (width * height > MOST_PIXELS || Math.max(width, height) > LONGEST_SIDE) throw tooManyPixels();
}

async function encode({ data, info }: Pixels): Promise<MadeFiles> {
  const at = (width: number) =>
    sharp(data, { raw: info, limitInputPixels: false })
      .resize({ width })
      .timeout({ seconds: SECONDS_PER_STEP });
  const files: PictureFile[] = [];
  for (const width of fileWidths(info.width)) {
    const avif = await at(width).avif({ quality: 55, effort: 2 }).toBuffer();
    files.push({ name: `${width}.avif`, type: 'image/avif', bytes: avif });
    const webp = await at(width).webp({ quality: 80, smartSubsample: true }).toBuffer();
    files.push({ name: `${width}.webp`, type: 'image/webp', bytes: webp });
  }
  const jpeg = await at(Math.min(info.width, SOCIAL_WIDTH))
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  files.push({ name: SOCIAL_FILE, type: 'image/jpeg', bytes: jpeg });
  return { width: info.width, height: info.height, files };
}

function refusalOf(error: unknown): unknown {
  // A full disk or too little memory is a fault of ours and stays one.
  if (!(error instanceof Error) || 'code' in error) return error;
  if (/unsupported image format|is blocked/i.test(error.message)) return notAPicture();
  if (/pixel limit/i.test(error.message)) return tooManyPixels();
  if (/timeout/i.test(error.message)) return tooComplex();
  return unreadable();
}
