// What an operator writes about articles and packs. No number of pieces is written here: those come from movements alone.

import { listVariants } from '#modules/catalog/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound } from '#shared/api/problems.ts';
import type { ArticleUpdate, PackContents } from '../contract.ts';
import { lockStock } from '../movements/stock.repository.ts';
import { lockArticle, replaceContents, updateArticleRow } from './articles.repository.ts';

type Needs = { database: Database };

/** 404 `not_found`; 409 `edit_conflict`. */
export async function updateArticle(
  { database }: Needs,
  id: number,
  { version, ...change }: ArticleUpdate,
): Promise<void> {
  await database.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) throw notFound('Dit artikel bestaat niet.');
    refuseStaleEdit(article.version, version, 'Iemand anders heeft dit artikel intussen gewijzigd.');
    await updateArticleRow(tx, id, change);
  });
}

/** From now on a pack of the variant with this id holds this, and no more of it can be sold than that allows. 404 `not_found`; 422. */
export async function fillPack({ database }: Needs, id: number, { contents }: PackContents): Promise<void> {
  const variant = (await listVariants({ database })).find((one) => one.id === id);
  if (!variant) throw notFound('Deze variant bestaat niet.');
  await database.transaction(async (tx) => {
    const known = new Set((await lockStock(tx)).map(({ code }) => code));
    const wanted = contents.filter(({ quantity }) => quantity > 0);
    if (
      wanted.some(({ article }) => !known.has(article)) ||
      new Set(wanted.map(({ article }) => article)).size < wanted.length
    )
      throw invalidFields([{ path: 'contents', message: 'Kies bestaande artikelen, elk één keer.' }]);
    await replaceContents(tx, variant.code, wanted);
    await announceChange(tx, 'catalog');
  });
}
