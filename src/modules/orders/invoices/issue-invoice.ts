// Issues invoices and credit notes in the caller's transaction: each order and each refund has its own once, with the next
// number of its series. Nothing is issued before its order or refund is true, and nothing issued is changed afterwards.

import { findPayment } from '#modules/payments/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { type Cents, cents } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import { listLines, lockOrder, type OrderLineRow, type OrderRow } from '../order.repository.ts';
import { findRefund, type RefundRow } from '../refunds/refund.repository.ts';
import {
  findInvoiceAbout,
  type InvoiceRow,
  insertInvoice,
  listInvoicesOfOrder,
  type NewInvoice,
} from './invoice.repository.ts';
import {
  creditDocumentOf,
  creditedVat,
  type InvoiceDocument,
  type InvoiceKind,
  invoiceDocumentOf,
  invoiceDocumentSchema,
  type Sold,
} from './invoice-document.ts';

export type InvoiceNeeds = { getSettings: GetSettings; clock: Clock };
type Issue = Pick<NewInvoice, 'orderId' | 'refundId' | 'subject'> & {
  kind: InvoiceKind;
  document: InvoiceDocument;
  now: Date;
};

/** The invoice of an order; null when there was nothing to invoice: no such order, or no payment behind it. */
export async function issueInvoice(shop: InvoiceNeeds, tx: Orm, orderId: number): Promise<InvoiceRow | null> {
  const order = await lockOrder(tx, orderId);
  return order ? issueInvoiceOf(shop, tx, { order, lines: await linesOf(tx, order) }) : null;
}

/** The credit note of a refund that succeeded; null for a second payment, which was never invoiced. */
export async function issueCreditNote(
  shop: InvoiceNeeds,
  tx: Orm,
  refundId: number,
): Promise<InvoiceRow | null> {
  const found = await lockRefund(tx, refundId);
  if (found?.refund.status !== 'succeeded') return null;
  return found.refund.paymentId === found.order.paymentId ? creditNoteOf(shop, tx, found) : null;
}

/** Takes the credit note of a refund back, after the bank has returned its money; null when there is none. */
export async function correctCreditNote(
  shop: InvoiceNeeds,
  tx: Orm,
  refundId: number,
): Promise<InvoiceRow | null> {
  const found = await lockRefund(tx, refundId);
  return found ? correctionOf(shop, tx, found) : null;
}

type Known = Pick<Sold, 'order' | 'lines'> & { isNew?: { paidWith: string | null } };

/** The same for whoever has locked the order and read its lines; one that is new in this transaction has none yet. */
export async function issueInvoiceOf(
  { getSettings, clock }: InvoiceNeeds,
  tx: Orm,
  { order, lines, isNew }: Known,
): Promise<InvoiceRow | null> {
  const subject = `order:${order.id}`;
  const issued = isNew ? null : await findInvoiceAbout(tx, subject);
  // What is sent without money in place of something else is no sale.
  if (issued || order.paymentId === null || order.replacementReason !== null) return issued;
  const now = clock.now();
  const { paidWith } = isNew ?? { paidWith: (await findPayment(tx, order.paymentId))?.method ?? null };
  const document = invoiceDocumentOf({ order, lines, paidWith, settings: await getSettings(tx), now });
  return issue(tx, { kind: 'invoice', orderId: order.id, refundId: null, subject, document, now });
}

async function creditNoteOf(
  shop: InvoiceNeeds,
  tx: Orm,
  { order, refund }: Locked,
): Promise<InvoiceRow | null> {
  const subject = `refund:${refund.id}`;
  const issued = await findInvoiceAbout(tx, subject);
  if (issued) return issued;
  const invoice = await issueInvoiceOf(shop, tx, { order, lines: await linesOf(tx, order) });
  if (!invoice) return null;
  const before = creditedSoFar(await listInvoicesOfOrder(tx, order.id));
  const now = shop.clock.now();
  const document = creditDocumentOf({
    original: { number: invoice.number, document: invoiceDocumentSchema.parse(invoice.document) },
    amount: refund.amount,
    vatAmount: creditedVat(invoice, before, refund.amount),
    label: refund.amount === invoice.total ? 'Terugbetaling' : 'Gedeeltelijke terugbetaling',
    reason: refund.reason,
    settings: await shop.getSettings(tx),
    now,
  });
  const about = { orderId: order.id, refundId: refund.id, subject };
  return issue(tx, { kind: 'credit_note', ...about, document, now });
}

async function correctionOf(
  { getSettings, clock }: InvoiceNeeds,
  tx: Orm,
  { order, refund }: Locked,
): Promise<InvoiceRow | null> {
  const subject = `refund:${refund.id}:returned`;
  const issued = await findInvoiceAbout(tx, subject);
  const creditNote = await findInvoiceAbout(tx, `refund:${refund.id}`);
  if (issued || !creditNote) return issued;
  const now = clock.now();
  const document = creditDocumentOf({
    original: { number: creditNote.number, document: invoiceDocumentSchema.parse(creditNote.document) },
    amount: creditNote.total,
    vatAmount: creditNote.vatAmount,
    label: 'Terugbetaling niet gelukt',
    reason: 'De bank heeft het bedrag teruggestuurd',
    settings: await getSettings(tx),
    now,
  });
  const about = { orderId: order.id, refundId: refund.id, subject };
  return issue(tx, { kind: 'credit_correction', ...about, document, now });
}

async function linesOf(tx: Orm, order: OrderRow): Promise<OrderLineRow[]> {
  return (await listLines(tx, [order.id])).get(order.id) ?? [];
}

type Locked = { order: OrderRow; refund: RefundRow };

async function lockRefund(tx: Orm, refundId: number): Promise<Locked | null> {
  const seen = await findRefund(tx, refundId);
  const order = seen && (await lockOrder(tx, seen.orderId));
  const refund = order && (await findRefund(tx, refundId));
  return order && refund ? { order, refund } : null;
}

/** A correction is numbered among the credit notes, of which it is one the other way round. */
async function issue(tx: Orm, { kind, document, now, ...about }: Issue): Promise<InvoiceRow> {
  const series = kind === 'invoice' ? '' : 'C';
  const year = Number(dayOf(now).slice(0, 4));
  return insertInvoice(tx, {
    ...{ ...about, kind, series, year, document },
    total: document.total,
    vatAmount: cents(document.vat.reduce((sum, { amount }) => sum + amount, 0)),
    issuedAt: now,
  });
}

function creditedSoFar(rows: InvoiceRow[]): { total: Cents; vatAmount: Cents } {
  const so = { total: 0, vatAmount: 0 };
  for (const { kind, total, vatAmount } of rows) {
    const sign = kind === 'credit_note' ? 1 : kind === 'credit_correction' ? -1 : 0;
    so.total += sign * total;
    so.vatAmount += sign * vatAmount;
  }
  return { total: cents(so.total), vatAmount: cents(so.vatAmount) };
}
