// What can still come back of an order: never more than left for it, less what other returns wait for. What
// came with it for nothing and was sent, a brush somebody may have used, is not asked back.

import { listOut, listProductArticles } from '#modules/stock/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { invalidFields, Refusal } from '#shared/api/problems.ts';
import type { OrderRow } from '../order.repository.ts';
import { wasSent } from '../order-states.ts';
import { listReturnLines, listReturnsOfOrder } from './return.repository.ts';
import { isOpenReturn } from './return-contract.ts';

type Line = { article: string; quantity: number };
/** `isProduct`: what was paid for, not what came with it for nothing. */
export type ReturnableLine = Line & { isProduct: boolean };

/** What can come back of an order: what is out of it, less what other returns announced. */
export async function listReturnable(
  tx: Orm,
  order: OrderRow,
  but: number | null = null,
): Promise<ReturnableLine[]> {
  const { id: orderId, variantCode } = order;
  const isSent = wasSent(order);
  const products = await listProductArticles(tx);
  const all = await listOut(tx, { orderId, variantCode, wasSent: isSent });
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

/** 409 `nothing_to_return`; 422 naming the line. */
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
