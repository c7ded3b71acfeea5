// Codes to scan that lead to pages of the shop, side by side with what each is for underneath.

import type { PackingSlip } from '#modules/orders/index.ts';
import { drawQrCode } from '../pdf-paper/draw-qr-code.ts';
import { colours, type Sheet, write } from '../pdf-paper/sheet.ts';

/** What a phone reads from a hand's breadth, also when the longest address makes the dots small. */
const SIDE = 60;
/** On the paper of a label printer there is room for what a code is, and none for what it is for. */
const isNarrow = (width: number) => width < 300;

/** With what stands under them. */
export const linksHeight = (width: number): number => SIDE + (isNarrow(width) ? 16 : 32);

/** Between one column and the next. */
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
