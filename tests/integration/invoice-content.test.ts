// Tests the complete contents of invoices and credit notes: seller, buyer, lines, discount, shipping and the
// VAT of the destination, equal to the quote the customer accepted.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { type Quote, quoteSchema } from '#modules/pricing/contract.ts';
import { accepted, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.asOperator('PUT', '/api/admin/settings', { vat: { oss: true } });
});
afterAll(() => shop.stop());

type Chosen = { variant: string; couponCode?: string; country?: string };
type Sold = { orderId: number; number: string; quote: Quote; day: string };

async function sell(basket: Chosen, details: Record<string, string>): Promise<Sold> {
  const buyer = shop.newBuyer();
  const quote = quoteSchema.parse(
    (await buyer.call('GET', `/api/quote?${new URLSearchParams({ ...basket })}`)).body,
  );
  await buyer.saveDetails(details);
  const started = await buyer.checkout(basket);
  accepted(await buyer.payByCard(started));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  if (orderId === null) throw new Error('The order was not placed');
  await shop.settle();
  const placed = orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
  const day = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Amsterdam' }).format(
    new Date(placed.createdAt),
  );
  return { orderId, number: placed.orderNumber, quote, day };
}

const papersOf = (orderId: number) =>
  shop.rows(
    'select number, kind, total, vat_amount, document from invoices where order_id = $1 order by id',
    [orderId],
  );

/** Returns the invoice that the law requires for this quote and buyer. */
async function expectedFor({ quote, number, day }: Sold, buyer: { lines: string[]; email: string }) {
  const { brand, company } = await shop.shop.getSettings();
  return {
    seller: { brand: brand.name, ...company },
    buyer,
    issuedOn: day,
    orderNumber: number,
    orderedOn: day,
    about: null,
    reason: null,
    paidWith: 'card',
    lines: quote.lines,
    subtotal: quote.subtotal,
    discount: quote.discount,
    shipping: quote.shipping,
    total: quote.total,
    couponCode: quote.coupon?.code ?? null,
    vat: [{ rate: quote.vat.rate, net: quote.total - quote.vat.amount, amount: quote.vat.amount }],
  };
}

const ANNA = {
  lines: ['Anna de Vries', 'Dam 1', '1012 JS Amsterdam', 'Nederland'],
  email: DETAILS.customerEmail,
};

test('a pack for two with a code, at home: the discount and 21 % of what was paid', async () => {
  const sold = await sell({ variant: '2x', couponCode: 'WELKOM10' }, DETAILS);
  expect(sold.quote).toMatchObject({ subtotal: 3743, discount: 374, shipping: 0, total: 3369 });
  const [invoice, ...others] = await papersOf(sold.orderId);
  expect(others).toEqual([]);
  expect(invoice).toMatchObject({ kind: 'invoice', total: 3369, vat_amount: 585 });
  expect(invoice?.document).toEqual(await expectedFor(sold, ANNA));
  expect(
    await shop.rows('select vat_rate::float8 as rate, vat_amount from orders where id = $1', [sold.orderId]),
  ).toEqual([{ rate: 21, vat_amount: 585 }]);
});

test('to Germany under the one-stop shop: the rate of there, also over the shipping', async () => {
  const details = {
    customerName: 'Jörg Weiß',
    customerEmail: 'joerg@example.de',
    country: 'DE',
    streetName: 'Hauptstraße 5',
    postalCode: '10115',
    city: 'Berlin',
  };
  const sold = await sell({ variant: '1x', country: 'DE' }, details);
  expect(sold.quote).toMatchObject({ shipping: 995, total: 3490, vat: { rate: 19, amount: 557 } });
  const [invoice] = await papersOf(sold.orderId);
  expect(invoice).toMatchObject({ total: 3490, vat_amount: 557 });
  expect(invoice?.document).toEqual(
    await expectedFor(sold, {
      lines: ['Jörg Weiß', 'Hauptstraße 5', '10115 Berlin', 'Duitsland'],
      email: 'joerg@example.de',
    }),
  );
});

test('to Switzerland, outside the Union: no VAT in the whole amount', async () => {
  const details = {
    customerName: 'Urs Frei',
    customerEmail: 'urs@example.ch',
    country: 'CH',

    streetName: 'Bahnhofstrasse 1',
    houseNumberAddition: 'Postfach 12',
    postalCode: '8001',
    city: 'Zürich',
  };
  const sold = await sell({ variant: '1x', country: 'CH' }, details);
  const [invoice] = await papersOf(sold.orderId);
  expect(invoice).toMatchObject({ total: 3490, vat_amount: 0 });
  expect(invoice?.document).toEqual(
    await expectedFor(sold, {
      lines: ['Urs Frei', 'Bahnhofstrasse 1', 'Postfach 12', '8001 Zürich', 'Zwitserland'],
      email: 'urs@example.ch',
    }),
  );
  expect(invoice?.document).toMatchObject({ vat: [{ rate: 0, net: 3490, amount: 0 }] });
});

test('a part that goes back is one line of a credit note, with its share of the VAT, about that invoice', async () => {
  const sold = await sell({ variant: '2x', couponCode: 'WELKOM10' }, DETAILS);
  const given = { amount: '10,00', reason: 'Deksel gebarsten', idempotencyKey: 'part-of-invoice' };
  expect((await shop.asOperator('POST', `/api/admin/orders/${sold.orderId}/refunds`, given)).status).toBe(
    201,
  );
  await shop.settle();
  const [invoice, note] = await papersOf(sold.orderId);
  expect(note).toMatchObject({ kind: 'credit_note', total: 1000, vat_amount: 174 });
  expect(note?.document).toEqual({
    ...(await expectedFor(sold, ANNA)),
    about: invoice?.number,
    reason: 'Deksel gebarsten',
    couponCode: null,
    lines: [
      {
        label: expect.stringMatching(/^Gedeeltelijke terugbetaling: .* – \d Pack$/),
        quantity: 1,
        unitAmount: 1000,
        amount: 1000,
      },
    ],
    subtotal: 1000,
    discount: 0,
    shipping: 0,
    total: 1000,
    vat: [{ rate: 21, net: 826, amount: 174 }],
  });
});
