// The measures of an invoice: A4 with its margins, and where the foot begins.

import { colours, PAPER_SIZES, type Sheet, stroke } from '../pdf-paper/sheet.ts';

export const margin = 56;
export const { width: pageWidth, height: pageHeight } = PAPER_SIZES.A4;
export const textWidth = pageWidth - 2 * margin;
/** Lines and sums end above this. */
export const bottom = pageHeight - 112;
/** Here the foot begins. */
export const footTop = pageHeight - 84;

type Rule = { colour?: string; weight?: number; from?: number };

/** A line to the right margin, from the left one unless it begins later. */
export function rule(
  sheet: Sheet,
  y: number,
  { colour = colours.line, weight, from = margin }: Rule = {},
): void {
  stroke(sheet, { from, to: pageWidth - margin, y, colour, ...(weight === undefined ? {} : { weight }) });
}
