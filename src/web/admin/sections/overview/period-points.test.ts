import { expect, test } from 'vitest';
import { dayPlaces } from './period-points.ts';

const now = new Date('2026-11-20T12:00:00Z');
type Counted = { count: number };
const add = (a: Counted, b: Counted) => ({ count: a.count + b.count });
const daysFrom = (first: string, length: number) =>
  Array.from({ length }, (_, index) => ({
    day: new Date(Date.parse(first) + index * 86_400_000).toISOString().slice(0, 10),
    count: 1,
  }));

test('some weeks are days, each beside the same place of the weeks before; what is to come has no value', () => {
  const places = dayPlaces(daysFrom('2026-11-19', 3), daysFrom('2026-11-16', 3), add, now);
  expect(places.map(({ key, current, previous }) => [key, current?.count, previous?.count])).toEqual([
    ['2026-11-19', 1, 1],
    ['2026-11-20', 1, 1],
    ['2026-11-21', undefined, 1],
  ]);
});

test('a year is months, each beside its namesake', () => {
  const places = dayPlaces(daysFrom('2025-12-01', 355), daysFrom('2024-12-01', 355), add, now);
  expect(places).toHaveLength(12);
  expect(places[0]).toMatchObject({
    key: '2025-12',
    label: 'dec',
    current: { count: 31 },
    previous: { count: 31 },
  });
  expect(places.at(-1)).toMatchObject({ key: '2026-11', current: { count: 20 }, previous: { count: 20 } });
});
