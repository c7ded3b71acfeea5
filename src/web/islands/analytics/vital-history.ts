// Stores the last ten measured loading times in this browser, for a person who investigates why a page is
// slow on this device. They say nothing about the visitor, and this file sends them to nobody.

import type { VitalMetric, VitalRating } from '#shared/statistics/analytics-events.ts';

/** A measured loading time. `value` is in milliseconds; the metric CLS has no unit. */
export type Vital = { metric: VitalMetric; value: number; rating: VitalRating };

const STORAGE_KEY = 'core-web-vitals';
const MAX_ENTRIES = 10;

export function saveVital({ metric, value, rating }: Vital, path: string): void {
  try {
    const entry = { name: metric, value, rating, path, time: Date.now() };
    localStorage.setItem(STORAGE_KEY, JSON.stringify([...readVitals(), entry].slice(-MAX_ENTRIES)));
  } catch {
    // Storage is full or refused: nothing is remembered.
  }
}

function readVitals(): unknown[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(STORAGE_KEY) ?? '[]');
    return Array.isArray(stored) ? stored : [];
  } catch {
    return [];
  }
}
