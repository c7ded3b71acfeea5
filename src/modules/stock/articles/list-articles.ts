// Lists articles and packs for the back-office: the pieces reserved, sold and expected of each article, and
// the contents of each pack.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { type Article, type Pack, SALES_DAYS } from '../contract.ts';
import {
  findFirstMovement,
  selectArticles,
  selectContents,
  sumExpected,
  sumHeld,
  sumSold,
} from './articles.repository.ts';
import { daysCounted, daysOfStock } from './days-of-stock.ts';
import { listStockedVariants } from './sellable.ts';

type Needs = { database: Pick<Database, 'orm'>; clock: Clock };

/**
 * Lists the articles with their stock, what is sold but not sent yet, reserved and expected, and the days the
 * stock lasts. `unsent` is the number of paid packs that were not sent yet, by variant code.
 */
export async function listArticles(
  { database: { orm }, clock }: Needs,
  unsent: ReadonlyMap<string, number>,
): Promise<Article[]> {
  const now = clock.now();
  const soldSince = new Date(now.getTime() - days(SALES_DAYS));
  const contents = await selectContents(orm);
  const held = await sumHeld(orm, now);
  const sold = await sumSold(orm, soldSince);
  const expected = await sumExpected(orm);
  const articleViews = (await selectArticles(orm)).map(
    async ({ productId: _, warnSince: __, ...article }): Promise<Article> => {
      const { code, onHand } = article;
      const soldLately = sold.get(code) ?? 0;
      const counted = daysCounted(await findFirstMovement(orm, code), now);
      const packed = contents.filter(({ articleCode }) => articleCode === code);
      return {
        ...article,
        toSend: packed.reduce(
          (sum, { variantCode, quantity }) => sum + quantity * (unsent.get(variantCode) ?? 0),
          0,
        ),
        held: held.get(code) ?? 0,
        free: Math.max(onHand - (held.get(code) ?? 0), 0),
        expected: expected.get(code)?.pieces ?? 0,
        expectedOn: expected.get(code)?.on ?? null,
        soldLately,
        daysLeft: daysOfStock(onHand, soldLately, counted),
        isLow: onHand < article.warnBelow,
      };
    },
  );
  return Promise.all(articleViews);
}

/** Lists all packs, including those switched off; `stock` is the number of packs that can still be sold. */
export async function listPacks(shop: Needs): Promise<Pack[]> {
  const contents = Map.groupBy(await selectContents(shop.database.orm), ({ variantCode }) => variantCode);
  return (await listStockedVariants(shop)).map(({ id, code, productName, name, isActive, stock }) => ({
    id,
    variantCode: code,
    name: `${productName}, ${name}`,
    isActive,
    stock,
    contents: (contents.get(code) ?? []).map(({ articleCode, quantity }) => ({
      article: articleCode,
      quantity,
    })),
  }));
}
