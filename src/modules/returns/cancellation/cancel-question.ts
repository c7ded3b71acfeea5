// Reads the data of the dialog with which an operator cancels an order.

import { findLiveShipment } from '#modules/fulfilment/index.ts';
import { wasSent } from '#modules/orders/contract.ts';
import { findOrder, orderUnknown } from '#modules/orders/index.ts';
import { isBlocked, readOrderMoney } from '#modules/refunds/index.ts';
import { listArticleNames, listOutstanding, listProductArticles } from '#modules/stock/index.ts';
import type { Database } from '#platform/database/database.ts';
import { missingFields } from '#shared/recipient/recipient.ts';
import { CANCEL_UNSETTLED, type CancelQuestion } from './cancel-contract.ts';

/**
 * Returns the data of the dialog for cancelling an order. Throws 404 `order_unknown`, also for an archived
 * order, which can no longer be changed.
 */
export async function readCancelQuestion(
  { database: { orm } }: { database: Pick<Database, 'orm'> },
  orderId: number,
): Promise<CancelQuestion> {
  const order = await findOrder(orm, orderId);
  if (!order || order.archivedAt) throw orderUnknown();
  const { paid, refundable, disputes } = await readOrderMoney(orm, order);
  const out = await listOutstanding(orm, {
    orderId,
    variantCode: order.variantCode,
    wasSent: wasSent(order),
  });
  const names = await listArticleNames(orm);
  const products = await listProductArticles(orm);
  const live = await findLiveShipment(orm, orderId);
  return {
    paid,
    refundable,
    couponCode: order.couponCode,
    version: order.version,
    disputed: isBlocked({ refundable, disputes }),
    out: out
      .filter(({ quantity }) => quantity > 0)
      .toSorted((one, other) => Number(products.has(other.article)) - Number(products.has(one.article)))
      .map(({ article, quantity }) => ({ article, name: names.get(article) ?? article, quantity })),
    wasSent: wasSent(order),
    label: live && { trackingCode: live.trackingCode, provider: live.provider },
    reachable: missingFields(order, 'mail').length === 0,
    settled: order.status === 'cancelled' && !order.flags.includes(CANCEL_UNSETTLED),
  };
}
