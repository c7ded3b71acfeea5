// Draws QR codes with links to pages of the shop, side by side with captions underneath.

import type { PackingSlip } from '#modules/fulfilment/index.ts';
import { drawQrCode } from '../pdf-paper/draw-qr-code.ts';
import { colours, type Sheet, write } from '../pdf-paper/sheet.ts';

/**
 * The side of a QR code on a packing slip, in points: phones can read it from a hand's breadth, even with the
 * longest URL.
 */
const SIDE = 60;
/**
 * Returns true when a packing slip's page is as narrow as that of a label printer; the captions of its QR
 * codes are then printed without explanations.
 */
const isNarrow = (width: number) => width < 300;

/** Returns the height of the QR codes of a packing slip with their captions, in points. */
export const linksHeight = (width: number): number => SIDE + (isNarrow(width) ? 16 : 32);

/** The space between two columns of QR codes, in points. */
const GAP = 12;

export function drawLinks(
  sheet: Sheet,
  links: PackingSlip['links'],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const column = (width + GAP) / Math.max(links.length, 1);
  for (const [index, { label, use, url }] of links.entries()) {
    const left = x + index * column;
    drawQrCode(sheet, url, { x: left, y, side: SIDE });
    const at = { x: left, width: column - GAP };
    const size = isNarrow(width) ? 6 : 8;
    const next = write(sheet, label, { ...at, y: y + SIDE + 5 }, { size, font: 'strong' });
    if (!isNarrow(width)) write(sheet, use, { ...at, y: next }, { size: 7, colour: colours.smoke });
  }
}
