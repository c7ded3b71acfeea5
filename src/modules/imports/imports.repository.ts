// The SQL of imports, and of the progress of a running import. A database constraint allows only one running
// import at a time.

import { and, desc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findRow } from '#platform/database/find-row.ts';
import type { ImportStep } from './contract.ts';
import { importProgress, imports } from './imports.tables.ts';

export type ImportRow = typeof imports.$inferSelect;
export type ProgressRow = typeof importProgress.$inferSelect;
export type ImportWithProgress = { row: ImportRow; progress: ProgressRow | null };

/**
 * Inserts a running import and returns it; returns null when another import is running or the ticket was used
 * before.
 */
export async function insertRunningImport(
  tx: Orm,
  row: Pick<ImportRow, 'ticket' | 'fileName' | 'startedAt'>,
): Promise<ImportRow | null> {
  const [inserted] = await tx.insert(imports).values(row).onConflictDoNothing().returning();
  if (!inserted) return null;
  await tx.insert(importProgress).values({ importId: inserted.id, beatAt: row.startedAt });
  return inserted;
}

/** Lists imports of app backups, newest first, at most `limit`. */
export async function selectImports(db: Orm, limit: number): Promise<ImportWithProgress[]> {
  return withProgress(db).orderBy(desc(imports.id)).limit(limit);
}

export function findImport(db: Orm, id: number): Promise<ImportWithProgress | null> {
  return findRow(withProgress(db).where(eq(imports.id, id)));
}

function withProgress(db: Orm) {
  return db
    .select({ row: imports, progress: importProgress })
    .from(imports)
    .leftJoin(importProgress, eq(importProgress.importId, imports.id));
}

/**
 * Records the heartbeat and progress of an import. Returns true when an operator requested its cancellation.
 */
export async function recordHeartbeat(
  db: Orm,
  importId: number,
  progress: { step: ImportStep; done: number; total: number; beatAt: Date },
): Promise<{ cancelWanted: boolean }> {
  const [row] = await db
    .update(importProgress)
    .set(progress)
    .where(eq(importProgress.importId, importId))
    .returning({ cancelWanted: importProgress.cancelWanted });
  return row ?? { cancelWanted: true };
}

/** Requests the cancellation of an import and returns true; returns false when the import is not running. */
export async function requestCancellation(tx: Orm, importId: number): Promise<boolean> {
  const rows = await tx
    .update(importProgress)
    .set({ cancelWanted: true })
    .where(eq(importProgress.importId, importId))
    .returning({ importId: importProgress.importId });
  return rows.length > 0;
}

type Ending = Pick<ImportRow, 'endedAt' | 'status'> & Partial<Omit<ImportRow, 'id' | 'ticket'>>;

/**
 * Records the outcome of a running import and returns true; returns false when the import had already ended.
 */
export async function endImport(tx: Orm, id: number, ending: Ending): Promise<boolean> {
  const ended = await tx
    .update(imports)
    .set(ending)
    .where(and(eq(imports.id, id), eq(imports.status, 'running')))
    .returning({ id: imports.id });
  if (ended.length > 0) await tx.delete(importProgress).where(eq(importProgress.importId, id));
  return ended.length > 0;
}

/**
 * Lists the ids of running imports without a heartbeat since `silentSince`. With null, lists all running
 * imports.
 */
export async function findStalledImports(db: Orm, silentSince: Date | null): Promise<number[]> {
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .innerJoin(importProgress, eq(importProgress.importId, imports.id))
    .where(
      and(
        eq(imports.status, 'running'),
        silentSince === null ? sql`true` : lt(importProgress.beatAt, silentSince),
      ),
    );
  return rows.map(({ id }) => id);
}

/**
 * Returns the imports, out of `ids`, whose archive must be kept because they are running or succeeded. The
 * archives of the other `ids` can be deleted.
 */
export async function findStoredImports(db: Orm, ids: readonly number[]): Promise<number[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .select({ id: imports.id })
    .from(imports)
    .where(and(inArray(imports.id, [...ids]), inArray(imports.status, ['running', 'done'])));
  return rows.map(({ id }) => id);
}

/**
 * Deletes an ended import and its list of files, and returns true. Returns false when the import does not
 * exist or is running.
 */
export async function deleteEndedImport(tx: Orm, id: number): Promise<boolean> {
  const rows = await tx
    .delete(imports)
    .where(and(eq(imports.id, id), sql`${imports.status} <> 'running'`))
    .returning({ id: imports.id });
  return rows.length > 0;
}
