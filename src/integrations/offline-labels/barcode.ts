// Draws a Code 128 barcode as vector lines, so that it is sharp on every printer.

import bwip from 'bwip-js/node';
import { colours, type Sheet } from '../pdf-paper/sheet.ts';

// The named export of the same name draws another kind of barcode.
/** The number of blank modules (widths of the thinnest bar) that a scanner needs on either side. */
const QUIET_ZONE = 10;

/** Draws a barcode; `width` includes the blank space on either side that a scanner needs. */
export function drawBarcode(
  sheet: Sheet,
  text: string,
  { x, y, width, height }: { x: number; y: number; width: number; height: number },
): void {
  const bars = barsOf(text);
  const modules = bars.reduce((sum, size) => sum + size, 0) + 2 * QUIET_ZONE;
  const module = width / modules;
  let at = x + QUIET_ZONE * module;
  for (const [place, size] of bars.entries()) {
    // Bars and spaces alternate, starting with a bar.
    if (place % 2 === 0) sheet.rect(at, y, size * module, height);
    at += size * module;
  }
  sheet.fill(colours.ink);
}

function barsOf(text: string): number[] {
  const [symbol] = bwip.raw({ bcid: 'code128', text });
  if (symbol === undefined || !('sbs' in symbol)) throw new Error('The barcode has no bars');
  return symbol.sbs;
}
