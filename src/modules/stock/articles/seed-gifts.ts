// A fresh shop has one brush in each of its packs, counted as its jars are: what the pages promise, the books
// know.

import type { Orm } from '#platform/database/database.ts';
import { moveStock } from '../movements/move-stock.ts';
import { lockStock } from '../movements/stock.repository.ts';
import { addToEveryPack, updateArticleRow } from './articles.repository.ts';

const GIFT = 'brush';
/** As many as there are jars. */
const FIRST_STOCK = 5000;
const WARN_BELOW = 100;

/** For a shop whose packs were just seeded. */
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
