// The comparison itself: every kind of difference that is known, looked for in the books as they are. The
// nightly comparison, the trial of a backup and the tests that kill shops all ask here.

import type { Orm } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { findNewestOrder, type Seen } from './differences.repository.ts';

/** No statement keeps buyers waiting: on the embedded engine they take turns with it. */
const BATCH_SIZE = 5_000;

type AnyKind = Pick<DifferenceKind<never>, 'key' | 'over' | 'find'>;
export type BooksComparison = { orders: number; seen: Seen[] };

/** What was settled before that moment only: the rest may still be under way. Reads, and locks nothing. */
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
