// Draws the favicon set from assets/icons/mark.svg: PNGs for browsers and phones and an ICO for old ones.
// Run it again after changing the drawing: `node assets/icons.mjs`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const FOLDER = join(import.meta.dirname, 'icons');
const PAPER = '#fbfaf6';
const INK = '#12110f';

// A PNG cannot follow the colour scheme, so it gets the ink mark on a rounded paper tile and is readable on
// both.
const shapes = readFileSync(join(FOLDER, 'mark.svg'), 'utf8')
  .replace(/<style>[\s\S]*?<\/style>/, `<style>.jar{fill:${INK}}.moon{fill:${PAPER}}</style>`)
  .replace(/<title>.*<\/title>/, '')
  .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '');

/**
 * The mark on a paper tile; `margin` is the share of the tile left free, `round` the corner radius as a
 * share.
 */
function tile(size, margin, round) {
  const inner = size * (1 - 2 * margin);
  const svg =
    `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="0 0 ${size} ${size}">` +
    `<rect width="${size}" height="${size}" rx="${size * round}" fill="${PAPER}"/>` +
    `<g transform="translate(${size * margin} ${size * margin}) scale(${inner / 32})">${shapes}</g></svg>`;
  return sharp(Buffer.from(svg)).png({ compressionLevel: 9, palette: true }).toBuffer();
}

/** An ICO file is a small directory followed by whole PNGs. */
function ico(pngs) {
  const header = Buffer.alloc(6 + 16 * pngs.length);
  header.writeUInt16LE(1, 2);
  header.writeUInt16LE(pngs.length, 4);
  let offset = header.length;
  pngs.forEach(({ size, data }, index) => {
    const at = 6 + 16 * index;
    header.writeUInt8(size, at);
    header.writeUInt8(size, at + 1);
    header.writeUInt16LE(1, at + 4);
    header.writeUInt16LE(32, at + 6);
    header.writeUInt32LE(data.length, at + 8);
    header.writeUInt32LE(offset, at + 12);
    offset += data.length;
  });
  return Buffer.concat([header, ...pngs.map(({ data }) => data)]);
}

const small = [];
for (const size of [16, 32]) small.push({ size, data: await tile(size, 0, 0.14) });
writeFileSync(join(FOLDER, 'favicon.ico'), ico(small));
writeFileSync(join(FOLDER, 'icon-32.png'), await tile(32, 0, 0.14));
// Phones round the corners themselves and a maskable icon may lose its outer fifth.
writeFileSync(join(FOLDER, 'icon-180.png'), await tile(180, 0.2, 0));
writeFileSync(join(FOLDER, 'icon-192.png'), await tile(192, 0.2, 0));
writeFileSync(join(FOLDER, 'icon-512.png'), await tile(512, 0.2, 0));
