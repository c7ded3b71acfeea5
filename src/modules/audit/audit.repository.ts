// The SQL of the audit log: inserting entries, setting the HTTP status of their response, and reading them
// newest first.

import { and, asc, count, eq, exists, ilike, inArray, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { newestFirst } from '#platform/database/lists/keyset.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import { containsPattern } from '#platform/database/lists/search-patterns.ts';
import { auditChanges, auditEntries } from './audit.tables.ts';
import type { ListAuditQuery } from './contract.ts';

export type NewEntry = Omit<typeof auditEntries.$inferInsert, 'id' | 'seal'>;
export type EntryRow = typeof auditEntries.$inferSelect;
export type ChangeRow = typeof auditChanges.$inferSelect;

export async function insertEntry(db: Orm, entry: NewEntry): Promise<number> {
  const [row] = await db.insert(auditEntries).values(entry).returning({ id: auditEntries.id });
  if (!row) throw new Error('Inserting an entry of the log returned no row');
  return row.id;
}

/**
 * Stores on an audit entry the HTTP status with which its request was answered. Does nothing when the entry
 * is already in the hash chain.
 */
export async function setEntryStatus(db: Orm, id: number, status: number): Promise<void> {
  await db
    .update(auditEntries)
    .set({ status })
    .where(and(eq(auditEntries.id, id), isNull(auditEntries.seal)));
}

export type EntryFilter = Pick<ListAuditQuery, 'q' | 'entity' | 'entityId' | 'operator'>;

export async function listEntryRows(
  db: Orm,
  { after, limit, ...filter }: EntryFilter & PageRange,
): Promise<EntryRow[]> {
  return newestFirst(
    db.select().from(auditEntries).$dynamic(),
    auditEntries.id,
    { after, limit },
    passing(db, filter),
  );
}

export async function countEntries(db: Orm, filter: EntryFilter): Promise<number> {
  return db.$count(auditEntries, passing(db, filter));
}

/** Lists the row changes of the audit entries in order of time, at most `most` per entry. */
export async function listChangeRows(db: Orm, entryIds: number[], most: number): Promise<ChangeRow[]> {
  if (entryIds.length === 0) return [];
  const place = sql<number>`row_number() over (partition by ${auditChanges.entryId} order by ${auditChanges.id})`;
  const numbered = db
    .select({ id: auditChanges.id, place: place.as('place') })
    .from(auditChanges)
    .where(inArray(auditChanges.entryId, entryIds))
    .as('numbered');
  const rows = await db
    .select({ change: auditChanges })
    .from(auditChanges)
    .innerJoin(numbered, eq(numbered.id, auditChanges.id))
    .where(sql`${numbered.place} <= ${most}`)
    .orderBy(asc(auditChanges.id));
  return rows.map(({ change }) => change);
}

export async function countChanges(db: Orm, entryIds: number[]): Promise<Map<number, number>> {
  if (entryIds.length === 0) return new Map();
  const rows = await db
    .select({ entryId: auditChanges.entryId, changes: count() })
    .from(auditChanges)
    .where(inArray(auditChanges.entryId, entryIds))
    .groupBy(auditChanges.entryId);
  return new Map(rows.map(({ entryId, changes }) => [entryId, changes]));
}

/**
 * Lists the recorded changes of the rows in `about`, and all other changes whose values contain one of the
 * `strings`, such as a person's e-mail address. The strings must be in lower case.
 */
export async function listChangesAbout(
  tx: Orm,
  about: readonly { table: string; ids: readonly string[] }[],
  strings: readonly string[],
): Promise<ChangeRow[]> {
  const { before, after, entity, entityId } = auditChanges;
  const text = sql`lower(coalesce(${before}::text, '') || coalesce(${after}::text, ''))`;
  const rows = about.filter(({ ids }) => ids.length > 0);
  return tx
    .select()
    .from(auditChanges)
    .where(
      or(
        ...rows.map(({ table, ids }) => and(eq(entity, table), inArray(entityId, [...ids]))),
        ...strings.map((each) => sql`position(${each} in ${text}) > 0`),
      ),
    )
    .orderBy(asc(auditChanges.id));
}

export async function listOperatorNames(db: Orm): Promise<string[]> {
  const rows = await db
    .selectDistinct({ operator: auditEntries.operator })
    .from(auditEntries)
    .orderBy(asc(auditEntries.operator));
  return rows.map(({ operator }) => operator);
}

export async function listEntityNames(db: Orm): Promise<string[]> {
  const rows = await db
    .selectDistinct({ entity: auditChanges.entity })
    .from(auditChanges)
    .orderBy(asc(auditChanges.entity));
  return rows.map(({ entity }) => entity);
}

function passing(db: Orm, { q, entity, entityId, operator }: EntryFilter): SQL | undefined {
  return and(
    operator ? eq(auditEntries.operator, operator) : undefined,
    entity ? hasChange(db, ofEntity(entity, entityId)) : undefined,
    q ? matching(db, q) : undefined,
  );
}

function hasChange(db: Orm, condition: SQL | undefined): SQL {
  return exists(
    db
      .select({ one: sql`1` })
      .from(auditChanges)
      .where(and(eq(auditChanges.entryId, auditEntries.id), condition)),
  );
}

function ofEntity(entity: string, entityId: string | undefined): SQL | undefined {
  return and(eq(auditChanges.entity, entity), entityId ? eq(auditChanges.entityId, entityId) : undefined);
}

function matching(db: Orm, text: string): SQL | undefined {
  const pattern = containsPattern(text);
  return or(
    ilike(auditEntries.operator, pattern),
    ilike(auditEntries.path, pattern),
    eq(auditEntries.requestId, text),
    hasChange(
      db,
      or(ilike(sql`${auditChanges.before}::text`, pattern), ilike(sql`${auditChanges.after}::text`, pattern)),
    ),
  );
}
