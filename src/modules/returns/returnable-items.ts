// Finds the articles of an order that can still be returned: the articles sent, less those announced in other
// open returns. A gift that was sent, such as a used brush, need not come back.

import { wasSent } from '#modules/orders/contract.ts';
import type { OrderRow } from '#modules/orders/index.ts';
import { listOutstanding, listProductArticles } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import { listReturnLines, listReturnsOfOrder } from './return.repository.ts';
import { isOpenReturn } from './return-contract.ts';

type Line = { article: string; quantity: number };
/**
 * An article of an order that can be returned, with its quantity. `isProduct`: true for a paid article, false
 * for a gift.
 */
export type ReturnableLine = Line & { isProduct: boolean };

/**
 * Returns the articles of an order that can be returned: those taken from stock for the order, less those
 * announced in open returns that are not checked yet. Of a sent order, gifts are left out unless only gifts
 * are left. `but` is the id of a return whose announced articles are not subtracted; null for none.
 */
export async function listReturnable(
  tx: Orm,
  order: OrderRow,
  but: number | null = null,
): Promise<ReturnableLine[]> {
  const { id: orderId, variantCode } = order;
  const isSent = wasSent(order);
  const products = await listProductArticles(tx);
  const all = await listOutstanding(tx, { orderId, variantCode, wasSent: isSent });
  const isReturnable = ({ article }: Line) => !isSent || products.has(article);
  const out = all.some(({ article }) => products.has(article)) ? all.filter(isReturnable) : all;
  const open = (await listReturnsOfOrder(tx, orderId)).filter(
    ({ id, status }) => id !== but && isOpenReturn(status) && status !== 'checked',
  );
  const lines = await listReturnLines(
    tx,
    open.map(({ id }) => id),
  );
  const announced = [...lines.values()].flat();
  return out
    .map(({ article, quantity }) => {
      const awaited = announced.filter(({ articleCode }) => articleCode === article);
      const left = quantity - awaited.reduce((sum, line) => sum + line.announced, 0);
      return { article, quantity: left, isProduct: products.has(article) };
    })
    .filter(({ quantity }) => quantity > 0);
}

/**
 * Throws 409 `nothing_to_return` when the customer has no returnable article left; 422 when `lines` are empty
 * or exceed the returnable quantity of an article.
 */
export function refuseUnreturnable(lines: readonly Line[], returnable: readonly Line[]): void {
  if (returnable.length === 0)
    throw new Refusal('nothing_to_return', 'Van deze bestelling is niets meer bij de klant.');
  for (const [index, { article, quantity }] of lines.entries()) {
    const most = returnable.find((line) => line.article === article)?.quantity ?? 0;
    if (quantity > most)
      throw invalidFields([
        { path: `lines.${index}.quantity`, message: `Er kunnen er nog ${most} terugkomen` },
      ]);
  }
  if (lines.every(({ quantity }) => quantity === 0))
    throw invalidFields([{ path: 'lines', message: 'Kies wat er terugkomt' }]);
}
