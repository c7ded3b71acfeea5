// Tests which backups are kept: in examples, and in random histories of a shop.

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, hours } from '#shared/clock.ts';
import { selectRetained } from './backup-retention.ts';

const nightly = (day: number) => new Date(Date.UTC(2025, 0, 1, 2, 30) + days(day));
const backupAt = (createdAt: Date) => ({ name: createdAt.toISOString(), createdAt });
const dayOf = (name: string) => name.slice(0, 10);

/**
 * Simulates this many nights, each with a new backup and a deletion of old ones; returns the names of the
 * backups that are left.
 */
function liveThrough(nights: number) {
  let left: ReturnType<typeof backupAt>[] = [];
  for (let day = 0; day < nights; day += 1) {
    left.push(backupAt(nightly(day)));
    const retained = selectRetained(left, nightly(day));
    left = left.filter(({ name }) => retained.has(name));
  }
  return left.map(({ name }) => name);
}

describe('of a backup a night', () => {
  it('14 days, 8 Sundays and 12 ends of months are left after two years', () => {
    const left = liveThrough(730).map(dayOf).sort();
    // The last night is that of 31 December 2026, a Thursday.
    expect(left.slice(-14)).toEqual(Array.from({ length: 14 }, (_, day) => `2026-12-${18 + day}`));
    const sundays = ['2026-11-15', '2026-11-22', '2026-11-29', '2026-12-06', '2026-12-13'];
    const ends = ['01-31', '02-28', '03-31', '04-30', '05-31', '06-30', '07-31', '08-31', '09-30', '10-31'];
    expect(left.slice(0, -14)).toEqual(
      [...ends.map((end) => `2026-${end}`), ...sundays, '2026-11-30'].sort(),
    );
  });

  it('pruning night after night leaves what pruning once would', () => {
    for (const nights of [1, 13, 40, 100, 366, 500]) {
      const all = Array.from({ length: nights }, (_, day) => backupAt(nightly(day)));
      expect(liveThrough(nights).sort()).toEqual([...selectRetained(all, nightly(nights - 1))].sort());
    }
  });
});

it('days are those of the shop: half past one at night in Amsterdam is the next day', () => {
  const moments = ['2026-06-01T21:59:00Z', '2026-06-01T22:01:00Z', '2026-06-02T21:00:00Z'];
  const retained = selectRetained(
    moments.map((moment) => backupAt(new Date(moment))),
    new Date('2026-06-20T12:00:00Z'),
  );
  expect([...retained].map((name) => name.slice(0, 16)).sort()).toEqual([
    '2026-06-01T21:59',
    '2026-06-02T21:00',
  ]);
});

const history = fc.uniqueArray(fc.integer({ min: 0, max: 24 * 900 }), { maxLength: 80 });

it('for every history: the newest and all of the last day stay, at most 34 beside those, and once is enough', () => {
  fc.assert(
    fc.property(history, fc.integer({ min: 0, max: 24 * 900 }), (agesInHours, shift) => {
      const now = new Date(nightly(900).getTime() - hours(shift));
      const backups = agesInHours.map((age) => backupAt(new Date(nightly(900).getTime() - hours(age))));
      const retained = selectRetained(backups, now);
      const young = backups.filter(({ createdAt }) => now.getTime() - createdAt.getTime() < days(1));
      for (const { name } of young) expect(retained).toContain(name);
      expect(retained.size).toBeLessThanOrEqual(young.length + 14 + 8 + 12);
      const newest = backups.toSorted((one, other) => Number(other.createdAt) - Number(one.createdAt))[0];
      if (newest) expect(retained).toContain(newest.name);
      const again = selectRetained(
        backups.filter(({ name }) => retained.has(name)),
        now,
      );
      expect([...again].sort()).toEqual([...retained].sort());
    }),
  );
});
