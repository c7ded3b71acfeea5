// Computes the periods that compare this month so far with last month up to the same moment, in the shop's
// calendar. Otherwise the first three days of a month would be compared with thirty.

import { addDays, dayOf, startOfDay } from '#shared/shop-days.ts';
import { type Period, sameMomentOf } from './period.ts';

export type MonthMoments = {
  /** Start of the current month in Amsterdam time. */
  thisMonth: Date;
  lastMonth: Date;
  /**
   * End of the compared part of last month: the same day of the month and time as now, or the end of last
   * month when last month has no such day.
   */
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
 * Returns the days that a comparison of this month with last month covers. `thisMonth` ends today. `lastDay`
 * is the day of last month with the same number as today; only a part of that day counts, so `lastMonth` ends
 * the day before. When last month has no such day, `lastDay` is null and `lastMonth` is the whole month.
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
