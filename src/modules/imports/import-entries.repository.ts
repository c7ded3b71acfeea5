// The SQL of the files in an import: inserting many at once, and reading them by folder or kind in the order
// in which they were inserted.

import { and, asc, eq, gt, ne, type SQL, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { holdsText } from '#platform/database/lists/holds-text.ts';
import type { PageRange } from '#platform/database/lists/read-page.ts';
import type { FileKind } from './contract.ts';
import { importEntries } from './imports.tables.ts';
import type { ProjectEntry } from './project/list-entries.ts';

export type EntryRow = typeof importEntries.$inferSelect;

/**
 * Inserts files as one JSON value. A statement with nine parameters per row would make the embedded database
 * use memory that it never releases.
 */
export async function insertEntries(
  db: Orm,
  importId: number,
  entries: readonly ProjectEntry[],
): Promise<void> {
  const rows = entries.map(({ path, parent, kind, bytes, files, contentStart, packedBytes, deflated }) => ({
    path,
    parent,
    kind,
    bytes,
    files,
    deflated,
    content_start: contentStart,
    packed_bytes: packedBytes,
  }));
  await db.execute(sql`
    insert into ${importEntries}
      (import_id, path, parent, kind, bytes, files, content_start, packed_bytes, deflated)
    select ${importId}::int, path, parent, kind, bytes, files, content_start, packed_bytes, deflated
    from rows from (jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as (path text, parent text, kind text, bytes bigint, files int, content_start bigint, packed_bytes bigint, deflated boolean))
      with ordinality as given(path, parent, kind, bytes, files, content_start, packed_bytes, deflated, place)
    order by place`);
}

export async function deleteEntries(tx: Orm, importId: number): Promise<void> {
  await tx.delete(importEntries).where(eq(importEntries.importId, importId));
}

export type EntryFilter = {
  importId: number;
  parent?: string | undefined;
  kind?: FileKind | undefined;
  q?: string | undefined;
};

export async function selectEntries(
  db: Orm,
  { after, limit, ...filter }: EntryFilter & PageRange,
): Promise<EntryRow[]> {
  return db
    .select()
    .from(importEntries)
    .where(and(...conditions(filter), after === null ? undefined : gt(importEntries.id, after)))
    .orderBy(asc(importEntries.id))
    .limit(limit);
}

export async function countEntries(db: Orm, filter: EntryFilter): Promise<number> {
  return db.$count(importEntries, and(...conditions(filter)));
}

export async function findEntry(db: Orm, importId: number, id: number): Promise<EntryRow | null> {
  const [row] = await db
    .select()
    .from(importEntries)
    .where(and(eq(importEntries.importId, importId), eq(importEntries.id, id)));
  return row ?? null;
}

function conditions({ importId, parent, kind, q }: EntryFilter): SQL[] {
  const filters = [eq(importEntries.importId, importId)];
  if (parent !== undefined) filters.push(eq(importEntries.parent, parent));
  else filters.push(ne(importEntries.kind, 'folder'));
  if (kind !== undefined) filters.push(eq(importEntries.kind, kind));
  // The index finds the rows of one import; these are few enough to search without a text index.
  for (const word of (q ?? '').split(/\s+/).filter(Boolean))
    filters.push(holdsText(importEntries.path, word));
  return filters;
}
