// Draws what mails show, from the rendered packs and the mark: PNG, which every mail program reads, at
// addresses that never change, because a mail is opened for years. Run it again after rendering the packs:
// `node assets/mail-pictures.mjs`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import PDFDocument from 'pdfkit';
import QRCode from 'qrcode';
import sharp from 'sharp';
import { MARK, markSvg, WORDMARK } from '../src/shared/brand/wordmark.ts';
import { words } from './lettering.mjs';

const PICTURES = join(import.meta.dirname, 'pictures');
const FACE = join(import.meta.dirname, '..', 'src/integrations/pdf-paper/fonts/fraunces-600.ttf');
const FOLDER = join(import.meta.dirname, '..', 'public', 'mails');
const INK = '#12110f';
const PAPER = '#f3efe6';

/**
 * Twice what is shown: the packs fill the place they have, none is higher than it and all are as wide, with
 * no air above or below.
 */
const PLACE = { width: 304, height: 264 };
const CLEAR = { r: 0, g: 0, b: 0, alpha: 0 };

mkdirSync(FOLDER, { recursive: true });
for (const jars of [1, 2, 3, 4]) {
  const pack = await sharp(join(PICTURES, `packs-${jars}-640.webp`))
    .trim({ background: CLEAR, threshold: 2 })
    .resize({ ...PLACE, fit: 'inside', kernel: 'lanczos3' })
    .toBuffer({ resolveWithObject: true });
  await sharp(pack.data)
    .resize({ width: PLACE.width, height: pack.info.height, fit: 'contain', background: CLEAR })
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 })
    .toFile(join(FOLDER, `packs-${jars}.png`));
}

/**
 * An edge of the other colour keeps them readable where a mail program darkens the ground and leaves the
 * picture.
 */
const EDGE = 3;
/** So that both stand in the middle of their picture. */
const LEFT = 14;
const NAME = 48;
const BOX = NAME * WORDMARK.mark;
const font = new PDFDocument().font(FACE)._font.font;
for (const [name, ink, edge] of [
  ['wordmark', INK, PAPER],
  ['wordmark-dark', PAPER, INK],
]) {
  const beside = LEFT + BOX + NAME * WORDMARK.gap;
  const letters = words(font, 'zwartwit', NAME, beside, 32 + NAME * WORDMARK.foot, WORDMARK);
  const place = `translate(${LEFT} ${32 - BOX / 2}) scale(${BOX / 32})`;
  const head = `<svg xmlns="http://www.w3.org/2000/svg" width="300" height="64">
  <circle transform="${place}" cx="16" cy="16" r="${MARK.ring.r}" fill="none" stroke="${edge}" stroke-width="${MARK.stroke + EDGE / 2}"/>
  <g stroke="${edge}" stroke-linejoin="round" stroke-width="${(EDGE * font.unitsPerEm) / NAME}">${letters}</g>
  <g transform="${place}">${markSvg(ink)}</g>
  <g fill="${ink}">${letters}</g>
</svg>`;
  await sharp(Buffer.from(head))
    .png({ compressionLevel: 9, palette: true })
    .toFile(join(FOLDER, `${name}.png`));
}

// On a disc of its own paper: by day it cannot be told from the mail's, by night it keeps the mark black on
// white.
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-2 -2 36 36">
  <circle cx="16" cy="16" r="18" fill="${PAPER}"/>
  ${markSvg(INK)}
</svg>`;
await sharp(Buffer.from(mark)).png({ compressionLevel: 9, palette: true }).toFile(join(FOLDER, 'mark.png'));

// What a template that is only looked at shows in place of a code to pay by: as such a code, to an account of
// nobody.
const transfer = [
  'BCD',
  '002',
  '1',
  'SCT',
  '',
  'Zwartwit B.V.',
  'NL91ABNA0417164300',
  'EUR37.43',
  '',
  '',
  'PF100042',
];
await QRCode.toFile(join(FOLDER, 'pay-code.png'), transfer.join('\n'), {
  width: 320,
  margin: 3,
  errorCorrectionLevel: 'M',
});

// A star to be chosen: a picture, because the sign is another one in every mail program.
const star = `<svg xmlns="http://www.w3.org/2000/svg" width="80" height="80" viewBox="0 0 24 24">
  <path d="M12 2.6l2.9 6.1 6.6.85-4.85 4.55 1.25 6.6L12 17.4l-5.9 3.3 1.25-6.6L2.5 9.55l6.6-.85z" fill="none" stroke="#d07a1c" stroke-width="1.5" stroke-linejoin="round"/>
</svg>`;
await sharp(Buffer.from(star)).png({ compressionLevel: 9, palette: true }).toFile(join(FOLDER, 'star.png'));
