// Moments as a field of the browser has them (2026-11-21T09:00), in the shop's own time zone wherever the
// operator sits.

import { formatSortableMoment } from '#shared/date-formats.ts';
import { momentOf } from '#shared/shop-days.ts';

/** "" for null. */
export function toDateTimeLocal(iso: string | null): string {
  return iso === null ? '' : formatSortableMoment(new Date(iso)).replace(' ', 'T');
}

/**
 * Null when it is no moment. One that the clock skips in March is an hour later, one it has twice is the
 * first.
 */
export function fromDateTimeLocal(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) || Number.isNaN(Date.parse(typed))) return null;
  return momentOf(typed.slice(0, 10), typed.slice(11)).toISOString();
}
