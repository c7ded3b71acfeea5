// Converts an upload to the picture files of the shop. Every picture is decoded to pixels and encoded again,
// which removes the location in a photo, scripts in a drawing, and any other file hidden in the upload.

import { open, readFile, stat } from 'node:fs/promises';
import { Refusal } from '#shared/api/problems.ts';
import {
  animated,
  drawingWithEntities,
  needsOtherFormat,
  notAPicture,
  tooComplex,
  tooManyPixels,
  unreadable,
  unsafeSvg,
  utf16Drawing,
} from '../errors.ts';
import type { PictureFile } from '../media-storage.port.ts';
import { fileWidths, SOCIAL_FILE, SOCIAL_WIDTH } from '../picture-address.ts';
import { decodePixels, MAX_PIXELS, type Pixels, SECONDS_PER_STEP, sharp } from './decode-pixels.ts';
import { renderSvg } from './render-svg.ts';

/** Maximum width and height in pixels of an uploaded picture; WebP allows at most 16,383. */
const MAX_SIDE = 16_000;
const MAX_SVG_BYTES = 1024 * 1024;

export type Renditions = { width: number; height: number; files: PictureFile[] };

/**
 * Makes all files of a picture. Throws a `Refusal` (415 or 422) for an animation, and for a format or size
 * the shop does not accept.
 */
export async function makeRenditions(path: string): Promise<Renditions> {
  try {
    return await encode((await isSvg(path)) ? await readSvg(path) : await readPhoto(path));
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error);
  }
}

/**
 * Makes one WebP file that fits into a square of `side` pixels. Throws the errors of `makeRenditions`; an SVG
 * is refused.
 */
export async function makePhotoRendition(path: string, side: number): Promise<Buffer> {
  try {
    if (await isSvg(path)) throw notAPicture();
    const { data, info } = await readPhoto(path);
    return await sharp(data, { raw: info, limitInputPixels: false })
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: 82, smartSubsample: true })
      .timeout({ seconds: SECONDS_PER_STEP })
      .toBuffer();
  } catch (error) {
    throw error instanceof Refusal ? error : refusalOf(error);
  }
}

async function readPhoto(path: string): Promise<Pixels> {
  const image = sharp(path, { limitInputPixels: MAX_PIXELS, failOn: 'error', sequentialRead: true });
  const { format, compression, pages = 1, ...size } = await image.metadata();
  if (format === 'heif' && compression !== 'av1') throw needsOtherFormat();
  refuseTooLarge(size);
  // A TIFF with several pages is not an animation but a document; its first page is used.
  if (pages > 1 && format !== 'tiff') throw animated();
  return decodePixels(image.autoOrient());
}

const UTF_16 = [new TextDecoder('utf-16le'), new TextDecoder('utf-16be')];

function beginsDrawing(text: string): boolean {
  const start = text.replace(/^\uFEFF?\s*/, '');
  return start.startsWith('<') && /<(\?xml|!doctype svg|svg|!--)/i.test(start);
}

/**
 * Tells whether an uploaded file is an SVG; throws for an SVG in UTF-16, which the renderer does not support.
 */
async function isSvg(path: string): Promise<boolean> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(4096), 0, 4096, 0);
    const head = buffer.subarray(0, bytesRead);
    if (beginsDrawing(head.toString('utf8'))) return true;
    if (UTF_16.some((text) => beginsDrawing(text.decode(head)))) throw utf16Drawing();
    return false;
  } finally {
    await file.close();
  }
}

async function readSvg(path: string): Promise<Pixels> {
  if ((await stat(path)).size > MAX_SVG_BYTES) throw unsafeSvg();
  const source = await readFile(path);
  // Entities can expand without limit or refer to files, and drawings do not need them.
  if (/<!ENTITY|<!DOCTYPE[^>]*\[/i.test(source.toString('latin1'))) throw drawingWithEntities();
  if (source.includes(0)) throw unsafeSvg();
  const pixels = await renderSvg(source);
  refuseTooLarge(pixels.info);
  return pixels;
}

function refuseTooLarge({ width, height }: { width: number; height: number }): void {
  if (width * height > MAX_PIXELS || Math.max(width, height) > MAX_SIDE) throw tooManyPixels();
}

async function encode({ data, info }: Pixels): Promise<Renditions> {
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
  // A full disk or lack of memory is an error of the server, not of the file.
  if (!(error instanceof Error) || 'code' in error) return error;
  if (/unsupported image format|is blocked/i.test(error.message)) return notAPicture();
  if (/pixel limit/i.test(error.message)) return tooManyPixels();
  if (/timeout/i.test(error.message)) return tooComplex();
  return unreadable();
}
