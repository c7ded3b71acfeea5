// Compares two folders of screenshots pixel by pixel, and reports which screens differ and by how much.

import { existsSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { isPart } from './cut-tall.ts';

export type Difference = {
  name: string;
  /** The share of different pixels, 0 to 1, of the larger picture; 1 when only one folder has the picture. */
  share: number;
};

/** The difference of a colour channel (0–255) that counts as visible. */
const SEEN = 12;

/**
 * Returns the differences, largest first; equal pictures are left out. Each difference gets a picture
 * `<out>/<name>` with before, after and the changed places.
 */
export async function compareScreens(before: string, after: string, out: string): Promise<Difference[]> {
  mkdirSync(out, { recursive: true });
  const differences: Difference[] = [];
  for (const name of readdirSync(after).filter((file) => file.endsWith('.png') && !isPart(file))) {
    const share = existsSync(join(before, name))
      ? await compare(join(before, name), join(after, name), join(out, name))
      : 1;
    if (share > 0) differences.push({ name, share });
  }
  return differences.sort((one, other) => other.share - one.share);
}

async function compare(before: string, after: string, out: string): Promise<number> {
  const sizes = await Promise.all([sharp(before).metadata(), sharp(after).metadata()]);
  const width = Math.max(...sizes.map((size) => size.width));
  const height = Math.max(...sizes.map((size) => size.height));
  const read = (file: string) =>
    sharp({ create: { width, height, channels: 3, background: 'magenta' } })
      .composite([{ input: file, left: 0, top: 0 }])
      .removeAlpha()
      .raw()
      .toBuffer();
  const [one, other] = await Promise.all([read(before), read(after)]);
  const marks = Buffer.alloc(width * height * 3, 255);
  let different = 0;
  for (let at = 0; at < one.length; at += 3) {
    if ([0, 1, 2].every((channel) => gap(one, other, at + channel) <= SEEN)) continue;
    different += 1;
    marks.set([220, 0, 60], at);
  }
  if (different > 0) await sideBySide([one, other, marks], { width, height }, out);
  return different / (width * height);
}

const gap = (one: Buffer, other: Buffer, at: number) => Math.abs((one[at] ?? 0) - (other[at] ?? 0));

async function sideBySide(
  pictures: readonly Buffer[],
  { width, height }: { width: number; height: number },
  out: string,
): Promise<void> {
  const raw = { width, height, channels: 3 } as const;
  await sharp({ create: { ...raw, width: width * pictures.length, background: 'white' } })
    .composite(pictures.map((input, index) => ({ input, raw, left: width * index, top: 0 })))
    .png()
    .toFile(out);
}
