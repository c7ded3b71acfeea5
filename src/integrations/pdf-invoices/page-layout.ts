// The dimensions of an invoice page, an A4 with margins and footer, in points.

import { colours, PAPER_SIZES, type Sheet, stroke } from '../pdf-paper/sheet.ts';

export const margin = 56;
export const { width: pageWidth, height: pageHeight } = PAPER_SIZES.A4;
export const textWidth = pageWidth - 2 * margin;
/** The y position on a page of an invoice, in points, below which lines and totals may not go. */
export const bottom = pageHeight - 112;
/** The y position of the top of an invoice's footer, in points. */
export const footTop = pageHeight - 84;

/** The colour and the font size, in points, of labels and small print on an invoice. */
export const label = { colour: colours.smoke, size: 8 } as const;

type Rule = { colour?: string; weight?: number; from?: number };

/** Draws a horizontal line on an invoice, from `from` (by default the left margin) to the right margin. */
export function rule(
  sheet: Sheet,
  y: number,
  { colour = colours.line, weight, from = margin }: Rule = {},
): void {
  stroke(sheet, { from, to: pageWidth - margin, y, colour, ...(weight === undefined ? {} : { weight }) });
}
