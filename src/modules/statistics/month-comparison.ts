// This month so far beside last month up to the same moment, so that the third of a month is not set against
// thirty days. Months are those of the shop's calendar.

import { addDays, dayOf, startOfDay } from '#shared/shop-days.ts';
import { type Period, sameMomentOf } from './period.ts';

export type MonthMoments = {
  /** Midnight of the first of this month, and of last month. */
  thisMonth: Date;
  lastMonth: Date;
  /** As far into last month as it is into this one; the end of last month when that one was shorter. */
  lastMonthUntil: Date;
};

export function monthMoments(now: Date): MonthMoments {
  const { thisMonth, lastMonth, lastDay } = monthDays(now);
  return {
    thisMonth: startOfDay(thisMonth.from),
    lastMonth: startOfDay(lastMonth.from),
    lastMonthUntil: lastDay === null ? startOfDay(thisMonth.from) : sameMomentOf(lastDay, now),
  };
}

/**
 * The whole days of both, and the day of last month that is cut off (null when last month has no such day).
 */
export function monthDays(now: Date): { thisMonth: Period; lastMonth: Period; lastDay: string | null } {
  const today = dayOf(now);
  const first = `${today.slice(0, 7)}-01`;
  const end = addDays(first, -1);
  const begin = `${end.slice(0, 7)}-01`;
  const sameDay = `${end.slice(0, 7)}-${today.slice(8)}`;
  const lastDay = sameDay <= end ? sameDay : null;
  return {
    thisMonth: { from: first, until: today },
    lastMonth: { from: begin, until: lastDay === null ? end : addDays(lastDay, -1) },
    lastDay,
  };
}
