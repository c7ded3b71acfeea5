// The colour of teeth as dentists name it, from dark to light, what habits make likely of it, and how far
// brushing comes. What a paste or powder takes away is what lies on a tooth: one shade, and nothing beyond
// the lightest.

import type { Score } from './score-answers.ts';

export const SHADES = ['A4', 'A3,5', 'B3', 'A3', 'A2', 'B2', 'A1', 'B1'] as const;

/** Where most grown-ups begin. */
export const USUAL_SHADE = 3;

/** A whole number within the row; the usual one for anything else. */
export function shadeAt(place: unknown): number {
  const text = String(place);
  return /^\d$/.test(text) && Number(text) in SHADES ? Number(text) : USUAL_SHADE;
}

/** By the points for what stains and for age; goals and questions say nothing of a colour. */
export function likelyShade({ rules }: Score): number {
  const stains = rules
    .filter(({ rule }) => rule !== 'goals' && rule !== 'medicineQuestion')
    .reduce((sum, { points }) => sum + points, 0);
  return Math.max(0, 5 - Math.ceil(stains * 0.75));
}

/** One lighter; the two lightest are what teeth are without anything on them. */
export function reachableShade(place: number): number {
  return place < 6 ? place + 1 : place;
}
