// Repairs missing or wrong invoice documents. A missing document is issued with the next number; the content
// of an issued document is never changed.

import {
  correctCreditNote,
  findInvoice,
  type InvoiceNeeds,
  invoiceDocumentSchema,
  issueCreditNote,
  issueInvoice,
  listInvoicesOfOrder,
  moveCounters,
  updateAmounts,
} from '#modules/invoices/index.ts';
import { insertEvents, lockOrder, updateOrder } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { cents } from '#shared/money.ts';

export type RepairDocumentsNeeds = InvoiceNeeds & { database: Database };

export const invoiceOrder = (shop: RepairDocumentsNeeds, orderId: number) =>
  shop.database.transaction((tx) => issueInvoice(shop, tx, orderId));

export const creditRefund = (shop: RepairDocumentsNeeds, refundId: number) =>
  shop.database.transaction((tx) => issueCreditNote(shop, tx, refundId));

export const correctReturned = (shop: RepairDocumentsNeeds, refundId: number) =>
  shop.database.transaction((tx) => correctCreditNote(shop, tx, refundId));

/**
 * Sets the amounts of an order to those of its newest invoice, because the customer has that invoice. Adds a
 * history row.
 */
export function copyInvoiceTotal(
  { database, clock }: RepairDocumentsNeeds,
  orderId: number,
  actor: string,
): Promise<void> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const newest = (await listInvoicesOfOrder(tx, orderId)).findLast(({ kind }) => kind === 'invoice');
    if (!order || !newest || newest.total === order.total) return;
    const { subtotal, discount, shipping } = invoiceDocumentSchema.parse(newest.document);
    const now = clock.now();
    await updateOrder(tx, orderId, {
      subtotal,
      discount,
      shippingCost: shipping,
      total: newest.total,
      vatAmount: newest.vatAmount,
      updatedAt: now,
    });
    await insertEvents(tx, [
      {
        orderId,
        at: now,
        actor,
        kind: 'edited',
        note: 'total',
        from: `${order.total}`,
        to: `${newest.total}`,
      },
    ]);
  });
}

/**
 * Sets the total and VAT columns of an invoice row back to the amounts in its stored document, which never
 * changes.
 */
export function restoreDocument({ database }: RepairDocumentsNeeds, invoiceId: number): Promise<void> {
  return database.transaction(async (tx) => {
    const paper = await findInvoice(tx, invoiceId);
    if (!paper) return;
    const { total, vat } = invoiceDocumentSchema.parse(paper.document);
    const vatAmount = cents(vat.reduce((sum, { amount }) => sum + amount, 0));
    await updateAmounts(tx, invoiceId, { total, vatAmount });
  });
}

/**
 * Raises each counter of document numbers that is below the highest number used, so that no number is used
 * twice.
 */
export const setCounters = ({ database }: RepairDocumentsNeeds) => database.transaction(moveCounters);
