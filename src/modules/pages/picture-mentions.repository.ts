// Which pictures of the library pages show, or showed: whoever goes back to a version finds its pictures.

import { like, sql } from 'drizzle-orm';
import type { PictureMention } from '#modules/media/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { nameOf } from './page-views.ts';
import { pages, pageVersions } from './pages.tables.ts';
import { readStored } from './read-stored.ts';

export async function listPagePictures(db: Orm): Promise<PictureMention[]> {
  const written = sql<string>`concat_ws(' ', ${pages.draft}::text, ${pages.planned}::text, (
    select string_agg(${pageVersions.content}::text, ' ') from ${pageVersions}
    where ${pageVersions.pageId} = ${pages.id} and ${pageVersions.content}::text like '%/media/%'
  ))`;
  const rows = await db.select({ page: pages, text: written }).from(pages).where(like(written, '%/media/%'));
  return rows.map(({ page, text }) => ({
    ...{ kind: 'page', id: page.id, text },
    name: nameOf(page.kind, readStored(page.draft, page)),
  }));
}
