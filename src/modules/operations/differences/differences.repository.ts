// The SQL of differences and comparisons: stores the result of a comparison and resolves differences that
// disappeared.

import { and, count, desc, eq, isNotNull, isNull, max, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, getRow } from '#platform/database/find-row.ts';
import type { Resolution } from './difference-contract.ts';
import { comparisons, differences } from './differences.tables.ts';

export type DifferenceRow = typeof differences.$inferSelect;
export type ComparisonRow = typeof comparisons.$inferSelect;
export type Seen = Pick<DifferenceRow, 'kind' | 'subject' | 'orderId' | 'text'>;
/**
 * A difference found by a comparison. `underWay` is true while a pending job may still resolve the
 * difference: a new one is then not stored, and one stored before stays open.
 */
export type Judged = Seen & { underWay: boolean };

const MAX_SHOWN = 1_000;
const MAX_COMPARISONS = 100;

/** Returns the id of the newest order; 0 without orders. */
export async function findNewestOrder(db: Orm): Promise<number> {
  const { rows } = await db.execute(sql`select coalesce(max(id), 0)::int as newest from orders`);
  return Number(rows[0]?.newest);
}

/**
 * Locks the storing of comparison results until the end of the transaction, so that several processes write
 * one after the other.
 */
export async function lockWriting(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtext('differences'))`);
}

/**
 * Inserts new differences and updates open ones; returns the number of new ones. A difference that an
 * operator explained stays resolved while its text is unchanged.
 */
export async function putSeen(tx: Orm, seen: readonly Judged[], at: Date): Promise<number> {
  const { rows } = await tx.execute(sql`
    with seen as (
      select distinct on (kind, subject) * from jsonb_to_recordset(${JSON.stringify(seen)}::jsonb)
        as one(kind text, subject text, "orderId" int, text text, "underWay" boolean)),
    written as (
      insert into ${differences} (kind, subject, order_id, text, first_seen_at, last_seen_at)
      select kind, subject, "orderId", text, ${at.toISOString()}::timestamptz, ${at.toISOString()}::timestamptz from seen
      where not exists (select from ${differences} known where known.kind = seen.kind and known.subject = seen.subject
          and known.text = seen.text and known.resolution = 'explained')
        and (not "underWay" or exists (select from ${differences} known where known.kind = seen.kind and known.subject = seen.subject
          and known.resolved_at is null))
      on conflict (kind, subject) where resolved_at is null do update set text = excluded.text, last_seen_at = excluded.last_seen_at
      returning xmax = 0 as fresh)
    select count(*) filter (where fresh)::int as fresh from written`);
  return Number(rows[0]?.fresh);
}

/**
 * Resolves, as `gone`, the open differences of these kinds that were last found before `since`. Returns their
 * number.
 */
export async function resolveUnseen(
  tx: Orm,
  kinds: readonly string[],
  since: Date,
  at: Date,
): Promise<number> {
  const { rows } = await tx.execute(sql`
    update ${differences} set resolved_at = ${at.toISOString()}::timestamptz, resolved_by = 'system', resolution = 'gone'
    where resolved_at is null and last_seen_at < ${since.toISOString()}::timestamptz and kind = any(${sql.param([...kinds])}::text[])
    returning id`);
  return rows.length;
}

/** Marks a difference as resolved; returns false when it was resolved already. */
export async function resolve(
  tx: Orm,
  id: number,
  by: { at: Date; actor: string; resolution: Resolution; reason: string | null },
): Promise<boolean> {
  const rows = await tx
    .update(differences)
    .set({ resolvedAt: by.at, resolvedBy: by.actor, resolution: by.resolution, reason: by.reason })
    .where(and(eq(differences.id, id), isNull(differences.resolvedAt)))
    .returning({ id: differences.id });
  return rows.length > 0;
}

export const findDifference = findBy(differences, differences.id);

/**
 * Lists at most a thousand differences: the open ones ordered by when each was first found, or the resolved
 * ones, newest first.
 */
export async function selectDifferences(db: Orm, state: 'open' | 'resolved'): Promise<DifferenceRow[]> {
  const { firstSeenAt, id, resolvedAt } = differences;
  const all = db.select().from(differences).$dynamic();
  return state === 'open'
    ? all.where(isNull(resolvedAt)).orderBy(firstSeenAt, id).limit(MAX_SHOWN)
    : all.where(isNotNull(resolvedAt)).orderBy(desc(resolvedAt), desc(id)).limit(MAX_SHOWN);
}

export async function countOpen(db: Orm): Promise<Map<string, number>> {
  const rows = await db
    .select({ kind: differences.kind, open: count() })
    .from(differences)
    .where(isNull(differences.resolvedAt))
    .groupBy(differences.kind);
  return new Map(rows.map(({ kind, open }) => [kind, open]));
}

/** Returns the kinds and subjects of all differences ever stored, open or resolved, as "kind subject". */
export async function listKnownSubjects(db: Orm): Promise<Set<string>> {
  const { kind, subject } = differences;
  const rows = await db.selectDistinct({ kind, subject }).from(differences);
  return new Set(rows.map((row) => `${row.kind} ${row.subject}`));
}

export function insertComparison(tx: Orm, row: Omit<ComparisonRow, 'id'>): Promise<ComparisonRow> {
  return getRow(tx.insert(comparisons).values(row).returning(), 'The comparison was not written');
}

export async function listNewestComparisons(db: Orm): Promise<ComparisonRow[]> {
  return db.select().from(comparisons).orderBy(desc(comparisons.id)).limit(MAX_COMPARISONS);
}

export async function findLastComparison(db: Orm): Promise<Date | null> {
  const [row] = await db.select({ at: max(comparisons.startedAt) }).from(comparisons);
  return row?.at ?? null;
}

/** Deletes comparisons and resolved differences before a moment; explained differences are kept. */
export async function deleteBefore(tx: Orm, moment: Date): Promise<void> {
  const since = moment.toISOString();
  await tx.delete(comparisons).where(sql`${comparisons.startedAt} < ${since}::timestamptz`);
  await tx
    .delete(differences)
    .where(
      sql`${differences.resolvedAt} < ${since}::timestamptz and ${differences.resolution} <> 'explained'`,
    );
}
