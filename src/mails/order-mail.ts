// Shared parts of the mails about orders: the greeting, the name of the order, and the reaction that sends a
// mail once.

import { type InvoiceRow, invoiceFilename, invoiceReference } from '#modules/invoices/index.ts';
import type { MailAttachment } from '#modules/mail/contract.ts';
import {
  greetingName,
  type MailContent,
  type MailRequest,
  type MailType,
  type QueueMailNeeds,
  queueMail,
} from '#modules/mail/index.ts';
import { expectedArrival } from '#modules/order-overview/index.ts';
import {
  lockOrder,
  type OrderLinkNeeds,
  type OrderReference,
  type OrderRow,
  orderNumber,
  orderUrl,
} from '#modules/orders/index.ts';
import { SEEN_AT } from '#modules/pages/contract.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Reaction } from '#platform/jobs/facts.ts';
import type { Fact } from '#shared/fact.ts';
import { countedText } from '#shared/goods-text.ts';
import { href } from '#shared/href.ts';
import { missingFields } from '#shared/recipient/recipient.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';
import { dayOf, formatWeekday } from '#shared/shop-days.ts';
import type { OrderMailNeeds } from './mail.ts';
import { type CardNeeds, packCard } from './templates/pack-card.ts';

export type SendOrderMailNeeds = OrderMailNeeds & QueueMailNeeds & { database: Database };

type OrderMail<Type extends MailType> = {
  type: Type;
  ofOrder(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<MailContent<Type>>;
};

/** Queues a mail about an order to its customer, once; does nothing when the order has no e-mail address. */
export async function mailCustomer<Type extends MailType>(
  shop: SendOrderMailNeeds,
  mail: OrderMail<Type>,
  orderId: number,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (!order || !isReachable(order)) return;
    await queueMail(shop, tx, toMailRequest(mail, order, await mail.ofOrder(shop, tx, order)));
  });
}

/** Creates a reaction that sends `mail` to the customer of the order to which the fact refers. */
export const mailAfter = <Of extends OrderReference, Type extends MailType>(
  name: string,
  fact: Fact<Of>,
  mail: OrderMail<Type>,
): Reaction<Of, SendOrderMailNeeds> => ({
  name,
  fact,
  react: (shop, { orderId }) => mailCustomer(shop, mail, orderId),
});

/**
 * Queues a mail about one part of an order, such as a refund, at most once; `mail.about` identifies that
 * part. Does nothing when `readContent` returns null or undefined (the mail is no longer needed) or the order
 * has no e-mail address.
 */
export function mailCustomerOf<Type extends MailType>(
  shop: QueueMailNeeds & Pick<SendOrderMailNeeds, 'database'>,
  mail: { type: Type; about: string },
  readContent: (tx: Orm) => Promise<{ order: OrderRow; content: MailContent<Type> } | null | undefined>,
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const mailInfo = await readContent(tx);
    if (!mailInfo || !isReachable(mailInfo.order)) return;
    await queueMail(shop, tx, toMailRequest(mail, mailInfo.order, mailInfo.content));
  });
}

/**
 * Builds the request for a mail to the customer of an order. The deduplication key in the request prevents a
 * second mail.
 */
export function toMailRequest<Type extends MailType>(
  { type, about }: { type: Type; about?: string },
  order: OrderRow,
  content: MailContent<Type>,
): MailRequest<Type> {
  const dedupeKey = `${type}:${about ?? `order:${order.id}`}`;
  return { ...content, type, recipient: order.customerEmail, orderId: order.id, dedupeKey };
}

export function aboutOrder(shop: OrderLinkNeeds, order: OrderRow) {
  return {
    customerName: greetingOf(order),
    orderNumber: orderNumber(order.id),
    orderUrl: orderUrl(shop, order),
    // The terms as they were on the day of the order.
    termsUrl: `${shop.publicUrl}${href('/terms-of-service')}?${SEEN_AT}=${order.createdAt.toISOString()}`,
  };
}

/** Joins order lines into one text: "2 Pack", or "1 Pack + 2 × Tandenborstel". */
export const contentOf = (lines: readonly { label: string; quantity: number }[]): string =>
  lines.map(({ label, quantity }) => countedText(label, quantity)).join(' + ');

/** Returns the card of a mail with the pack of an order, the given lines and the order number. */
export const orderCard = (shop: CardNeeds, tx: Orm, order: OrderRow, lines: readonly string[]) =>
  packCard(shop, tx, order, [...lines, `Bestelling ${orderNumber(order.id)}`]);

export function deliveryLines(order: OrderRow): string[] {
  return [order.customerName, ...linesOf(order)];
}

/**
 * Returns the line with the expected delivery day as an array; empty when no day is promised or the day is
 * past.
 */
export async function expectedLine(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<string[]> {
  const { delivery } = await shop.getSettings(tx);
  const day = expectedArrival(order, delivery.cutOff);
  return day === null || day < dayOf(shop.clock.now()) ? [] : [`Verwacht ${formatWeekday(day)}`];
}

/** Returns the customer's name for the greeting; a general greeting when the order has no name. */
export function greetingOf({ customerName }: OrderRow): string {
  return customerName || greetingName('');
}

/** Returns true when the order has an e-mail address. */
export function isReachable(order: OrderRow): boolean {
  return missingFields(order, 'mail').length === 0;
}

/** Returns the invoice or credit note as an attachment. The PDF itself is generated when the mail is sent. */
export function attachmentOf(invoice: InvoiceRow): MailAttachment {
  return {
    filename: invoiceFilename(invoice),
    contentType: 'application/pdf',
    document: invoiceReference(invoice),
  };
}
