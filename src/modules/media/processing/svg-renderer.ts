// The process that renders one SVG and exits. It receives the drawing and returns its pixels or an error; its
// parent can kill it at any time.

import { decodePixels, MAX_PIXELS, type Pixels, sharp } from './decode-pixels.ts';

const SVG_WIDTH = 1600;
/** The density in dots per inch at which an SVG is rendered at the size its file states. */
const SVG_DENSITY = 72;
const MAX_DENSITY = 10_000;

export type RenderResult = { pixels: Pixels } | { fault: string };

// The parent process has ended. An ordinary exit would wait until the rendering is done.
process.once('disconnect', () => process.kill(process.pid, 'SIGKILL'));

process.once('message', (source: Uint8Array) => {
  void renderSvg(source)
    .then(
      (pixels): RenderResult => ({ pixels }),
      (error: unknown): RenderResult => ({ fault: error instanceof Error ? error.message : String(error) }),
    )
    .then((painted) => process.send?.(painted));
});

async function renderSvg(source: Uint8Array): Promise<Pixels> {
  const limitInputPixels = MAX_PIXELS;
  const { width, height } = await sharp(source, { limitInputPixels }).metadata();
  const enlarged = Math.max(SVG_DENSITY, (SVG_DENSITY * SVG_WIDTH) / Math.max(width, height));
  return decodePixels(sharp(source, { density: Math.min(enlarged, MAX_DENSITY), limitInputPixels }));
}
