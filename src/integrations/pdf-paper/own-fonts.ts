// The shop's own letters. The build carries them within the program, as a data address each.

import type { Font } from 'fontkit';
import { openFont } from './fallback-fonts.ts';
import wordmark from './fonts/fraunces-600.ttf?inline';
import regular from './fonts/inter-400.ttf?inline';
import strong from './fonts/inter-600.ttf?inline';

const FONTS = { regular, strong, wordmark } as const;
export type OwnFont = keyof typeof FONTS;

const files = new Map<OwnFont, Buffer>();
const opened = new Map<OwnFont, Font>();

export function ownFontBytes(name: OwnFont): Buffer {
  const known = files.get(name);
  if (known) return known;
  const file = Buffer.from(FONTS[name].slice(FONTS[name].indexOf(',') + 1), 'base64');
  files.set(name, file);
  return file;
}

/** To ask what it has. */
export function openOwnFont(name: OwnFont): Font {
  const known = opened.get(name);
  if (known) return known;
  const font = openFont(ownFontBytes(name));
  opened.set(name, font);
  return font;
}
