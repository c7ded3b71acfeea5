// What is taller than anybody looks at in one piece is there in pieces too, one below the other.

import { rmSync } from 'node:fs';
import sharp from 'sharp';

/** No piece is taller. */
const TALLEST = 1600;

export const isPart = (file: string) => /-part\d+\.png$/.test(file);

/** `<name>-part1.png` and on, beside `<name>.png`; a picture of one piece has none. */
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
