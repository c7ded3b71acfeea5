// Converts times to and from the format of a browser's date-time field (2026-11-21T09:00). The field shows
// the shop's time zone, wherever the operator is.

import { formatSortableMoment } from '#shared/date-formats.ts';
import { momentOf } from '#shared/shop-days.ts';

/** Formats an ISO date for a date-time field; empty for null. */
export function toDateTimeLocal(iso: string | null): string {
  return iso === null ? '' : formatSortableMoment(new Date(iso)).replace(' ', 'T');
}

/**
 * Parses the value of a date-time field into an ISO date; null when the value is invalid. A time that the
 * clock change in March skips becomes an hour later; when a time occurs twice in October, the first is taken.
 */
export function fromDateTimeLocal(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed) || Number.isNaN(Date.parse(typed))) return null;
  return momentOf(typed.slice(0, 10), typed.slice(11)).toISOString();
}
