// Builds the receipt on the success page: items, amounts, address and order link. The receipt names a
// customer and the page's URL contains only a payment id, so only the browser that made the payment gets the
// receipt.

import { findDraft, hashSessionId } from '#modules/drafts/index.ts';
import { findCustomerOrder } from '#modules/order-overview/index.ts';
import { findOrderByPayment, type OrderLinkNeeds, orderPath } from '#modules/orders/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { goodsText } from '#shared/goods-text.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { addDays } from '#shared/shop-days.ts';
import { listAgreements } from '../checkout.repository.ts';
import type { Receipt } from '../contract.ts';

type Needs = Pick<OrderLinkNeeds, 'tokens'> & { database: Database; clock: Clock; getSettings: GetSettings };

/**
 * Returns the receipt of a payment for the success page; null before the order exists, and for every session
 * except the one that paid.
 */
export async function findReceipt(
  shop: Needs,
  paymentId: string,
  sessionId: string | null,
): Promise<Receipt | null> {
  const { orm } = shop.database;
  const row = sessionId === null ? null : await findOrderByPayment(orm, paymentId);
  if (!row || sessionId === null || !(await isOwner(shop, paymentId, sessionId))) return null;
  const { delivery, claims } = await shop.getSettings();
  const order = await findCustomerOrder(orm, row.id, { now: shop.clock.now(), cutOff: delivery.cutOff });
  if (!order) return null;
  const { customerEmail, lines, discount, shipping, total } = order;
  return {
    orderPath: orderPath(shop, row),
    customerEmail,
    address: [order.customerName, ...linesOf(order)].filter(Boolean),
    lines: lines.map(({ label, quantity, amount }) => ({ text: goodsText(label, quantity), amount })),
    discount,
    shipping,
    total,
    vatRate: order.vatRate,
    photoOn: addDays(order.beginsOn, claims.resultDays),
  };
}

async function isOwner(
  { database }: Pick<Needs, 'database'>,
  paymentId: string,
  sessionId: string,
): Promise<boolean> {
  const [agreement] = await listAgreements(database.orm, paymentId);
  const draft = agreement && (await findDraft(database.orm, agreement.draftId));
  return draft?.sessionHash === hashSessionId(sessionId);
}
