// Issues the documents of a change: a credit note for the old invoice and a new invoice that replaces it.
// Their numbers are taken in the transaction of the change, so every change has its documents and no number
// is lost.

import {
  creditDocumentOf,
  creditedOf,
  findInvoiceAbout,
  findInvoiceByNumber,
  type InvoiceDocument,
  type InvoiceNeeds,
  type InvoiceRow,
  invoiceDocumentSchema,
  issueDocument,
  issueInvoiceOf,
  issueSuccessor,
} from '#modules/invoices/index.ts';
import type { ChangeRow, OrderLineRow, OrderRow } from '#modules/orders/index.ts';
import type { Orm } from '#platform/database/database.ts';
import { cents } from '#shared/money.ts';

type Sold = { order: OrderRow; lines: OrderLineRow[] };
type Changed = { before: Sold; after: Sold; change: Pick<ChangeRow, 'id' | 'reason'> };

const subjectOf = (changeId: number, documentKind: 'credit' | 'invoice') =>
  `change:${changeId}:${documentKind}`;

/**
 * Issues the credit note and the new invoice of a change. The caller must do this last in its transaction,
 * because other transactions wait for the number counters. Does nothing for an order without an invoice.
 */
export async function issueChangeDocuments(
  shop: InvoiceNeeds,
  tx: Orm,
  { before, after, change }: Changed,
): Promise<void> {
  const invoice = await issueInvoiceOf(shop, tx, before);
  if (!invoice) return;
  const now = shop.clock.now();
  const credited = await creditedOf(tx, invoice);
  const amount = cents(invoice.total - credited.total);
  if (amount > 0) {
    const document = creditDocumentOf({
      original: { number: invoice.number, document: invoiceDocumentSchema.parse(invoice.document) },
      amount,
      vatAmount: cents(invoice.vatAmount - credited.vatAmount),
      label: `Factuur ${invoice.number} vervalt`,
      reason: change.reason ?? 'De bestelling is gewijzigd',
      settings: await shop.getSettings(tx),
      now,
    });
    await issueDocument(tx, {
      kind: 'credit_note',
      orderId: before.order.id,
      refundId: null,
      now,
      subject: subjectOf(change.id, 'credit'),
      document: { ...document, settles: 'successor' },
    });
  }
  await issueSuccessor(shop, tx, {
    ...after,
    replaces: invoice.number,
    reason: change.reason,
    subject: subjectOf(change.id, 'invoice'),
  });
}

/**
 * Returns the order lines before a change, read from the invoice that was replaced; empty when no invoice was
 * replaced.
 */
export async function listLinesBefore(db: Orm, changeId: number): Promise<InvoiceDocument['lines']> {
  const taken = (await listDocumentsOfChange(db, changeId)).find(({ kind }) => kind === 'invoice');
  const { about } = taken ? invoiceDocumentSchema.parse(taken.document) : { about: null };
  const before = about === null ? null : await findInvoiceByNumber(db, about);
  return before ? invoiceDocumentSchema.parse(before.document).lines : [];
}

/** Returns the documents that were issued for a change: first the credit note, then the new invoice. */
export async function listDocumentsOfChange(db: Orm, changeId: number): Promise<InvoiceRow[]> {
  const papers = [
    await findInvoiceAbout(db, subjectOf(changeId, 'credit')),
    await findInvoiceAbout(db, subjectOf(changeId, 'invoice')),
  ];
  return papers.filter((documentKind) => documentKind !== null);
}
