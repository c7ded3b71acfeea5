// Stores refund requests before the provider is called. When changes of the order still owe the customer
// money, that part of the amount is taken first: the change has issued its credit note already, so this part
// gets none.

import type { OrderRow } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { type Cents, cents } from '#shared/money.ts';
import { listPaymentsOfOrder, owedByChanges, splitOver } from './payments-of-order.ts';
import { insertRefund, type NewRefund, type RefundRow } from './refund.repository.ts';

export type RefundRequest = Pick<NewRefund, 'key' | 'reason' | 'actor' | 'restock' | 'withdrawalId'> & {
  amount: Cents;
  now: Date;
};

/**
 * Inserts the refund rows of an amount, one per payment it is taken from, newest payment first. The caller
 * must have locked the order's row, and the order must have that much left to refund. The first row gets the
 * idempotency key `key`; further rows get `key` with a number appended.
 */
export async function insertRefunds(
  tx: Orm,
  order: OrderRow,
  { amount, key, now, restock, withdrawalId, ...shared }: RefundRequest,
): Promise<RefundRow[]> {
  const promised = cents(Math.min(amount, await owedByChanges(tx, order.id)));
  const written: RefundRow[] = [];
  const write = async (origin: 'change' | 'operator', part: Cents) => {
    for (const each of splitOver(await listPaymentsOfOrder(tx, order), part)) {
      const isFirst = written.length === 0;
      written.push(
        await insertRefund(tx, {
          ...shared,
          ...each,
          origin,
          orderId: order.id,
          status: 'requested',
          key: isFirst ? key : `${key}:${written.length + 1}`,
          restock: isFirst ? (restock ?? false) : false,
          withdrawalId: isFirst ? (withdrawalId ?? null) : null,
          requestedAt: now,
          updatedAt: now,
        }),
      );
    }
  };
  await write('change', promised);
  await write('operator', cents(amount - promised));
  return written;
}
