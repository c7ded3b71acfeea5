// Pieces that mails about orders share: the address under each other, moments in the shop's own time.

import type { MailAttachment } from '#modules/mail/contract.ts';
import { greetingName } from '#modules/mail/index.ts';
import { type InvoiceRow, invoiceFilename, invoiceReference, type OrderRow } from '#modules/orders/index.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { missingFields } from '#shared/recipient/recipient.ts';
import { linesOf } from '#shared/recipient/recipient-address.ts';

export function deliveryLines(order: OrderRow): string[] {
  return [order.customerName, ...linesOf(order)];
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

const dateTime = new Intl.DateTimeFormat('nl-NL', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: SHOP_TIME_ZONE,
});

export function dutchDateTime(moment: Date): string {
  return dateTime.format(moment);
}
