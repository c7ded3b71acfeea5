// Compares this month so far with the same days of last month, so that the third of a month is not set against thirty days.
// Days are those of the shop's time zone.

import { SHOP_TIME_ZONE } from '#shared/clock.ts';

export type MonthComparison = { current: number; previous: number };

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' });

/** Adds up `values` of this month until now, and of last month until the same day of the month. */
export function compareMonths(values: readonly { at: string; value: number }[], now: Date): MonthComparison {
  const today = dayOf(now);
  const lastMonth = monthBefore(today);
  const result = { current: 0, previous: 0 };
  for (const { at, value } of values) {
    const date = new Date(at);
    if (Number.isNaN(date.getTime())) continue;
    const day = dayOf(date);
    if (day.month === today.month) result.current += value;
    if (day.month === lastMonth && day.day <= today.day) result.previous += value;
  }
  return result;
}

/** "+12 %"; null when last month had nothing to compare with. */
export function changeText({ current, previous }: MonthComparison): string | null {
  if (previous <= 0) return null;
  const percent = Math.round(((current - previous) / previous) * 100);
  return `${percent > 0 ? '+' : ''}${percent} %`;
}

/** True when the list reaches back to before last month, so that the comparison misses nothing. */
export function reachesLastMonth(oldest: string, now: Date): boolean {
  return dayOf(new Date(oldest)).month < monthBefore(dayOf(now));
}

function dayOf(date: Date): { month: string; day: number } {
  const text = dayFormat.format(date);
  return { month: text.slice(0, 7), day: Number(text.slice(8, 10)) };
}

function monthBefore({ month }: { month: string }): string {
  const year = Number(month.slice(0, 4));
  const number = Number(month.slice(5, 7));
  return number === 1 ? `${year - 1}-12` : `${year}-${String(number - 1).padStart(2, '0')}`;
}
