// Composes what travels when a page is shared, 1200 × 630: a picture of the shop, the sentence of the page in
// the face of its titles, and the mark, of what was rendered already. `node assets/share.mjs` makes all.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { openFace, words } from './lettering.mjs';

const FOLDER = join(import.meta.dirname, 'pictures');
const MANIFEST = join(FOLDER, 'manifest.json');
const WIDE = 1200;
const TALL = 630;
const PAPER = '#FBFAF6';
const BONE = '#F0ECE2';
const INK = '#12110F';
const LEFT = 76;

/** Of each: its ground, what is written on it in which colour, and its picture with its width and corner. */
const SHARED = {
  og: {
    ground: PAPER,
    ink: INK,
    size: 92,
    picture: { file: 'jar-hero-1200.webp', width: 590, left: 628, top: -62 },
    lines: ['Zwart poeder,', 'wittere tanden.'],
    alt: 'Zwart poeder, wittere tanden. Matzwarte pot met tandpoeder en een bamboe tandenborstel',
  },
  'share-blog': {
    ground: BONE,
    ink: INK,
    size: 84,
    picture: { file: 'shades-1440.webp', width: 1064, left: 68, top: 262 },
    lines: ['Eerlijk over witte tanden.'],
    alt: 'Eerlijk over witte tanden. Kleurstaafjes van de tandarts, van donker naar licht',
  },
  'share-poets': {
    ground: PAPER,
    ink: INK,
    size: 84,
    picture: { file: 'toothbrush-1000.webp', width: 690, left: 550, top: 138 },
    lines: ['Twee minuten zwart.', 'Daarna wit.'],
    alt: 'Twee minuten zwart. Daarna wit. Bamboe tandenborstel met zwart poeder',
  },
  'share-contact': {
    ground: BONE,
    ink: INK,
    size: 84,
    picture: { file: 'jar-open-1200.webp', width: 560, left: 620, top: 222 },
    lines: ['Stel je vraag.', 'Een mens antwoordt.'],
    alt: 'Stel je vraag. Een mens antwoordt. Open matzwarte pot met tandpoeder',
  },
  'share-nieuwsbrief': {
    ground: PAPER,
    ink: INK,
    size: 84,
    picture: { file: 'hero-packs-2-1200.webp', width: 600, left: 600, top: -50 },
    lines: ['Poetstips', 'in je mail.'],
    alt: 'Poetstips in je mail. Twee matzwarte potten met tandpoeder',
  },
};

// The face of the titles in its largest optical size.
const font = openFace('fraunces', 'opsz=144');
for (const [name, shared] of Object.entries(SHARED)) await compose(name, shared);

async function compose(name, { ground, ink, size, picture, lines, alt }) {
  const beside = await sharp(join(FOLDER, picture.file)).resize({ width: picture.width }).png().toBuffer();
  const file = `${name}-${WIDE}.jpeg`;
  const canvas = { width: WIDE, height: TALL, channels: 3, background: ground };
  const framed = await crop(beside, picture);
  const { size: bytes } = await sharp({ create: canvas })
    .composite([framed, { input: Buffer.from(drawing({ ink, size, lines })), left: 0, top: 0 }])
    .jpeg({ quality: 88, mozjpeg: true, chromaSubsampling: '4:4:4' })
    .toFile(join(FOLDER, file));
  const known = JSON.parse(readFileSync(MANIFEST, 'utf8'));
  const sources = [{ format: 'jpeg', width: WIDE, file, bytes }];
  known[name] = { alt, width: WIDE, height: TALL, color: ground, sources };
  writeFileSync(MANIFEST, `${JSON.stringify(known, null, 2)}\n`);
  console.log(`${file} ${bytes}`);
}

/** Only what lies on the canvas. */
async function crop(input, { left, top }) {
  const { width, height } = await sharp(input).metadata();
  const part = { left: Math.max(0, -left), top: Math.max(0, -top) };
  const seen = {
    width: Math.min(width - part.left, WIDE - Math.max(0, left)),
    height: Math.min(height - part.top, TALL - Math.max(0, top)),
  };
  return {
    input: await sharp(input)
      .extract({ ...part, ...seen })
      .png()
      .toBuffer(),
    left: Math.max(0, left),
    top: Math.max(0, top),
  };
}

/** The mark with the name on top, the lines under it. */
function drawing({ ink, size, lines }) {
  const written = lines
    .map((line, place) => words(font, line, size, LEFT, 216 + place * size * 1.04, { spacing: -0.022 }))
    .join('');
  const mark = `<g transform="translate(${LEFT} 58) scale(1.3)"><circle cx="16" cy="16" r="14.25" fill="none" stroke="${ink}" stroke-width="2.5"/><path d="M3 15.2a13 13 0 0 1 26 0z" fill="${ink}"/></g>`;
  const name = words(font, 'zwartwit', 40, LEFT + 56, 92, { spacing: -0.022 });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${TALL}">${mark}<g fill="${ink}">${name}${written}</g></svg>`;
}
