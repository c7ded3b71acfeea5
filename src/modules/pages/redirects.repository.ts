// The SQL of redirects. Writers take turns under a lock, so that two concurrent writers cannot create a
// circle of redirects.

import { desc, eq, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import { findBy, hasRow, insertIfAbsent } from '#platform/database/find-row.ts';
import { pageRedirects } from './pages.tables.ts';

export type RedirectRecord = typeof pageRedirects.$inferSelect;

export async function lockRedirects(tx: Orm): Promise<void> {
  await tx.execute(sql`lock table ${pageRedirects} in share row exclusive mode`);
}

export async function selectRedirects(db: Orm): Promise<RedirectRecord[]> {
  return db.select().from(pageRedirects).orderBy(desc(pageRedirects.id));
}

export const findRedirect = findBy(pageRedirects, pageRedirects.fromPath);

/** Inserts a redirect; null when its source address already has a redirect. */
export const insertRedirect = insertIfAbsent(pageRedirects);

/** Changes the target of all redirects that lead to `from`, so that they lead to `to`. */
export async function moveTargets(tx: Orm, from: string, to: string): Promise<void> {
  await tx.update(pageRedirects).set({ toPath: to }).where(eq(pageRedirects.toPath, from));
}

/** Deletes a redirect by its id or source path; returns false when there was none. */
export function deleteRedirect(tx: Orm, by: { id: number } | { fromPath: string }): Promise<boolean> {
  const which = 'id' in by ? eq(pageRedirects.id, by.id) : eq(pageRedirects.fromPath, by.fromPath);
  return hasRow(tx.delete(pageRedirects).where(which).returning({ id: pageRedirects.id }));
}
