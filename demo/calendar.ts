// Computes the number of orders per day of the demo shop, with growth, seasons, weekdays and Black Friday.
// The same seed always gives the same numbers, so the same command creates the same shop.

import { days } from '#shared/clock.ts';
import { seededRandom } from '#shared/seeded-random.ts';

export type DemoDay = {
  /** The day as ISO date: 2026-11-20. */
  day: string;
  orders: number;
};

const DAYS = 548;
/**
 * The factors by which sales differ from January to December: New Year's resolutions, summer holidays,
 * presents.
 */
const MONTHS = [1.15, 0.95, 1, 1, 1.05, 0.95, 0.8, 0.85, 1, 1.05, 1.2, 1.3] as const;
/** The factors by which sales differ from Sunday to Saturday: people order after the weekend. */
const WEEKDAYS = [1.2, 1.15, 1.05, 1, 0.95, 0.8, 0.85] as const;
const BLACK_FRIDAY = 2.6;

/**
 * Returns the 18 months up to and including `lastDay`, oldest first, with `total` orders spread over them.
 */
export function demoCalendar(lastDay: string, total: number, seed: number): DemoDay[] {
  const noise = seededRandom(seed);
  const end = Date.parse(`${lastDay}T12:00:00Z`);
  const weights = Array.from({ length: DAYS }, (_, index) => {
    const date = new Date(end - days(DAYS - 1 - index));
    const growth = 0.4 + (0.6 * index) / DAYS;
    return { day: date.toISOString().slice(0, 10), weight: growth * season(date) * (0.8 + 0.4 * noise()) };
  });
  return spread(weights, total);
}

function season(date: Date): number {
  const usual = (MONTHS[date.getUTCMonth()] ?? 1) * (WEEKDAYS[date.getUTCDay()] ?? 1);
  return isBlackFridayWeekend(date) ? usual * BLACK_FRIDAY : usual;
}

/** True from Black Friday, the day after the fourth Thursday of November, to the Monday after it. */
function isBlackFridayWeekend(date: Date): boolean {
  const first = new Date(Date.UTC(date.getUTCFullYear(), 10, 1)).getUTCDay();
  const friday = 1 + ((11 - first) % 7) + 22;
  const day = Math.round((date.getTime() - Date.UTC(date.getUTCFullYear(), 10, 1, 12)) / days(1)) + 1;
  return day >= friday && day <= friday + 3;
}

// Rounding the running sum instead of each day keeps the total exact.
function spread(weights: readonly { day: string; weight: number }[], total: number): DemoDay[] {
  const whole = weights.reduce((sum, { weight }) => sum + weight, 0);
  let sum = 0;
  let given = 0;
  return weights.map(({ day, weight }) => {
    sum += weight;
    const due = Math.round((sum / whole) * total);
    const orders = due - given;
    given = due;
    return { day, orders };
  });
}
