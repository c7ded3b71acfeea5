// Moments as a field of the browser has them (2026-11-21T09:00), in the shop's own time zone wherever the operator sits.

import { SHOP_TIME_ZONE } from '#shared/clock.ts';

const wall = new Intl.DateTimeFormat('sv-SE', {
  timeZone: SHOP_TIME_ZONE,
  dateStyle: 'short',
  timeStyle: 'short',
});
const MINUTE = 60_000;

/** "" for null. */
export function toFieldTime(iso: string | null): string {
  return iso === null ? '' : wall.format(new Date(iso)).replace(' ', 'T');
}

/** Null when it is no moment. One that the clock skips in March is an hour later, one it has twice is the first. */
export function fromFieldTime(typed: string): string | null {
  if (!/^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}$/.test(typed)) return null;
  const asUtc = Date.parse(`${typed}Z`);
  if (Number.isNaN(asUtc)) return null;
  // Amsterdam is two hours ahead in summer, one in winter.
  const summer = new Date(asUtc - 120 * MINUTE).toISOString();
  return toFieldTime(summer) === typed ? summer : new Date(asUtc - 60 * MINUTE).toISOString();
}
