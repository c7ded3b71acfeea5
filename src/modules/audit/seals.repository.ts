// The SQL of the audit log's hash chain. The database computes the digests of the rows, so their contents are
// not transferred.

import {
  and,
  asc,
  desc,
  eq,
  gt,
  inArray,
  isNotNull,
  isNull,
  like,
  lte,
  max,
  notExists,
  type SQL,
  sql,
} from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import { countMatches } from '#platform/database/lists/keyset.ts';
import { auditChanges, auditEntries, auditSeals } from './audit.tables.ts';
import { REDACTED_PREFIX, type Seal } from './seal.ts';

/**
 * The schema of an audit row that goes into a seal. `at` is the time of the row's audit entry in
 * milliseconds; null when that entry was deleted.
 */
const rowSchema = z.object({ id: z.number(), at: z.coerce.number().nullable(), digest: z.string() });
export type LogRow = z.infer<typeof rowSchema>;
export type SealWithRows = { seal: Seal; entries: LogRow[]; changes: LogRow[] };

/**
 * Returns a SQL expression for the digest of columns. The digest uses the text of a jsonb array, which is the
 * same in all versions of both database engines and after a restore.
 */
const digest = (columns: string) =>
  sql.raw(`encode(sha256(convert_to(jsonb_build_array(${columns})::text, 'UTF8')), 'base64')`);
const ENTRY_DIGEST = digest(
  'e.id, extract(epoch from e.at), e.operator_id, e.operator, e.method, e.route, e.path, e.status, e.address_hash, e.request_id',
);
const CHANGE_DIGEST = digest('c.id, c.entry_id, c.entity, c.entity_id, c.before, c.after');
const AT = sql.raw('floor(extract(epoch from e.at) * 1000)::float8');
const ENTRY_ROWS = sql`select e.id, ${AT} as at, ${ENTRY_DIGEST} as digest from audit_entries e`;
const CHANGE_ROWS = sql`select c.id, ${AT} as at, ${CHANGE_DIGEST} as digest
  from audit_changes c left join audit_entries e on e.id = c.entry_id`;

/** Takes a lock until the transaction ends, so that only one seal is made at a time. */
export async function lockSeals(tx: Orm): Promise<void> {
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended('seals of the log', 0))`);
}

export function findLastSeal(db: Orm): Promise<Seal | null> {
  return findRow(db.select().from(auditSeals).orderBy(desc(auditSeals.id)).limit(1));
}

export async function hasSeal(db: Orm, { id, hash }: Pick<Seal, 'id' | 'hash'>): Promise<boolean> {
  const rows = await db
    .select({ id: auditSeals.id })
    .from(auditSeals)
    .where(and(eq(auditSeals.id, id), eq(auditSeals.hash, hash)));
  return rows.length > 0;
}

/**
 * Lists and locks at most `limit` audit entries that are not in a seal yet and either have an HTTP status or
 * began before `startedBefore`, oldest first.
 */
export async function listWaitingEntries(tx: Orm, startedBefore: Date, limit: number): Promise<LogRow[]> {
  const { rows } = await tx.execute(waitingEntriesQuery(startedBefore, limit));
  return z.array(rowSchema).parse(rows);
}

export function waitingEntriesQuery(startedBefore: Date, limit: number): SQL {
  return sql`${ENTRY_ROWS}
    where e.seal is null and (e.status is not null or e.at < ${startedBefore.toISOString()}::timestamptz)
    order by e.id limit ${limit} for update`;
}

export async function listWaitingChanges(tx: Orm, limit: number): Promise<LogRow[]> {
  const { rows } = await tx.execute(waitingChangesQuery(limit));
  return z.array(rowSchema).parse(rows);
}

export function waitingChangesQuery(limit: number): SQL {
  return sql`${CHANGE_ROWS} where c.seal is null order by c.id limit ${limit}`;
}

export async function insertSeal(
  tx: Orm,
  seal: Seal,
  sealed: { entries: LogRow[]; changes: LogRow[] },
): Promise<void> {
  await tx.insert(auditSeals).values(seal);
  for (const [table, rows] of [
    [auditEntries, sealed.entries],
    [auditChanges, sealed.changes],
  ] as const) {
    if (rows.length === 0) continue;
    const ids = rows.map(({ id }) => id);
    await tx.update(table).set({ seal: seal.id }).where(inArray(table.id, ids));
  }
}

/** Returns the number of the last seal whose rows are all older than `moment`; 0 when there is none. */
export async function findSealBefore(tx: Orm, moment: Date): Promise<number> {
  const [row] = await tx
    .select({
      id: sql<number>`coalesce(min(${auditSeals.id}) filter (where ${auditSeals.newest} >= ${moment.toISOString()}::timestamptz) - 1,
        max(${auditSeals.id}), 0)::int`,
    })
    .from(auditSeals);
  return row?.id ?? 0;
}

export async function findDeletedUpTo(db: Orm): Promise<number> {
  const [row] = await db.select({ to: max(auditSeals.forgottenTo) }).from(auditSeals);
  return row?.to ?? 0;
}

/**
 * Deletes the audit rows and the contents of all seals up to and including number `upTo`. The database
 * refuses this unless a seal records the deletion.
 */
export async function deleteSealedRows(tx: Orm, upTo: number): Promise<void> {
  await tx.delete(auditChanges).where(lte(auditChanges.seal, upTo));
  await tx.delete(auditEntries).where(lte(auditEntries.seal, upTo));
  await tx
    .update(auditSeals)
    .set({ content: null })
    .where(and(lte(auditSeals.id, upTo), isNotNull(auditSeals.content)));
}

/**
 * Lists up to `limit` seals after number `after`, each with its current audit rows. `forgottenTo` is the
 * number of the last seal whose rows were deleted, 0 when there is none. One statement reads everything, so
 * all data are of the same moment.
 */
export async function listSealPage(
  db: Orm,
  after: number,
  limit: number,
): Promise<(SealWithRows & { forgottenTo: number })[]> {
  const rowsOf = (rows: ReturnType<typeof sql>, alias: string) =>
    sql`coalesce((select json_agg(r) from (${rows} where ${sql.raw(alias)}.seal = audit_seals.id order by ${sql.raw(alias)}.id) r), '[]')`;
  const rows = await db
    .select({
      seal: auditSeals,
      entries: rowsOf(ENTRY_ROWS, 'e'),
      changes: rowsOf(CHANGE_ROWS, 'c'),
      forgottenTo: sql<number>`coalesce((select max(forgotten_to) from audit_seals), 0)`,
    })
    .from(auditSeals)
    .where(gt(auditSeals.id, after))
    .orderBy(asc(auditSeals.id))
    .limit(limit);
  const parse = (value: unknown) => z.array(rowSchema).parse(value);
  return rows.map((row) => ({ ...row, entries: parse(row.entries), changes: parse(row.changes) }));
}

/**
 * Returns the time of the newest audit row in the seals numbered above `after` up to and including `upTo`;
 * null when there are no such seals.
 */
export async function findNewest(db: Orm, after: number, upTo: number): Promise<Date | null> {
  const [row] = await db
    .select({ newest: max(auditSeals.newest) })
    .from(auditSeals)
    .where(and(gt(auditSeals.id, after), lte(auditSeals.id, upTo)));
  return row?.newest ?? null;
}

/** Lists the contents of the seals that record redactions, oldest seal first. */
export async function listRedactions(db: Orm): Promise<string[]> {
  const rows = await db
    .select({ content: auditSeals.content })
    .from(auditSeals)
    .where(like(auditSeals.content, `${REDACTED_PREFIX}%`))
    .orderBy(asc(auditSeals.id));
  return rows.flatMap(({ content }) => content ?? []);
}

/**
 * Computes the digests that audit rows will have after their redaction, without changing the rows. `redacted`
 * is a JSON text: a list of row ids with the redacted values `before` and `after`.
 */
export async function digestRedacted(tx: Orm, redacted: string): Promise<LogRow[]> {
  const { rows } = await tx.execute(sql`
    select c.id, null as at, ${digest('c.id, c.entry_id, c.entity, c.entity_id, n.before, n.after')} as digest
    from audit_changes c join jsonb_to_recordset(${redacted}::jsonb) as n (id int, before jsonb, after jsonb) on n.id = c.id order by c.id`);
  return z.array(rowSchema).parse(rows);
}

/**
 * Writes the redacted values to the audit rows. The database refuses this unless the last seal names every
 * row.
 */
export async function writeRedacted(tx: Orm, redacted: string): Promise<void> {
  await tx.execute(sql`
    update audit_changes c set before = n.before, after = n.after
    from jsonb_to_recordset(${redacted}::jsonb) as n (id int, before jsonb, after jsonb) where n.id = c.id`);
}

/**
 * Returns the name of the first audit row that refers to a missing seal, such as `e12`; null when there is
 * none.
 */
export async function findOrphanedRow(db: Orm): Promise<string | null> {
  for (const [table, kind] of [
    [auditEntries, 'e'],
    [auditChanges, 'c'],
  ] as const) {
    const [stray] = await db
      .select({ id: table.id })
      .from(table)
      .where(
        and(
          isNotNull(table.seal),
          notExists(db.select({ id: auditSeals.id }).from(auditSeals).where(eq(auditSeals.id, table.seal))),
        ),
      )
      .limit(1);
    if (stray) return `${kind}${stray.id}`;
  }
  return null;
}

/**
 * Counts the audit entries that are not in a seal yet. Counting stops above 10,000 (`MAX_COUNTED`): the
 * result is then 10,001.
 */
export function countWaiting(db: Orm): Promise<number> {
  return countMatches(db, auditEntries, isNull(auditEntries.seal));
}
