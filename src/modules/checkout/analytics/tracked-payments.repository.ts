// The SQL that records the payments whose purchase event was sent to analytics.

import { lt, sql } from 'drizzle-orm';
import { isOrdered } from '#modules/orders/index.ts';
import { isKnownPayment } from '#modules/payments/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { measuredPayments } from '../checkout.tables.ts';

/**
 * Records that the purchase event of a payment was sent, and returns true. Returns false when it was recorded
 * before, or when the shop does not know the payment.
 */
export async function insertTrackedPayment(db: Orm, paymentId: string, at: Date): Promise<boolean> {
  const { rows } = await db.execute(sql`
    insert into ${measuredPayments} (payment_id, at)
    select ${paymentId}::text, ${at.toISOString()}::timestamptz
    where ${isKnownPayment(paymentId)} or ${isOrdered(paymentId)}
    on conflict do nothing returning payment_id`);
  return rows.length > 0;
}

export async function deleteTrackedPaymentsBefore(tx: Orm, before: Date): Promise<void> {
  await tx.delete(measuredPayments).where(lt(measuredPayments.at, before));
}
