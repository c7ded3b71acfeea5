// Draws a QR code as a PNG for a mail: at twice the displayed size for sharpness, dark on light with a
// margin, so that any background works.

import QRCode from 'qrcode';
import type { DrawQrCode } from '#modules/checkout/index.ts';

export const drawQrPicture: DrawQrCode = (text) =>
  QRCode.toBuffer(text, { type: 'png', width: 320, margin: 3, errorCorrectionLevel: 'M' });
