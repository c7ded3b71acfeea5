// What an invoice or a credit note says, frozen when it is issued: who sold what to whom, for how much and
// with which VAT. Its PDF is made from this alone, so the same row gives the same document for as long as it
// is kept.

import * as z from 'zod';
import type { Settings } from '#modules/settings/contract.ts';
import { asCents } from '#shared/api/cents-schema.ts';
import { type Cents, cents, percentageOf, ZERO } from '#shared/money.ts';
import { isNobody, type Recipient } from '#shared/recipient/recipient.ts';
import { countryText, linesOf } from '#shared/recipient/recipient-address.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { OrderLineRow, OrderRow } from '../order.repository.ts';
import { orderNumber } from '../order-view.ts';

/** `credit_correction` takes a credit note back: the bank returned the money to the shop. */
export const invoiceKinds = ['invoice', 'credit_note', 'credit_correction'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

const amount = asCents(z.number().int());
const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);

/** Amounts in cents, VAT included unless they are called net; days in the shop's time zone. */
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
   * The invoice a credit note is about or a new invoice replaces, or the credit note a correction takes back.
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
  /** Of a credit note: money went back, or another invoice takes the place of its own. */
  settles: z.enum(['refund', 'successor']).optional(),
  /** Of a proforma invoice: where the money is to go, and by when. */
  payTo: z.object({ iban: z.string(), accountName: z.string(), until: day }).optional(),
  /** The kind of payment, as the provider calls it; null when nothing had to be paid. */
  paidWith: z.string().nullable(),
});
export type InvoiceDocument = z.infer<typeof invoiceDocumentSchema>;

/** What of an order, or of what is to become one, stands on its paper. */
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
  /** The document that is (partly) taken back. */
  original: { number: string; document: InvoiceDocument };
  amount: Cents;
  vatAmount: Cents;
  label: string;
  reason: string | null;
  settings: Settings;
  now: Date;
};

/**
 * A credit note or its correction: one line, at the rate of the original, to the buyer as the original names
 * them.
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
 * The VAT in a part that goes back. Rounded over everything that went back so far, so that the parts of a
 * full refund add up to the VAT of the invoice, to the cent.
 */
export function creditedVat(invoice: Charged, before: Charged, amount: Cents): Cents {
  if (invoice.total === 0) return ZERO;
  const share = (100 * (before.total + amount)) / invoice.total;
  return cents(percentageOf(invoice.vatAmount, share) - before.vatAmount);
}

function buyerOf(order: Recipient): InvoiceDocument['buyer'] {
  const name = isNobody(order) ? 'Klant onbekend' : order.customerName;
  const address = linesOf(order);
  // VAT follows the country, so an invoice names it even when it is all there is.
  const lines = [name, ...(address.length > 0 ? address : [countryText(order.country)])];
  return { lines: lines.filter((line) => line !== ''), email: order.customerEmail || null };
}
