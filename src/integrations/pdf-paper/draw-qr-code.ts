// Draws a QR code as vector squares, so that it is sharp at every size. Screen readers skip the code.

import QRCode from 'qrcode';
import { colours, type Sheet } from './sheet.ts';
import { decoration } from './structure.ts';

export function drawQrCode(sheet: Sheet, text: string, at: { x: number; y: number; side: number }): void {
  const { modules } = QRCode.create(text, { errorCorrectionLevel: 'M' });
  const dot = at.side / modules.size;
  decoration(sheet, () => {
    for (let row = 0; row < modules.size; row += 1)
      for (let column = 0; column < modules.size; column += 1)
        if (modules.get(row, column)) sheet.rect(at.x + column * dot, at.y + row * dot, dot, dot);
    sheet.fill(colours.ink);
  });
}
