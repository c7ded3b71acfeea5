// Histogram of loading times. Its buckets are narrow enough for a 75th percentile and wide enough to reveal
// nothing about one visit. The bucket bounds of a metric are multiples of its threshold `good`.

import { type VitalMetric, vitalThresholds } from './analytics-events.ts';

/**
 * Ratio of the upper bounds of two consecutive buckets in a histogram of loading times. The first bucket ends
 * at a hundredth of `good`.
 */
const STEP = 1.1;
const FIRST = 0.01;
const LAST_CLASS = 120;

/**
 * Returns the number (0 to 120) of the histogram bucket that contains a measured value, which is in the unit
 * of the metric.
 */
export function bucketOf(metric: VitalMetric, value: number): number {
  const share = value / vitalThresholds[metric].good / FIRST;
  if (share <= 1) return 0;
  return Math.min(LAST_CLASS, Math.ceil(Math.log(share) / Math.log(STEP) - 1e-9));
}

/** Returns the largest value of the histogram bucket with the number `place`, in the unit of the metric. */
export function bucketEnd(metric: VitalMetric, place: number): number {
  return vitalThresholds[metric].good * FIRST * STEP ** place;
}

/**
 * Returns the 75th percentile of the values counted in the buckets, in the unit of the metric and accurate to
 * within 10 %; null without values.
 */
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
