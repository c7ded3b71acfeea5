// Stores an operator's changes of articles and pack contents. Quantities on hand are not changed here, only
// by movements.

import { listVariants, setGift } from '#modules/catalog/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import { refuseStaleEdit } from '#shared/api/edit-conflict.ts';
import { invalidFields, notFound } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { ArticleUpdate, PackContents } from '../contract.ts';
import { lockStock } from '../movements/stock.repository.ts';
import { lockArticle, replaceContents, selectContents, updateArticleRow } from './articles.repository.ts';

type Needs = { database: Database };

/** Changes the data of an article, not its quantity. Throws 404 `not_found`, 409 `edit_conflict`. */
export async function updateArticle(
  { database, clock }: Needs & { clock: Clock },
  id: number,
  { version, ...change }: ArticleUpdate,
): Promise<void> {
  await database.transaction(async (tx) => {
    const article = await lockArticle(tx, id);
    if (!article) throw notFound('Dit artikel bestaat niet.');
    refuseStaleEdit(article.version, version, 'Iemand anders heeft dit artikel intussen gewijzigd.');
    const isNewThreshold = change.warnBelow !== article.warnBelow;
    await updateArticleRow(tx, id, { ...change, ...(isNewThreshold && { warnSince: clock.now() }) });
  });
}

/**
 * Sets the contents of a pack; the contents determine how many packs can be sold. Added gifts are added to
 * the shop's texts of what the pack includes, and removed gifts are taken out. Throws 404 `not_found` for an
 * unknown variant id; 422 for invalid contents.
 */
export async function fillPack(
  { database, clock }: Needs & { clock: Clock },
  id: number,
  { contents }: PackContents,
): Promise<void> {
  const variant = (await listVariants({ database })).find((one) => one.id === id);
  if (!variant) throw notFound('Deze variant bestaat niet.');
  await database.transaction(async (tx) => {
    const articles = await lockStock(tx);
    const known = new Set(articles.map(({ code }) => code));
    const filled = contents.filter(({ quantity }) => quantity > 0);
    if (
      filled.some(({ article }) => !known.has(article)) ||
      new Set(filled.map(({ article }) => article)).size < filled.length
    )
      throw invalidFields([{ path: 'contents', message: 'Kies bestaande artikelen, elk één keer.' }]);
    const before = (await selectContents(tx)).filter(({ variantCode }) => variantCode === variant.code);
    await replaceContents(tx, variant.code, filled);
    const beside = articles.filter(({ productId }) => productId === null);
    const gifts = beside.filter(({ code }) => filled.some(({ article }) => article === code));
    if (gifts.length > 0 || beside.some(({ code }) => before.some(({ articleCode }) => articleCode === code)))
      await setGift(tx, id, gifts.map(({ name }) => name.toLowerCase()).join(' en '), clock.now());
    await announceChange(tx, 'catalog');
  });
}
