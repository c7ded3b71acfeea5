// Selects the backups to keep: all of the last 24 hours, and the newest of each of the last 14 days, 8 weeks
// and 12 months that have a backup. The same rule applies to both locations and to every kind of backup.

import { days } from '#shared/clock.ts';
import { dayOf } from '#shared/shop-days.ts';

type DatedBackup = { name: string; createdAt: Date };

/**
 * Returns the number of the week of a moment, as text; weeks begin on Monday. The days are counted from 1
 * January 1970, a Thursday, and the 3 shifts them to a Monday.
 */
const weekOf = (moment: Date): string => String(Math.floor((Date.parse(dayOf(moment)) / days(1) + 3) / 7));
const monthOf = (moment: Date): string => dayOf(moment).slice(0, 7);

const RETENTION_PERIODS = [
  { periodOf: dayOf, count: 14 },
  { periodOf: weekOf, count: 8 },
  { periodOf: monthOf, count: 12 },
] as const;

/**
 * Returns the names of the backups to keep; all others may be deleted. Days, weeks and months without a
 * backup are skipped, so that a shop that was switched off for weeks keeps its older backups. Backups dated
 * after `now` are kept.
 */
export function selectRetained(backups: readonly DatedBackup[], now: Date): Set<string> {
  const newestFirst = backups.toSorted((one, other) => other.createdAt.getTime() - one.createdAt.getTime());
  const isRecent = ({ createdAt }: DatedBackup) => now.getTime() - createdAt.getTime() < days(1);
  const retained = new Set(newestFirst.filter(isRecent).map(({ name }) => name));
  const past = newestFirst.filter(({ createdAt }) => createdAt <= now);
  for (const { periodOf, count } of RETENTION_PERIODS) {
    const newestOf = new Map<string, string>();
    for (const { name, createdAt } of past) {
      const period = periodOf(createdAt);
      if (!newestOf.has(period)) newestOf.set(period, name);
    }
    for (const name of [...newestOf.values()].slice(0, count)) retained.add(name);
  }
  return retained;
}
