// Draws what mails show, from the rendered packs and the mark: PNG, which every mail program reads, at addresses that never change,
// because a mail is opened for years. Run it again after rendering the packs: `node assets/mail-pictures.mjs`.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const PICTURES = join(import.meta.dirname, 'pictures');
const FOLDER = join(import.meta.dirname, '..', 'public', 'mails');
const INK = '#12110f';
const PAPER = '#f3efe6';

/** Twice as wide as it is shown. */
const PACK_WIDTH = 304;

mkdirSync(FOLDER, { recursive: true });
for (const jars of [1, 2, 3, 4])
  await sharp(join(PICTURES, `packs-${jars}-640.webp`))
    .resize({ width: PACK_WIDTH, kernel: 'lanczos3' })
    .png({ compressionLevel: 9, palette: true, quality: 90, effort: 10 })
    .toFile(join(FOLDER, `packs-${jars}.png`));

// On a disc of its own paper: by day it cannot be told from the mail's, by night it keeps the mark black on white.
const mark = `<svg xmlns="http://www.w3.org/2000/svg" width="96" height="96" viewBox="-2 -2 36 36">
  <circle cx="16" cy="16" r="18" fill="${PAPER}"/>
  <circle cx="16" cy="16" r="14.25" fill="none" stroke="${INK}" stroke-width="2.5"/>
  <path d="M3 15.2a13 13 0 0 1 26 0z" fill="${INK}"/>
</svg>`;
await sharp(Buffer.from(mark)).png({ compressionLevel: 9, palette: true }).toFile(join(FOLDER, 'mark.png'));
