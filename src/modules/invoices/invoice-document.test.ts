// Tests of the amounts on invoices and credit notes.

import { describe, expect, test } from 'vitest';
import type { OrderLineRow, OrderRow } from '#modules/orders/order.repository.ts';
import { defaultSettings } from '#modules/settings/index.ts';
import { type Cents, cents } from '#shared/money.ts';
import { NOBODY } from '#shared/recipient/recipient.ts';
import {
  creditDocumentOf,
  creditedVat,
  invoiceDocumentOf,
  invoiceDocumentSchema,
} from './invoice-document.ts';

const order: OrderRow = {
  id: 12,
  paymentId: 'pi_1',
  draftId: 3,
  version: 1,
  flags: [],
  searchText: '',
  archivedAt: null,
  restrictedAt: null,
  linkSecret: 'a'.repeat(32),
  hasNumberedLink: false,
  ...NOBODY,
  customerName: 'Anna de Vries',
  customerEmail: 'anna@example.nl',

  streetName: 'Dam',
  houseNumber: '1',
  houseNumberAddition: 'A',
  postalCode: '1012JS',
  city: 'Amsterdam',
  variantCode: '2x',
  quantity: 2,
  status: 'pending',
  paymentState: 'paid',

  subtotal: cents(3743),
  discount: cents(374),
  shippingCost: cents(995),
  total: cents(4364),
  vatRate: 21,
  vatAmount: cents(757),

  couponCode: 'WELKOM10',
  couponTerms: null,
  trackingCode: null,
  trackingUrl: null,
  replacesOrderId: null,
  replacementReason: null,
  carrier: null,
  shippedAt: null,
  // Half past eleven in the evening in Greenwich is the next day in Amsterdam.
  createdAt: new Date('2026-11-19T23:30:00Z'),
  updatedAt: new Date('2026-11-20T10:00:00Z'),
};
const lines: OrderLineRow[] = [
  {
    id: 1,
    orderId: 12,
    label: '2 Pack',
    variantCode: '2x',
    quantity: 1,
    unitAmount: cents(3743),
    amount: cents(3743),
  },
];
const now = new Date('2026-11-20T23:30:00Z');
const seller = { brand: defaultSettings.brand.name, ...defaultSettings.company };
const invoiceOf = (change: Partial<OrderRow> = {}) =>
  invoiceDocumentOf({
    order: { ...order, ...change },
    lines,
    paidWith: 'ideal',
    settings: defaultSettings,
    now,
  });

describe('an invoice', () => {
  test('says who sold what to whom, for how much, and with which VAT', () => {
    expect(invoiceOf()).toEqual({
      seller,
      buyer: {
        lines: ['Anna de Vries', 'Dam 1 A', '1012 JS Amsterdam', 'Nederland'],
        email: 'anna@example.nl',
      },

      issuedOn: '2026-11-21',
      orderNumber: 'ZW100012',
      orderedOn: '2026-11-20',
      about: null,
      reason: null,
      lines: [{ label: '2 Pack', quantity: 1, unitAmount: cents(3743), amount: cents(3743) }],

      subtotal: cents(3743),
      discount: cents(374),
      couponCode: 'WELKOM10',
      shipping: cents(995),
      total: cents(4364),
      vat: [{ rate: 21, net: cents(3607), amount: cents(757) }],
      paidWith: 'ideal',
    });
  });

  test('of a buyer nobody knows names no stand-in', () => {
    const blank = { streetName: '', houseNumber: '', houseNumberAddition: '', postalCode: '', city: '' };
    const unknown = { customerName: '', customerEmail: '' };
    expect(invoiceOf({ ...blank, ...unknown }).buyer).toEqual({
      lines: ['Klant onbekend', 'Nederland'],
      email: null,
    });
  });

  test('has no empty line for a name that is not there', () => {
    expect(invoiceOf({ customerName: '' }).buyer.lines).toEqual([
      'Dam 1 A',
      '1012 JS Amsterdam',
      'Nederland',
    ]);
  });
});

describe('a credit note', () => {
  const settings = { ...defaultSettings, brand: { name: 'Nieuwe naam' } };
  const noteOf = (vat: Cents) =>
    creditDocumentOf({
      original: { number: '2026-000001', document: invoiceOf() },

      amount: cents(1000),
      vatAmount: vat,
      label: 'Gedeeltelijke terugbetaling',
      reason: 'Deksel gebarsten',
      settings,
      now: new Date('2026-12-01T12:00:00Z'),
    });

  test('is one line about its invoice, at the rate of it, to the buyer it names', () => {
    expect(noteOf(cents(174))).toEqual({
      ...invoiceOf(),
      seller: { ...seller, brand: 'Nieuwe naam' },
      issuedOn: '2026-12-01',
      about: '2026-000001',
      reason: 'Deksel gebarsten',
      couponCode: null,
      lines: [
        { label: 'Gedeeltelijke terugbetaling', quantity: 1, unitAmount: cents(1000), amount: cents(1000) },
      ],
      subtotal: cents(1000),
      discount: cents(0),
      shipping: cents(0),
      total: cents(1000),
      vat: [{ rate: 21, net: cents(826), amount: cents(174) }],
    });
  });

  test('of an invoice without VAT has none', () => {
    const original = { number: '2026-000002', document: { ...invoiceOf(), vat: [] } };
    const rest = { label: 'Terugbetaling', reason: null, settings, now };
    expect(creditDocumentOf({ original, amount: cents(1000), vatAmount: cents(0), ...rest }).vat).toEqual([
      { rate: 0, net: cents(1000), amount: cents(0) },
    ]);
  });
});

describe('the VAT of what goes back', () => {
  test('in parts adds up to the VAT of the invoice, to the cent', () => {
    const invoice = { total: cents(3743), vatAmount: cents(650) };
    for (const parts of [[3743], [1248, 1248, 1247], [1, 3742], Array.from({ length: 3743 }, () => 1)]) {
      const before = { total: cents(0), vatAmount: cents(0) };
      for (const part of parts) {
        const vat = creditedVat(invoice, before, cents(part));
        expect(vat).toBeGreaterThanOrEqual(0);
        before.total = cents(before.total + part);
        before.vatAmount = cents(before.vatAmount + vat);
      }
      expect(before.vatAmount).toBe(650);
    }
  });

  test('is the share of the part', () => {
    const invoice = { total: cents(3369), vatAmount: cents(585) };
    expect(creditedVat(invoice, { total: cents(0), vatAmount: cents(0) }, cents(1000))).toBe(174);
    expect(creditedVat(invoice, { total: cents(1000), vatAmount: cents(174) }, cents(1000))).toBe(173);
  });

  test('of an order that cost nothing is nothing', () => {
    expect(
      creditedVat(
        { total: cents(0), vatAmount: cents(0) },
        { total: cents(0), vatAmount: cents(0) },
        cents(0),
      ),
    ).toBe(0);
  });
});

test('a stored document reads back as it was, and one with a fraction of a cent or another kind of day does not', () => {
  const document = invoiceOf();
  expect(invoiceDocumentSchema.parse(JSON.parse(JSON.stringify(document)))).toEqual(document);
  expect(invoiceDocumentSchema.safeParse({ ...document, total: 43.64 }).success).toBe(false);
  for (const issuedOn of ['21-11-2026', '2026-11-21T00:00', 'op 2026-11-21'])
    expect(invoiceDocumentSchema.safeParse({ ...document, issuedOn }).success).toBe(false);
});
