// The SQL of written pages, their versions and scheduled publications.

import { and, desc, eq, lte, sql } from 'drizzle-orm';
import type { PgUpdateSetSource } from 'drizzle-orm/pg-core';
import type { Orm } from '#platform/database/database.ts';
import {
  deleteById,
  findRow,
  getRow,
  hasRow,
  insertIfAbsent,
  listBy,
  updateExistingById,
  updateVersionedById,
} from '#platform/database/find-row.ts';
import type { PageKind } from './content/page-kinds.ts';
import { pages, pageVersions } from './pages.tables.ts';

export type PageRecord = typeof pages.$inferSelect;
export type VersionRecord = typeof pageVersions.$inferSelect;
export type NewVersion = typeof pageVersions.$inferInsert;
/** Columns of a page to change; columns that are undefined keep their value. */
export type PageChange = PgUpdateSetSource<typeof pages>;
/** A page with its published version; `live` is null when the page is not published. */
export type PageWithLive = { page: PageRecord; live: VersionRecord | null };

const isLive = and(eq(pageVersions.pageId, pages.id), eq(pageVersions.number, pages.liveNumber));

const withLive = (db: Orm) =>
  db.select({ page: pages, live: pageVersions }).from(pages).leftJoin(pageVersions, isLive).$dynamic();

export async function selectPages(db: Orm): Promise<PageWithLive[]> {
  return withLive(db).orderBy(pages.id);
}

export function findPage(db: Orm, id: number): Promise<PageWithLive | null> {
  return findRow(withLive(db).where(eq(pages.id, id)));
}

/**
 * Reads a page with its published version and locks it until the end of the transaction; null when it does
 * not exist.
 */
export async function lockPage(tx: Orm, id: number): Promise<PageWithLive | null> {
  const locked = await hasRow(tx.select({ id: pages.id }).from(pages).where(eq(pages.id, id)).for('update'));
  return locked ? findPage(tx, id) : null;
}

export function findPageAt(db: Orm, kind: PageKind, slug: string): Promise<PageWithLive | null> {
  return findRow(withLive(db).where(and(eq(pages.kind, kind), eq(pages.slug, slug))));
}

/** Inserts a written page; null when another page has the address. */
export const insertPage = insertIfAbsent(pages);
export const updatePage = updateVersionedById(pages);
/**
 * Sets the number of the version readers see (`liveNumber`). The row version does not increase, so an editor
 * that is open can still save.
 */
export const setLiveVersion = updateExistingById(pages);
export const updateVersion = updateExistingById(pageVersions);

export const deletePage = deleteById(pages);

/** Inserts a version of a page with the next number. The page must be locked. */
export async function insertVersion(tx: Orm, row: Omit<NewVersion, 'number'>): Promise<VersionRecord> {
  const last = sql<number>`(select coalesce(max(number), 0) + 1 from page_versions where page_id = ${row.pageId})`;
  return getRow(
    tx
      .insert(pageVersions)
      .values({ ...row, number: last })
      .returning(),
    'the version was not kept',
  );
}

/** Lists the versions of a page, newest first. */
export const selectVersions = listBy(pageVersions, pageVersions.pageId, desc(pageVersions.number));

export function findVersion(db: Orm, pageId: number, number: number): Promise<VersionRecord | null> {
  return findRow(
    db
      .select()
      .from(pageVersions)
      .where(and(eq(pageVersions.pageId, pageId), eq(pageVersions.number, number))),
  );
}

/**
 * Returns the newest version of a page that was published at or before a moment; null when there was none.
 */
export function findVersionAt(db: Orm, pageId: number, at: Date): Promise<VersionRecord | null> {
  const { publishedAt, number } = pageVersions;
  return findRow(
    db
      .select()
      .from(pageVersions)
      .where(and(eq(pageVersions.pageId, pageId), lte(publishedAt, at)))
      .orderBy(desc(number))
      .limit(1),
  );
}

/** Lists the versions of all policies, each with the day its text last changed; per page, newest first. */
export async function selectPolicyHistory(
  db: Orm,
): Promise<{ pageId: number; number: number; changedOn: string }[]> {
  const { pageId, number, changedOn } = pageVersions;
  return db
    .select({ pageId, number, changedOn })
    .from(pageVersions)
    .innerJoin(pages, eq(pages.id, pageId))
    .where(eq(pages.kind, 'policy'))
    .orderBy(pageId, desc(number));
}
