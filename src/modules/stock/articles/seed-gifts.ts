// Seeds the gift of a fresh shop: one brush in each pack, as the pages promise, counted like the jars.

import type { Orm } from '#platform/database/database.ts';
import { moveStock } from '../movements/move-stock.ts';
import { lockStock } from '../movements/stock.repository.ts';
import { addToEveryPack, updateArticleRow } from './articles.repository.ts';

const GIFT = 'brush';
/** Initial stock of brushes in a fresh shop, equal to that of the jars. */
const FIRST_STOCK = 5000;
const WARN_BELOW = 100;

/** Adds the gift (a brush) to all packs of a shop that was just seeded. */
export async function seedGifts(tx: Orm, now: Date): Promise<void> {
  const gift = (await lockStock(tx)).find(({ code }) => code === GIFT);
  if (!gift) return;
  await updateArticleRow(tx, gift.id, { warnBelow: WARN_BELOW });
  await moveStock(tx, [{ article: GIFT, quantity: FIRST_STOCK }], {
    kind: 'counted',
    actor: 'system',
    note: 'Beginvoorraad',
    at: now,
  });
  await addToEveryPack(tx, GIFT);
}
