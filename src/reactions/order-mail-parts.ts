// Pieces that mails about orders share: the address under each other, moments in the shop's own time.

import type { MailAttachment } from '#modules/mail/contract.ts';
import { UNKNOWN_CUSTOMER } from '#modules/orders/contract.ts';
import { addressLinesOf, type InvoiceRow, invoiceFilename, type OrderRow } from '#modules/orders/index.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';

export function deliveryLines(order: OrderRow): string[] {
  return [order.customerName, ...addressLinesOf(order)];
}

/** An order whose customer never gave an address to write to has nobody to mail. */
export function isReachable(order: OrderRow): boolean {
  return order.customerEmail !== '' && order.customerEmail !== UNKNOWN_CUSTOMER.customerEmail;
}

/** The invoice or credit note that goes along, made when the mail leaves the house. */
export function attachmentOf(invoice: InvoiceRow): MailAttachment {
  return {
    filename: invoiceFilename(invoice),
    contentType: 'application/pdf',
    document: `invoice:${invoice.id}`,
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
