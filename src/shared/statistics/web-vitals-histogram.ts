// Loading times kept as counts in classes, narrow enough to read a 75th percentile from them and wide enough
// to say nothing about one visit. `good` and `poor` of every metric fall within a class or on its edge.

import { type VitalMetric, vitalThresholds } from './analytics-events.ts';

/** Each class ends a tenth higher than the one before; the first ends at a hundredth of what is good. */
const STEP = 1.1;
const FIRST = 0.01;
const LAST_CLASS = 120;

/** The class a value falls in. */
export function bucketOf(metric: VitalMetric, value: number): number {
  const share = value / vitalThresholds[metric].good / FIRST;
  if (share <= 1) return 0;
  return Math.min(LAST_CLASS, Math.ceil(Math.log(share) / Math.log(STEP) - 1e-9));
}

/** Where a class ends. */
export function bucketEnd(metric: VitalMetric, place: number): number {
  return vitalThresholds[metric].good * FIRST * STEP ** place;
}

/** The value three quarters of all stay under, off by less than a tenth; null without any. */
export function percentile75(
  metric: VitalMetric,
  counts: readonly { place: number; count: number }[],
): number | null {
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  if (total === 0) return null;
  const target = total * 0.75;
  let below = 0;
  for (const { place, count } of counts.toSorted((a, b) => a.place - b.place)) {
    if (below + count >= target) {
      const begin = place === 0 ? 0 : bucketEnd(metric, place - 1);
      return begin + ((target - below) / count) * (bucketEnd(metric, place) - begin);
    }
    below += count;
  }
  return null;
}
