// Draws the marks of the ways to pay as one sheet for the checkout: those that Simple Icons (CC0) has, by
// their outlines there, the others as we draw them. Run it again after another version of the package: `node
// assets/payment-marks.mjs`.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { siApplepay, siGooglepay, siPaypal, siVisa } from 'simple-icons';

export const SHEET = join(import.meta.dirname, '..', 'src/web/checkout/payment/marks/payment-logos.svg');

/** Each in the box that fits around it: as high as the text it stands beside. */
const MARKS = [
  // Without the card around it: the button is one already.
  {
    id: 'apple',
    box: '3.3 8.3 17.7 7.6',
    drawing: filled('currentColor', outlines(siApplepay.path).slice(2)),
  },
  {
    id: 'google',
    box: '0 7.1 24 9.8',
    drawing: `<g fill="none" stroke-width="1.56"><path stroke="#ea4335" d="M6.3 9.06a3.19 3.19 0 0 0-5.24.82"/><path stroke="#fbbc04" d="M1.06 9.88a3.19 3.19 0 0 0 0 2.68"/><path stroke="#34a853" d="M1.06 12.56a3.19 3.19 0 0 0 5 1"/><path stroke="#4285f4" d="M6.06 13.56a3.19 3.19 0 0 0 1.06-2.06h-3.18"/></g>${filled('#3c4043', outlines(siGooglepay.path).slice(1))}`,
  },
  { id: 'paypal', box: '0 0 24 24', drawing: filled(`#${siPaypal.hex}`, [siPaypal.path]) },
  {
    id: 'amazon',
    box: '2 5 40 25',
    drawing: `<g fill="none" stroke-linecap="round" stroke-width="2.5"><path stroke="#232f3e" d="M5 8v14m0-9.4a4.6 4.6 0 1 1 0 .3M25 8v9.4m0-4.8a4.6 4.6 0 1 0 0 .3M29.4 8l4.7 9.3M38.6 8l-5.4 11.6c-.7 1.6-1.8 2.3-3.4 2"/><path stroke="#f90" d="M4.5 25.3c10.5 4.3 23.3 3.9 33 .5m-4.1-1.9 5 .9-2 4"/></g>`,
  },
  {
    id: 'link',
    box: '0 3 29 16',
    drawing:
      '<path fill="none" stroke="#011e0f" stroke-width="2.6" d="M1.6 3.4v15M7 8.2v10.2M12.2 8.2v10.2m0-5.4c0-2 1.3-3.6 3.3-3.6s3 1.4 3 3.4v5.6M22 3.4v15m6-10.2-4.6 5 4.9 5.2"/><circle cx="7" cy="4.7" r="1.7" fill="#00d66f"/>',
  },
  { id: 'visa', box: '0 7.9 24 8', drawing: filled(`#${siVisa.hex}`, [siVisa.path]) },
  {
    id: 'mastercard',
    box: '0 0 32 20',
    drawing:
      '<circle cx="10" cy="10" r="10" fill="#eb001b"/><circle cx="22" cy="10" r="10" fill="#f79e1b"/><path fill="#ff5f00" d="M16 2a10 10 0 0 1 0 16 10 10 0 0 1 0-16"/>',
  },
  {
    id: 'ideal',
    box: '0 0 27 24',
    drawing:
      '<path fill="#fff" stroke="#0a0b09" stroke-width="2" d="M1 2.4C1 1.6 1.6 1 2.4 1H14c7.6 0 12 4.2 12 11s-4.4 11-12 11H2.4C1.6 23 1 22.4 1 21.6z"/><path fill="#c06" d="M10.5 4.5H14c5.4 0 8.4 2.7 8.4 7.5s-3 7.5-8.4 7.5h-3.5z"/><circle cx="6.5" cy="9.7" r="2.3" fill="#0a0b09"/><path fill="#0a0b09" d="M4.5 13.2h4v6.3h-4z"/>',
  },
  {
    id: 'bancontact',
    box: '0 0 34 22',
    drawing:
      '<path fill="#005498" d="M17.5 11 12 18.5C10.9 20.1 9 21 7.2 21H2a2 2 0 0 1-2-2v-6a2 2 0 0 1 2-2z"/><path fill="#ffd800" d="M16.5 11 22 3.5C23.1 1.9 25 1 26.8 1H32a2 2 0 0 1 2 2v6a2 2 0 0 1-2 2z"/>',
  },
];

/** The text of the sheet, the same for the same version of the package. */
export function drawPaymentMarks() {
  const symbols = MARKS.map(
    ({ id, box, drawing }) => `<symbol id="${id}" viewBox="${box}">${drawing}</symbol>`,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" aria-hidden="true">\n${symbols.join('\n')}\n</svg>\n`;
}

function filled(color, paths) {
  return `<path fill="${color}" d="${paths.join('')}"/>`;
}

/**
 * The closed shapes a path is made of, each from where it begins: one that is left out moves none that
 * follow.
 */
function outlines(path) {
  let at = [0, 0];
  return path.match(/[Mm][^Mm]+/g).map((outline) => {
    const [start, move, x, y] = /^([Mm])\s*(-?(?:\d*\.)?\d+)[\s,]*(-?(?:\d*\.)?\d+)/.exec(outline);
    const offset = [Number(x), Number(y)];
    at = move === 'M' ? offset : at.map((from, axis) => Number((from + offset[axis]).toFixed(3)));
    return `M${at.join(' ')}${outline.slice(start.length)}`;
  });
}

if (process.argv[1] === import.meta.filename) writeFileSync(SHEET, drawPaymentMarks());
