// What each mail about an order says, whether it leaves by itself or an operator sends it by hand.

import { addressBlock, orderLinesBlock, statementBlock, trackingBlock } from '#emails/index.ts';
import { greetingName, type MailContent, withoutLiveLinks } from '#modules/mail/index.ts';
import {
  dayText,
  expectedArrival,
  type findWithdrawal,
  type InvoiceNeeds,
  type InvoiceRow,
  issueInvoice,
  listLines,
  type OrderLinkNeeds,
  type OrderRow,
  orderNumber,
  orderUrl,
  orderView,
  type RefundRow,
  receiptOf,
  statementFacts,
} from '#modules/orders/index.ts';
import { CARRIER_NAMES } from '#modules/shipping/contract.ts';
import type { Orm } from '#platform/database/database.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { dayInFull } from '#shared/shop-days.ts';
import { attachmentOf, deliveryLines, dutchDateTime, greetingOf } from './order-mail-parts.ts';

export type OrderMailNeeds = InvoiceNeeds & OrderLinkNeeds;

type WithdrawalRow = NonNullable<Awaited<ReturnType<typeof findWithdrawal>>>;

const CREDITED = 'De creditnota zit bij deze mail.';
const PAID_TWICE = 'Je had deze bestelling twee keer betaald. De tweede betaling heb je hiermee terug.';

/** Issues the invoice that goes along, when there is none yet. */
export async function confirmationOf(
  shop: OrderMailNeeds,
  tx: Orm,
  order: OrderRow,
): Promise<MailContent<'order_confirmation'>> {
  const lines = (await listLines(tx, [order.id])).get(order.id) ?? [];
  const invoice = await issueInvoice(shop, tx, order.id);
  const { delivery } = await shop.getSettings(tx);
  return {
    attachments: invoice ? [attachmentOf(invoice)] : [],
    variables: {
      ...aboutOrder(shop, order),
      orderDate: dutchDateTime(order.createdAt),
      total: formatEuro(cents(order.total)),
      vatRate: String(order.vatRate).replace('.', ','),
      vatAmount: formatEuro(cents(order.vatAmount)),
      deliveryPromise: deliveryPromise(order, delivery.cutOff),
    },
    blocks: {
      orderLines: orderLinesBlock({
        lines: lines.map(({ label, quantity, amount }) => ({ label, quantity, amount: cents(amount) })),
        subtotal: cents(order.subtotal),
        discount: cents(order.discount),
        couponCode: order.couponCode,
        shipping: cents(order.shippingCost),
        vat: { rate: order.vatRate, amount: cents(order.vatAmount) },
        total: cents(order.total),
      }),
      deliveryAddress: addressBlock(deliveryLines(order)),
    },
  };
}

export function shippedOf(shop: OrderLinkNeeds, order: OrderRow): MailContent<'shipped'> {
  const { carrier, trackingCode, trackingUrl } = orderView(order, []);
  const carrierName = carrier && CARRIER_NAMES[carrier];
  return {
    variables: {
      ...aboutOrder(shop, order),
      carrier: carrierName ?? 'de bezorger',
      trackingCode: trackingCode ?? '',
    },
    blocks: {
      trackingDetails: trackingBlock({ carrier: carrierName, code: trackingCode, url: trackingUrl }),
      deliveryAddress: addressBlock(deliveryLines(order)),
    },
  };
}

export function deliveredOf(shop: OrderLinkNeeds, order: OrderRow): MailContent<'delivered'> {
  return { variables: aboutOrder(shop, order), blocks: {} };
}

/** A second payment for the same basket was never invoiced, so its refund has no credit note. */
export function refundOf(
  shop: OrderLinkNeeds,
  { order, refund, creditNote }: { order: OrderRow; refund: RefundRow; creditNote: InvoiceRow | null },
): MailContent<'refund'> {
  return {
    attachments: creditNote ? [attachmentOf(creditNote)] : [],
    variables: {
      ...aboutOrder(shop, order),
      refundAmount: formatEuro(cents(refund.amount)),
      refundDate: dutchDateTime(refund.succeededAt ?? refund.updatedAt),
      refundExplanation: creditNote ? CREDITED : PAID_TWICE,
    },
    blocks: {},
  };
}

/**
 * Repeats what was typed only to the customer of that order, at the address of that order: anybody can fill in the form
 * with somebody else's address. Everybody else gets the moment and the reference by which the shop finds the rest.
 */
export function withdrawalReceiptOf(withdrawal: WithdrawalRow): MailContent<'withdrawal_received'> {
  const receipt = receiptOf(withdrawal);
  const isTheirs = withdrawal.match === 'order_and_email';
  const facts = statementFacts(receipt)
    .filter(({ typed }) => isTheirs || !typed)
    .map(({ label, value, typed }) => ({ label, value: typed ? withoutLiveLinks(value) : value }));
  return {
    variables: {
      customerName: greetingName(isTheirs ? receipt.customerName : ''),
      orderNumber: isTheirs ? receipt.orderNumber : receipt.reference,
      receivedAt: receipt.declaredAtText,
      refundBefore: dayText(receipt.refundBefore),
    },
    blocks: { statement: statementBlock(facts) },
  };
}

function aboutOrder(shop: OrderLinkNeeds, order: OrderRow) {
  return {
    customerName: greetingOf(order),
    orderNumber: orderNumber(order.id),
    orderUrl: orderUrl(shop, order),
  };
}

function deliveryPromise(order: OrderRow, cutOff: string): string {
  const day = expectedArrival(order, cutOff);
  return day === null
    ? 'Je pakket is meestal binnen 3 tot 10 werkdagen bij je. Je krijgt een track & trace-code zodra het onderweg is.'
    : `We verwachten dat je pakket ${dayInFull(day)} bezorgd wordt. Je krijgt een track & trace-code zodra het onderweg is.`;
}
