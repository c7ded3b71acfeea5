// The last ten loading times, kept in this browser for whoever looks into a slow page on this very device.
// They say something about the page and nothing about the visitor, and are sent to nobody from here.

import type { VitalMetric, VitalRating } from '#shared/statistics/measuring.ts';

/** Milliseconds; CLS has no unit. */
export type Vital = { metric: VitalMetric; value: number; rating: VitalRating };

const KEY = 'core-web-vitals';
const KEPT = 10;

export function rememberVital({ metric, value, rating }: Vital, path: string): void {
  try {
    const entry = { name: metric, value, rating, path, time: Date.now() };
    localStorage.setItem(KEY, JSON.stringify([...recallVitals(), entry].slice(-KEPT)));
  } catch {
    // Storage is full or refused: nothing is remembered.
  }
}

function recallVitals(): unknown[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept : [];
  } catch {
    return [];
  }
}
