// Converts the report of a browser to rows of counts. Equal events are counted together, because one SQL
// statement may not update a row twice. Rows are sorted, so that concurrent reports cannot deadlock.

import { rateVital } from '#shared/statistics/analytics-events.ts';
import { pagePattern } from '#shared/statistics/page-pattern.ts';
import { bucketOf } from '#shared/statistics/web-vitals-histogram.ts';
import type { Report } from './contract.ts';
import {
  type DayCount,
  DEBUG_PAGE,
  type EventCount,
  type SpreadCount,
  type VitalCount,
} from './statistics.repository.ts';

export function eventCounts(events: Report['events'], hour: Date): EventCount[] {
  const counts = new Map<string, EventCount>();
  for (const { name, path, variant = '', value = 0 } of events) {
    const pattern = pagePattern(path);
    const key = [name, pattern, variant].join(' ');
    const row = counts.get(key) ?? { hour, name, path: pattern, variant, count: 0, value: 0 };
    counts.set(key, { ...row, count: row.count + 1, value: row.value + value });
  }
  return inOrder(counts);
}

/**
 * Sums the hourly counts into the counts of a day. Only page views are counted per page; events of the test
 * page `DEBUG_PAGE` are left out.
 */
export function dayCounts(hourly: readonly EventCount[], day: string): DayCount[] {
  const counts = new Map<string, DayCount>();
  for (const { name, path: page, count } of hourly) {
    if (page === DEBUG_PAGE) continue;
    const path = name === 'page_view' ? page : '';
    const key = `${name} ${path}`;
    counts.set(key, { day, name, path, count: (counts.get(key)?.count ?? 0) + count });
  }
  return inOrder(counts);
}

/**
 * Counts loading times by rating (good, in between, poor). The rating is computed here from the reported
 * value, because a rating sent by a browser cannot be trusted.
 */
export function vitalCounts(vitals: Report['vitals'], day: string): VitalCount[] {
  const counts = new Map<string, VitalCount>();
  for (const { metric, path, value } of vitals) {
    const pattern = pagePattern(path);
    const rating = rateVital(metric, value);
    const key = [metric, pattern, rating].join(' ');
    const row = counts.get(key) ?? { day, metric, path: pattern, rating, count: 0 };
    counts.set(key, { ...row, count: row.count + 1 });
  }
  return inOrder(counts);
}

export function spreadCounts(vitals: Report['vitals'], day: string): SpreadCount[] {
  const counts = new Map<string, SpreadCount>();
  for (const { metric, value } of vitals) {
    const place = bucketOf(metric, value);
    const key = `${metric} ${place}`;
    counts.set(key, { day, metric, place, count: (counts.get(key)?.count ?? 0) + 1 });
  }
  return inOrder(counts);
}

function inOrder<Row>(rows: Map<string, Row>): Row[] {
  return [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, row]) => row);
}
