// The days somebody asks figures of, and the days these are compared with. Days are calendar days of the
// shop, so a day of 23 or 25 hours is one day like every other.

import { addDays, dayOf, daysBetween, startOfDay } from '#shared/shop-days.ts';

/** Both days are included. */
export type Period = { from: string; until: string };

/**
 * Up to here the days right before are the fairest comparison; beyond, the same days a year earlier, season
 * and all.
 */
export const COMPARED_WITH_DAYS_BEFORE = 100;

export function lengthOf({ from, until }: Period): number {
  return daysBetween(from, until) + 1;
}

/** Every day of a period, oldest first. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
}

export function periodBefore(period: Period): Period {
  const length = lengthOf(period);
  if (length <= COMPARED_WITH_DAYS_BEFORE)
    return { from: addDays(period.from, -length), until: addDays(period.from, -1) };
  return { from: yearBefore(period.from), until: yearBefore(period.until) };
}

/** 29 February has no namesake; the day before it has. */
function yearBefore(day: string): string {
  const year = day.slice(0, 4);
  const rest = day.slice(5);
  return `${Number(year) - 1}-${rest === '02-29' ? '02-28' : rest}`;
}

/** As long after midnight of `day` as it is now after today's; at most the end of that day. */
export function sameMomentOf(day: string, now: Date): Date {
  const sinceMidnight = now.getTime() - startOfDay(dayOf(now)).getTime();
  const moment = new Date(startOfDay(day).getTime() + sinceMidnight);
  const end = startOfDay(addDays(day, 1));
  return moment < end ? moment : end;
}
