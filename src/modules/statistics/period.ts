// Computes the days of a period and of the earlier period it is compared with. Days are calendar days of the
// shop, so a day of 23 or 25 hours counts as one day.

import { addDays, dayOf, daysBetween, startOfDay } from '#shared/shop-days.ts';

/** A period of the statistics, in days; both the first and the last day are included. */
export type Period = { from: string; until: string };

/**
 * The longest period, in days, that is compared with the days right before. A longer period is compared with
 * the same days a year earlier, so that the season is the same.
 */
export const COMPARED_WITH_DAYS_BEFORE = 100;

export function lengthOf({ from, until }: Period): number {
  return daysBetween(from, until) + 1;
}

/** Lists every day of a period, oldest first. */
export function daysOf(period: Period): string[] {
  return Array.from({ length: lengthOf(period) }, (_, index) => addDays(period.from, index));
}

export function periodBefore(period: Period): Period {
  const length = lengthOf(period);
  if (length <= COMPARED_WITH_DAYS_BEFORE)
    return { from: addDays(period.from, -length), until: addDays(period.from, -1) };
  return { from: yearBefore(period.from), until: yearBefore(period.until) };
}

/** Returns the same calendar day a year earlier; 28 February for 29 February. */
function yearBefore(day: string): string {
  const year = day.slice(0, 4);
  const rest = day.slice(5);
  return `${Number(year) - 1}-${rest === '02-29' ? '02-28' : rest}`;
}

/** Returns the moment on `day` at the same distance from midnight as `now`, at most the end of that day. */
export function sameMomentOf(day: string, now: Date): Date {
  const sinceMidnight = now.getTime() - startOfDay(dayOf(now)).getTime();
  const moment = new Date(startOfDay(day).getTime() + sinceMidnight);
  const end = startOfDay(addDays(day, 1));
  return moment < end ? moment : end;
}
