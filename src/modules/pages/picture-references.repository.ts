// Lists the library pictures used by pages and by all versions of pages, so that a restored version still has
// its pictures.

import { like, sql } from 'drizzle-orm';
import type { PictureReference } from '#modules/media/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { nameOf } from './page-views.ts';
import { pages, pageVersions } from './pages.tables.ts';
import { readStored } from './read-stored.ts';

export async function listPagePictures(db: Orm): Promise<PictureReference[]> {
  // Columns are written with their table, because a bare name would be a column of `page_versions` in the
  // subquery.
  const written = sql<string>`concat_ws(' ', pages.draft::text, pages.planned::text, (
    select string_agg(page_versions.content::text, ' ') from ${pageVersions}
    where page_versions.page_id = pages.id and page_versions.content::text like '%/media/%'
  ))`;
  const rows = await db.select({ page: pages, text: written }).from(pages).where(like(written, '%/media/%'));
  return rows.map(({ page, text }) => ({
    kind: 'page',
    id: page.id,
    text,
    name: nameOf(page.kind, readStored(page.draft, page)),
  }));
}
