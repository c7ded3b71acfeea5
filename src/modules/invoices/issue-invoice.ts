// Issues invoices and credit notes in the caller's transaction: one invoice per order and one credit note per
// refund, with the next number of the series. A document is issued only when its order or refund is final,
// and never changes.

import { listExtraPaymentIds, listLinesOf, lockOrder, type OrderRow } from '#modules/orders/index.ts';
import { findPayment } from '#modules/payments/index.ts';
import { findRefund, type RefundRow } from '#modules/refunds/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { goodsText } from '#shared/goods-text.ts';
import { type Cents, cents } from '#shared/money.ts';
import { dayOf } from '#shared/shop-days.ts';
import {
  findCurrentInvoice,
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

/**
 * Returns the invoice of an order, and issues the invoice if there is none. Null for an unknown order, an
 * order without a payment, or a replacement.
 */
export async function issueInvoice(shop: InvoiceNeeds, tx: Orm, orderId: number): Promise<InvoiceRow | null> {
  const order = await lockOrder(tx, orderId);
  return order ? issueInvoiceOf(shop, tx, { order, lines: await listLinesOf(tx, order.id) }) : null;
}

/**
 * Returns the credit note of a succeeded refund, and issues the credit note if there is none. Null for the
 * refund of a duplicate payment, which was never invoiced, and for the refund of a change, whose credit note
 * was issued with the change.
 */
export async function issueCreditNote(
  shop: InvoiceNeeds,
  tx: Orm,
  refundId: number,
): Promise<InvoiceRow | null> {
  const locked = await lockRefund(tx, refundId);
  if (locked?.refund.status !== 'succeeded') return null;
  const { order, refund } = locked;
  // A refund for a change of the order is on the credit note of the change.
  if (refund.origin === 'change' || !(await isPaymentOf(tx, order, refund.paymentId))) return null;
  return creditNoteOf(shop, tx, locked);
}

/**
 * Issues the correction of a credit note whose refund was returned by the bank; null when the refund has no
 * credit note.
 */
export async function correctCreditNote(
  shop: InvoiceNeeds,
  tx: Orm,
  refundId: number,
): Promise<InvoiceRow | null> {
  const locked = await lockRefund(tx, refundId);
  return locked ? correctionOf(shop, tx, locked) : null;
}

type Known = Pick<Sold, 'lines'> & { order: OrderRow; isNew?: { paidWith: string | null } };

/**
 * Issues the invoice as `issueInvoice` does, for a caller that has locked the order and read its lines. With
 * `isNew`, no earlier invoice is searched for, because the order was inserted in this transaction.
 */
export async function issueInvoiceOf(
  { getSettings, clock }: InvoiceNeeds,
  tx: Orm,
  { order, lines, isNew }: Known,
): Promise<InvoiceRow | null> {
  const issued = isNew ? null : await findCurrentInvoice(tx, order.id);
  // A replacement is not a sale and has no invoice.
  if (issued || order.paymentId === null || order.replacementReason !== null) return issued;
  const now = clock.now();
  const { paidWith } = isNew ?? { paidWith: (await findPayment(tx, order.paymentId))?.method ?? null };
  const document = invoiceDocumentOf({ order, lines, paidWith, settings: await getSettings(tx), now });
  return issueDocument(tx, {
    kind: 'invoice',
    orderId: order.id,
    refundId: null,
    subject: `order:${order.id}`,
    document,
    now,
  });
}

type Successor = Pick<Known, 'order' | 'lines'> & {
  replaces: string;
  reason: string | null;
  subject: string;
};

/**
 * Issues a new invoice for the present contents and amounts of a changed order. `replaces` is the number of
 * the credited invoice that the new invoice replaces.
 */
export async function issueSuccessor(
  { getSettings, clock }: InvoiceNeeds,
  tx: Orm,
  { order, lines, replaces, reason, subject }: Successor,
): Promise<InvoiceRow> {
  const now = clock.now();
  const paidWith = order.paymentId && ((await findPayment(tx, order.paymentId))?.method ?? null);
  const document = invoiceDocumentOf({ order, lines, paidWith, settings: await getSettings(tx), now });
  const about = { about: replaces, reason };
  return issueDocument(tx, {
    kind: 'invoice',
    orderId: order.id,
    refundId: null,
    subject,
    now,
    document: { ...document, ...about },
  });
}

async function creditNoteOf(
  shop: InvoiceNeeds,
  tx: Orm,
  { order, refund }: Locked,
): Promise<InvoiceRow | null> {
  const subject = `refund:${refund.id}`;
  const issued = await findInvoiceAbout(tx, subject);
  if (issued) return issued;
  const invoice = await issueInvoiceOf(shop, tx, { order, lines: await listLinesOf(tx, order.id) });
  if (!invoice) return null;
  const before = await creditedOf(tx, invoice);
  const now = shop.clock.now();
  const original = invoiceDocumentSchema.parse(invoice.document);
  const goods = original.lines.map(({ label, quantity }) => goodsText(label, quantity)).join(' + ');
  const what = refund.amount === invoice.total ? 'Terugbetaling' : 'Gedeeltelijke terugbetaling';
  const document = creditDocumentOf({
    original: { number: invoice.number, document: original },
    amount: refund.amount,
    vatAmount: creditedVat(invoice, before, refund.amount),
    label: `${what}: ${goods}`,
    reason: refund.reason,
    settings: await shop.getSettings(tx),
    now,
  });
  const about = { orderId: order.id, refundId: refund.id, subject };
  return issueDocument(tx, { kind: 'credit_note', ...about, document, now });
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
  return issueDocument(tx, { kind: 'credit_correction', ...about, document, now });
}

type Locked = { order: OrderRow; refund: RefundRow };

async function lockRefund(tx: Orm, refundId: number): Promise<Locked | null> {
  const seen = await findRefund(tx, refundId);
  const order = seen && (await lockOrder(tx, seen.orderId));
  const refund = order && (await findRefund(tx, refundId));
  return order && refund ? { order, refund } : null;
}

/**
 * Inserts an invoice, credit note or correction with the next number of its series. Corrections of credit
 * notes are numbered in the series of the credit notes.
 */
export async function issueDocument(tx: Orm, { kind, document, now, ...about }: Issue): Promise<InvoiceRow> {
  const series = kind === 'invoice' ? '' : 'C';
  const year = Number(dayOf(now).slice(0, 4));
  return insertInvoice(tx, {
    ...about,
    kind,
    series,
    year,
    document,
    total: document.total,
    vatAmount: cents(document.vat.reduce((sum, { amount }) => sum + amount, 0)),
    issuedAt: now,
  });
}

/**
 * Returns what was credited of an invoice so far: the sum of its credit notes, without the credit notes that
 * were corrected.
 */
export async function creditedOf(tx: Orm, invoice: InvoiceRow): Promise<{ total: Cents; vatAmount: Cents }> {
  const so = { total: 0, vatAmount: 0 };
  const notes = new Set<string>();
  for (const row of await listInvoicesOfOrder(tx, invoice.orderId)) {
    const { about } = invoiceDocumentSchema.parse(row.document);
    const isNote = row.kind === 'credit_note' && about === invoice.number;
    if (isNote) notes.add(row.number);
    const sign = isNote ? 1 : row.kind === 'credit_correction' && notes.has(about ?? '') ? -1 : 0;
    so.total += sign * row.total;
    so.vatAmount += sign * row.vatAmount;
  }
  return { total: cents(so.total), vatAmount: cents(so.vatAmount) };
}

async function isPaymentOf(tx: Orm, order: OrderRow, paymentId: string): Promise<boolean> {
  return paymentId === order.paymentId || (await listExtraPaymentIds(tx, order.id)).includes(paymentId);
}
