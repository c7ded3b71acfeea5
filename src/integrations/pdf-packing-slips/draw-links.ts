// Codes to scan that lead to pages of the shop, side by side with what each is for underneath.

import QRCode from 'qrcode';
import type { PackingSlip } from '#modules/orders/index.ts';
import { colours, type Sheet, write } from '../pdf-paper/sheet.ts';
import { decoration } from '../pdf-paper/structure.ts';

/** What a phone reads from a hand's breadth, also when the longest address makes the dots small. */
const SIDE = 60;
/** With the line of text under them. */
export const LINKS_HEIGHT = SIDE + 26;
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
    decoration(sheet, () => drawCode(sheet, url, left, y));
    const at = { x: left, width: column - GAP };
    const size = column < 110 ? 6.5 : 8;
    const next = write(sheet, label, { ...at, y: y + SIDE + 5 }, { size, font: 'strong' });
    write(sheet, use, { ...at, y: next }, { size: size - 1, colour: colours.smoke });
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
