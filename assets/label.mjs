// Draws what is printed around the jar, unrolled: in front the mark and, tone on tone, the name; at the back
// how it is used. Red is white ink, green is clear varnish; the scenes wrap it around the jar (`matt_black`
// in scenes/materials.py). Nothing on it is a figure or a claim of the shop: those change, a picture does
// not.
import sharp from 'sharp';
import { openFace, words } from './lettering.mjs';

/** The jar's girth and the height of its wall, in centimetres, as in scenes/jar.py. */
const GIRTH = 2 * Math.PI * 3.5;
const TALL = 4.9;
const WIDE = 6144;
const PER_CM = WIDE / GIRTH;
const FRONT = GIRTH / 4;
const BACK = (3 * GIRTH) / 4;

const LINES = ['Dip en dep.', 'Poets zacht, twee minuten lang.', 'Spoel met water.'];

/** Writes it to that PNG. */
export async function drawLabel(file) {
  const title = openFace('fraunces', 'opsz=144');
  const text = openFace('inter');
  const height = Math.round(TALL * PER_CM);
  const up = (cm) => (TALL - cm) * PER_CM;
  const print = (font, said, size, at, foot, spacing = 0) =>
    words(font, said, size * PER_CM, at * PER_CM, up(foot), { spacing, from: 'middle' });
  const line = (foot, half) =>
    `<rect x="${(BACK - half) * PER_CM}" y="${up(foot)}" width="${2 * half * PER_CM}" height="${0.022 * PER_CM}"/>`;
  const front = `${mark(FRONT, 2.86, 0.8, up)}<g fill="#0f0">${print(title, 'zwartwit', 0.86, FRONT, 1.06, -0.015)}</g>`;
  const back = [
    print(title, 'Twee minuten zwart.', 0.58, BACK, 3.66, -0.012),
    print(title, 'Daarna wit.', 0.58, BACK, 3.0, -0.012),
    line(2.56, 2.1),
    ...LINES.map((said, place) => print(text, said, 0.29, BACK, 2.1 - 0.42 * place)),
    line(0.94, 2.1),
    print(title, 'zwartwit', 0.34, BACK, 0.52),
  ].join('');
  await sharp(Buffer.from(svg(height, `<g fill="#f00">${front}${back}</g>`)))
    .png()
    .toFile(file);
}

function svg(height, drawn) {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDE}" height="${height}"><rect width="100%" height="100%" fill="#000"/>${drawn}</svg>`;
}

/** The house mark, white on black: a ring whose lower half is filled. */
function mark(across, middle, radius, up) {
  const x = across * PER_CM;
  const y = up(middle);
  const outer = radius * PER_CM;
  const stroke = 0.078 * outer;
  const inner = outer - stroke;
  return `<circle cx="${x}" cy="${y}" r="${outer - stroke / 2}" fill="none" stroke="#f00" stroke-width="${stroke}"/><path d="M${x - inner - 1} ${y}a${inner + 1} ${inner + 1} 0 0 0 ${2 * inner + 2} 0z"/>`;
}
