// Cuts tall screenshots into pieces that fit on a screen.

import { rmSync } from 'node:fs';
import sharp from 'sharp';

/** The maximum height in pixels of a piece into which a tall screenshot is cut. */
const TALLEST = 1600;

export const isPart = (file: string) => /-part\d+\.png$/.test(file);

/**
 * Cuts a tall screenshot into `<name>-part1.png` and so on, beside `<name>.png`; does nothing for a picture
 * that fits in one piece.
 */
export async function cutTall(file: string): Promise<void> {
  const { width, height } = await sharp(file).metadata();
  const pieces = height > TALLEST ? Math.ceil(height / TALLEST) : 0;
  const part = (piece: number) => file.replace(/\.png$/, `-part${piece + 1}.png`);
  for (let piece = 0; piece < pieces; piece += 1) {
    const top = Math.round((height * piece) / pieces);
    const bottom = Math.round((height * (piece + 1)) / pieces);
    await sharp(file)
      .extract({ left: 0, top, width, height: bottom - top })
      .toFile(part(piece));
  }
  rmSync(part(pieces), { force: true });
}
