// The process that paints one drawing and is gone: whoever started it can end it, which nobody can do to a
// thread that paints. It is sent the drawing, and answers its pixels or why there are none.

import { barePixels, MOST_PIXELS, type Pixels, sharp } from './bare-pixels.ts';

const DRAWING_WIDTH = 1600;
/** Points per inch at which a drawing has the size it says. */
const DRAWING_DENSITY = 72;
const HIGHEST_DENSITY = 10_000;

export type Painted = { pixels: Pixels } | { fault: string };

// The shop is gone. An ordinary exit would wait for the painting.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', (source: Uint8Array) => {
  void paint(source)
    .then(
      (pixels): Painted => ({ pixels }),
      (error: unknown): Painted => ({ fault: error instanceof Error ? error.message : String(error) }),
    )
    .then((painted) => process.send?.(painted));
});

async function paint(source: Uint8Array): Promise<Pixels> {
  const limitInputPixels = MOST_PIXELS;
  const { width, height } = await sharp(source, { limitInputPixels }).metadata();
  const enlarged = Math.max(DRAWING_DENSITY, (DRAWING_DENSITY * DRAWING_WIDTH) / Math.max(width, height));
  return barePixels(sharp(source, { density: Math.min(enlarged, HIGHEST_DENSITY), limitInputPixels }));
}
