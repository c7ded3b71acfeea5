// Draws a code to scan as a picture for a mail: twice as sharp as it is shown, dark on light with its margin,
// whatever lies around it.

import QRCode from 'qrcode';
import type { DrawCode } from '#modules/checkout/index.ts';

export const drawQrPicture: DrawCode = (text) =>
  QRCode.toBuffer(text, { type: 'png', width: 320, margin: 3, errorCorrectionLevel: 'M' });
