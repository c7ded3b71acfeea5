import { describe, expect, test } from 'vitest';
import { demoCalendar } from './calendar.ts';

const ordersOf = (calendar: ReturnType<typeof demoCalendar>, from: string, until: string) =>
  calendar.filter(({ day }) => day >= from && day <= until).reduce((sum, { orders }) => sum + orders, 0);

describe('the calendar of the demo shop', () => {
  const calendar = demoCalendar('2026-11-30', 50_000, 7);

  test('covers 18 months up to the last day and holds exactly the orders asked for', () => {
    expect(calendar).toHaveLength(548);
    expect(calendar.at(-1)?.day).toBe('2026-11-30');
    expect(calendar.reduce((sum, { orders }) => sum + orders, 0)).toBe(50_000);
    expect(calendar.every(({ orders }) => orders >= 0)).toBe(true);
  });

  test('is the same for the same seed and another one for another', () => {
    expect(demoCalendar('2026-11-30', 50_000, 7)).toEqual(calendar);
    expect(demoCalendar('2026-11-30', 50_000, 8)).not.toEqual(calendar);
  });

  test('sells more than twice as much on Black Friday as a week before', () => {
    const friday = ordersOf(calendar, '2026-11-27', '2026-11-27');
    expect(friday).toBeGreaterThan(2 * ordersOf(calendar, '2026-11-20', '2026-11-20') * 0.8);
    expect(ordersOf(calendar, '2026-11-27', '2026-11-30')).toBeGreaterThan(
      1.8 * ordersOf(calendar, '2026-11-20', '2026-11-23'),
    );
  });

  test('grows from its first to its last autumn', () => {
    expect(ordersOf(calendar, '2026-09-01', '2026-10-31')).toBeGreaterThan(
      1.2 * ordersOf(calendar, '2025-09-01', '2025-10-31'),
    );
  });
});
