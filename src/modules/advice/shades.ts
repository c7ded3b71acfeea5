// The shades of teeth as dentists name them, from dark to light, with an estimate of a visitor's shade and of
// the shade brushing can reach. Powder and paste only remove stains, so brushing reaches at most one shade
// lighter.

import type { Score } from './score-answers.ts';

export const SHADES = ['A4', 'A3,5', 'B3', 'A3', 'A2', 'B2', 'A1', 'B1'] as const;

/** The index in `SHADES` (tooth shades from dark to light) of the shade most adults have. */
export const USUAL_SHADE = 3;

/**
 * Returns `place` as an index of `SHADES` (tooth shades from dark to light), or `USUAL_SHADE` when it is not
 * a valid index.
 */
export function shadeAt(place: unknown): number {
  const text = String(place);
  return /^\d$/.test(text) && Number(text) in SHADES ? Number(text) : USUAL_SHADE;
}

/**
 * Estimates the index in `SHADES` of the visitor's current shade, from the points for stains and age. Points
 * for the visitor's goals and for questions about medicines do not count.
 */
export function likelyShade({ rules }: Score): number {
  const stains = rules
    .filter(({ rule }) => rule !== 'goals' && rule !== 'medicineQuestion')
    .reduce((sum, { points }) => sum + points, 0);
  return Math.max(0, 5 - Math.ceil(stains * 0.75));
}

/**
 * Returns the index in `SHADES` of the shade that brushing can reach from the shade at index `place`: one
 * lighter. The two lightest shades stay the same, because brushing cannot lighten clean teeth.
 */
export function reachableShade(place: number): number {
  return place < 6 ? place + 1 : place;
}
