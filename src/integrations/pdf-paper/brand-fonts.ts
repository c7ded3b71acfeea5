// The shop's own fonts, embedded in the program by the build as data URLs.

import type { Font } from 'fontkit';
import { openFont } from './fallback-fonts.ts';
import wordmark from './fonts/fraunces-600.ttf?inline';
import regular from './fonts/inter-400.ttf?inline';
import strong from './fonts/inter-600.ttf?inline';

const FONTS = { regular, strong, wordmark } as const;
export type BrandFont = keyof typeof FONTS;

const files = new Map<BrandFont, Buffer>();
const opened = new Map<BrandFont, Font>();

export function brandFontBytes(name: BrandFont): Buffer {
  const loadedBytes = files.get(name);
  if (loadedBytes) return loadedBytes;
  const file = Buffer.from(FONTS[name].slice(FONTS[name].indexOf(',') + 1), 'base64');
  files.set(name, file);
  return file;
}

/** Opens one of the shop's own fonts to look up its glyphs. */
export function openBrandFont(name: BrandFont): Font {
  const openedFont = opened.get(name);
  if (openedFont) return openedFont;
  const font = openFont(brandFontBytes(name));
  opened.set(name, font);
  return font;
}
