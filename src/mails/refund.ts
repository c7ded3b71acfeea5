// The mail about a refund: the amount, the order, and when the money arrives. A second payment for the same
// basket was never invoiced, so its refund has no credit note.

import { type InvoiceNeeds, type InvoiceRow, issueCreditNote } from '#modules/invoices/index.ts';
import type { MailContent, QueueMailNeeds } from '#modules/mail/index.ts';
import { findOrder, type OrderLinkNeeds, type OrderRow } from '#modules/orders/index.ts';
import { paymentMethodNames } from '#modules/payments/contract.ts';
import { findPayment } from '#modules/payments/index.ts';
import {
  findRefund,
  listRefundsOfOrder,
  OVERPAID,
  PAID_TWICE,
  type RefundReference,
  type RefundRow,
  refundSucceeded,
} from '#modules/refunds/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import { formatDateTime } from '#shared/date-formats.ts';
import { formatEuro } from '#shared/money.ts';
import { mail, nothingToSend } from './mail.ts';
import { aboutOrder, attachmentOf, mailCustomerOf } from './order-mail.ts';
import { button, contactUs, facts, greeting, heading, paragraph } from './templates/parts.ts';

const CREDITED = 'De creditnota zit bij deze mail.';
const TWICE = 'Je had deze bestelling twee keer betaald. De tweede betaling heb je hiermee terug.';
const TOO_LATE =
  'De wijziging van je bestelling kon niet meer doorgaan. Je bijbetaling heb je hiermee terug.';
const TOO_MUCH = 'Je had meer overgemaakt dan je bestelling kost. Het verschil heb je hiermee terug.';
const CHANGED = 'De creditnota en je nieuwe factuur kreeg je bij de mail over de wijziging.';

export const refund = mail({
  type: 'refund',
  subject: 'We hebben {{refundAmount}} aan je terugbetaald',
  body: [
    heading('We hebben {{refundAmount}} terugbetaald'),
    greeting,
    paragraph('Het bedrag gaat terug op dezelfde manier als je betaalde. {{refundExplanation}}'),
    facts([
      ['Bestelling', '{{orderNumber}}'],
      ['Terugbetaald op', '{{refundDate}}'],
      ['Via', '{{refundMethod}}'],
      ['Op je rekening', '{{refundArrival}}'],
    ]),
    button('Bekijk je bestelling', 'orderUrl'),
    contactUs,
  ],

  async ofOrder(shop, tx, order) {
    const last = (await listRefundsOfOrder(tx, order.id)).findLast(({ status }) => status === 'succeeded');
    if (!last) throw nothingToSend('Voor deze bestelling is nog niets terugbetaald.');
    return refundOf(shop, tx, { order, refund: last, creditNote: await issueCreditNote(shop, tx, last.id) });
  },
});

type Needs = QueueMailNeeds & InvoiceNeeds & OrderLinkNeeds & { database: Database };

export const sendMailWhenRefundSucceeded: Reaction<RefundReference, Needs> = {
  name: 'send-mail-when-refund-succeeded',
  fact: refundSucceeded,
  react: (shop, { refundId }) =>
    mailCustomerOf(shop, { type: 'refund', about: `refund:${refundId}` }, async (tx) => {
      const creditNote = await issueCreditNote(shop, tx, refundId);
      const refund = await findRefund(tx, refundId);
      const order = refund && (await findOrder(tx, refund.orderId));
      // The bank returned the refund before the mail was sent.
      if (refund?.status !== 'succeeded') return;
      return order && { order, content: await refundOf(shop, tx, { order, refund, creditNote }) };
    }),
};

/**
 * Payment methods whose refund reaches a bank account within some working days; a refund by card or wallet
 * takes longer.
 */
const BY_BANK: readonly string[] = ['ideal', 'bancontact', 'bank_transfer'];

/**
 * Returns the sentence of a refund mail that explains a refund without a credit note of its own: the order
 * was changed, or was paid too much, twice or too late.
 */
function explanationOf({ origin, reason }: RefundRow): string {
  if (origin === 'change') return CHANGED;
  if (reason === OVERPAID) return TOO_MUCH;
  return reason === PAID_TWICE || origin !== 'duplicate' ? TWICE : TOO_LATE;
}

/**
 * Builds the content of the refund mail. `creditNote` is null for a duplicate payment, which was never
 * invoiced, and for a changed order, which already has its credit note.
 */
async function refundOf(
  shop: OrderLinkNeeds,
  tx: Orm,
  { order, refund, creditNote }: { order: OrderRow; refund: RefundRow; creditNote: InvoiceRow | null },
): Promise<MailContent<'refund'>> {
  const method = (await findPayment(tx, refund.paymentId))?.method ?? '';
  return {
    attachments: creditNote ? [attachmentOf(creditNote)] : [],
    variables: {
      ...aboutOrder(shop, order),
      refundAmount: formatEuro(refund.amount),
      refundDate: formatDateTime(refund.succeededAt ?? refund.updatedAt),
      refundMethod: paymentMethodNames[method] ?? 'dezelfde betaalmethode',
      refundArrival: BY_BANK.includes(method)
        ? 'meestal binnen enkele werkdagen'
        : 'meestal binnen tien werkdagen',
      refundExplanation: creditNote ? CREDITED : explanationOf(refund),
    },
    blocks: {},
  };
}
