// The shades of teeth as dentists name them, from dark to light: the likely shade for somebody's habits, and
// the shade brushing can reach. Paste or powder only removes deposits, so it reaches one shade lighter and at
// most the lightest.

import type { Score } from './score-answers.ts';

export const SHADES = ['A4', 'A3,5', 'B3', 'A3', 'A2', 'B2', 'A1', 'B1'] as const;

/** The shade of most adults, as an index. */
export const USUAL_SHADE = 3;

/** The value as an index of `SHADES`; `USUAL_SHADE` for anything else. */
export function shadeAt(place: unknown): number {
  const text = String(place);
  return /^\d$/.test(text) && Number(text) in SHADES ? Number(text) : USUAL_SHADE;
}

/** The likely shade, from the points for stains and age; points for goals and questions do not count. */
export function likelyShade({ rules }: Score): number {
  const stains = rules
    .filter(({ rule }) => rule !== 'goals' && rule !== 'medicineQuestion')
    .reduce((sum, { points }) => sum + points, 0);
  return Math.max(0, 5 - Math.ceil(stains * 0.75));
}

/**
 * The index one shade lighter; the two lightest shades stay as they are, because brushing cannot lighten
 * clean teeth.
 */
export function reachableShade(place: number): number {
  return place < 6 ? place + 1 : place;
}
