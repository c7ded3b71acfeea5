// Compares the books of the shop (orders, payments, documents and so on) with each other, and stores the
// differences: new, remaining and disappeared.

import type { Database } from '#platform/database/database.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, days, minutes } from '#shared/clock.ts';
import type { BooksStatus, Comparison } from './difference-contract.ts';
import {
  type ComparisonRow,
  countOpen,
  deleteBefore,
  findLastComparison,
  insertComparison,
  type Judged,
  listNewestComparisons,
  lockWriting,
  putSeen,
  resolveUnseen,
  type Seen,
} from './differences.repository.ts';
import { findDifferences } from './find-differences.ts';

/**
 * Minimum age in milliseconds of an entry that is compared with the other books. For a younger entry, the
 * matching entries may not be written yet.
 */
const IN_FLIGHT_MS = minutes(15);
const RETENTION_MS = days(400);

type Needs = {
  database: Database;
  clock: Clock;
  jobs: Pick<Jobs, 'listPendingSubjects'>;
  differenceKinds: readonly DifferenceKind<never>[];
  log: { info(fields: object, message: string): void; warn(fields: object, message: string): void };
};

/** The database from which the comparison of the books reads; may be a replica. */
type Reading = { database: Pick<Database, 'orm'> };

/**
 * Compares the books with each other, stores the differences and returns the result. Safe to run at any time,
 * also in several processes at once.
 */
export async function compareBooks(shop: Needs, actor: string): Promise<Comparison> {
  const { database, clock, differenceKinds: kinds, log } = shop;
  const startedAt = clock.now();
  const startedMs = performance.now();
  const { orders, seen } = await findDifferences(
    database.orm,
    kinds,
    new Date(startedAt.getTime() - IN_FLIGHT_MS),
  );
  const judged = await judge(shop, seen);
  const row = await database.transaction(async (tx) => {
    await lockWriting(tx);
    const now = clock.now();
    const fresh = await putSeen(tx, judged, now);
    const keys = kinds.map(({ key }) => key);
    const gone = await resolveUnseen(tx, keys, startedAt, now);
    await deleteBefore(tx, new Date(now.getTime() - RETENTION_MS));
    const open = [...(await countOpen(tx)).values()].reduce((sum, each) => sum + each, 0);
    const milliseconds = Math.round(performance.now() - startedMs);
    return insertComparison(tx, { actor, startedAt, milliseconds, orders, found: open, fresh, gone });
  });
  if (row.found > 0) log.warn({ comparison: row }, 'the books differ');
  else log.info({ comparison: row }, 'the books agree');
  return viewOf(row);
}

/** Lists the latest hundred comparisons of the books, newest first. */
export async function listComparisons({ database }: Pick<Needs, 'database'>): Promise<Comparison[]> {
  return (await listNewestComparisons(database.orm)).map(viewOf);
}

export async function readBooksStatus({ database }: Reading): Promise<BooksStatus> {
  const [open, at] = await Promise.all([countOpen(database.orm), findLastComparison(database.orm)]);
  const sum = [...open.values()].reduce((all, each) => all + each, 0);
  return { open: sum, comparedAt: at?.toISOString() ?? null };
}

/**
 * Returns the number of open differences per kind. Kinds without differences are included with 0, so that a
 * metric shows the step from 0 to 1.
 */
export async function countOpenDifferences({
  database,
  differenceKinds,
}: Pick<Needs, 'database' | 'differenceKinds'>): Promise<Record<string, number>> {
  const open = await countOpen(database.orm);
  return { ...Object.fromEntries(differenceKinds.map(({ key }) => [key, 0])), ...Object.fromEntries(open) };
}

/**
 * Adds `underWay` to each difference: true when a job about the same subject or order waits or will be
 * retried, and so may resolve the difference. A job that was given up does not count.
 */
async function judge({ jobs }: Pick<Needs, 'jobs'>, seen: readonly Seen[]): Promise<Judged[]> {
  if (seen.length === 0) return [];
  const about = new Set(await jobs.listPendingSubjects());
  const isUnderWay = ({ subject, orderId }: Seen) => about.has(subject) || about.has(`order:${orderId}`);
  return seen.map((one) => ({ ...one, underWay: isUnderWay(one) }));
}

function viewOf({ startedAt, milliseconds, ...row }: ComparisonRow): Comparison {
  return { ...row, startedAt: startedAt.toISOString(), seconds: milliseconds / 1000 };
}
