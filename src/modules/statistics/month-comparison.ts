// Compares this month so far with last month up to the same moment, in the shop's calendar, so that three
// days are not compared with thirty.

import { addDays, dayOf, startOfDay } from '#shared/shop-days.ts';
import { type Period, sameMomentOf } from './period.ts';

export type MonthMoments = {
  /** The start of this month; `lastMonth` is the start of last month. */
  thisMonth: Date;
  lastMonth: Date;
  /** The same moment in last month; its end when last month has no such day. */
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
 * Returns the days of this month until today, the complete days of last month, and its partial day (null when
 * last month has no such day).
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
