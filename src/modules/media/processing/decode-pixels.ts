// Configures the image library once: only the accepted formats, one thread and no cache.

import sharp, { type Sharp } from 'sharp';
import { LARGEST_WIDTH } from '../picture-address.ts';

export const MAX_PIXELS = 50_000_000;
/**
 * Time limit in seconds of one step of image processing, on a busy server. A step reads a picture or makes
 * one file.
 */
export const SECONDS_PER_STEP = 60;

// Allows only the decoders of the accepted formats. An SVG is read only from memory, because an SVG read from
// a file could refer to other files in its folder.
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
// One thread, so that a slow picture leaves processor time to the rest of the shop.
sharp.concurrency(1);
sharp.cache(false);

export { sharp };

export type Pixels = { data: Buffer; info: { width: number; height: number; channels: 1 | 2 | 3 | 4 } };

/** Decodes a picture to sRGB pixels, scaled down to `LARGEST_WIDTH`. */
export async function decodePixels(image: Sharp): Promise<Pixels> {
  const { data, info } = await image
    .resize({ width: LARGEST_WIDTH, withoutEnlargement: true })
    .toColourspace('srgb')
    .raw({ depth: 'uchar' })
    .timeout({ seconds: SECONDS_PER_STEP })
    .toBuffer({ resolveWithObject: true });
  return { data, info: { width: info.width, height: info.height, channels: info.channels } };
}
