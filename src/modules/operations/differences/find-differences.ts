// Searches the books of the shop for every known kind of difference. Used by the nightly comparison, the
// restore test and the crash tests.

import type { Orm } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { findNewestOrder, type Seen } from './differences.repository.ts';

/**
 * Number of orders per query of the comparison. Each query is short, because on the embedded database engine
 * shoppers wait while it runs.
 */
const BATCH_SIZE = 5_000;

type AnyKind = Pick<DifferenceKind<never>, 'key' | 'over' | 'find'>;
export type BooksComparison = { orders: number; seen: Seen[] };

/**
 * Finds the differences among entries made before the moment `before`; the processing of later entries may
 * not be complete. Reads without locks.
 */
export async function findDifferences(
  db: Orm,
  kinds: readonly AnyKind[],
  before: Date,
): Promise<BooksComparison> {
  const newest = await findNewestOrder(db);
  const seen: Seen[] = [];
  for (const { key: kind, over, find } of kinds)
    for (const span of over === 'whole' ? [[0, newest] as const] : batches(newest)) {
      const [fromOrder, toOrder] = span;
      seen.push(...(await find(db, { fromOrder, toOrder, before })).map((one) => ({ kind, ...one })));
    }
  return { orders: newest, seen };
}

function* batches(newest: number): Generator<readonly [from: number, to: number]> {
  for (let from = 1; from <= newest; from += BATCH_SIZE)
    yield [from, Math.min(newest, from + BATCH_SIZE - 1)];
}
