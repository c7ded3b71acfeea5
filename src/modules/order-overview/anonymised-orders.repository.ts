// The SQL that removes a customer's personal data from expired orders. Amounts, country and history stay.

import { and, eq, inArray, isNotNull, isNull, lt, ne, notInArray, or, sql } from 'drizzle-orm';
import { shipments } from '#modules/fulfilment/labels/shipments.tables.ts';
import { invoices } from '#modules/invoices/invoices.tables.ts';
import { orderEvents, orders } from '#modules/orders/orders.tables.ts';
import { cancellations } from '#modules/returns/cancellation/cancellations.tables.ts';
import { returns } from '#modules/returns/returns.tables.ts';
import { withdrawals } from '#modules/returns/withdrawals/withdrawals.tables.ts';
import type { Orm } from '#platform/database/database.ts';
import { blankRecipient, PERSONAL_FIELDS } from '#shared/recipient/recipient.ts';

type RetentionTerm = { before: Date; elsewhere: readonly string[]; elsewhereBefore: Date; at: Date };

/**
 * Removes personal data from expired orders, and deletes their withdrawals and shipments. An order is expired
 * when it was created before `before`. Orders to a country in `elsewhere` (other EU countries) have a longer
 * retention: they are expired when created before `elsewhereBefore`.
 */
export async function anonymiseOrders(
  tx: Orm,
  { before, elsewhere, elsewhereBefore, at }: RetentionTerm,
): Promise<void> {
  const countries = [...elsewhere];
  const blanked = await tx
    .update(orders)
    .set({
      ...blankRecipient(),
      trackingCode: null,
      trackingUrl: null,
      restrictedAt: null,
      updatedAt: at,
    })
    .where(
      and(
        // The invoice documents of an erased customer still have personal data.
        or(isNotNull(orders.restrictedAt), ...PERSONAL_FIELDS.map((field) => ne(orders[field], ''))),
        or(
          and(notInArray(orders.country, countries), lt(orders.createdAt, before)),
          and(inArray(orders.country, countries), lt(orders.createdAt, elsewhereBefore)),
        ),
      ),
    )
    .returning({ id: orders.id });
  for (const { id } of blanked) {
    await tx.delete(withdrawals).where(eq(withdrawals.orderId, id));
    await tx.delete(shipments).where(eq(shipments.orderId, id));
    await tx
      .update(returns)
      .set({ reason: null, deductionReason: null, endReason: null })
      .where(eq(returns.orderId, id));
    await tx.update(cancellations).set({ reason: null }).where(eq(cancellations.orderId, id));
    await anonymiseInvoices(tx, id);
    // History rows contain the old and new values of changed fields.
    await tx
      .update(orderEvents)
      .set({ from: null, to: null, note: null })
      .where(and(eq(orderEvents.orderId, id), isNotNull(orderEvents.note)));
  }
}

/** Removes the buyer's personal data from the invoice documents of an order. Number, amounts and VAT stay. */
async function anonymiseInvoices(tx: Orm, orderId: number): Promise<void> {
  const nobody = JSON.stringify({ lines: [], email: null });
  await tx
    .update(invoices)
    .set({ document: sql`jsonb_set(${invoices.document}, '{buyer}', ${nobody}::jsonb)` })
    .where(eq(invoices.orderId, orderId));
}

/** Deletes the withdrawals that match no order and were declared before `before`. */
export async function deleteLooseWithdrawals(tx: Orm, before: Date): Promise<void> {
  await tx.delete(withdrawals).where(and(isNull(withdrawals.orderId), lt(withdrawals.declaredAt, before)));
}
