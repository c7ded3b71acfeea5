// Days as the shop counts them: by the clock in Europe/Amsterdam, written as 2026-11-20.

import { days, hours } from '#shared/clock.ts';
import { dayOf, momentOf } from '#shared/shop-days.ts';

export { dayOf };

/** The last `count` days, the day of `now` included, oldest first. */
export function lastDays(now: Date, count: number): string[] {
  const noon = Date.parse(`${dayOf(now)}T12:00:00Z`);
  return Array.from({ length: count }, (_, index) => dayOf(new Date(noon - days(count - 1 - index))));
}

export function startOfDay(day: string): Date {
  return momentOf(day, '00:00');
}

export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / hours(1)) * hours(1));
}
