// Reads the history of a basket before it became an order: its start, failed payments and recovery attempts.

import { findDraft } from '#modules/drafts/index.ts';
import { findOrder } from '#modules/orders/index.ts';
import { isBankPayment } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { listRecoveryEvents } from '../recovery/recovery.repository.ts';
import type { BasketHistory } from './basket-history-contract.ts';

/**
 * Returns the history of the basket from which this order was made, oldest event first. Empty when the order
 * was not made from a basket of the checkout (an order by bank transfer, for instance), or when the basket
 * was deleted after its retention.
 */
export async function readBasketHistory(
  { database }: { database: Database },
  orderId: number,
): Promise<BasketHistory> {
  const order = await findOrder(database.orm, orderId);
  if (!order || order.draftId === null || isBankPayment(order.paymentId ?? '')) return [];
  const draft = await findDraft(database.orm, order.draftId);
  const events = (await listRecoveryEvents(database.orm, [order.draftId])).get(order.draftId) ?? [];
  const history: BasketHistory = events.map(({ kind, at, attempt, error }) => ({
    kind: kindOf(kind),
    at: at.toISOString(),
    attempt,
    error,
  }));
  if (draft)
    history.unshift({ kind: 'begun', at: draft.createdAt.toISOString(), attempt: null, error: null });
  return history;
}

function kindOf(kind: string): BasketHistory[number]['kind'] {
  if (kind === 'failed' || kind === 'attempt') return kind;
  return 'reported';
}
