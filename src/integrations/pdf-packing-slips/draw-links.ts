// Codes to scan that lead to pages of the shop, side by side with what each is for underneath.

import QRCode from 'qrcode';
import type { PackingSlip } from '#modules/orders/index.ts';
import { colours, type Sheet, write } from '../pdf-paper/sheet.ts';
import { decoration } from '../pdf-paper/structure.ts';

/** What a phone reads from a hand's breadth, also when the longest address makes the dots small. */
const SIDE = 60;
/** With the line of text under them. */
export const LINKS_HEIGHT = SIDE + 16;

export function drawLinks(
  sheet: Sheet,
  links: PackingSlip['links'],
  { x, y, width }: { x: number; y: number; width: number },
): void {
  const column = width / Math.max(links.length, 1);
  for (const [index, { label, url }] of links.entries()) {
    const left = x + index * column;
    decoration(sheet, () => drawCode(sheet, url, left + (column - SIDE) / 2, y));
    const under = { x: left, y: y + SIDE + 3, width: column };
    write(sheet, label, under, { size: 7.5, font: 'strong', align: 'center' });
  }
}

function drawCode(sheet: Sheet, text: string, x: number, y: number): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dot = SIDE / modules.size;
  for (let row = 0; row < modules.size; row += 1)
    for (let column = 0; column < modules.size; column += 1)
      if (modules.get(row, column)) sheet.rect(x + column * dot, y + row * dot, dot, dot);
  sheet.fill(colours.ink);
}
