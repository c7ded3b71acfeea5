// The content of an invoice or credit note, frozen at issue: seller, buyer, lines, amounts and VAT. The PDF
// is made from this content alone, so one row always gives the same document.

import * as z from 'zod';
import type { OrderLineRow, OrderRow } from '#modules/orders/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import type { Settings } from '#modules/settings/contract.ts';
import { asCents } from '#shared/api/cents-schema.ts';
import { type Cents, cents, percentageOf, ZERO } from '#shared/money.ts';
import { isNobody, type Recipient } from '#shared/recipient/recipient.ts';
import { countryText, linesOf } from '#shared/recipient/recipient-address.ts';
import { dayOf } from '#shared/shop-days.ts';

/**
 * The kinds of invoice document. `credit_correction` reverses a credit note after the bank returned the
 * refund to the shop.
 */
export const invoiceKinds = ['invoice', 'credit_note', 'credit_correction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const amount = asCents(z.number().int());
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/**
 * The content of an invoice, credit note or proforma. Amounts are in cents, VAT included unless named `net`;
 * dates are in the shop's time zone.
 */
export const invoiceDocumentSchema = z.object({
  seller: z.object({
    brand: z.string(),
    legalName: z.string(),
    address: z.string(),
    postalCode: z.string(),
    city: z.string(),
    country: z.string(),
    kvkNumber: z.string(),
    vatId: z.string(),
    email: z.string(),
    phone: z.string(),
  }),
  buyer: z.object({ lines: z.array(z.string()), email: z.string().nullable() }),
  issuedOn: day,
  orderNumber: z.string(),
  orderedOn: day,
  /**
   * The number of the invoice or credit note this document refers to: the invoice that is credited or
   * replaced, or the credit note that is corrected. Null when the document refers to no other.
   */
  about: z.string().nullable(),
  reason: z.string().nullable(),
  lines: z.array(z.object({ label: z.string(), quantity: z.number().int(), unitAmount: amount, amount })),
  subtotal: amount,
  discount: amount,
  couponCode: z.string().nullable(),
  shipping: amount,
  total: amount,
  vat: z.array(z.object({ rate: z.number(), net: amount, amount })),
  /**
   * For a credit note: `refund` when money was refunded, `successor` when another invoice replaces the
   * credited invoice. Absent for other documents.
   */
  settles: z.enum(['refund', 'successor']).optional(),
  /**
   * For a proforma, the payment request of a bank order: the account to pay to, and the due date. Absent for
   * other documents.
   */
  payTo: z.object({ iban: z.string(), accountName: z.string(), until: day }).optional(),
  /**
   * The method the invoice was paid with, in the provider's words, such as `ideal`; null when unknown or
   * nothing was paid.
   */
  paidWith: z.string().nullable(),
});
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>;

/** The fields of an order, or of an order still to be placed, that appear on its invoice. */
type InvoicedOrder = Recipient &
  Pick<OrderRow, 'id' | 'createdAt' | 'subtotal' | 'discount' | 'couponCode' | 'shippingCost' | 'total'> &
  Pick<OrderRow, 'vatRate' | 'vatAmount'>;

export type Sold = {
  order: InvoicedOrder;
  lines: Pick<OrderLineRow, 'label' | 'quantity' | 'unitAmount' | 'amount'>[];
  paidWith: string | null;
  settings: Settings;
  now: Date;
};

export function invoiceDocumentOf({ order, lines, paidWith, settings, now }: Sold): InvoiceDocument {
  return {
    seller: { brand: settings.brand.name, ...settings.company },
    buyer: buyerOf(order),
    issuedOn: dayOf(now),
    orderNumber: orderNumber(order.id),
    orderedOn: dayOf(order.createdAt),
    about: null,
    reason: null,
    lines: lines.map(({ label, quantity, unitAmount, amount }) => ({ label, quantity, unitAmount, amount })),
    subtotal: order.subtotal,
    discount: order.discount,
    couponCode: order.couponCode,
    shipping: order.shippingCost,
    total: order.total,
    vat: [{ rate: order.vatRate, net: cents(order.total - order.vatAmount), amount: order.vatAmount }],
    paidWith,
  };
}

type CreditInput = {
  /** The invoice or credit note that is credited, wholly or in part, with its number. */
  original: { number: string; document: InvoiceDocument };
  amount: Cents;
  vatAmount: Cents;
  label: string;
  reason: string | null;
  settings: Settings;
  now: Date;
};

/**
 * Builds a credit note or the correction of a credit note: one line, at the VAT rate of the original, to the
 * buyer of the original.
 */
export function creditDocumentOf(input: CreditInput): InvoiceDocument {
  const { original, amount, vatAmount, label, reason, settings, now } = input;
  const [vat] = original.document.vat;
  return {
    ...original.document,
    seller: { brand: settings.brand.name, ...settings.company },
    issuedOn: dayOf(now),
    about: original.number,
    reason,
    lines: [{ label, quantity: 1, unitAmount: amount, amount }],
    subtotal: amount,
    discount: ZERO,
    couponCode: null,
    shipping: ZERO,
    total: amount,
    vat: [{ rate: vat?.rate ?? 0, net: cents(amount - vatAmount), amount: vatAmount }],
  };
}

type Charged = { total: Cents; vatAmount: Cents };

/**
 * Returns the VAT part of a refund, in cents. `before` has the amounts credited earlier. The VAT is rounded
 * over all refunds so far, so that the parts of a full refund add up exactly to the VAT of the invoice.
 */
export function creditedVat(invoice: Charged, before: Charged, amount: Cents): Cents {
  if (invoice.total === 0) return ZERO;
  const share = (100 * (before.total + amount)) / invoice.total;
  return cents(percentageOf(invoice.vatAmount, share) - before.vatAmount);
}

function buyerOf(order: Recipient): InvoiceDocument['buyer'] {
  const name = isNobody(order) ? 'Klant onbekend' : order.customerName;
  const address = linesOf(order);
  // The country determines the VAT, so an invoice shows it even when the rest of the address is missing.
  const lines = [name, ...(address.length > 0 ? address : [countryText(order.country)])];
  return { lines: lines.filter((line) => line !== ''), email: order.customerEmail || null };
}
