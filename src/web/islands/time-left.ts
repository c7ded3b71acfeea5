// Computes the time left until a moment, as the countdown shows it. Also computes the next midnight in
// Amsterdam, correct on the two days a year with 23 or 25 hours.

import { addDays, dayOf, momentOf } from '#shared/shop-days.ts';

export type TimeLeft = { hours: string; minutes: string; seconds: string };

/** Returns the start of the next calendar day in Amsterdam. */
export function nextMidnight(now: Date): Date {
  return momentOf(addDays(dayOf(now), 1), '00:00');
}

/**
 * Returns the time left, each part as two digits. The hours can be 24 on the longest day. After `until` every
 * part is "00".
 */
export function timeLeft(now: Date, until: Date): TimeLeft {
  const left = Math.max(0, Math.ceil((until.getTime() - now.getTime()) / 1000));
  const pad = (value: number) => String(Math.floor(value)).padStart(2, '0');
  return { hours: pad(left / 3600), minutes: pad((left % 3600) / 60), seconds: pad(left % 60) };
}
