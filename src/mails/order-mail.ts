// What mails about orders share: whom they greet, what they call the order, and how one leaves by itself,
// once.

import type { MailAttachment } from '#modules/mail/contract.ts';
import {
  greetingName,
  type MailContent,
  type MailQueuing,
  type MailRequest,
  type MailType,
  queueMail,
} from '#modules/mail/index.ts';
import {
  expectedArrival,
  type InvoiceRow,
  invoiceFilename,
  invoiceReference,
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

export type SendOrderMailNeeds = OrderMailNeeds & MailQueuing & { database: Database };

type OrderMail<Type extends MailType> = {
  type: Type;
  ofOrder(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<MailContent<Type>>;
};

/** Sends the mail about the order to its customer, once; whoever gave no address hears nothing. */
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

/** The mail leaves by itself after the fact. */
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
 * The same of something about an order, such as a refund: `tell` answers whose order it is and what is said,
 * or nothing when there is nothing to say (any more). Once for each `about`.
 */
export function mailCustomerOf<Type extends MailType>(
  shop: MailQueuing & Pick<SendOrderMailNeeds, 'database'>,
  mail: { type: Type; about: string },
  readContent: (tx: Orm) => Promise<{ order: OrderRow; content: MailContent<Type> } | null | undefined>,
): Promise<void> {
  return shop.database.transaction(async (tx) => {
    const mailInfo = await readContent(tx);
    if (!mailInfo || !isReachable(mailInfo.order)) return;
    await queueMail(shop, tx, toMailRequest(mail, mailInfo.order, mailInfo.content));
  });
}

/** A mail to the customer of an order; its own key keeps it to one, whoever asks. */
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
    // Those of the day of the order.
    termsUrl: `${shop.publicUrl}${href('/terms-of-service')}?${SEEN_AT}=${order.createdAt.toISOString()}`,
  };
}

/** "2 Pack", or "1 Pack + 2 × Tandenborstel". */
export const contentOf = (lines: readonly { label: string; quantity: number }[]): string =>
  lines.map(({ label, quantity }) => countedText(label, quantity)).join(' + ');

/** The pack of an order with what matters most of it, and the number it is known by. */
export const orderCard = (shop: CardNeeds, tx: Orm, order: OrderRow, lines: readonly string[]) =>
  packCard(shop, tx, order, [...lines, `Bestelling ${orderNumber(order.id)}`]);

export function deliveryLines(order: OrderRow): string[] {
  return [order.customerName, ...linesOf(order)];
}

/** The day it is expected, as long as that is to come; nothing where no day is promised. */
export async function expectedLine(shop: OrderMailNeeds, tx: Orm, order: OrderRow): Promise<string[]> {
  const { delivery } = await shop.getSettings(tx);
  const day = expectedArrival(order, delivery.cutOff);
  return day === null || day < dayOf(shop.clock.now()) ? [] : [`Verwacht ${formatWeekday(day)}`];
}

/** Whom a mail greets; who gave an address and no name is greeted all the same. */
export function greetingOf({ customerName }: OrderRow): string {
  return customerName || greetingName('');
}

/** An order whose customer never gave an address to write to has nobody to mail. */
export function isReachable(order: OrderRow): boolean {
  return missingFields(order, 'mail').length === 0;
}

/** The invoice or credit note that goes along, made when the mail leaves the house. */
export function attachmentOf(invoice: InvoiceRow): MailAttachment {
  return {
    filename: invoiceFilename(invoice),
    contentType: 'application/pdf',
    document: invoiceReference(invoice),
  };
}
