// Measures the comparison of the books without a running shop, statement by statement. On the embedded engine
// a shopper may have to wait as long as the slowest statement.

import { performance } from 'node:perf_hooks';
import { differenceKinds } from '#main/compose/differences.ts';
import { findDifferences } from '#modules/operations/differences/find-differences.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openDatabase } from '#platform/database/open-database.ts';
import { type Row, rowOf } from '../support/table.ts';

const SHOWN = 3;

/**
 * Measures the time of each check that finds one kind of difference in the books. No other process may have
 * the database open.
 */
export async function measureDifferences(
  who: string,
  dataFolder: string,
  databaseUrl: string | null,
): Promise<Row[]> {
  const database = await openDatabase({
    databaseUrl: databaseUrl ?? undefined,
    dataFolder,
    migrationsFolder: null,
    log: silentLogger,
    onDeath: (error) => {
      throw error;
    },
  });
  const times = new Map<string, { all: number; most: number }>();
  const timed = differenceKinds.map((kind) => ({
    ...kind,
    find: async (...asked: Parameters<typeof kind.find>) => {
      const begun = performance.now();
      const found = await kind.find(...asked);
      const took = performance.now() - begun;
      const before = times.get(kind.key) ?? { all: 0, most: 0 };
      times.set(kind.key, { all: before.all + took, most: Math.max(before.most, took) });
      return found;
    },
  }));
  try {
    await findDifferences(database.orm, timed, new Date());
  } finally {
    await database.close();
  }
  const slowest = [...times].toSorted(([, one], [, other]) => other.most - one.most).slice(0, SHOWN);
  return [
    ...slowest.map(([key, { most }]) => rowOf(`longest statement of ${key} (${who})`, most, 'ms', {})),
    rowOf(
      `all ${times.size} kinds of differences (${who})`,
      [...times.values()].reduce((sum, { all }) => sum + all, 0),
      'ms',
      { most: 60_000 },
    ),
  ];
}
