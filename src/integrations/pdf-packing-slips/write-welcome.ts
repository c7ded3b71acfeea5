// Writes a welcome line and a short brushing instruction on a packing slip that has room for them.

import { colours, type Sheet, write } from '../pdf-paper/sheet.ts';

const STEPS = [
  'Maak je tandenborstel nat en dip hem licht in het poeder. Een klein beetje is genoeg.',
  'Poets twee minuten zachtjes in kleine rondjes, zonder te drukken.',
  'Spoel je mond goed na met water. Gebruik het poeder 3 tot 5 keer per week.',
] as const;

/**
 * The short brushing instruction of a packing slip, for narrow pages on which each step of the long
 * instruction would take two lines.
 */
const SHORT_TEXT = 'Dip een natte borstel in het poeder, poets twee minuten en spoel goed na.';

const NUMERAL = { font: 'wordmark', size: 15, colour: colours.smoke } as const;
const STEP = 22;
const PADDING = 18;

/**
 * Writes the welcome text of a packing slip between the items and the QR codes; writes nothing when the text
 * does not fit.
 */
export function writeWelcome(
  sheet: Sheet,
  room: { x: number; width: number; top: number; bottom: number },
): void {
  const { x, width, top, bottom } = room;
  const isWide = width >= 400;
  const size = isWide ? 30 : 20;
  const height = size * 1.3 + 16 + (isWide ? STEPS.length * STEP : 0);
  if (width < 300 || bottom - top < height + 2 * PADDING) return;
  let y = top + (bottom - top - height) / 2;
  y = write(sheet, 'Twee minuten zwart. Daarna wit.', { x, y, width }, { font: 'wordmark', size });
  if (!isWide) return void write(sheet, SHORT_TEXT, { x, y: y + 4, width }, { size: 9.5 });
  y += 16;
  for (const [index, step] of STEPS.entries()) {
    write(sheet, String(index + 1), { x, y: y - 4, width: 20 }, NUMERAL);
    write(sheet, step, { x: x + 24, y, width: width - 24 }, { size: 10.5 });
    y += STEP;
  }
}
