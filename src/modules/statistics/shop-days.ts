// Days as the shop counts them: by the clock in Europe/Amsterdam, written as 2026-11-20.

import { days, hours, SHOP_TIME_ZONE } from '#shared/clock.ts';

const format = new Intl.DateTimeFormat('sv-SE', { timeZone: SHOP_TIME_ZONE, dateStyle: 'short' });

export function dayOf(moment: Date): string {
  return format.format(moment);
}

/** The last `count` days, the day of `now` included, oldest first. */
export function lastDays(now: Date, count: number): string[] {
  const noon = Date.parse(`${dayOf(now)}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => dayOf(new Date(noon - days(count - 1 - index))));
}

/** When a day begins: Amsterdam is one or two hours ahead of UTC. */
export function startOfDay(day: string): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`);
  const early = new Date(midnight - hours(2));
  return dayOf(early) === day ? early : new Date(midnight - hours(1));
}

export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hours(1)) * hours(1));
}
