// Tests orders to territories with a different VAT than their country: the charge, the notice to the
// operator, and the declaration in the books.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { quarterDetailSchema, quarterOf } from '#modules/bookkeeping/contract.ts';
import { changePreviewSchema } from '#modules/order-changes/contract.ts';
import { accepted, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
  await shop.rows('update shipping_countries set enabled = true');
});
afterAll(() => shop.stop());

async function order(country: string, postalCode: string) {
  const buyer = shop.newBuyer();
  const details = {
    ...DETAILS,
    streetName: 'Main Street 1',
    houseNumber: '',
    city: 'Town',
    country,
    postalCode,
  };
  await buyer.saveDetails(details);
  const started = await buyer.checkout({ variant: '1x', country });
  accepted(await buyer.payByCard(started));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  const [row] = await shop.rows(
    'select id, vat_rate::float as rate, vat_amount, total, flags from orders where id = $1',
    [orderId],
  );
  return row;
}

test.each([
  ['MC', '98000', 21, ['vat_territory']],
  ['ES', '35001', 0, ['vat_territory']],
  ['ES', '28001', 21, []],
  ['GB', 'BT1 1AA', 21, ['vat_territory']],
  ['GB', 'SW1A 1AA', 0, []],
  ['IM', 'IM1 1AA', 0, ['vat_territory']],
  ['DE', '27498', 0, ['vat_territory']],
  ['FI', '22100', 0, ['vat_territory']],
])('%s %s has %i %% VAT and the flags %j', async (country, postalCode, rate, flags) => {
  const row = await order(country, postalCode);
  expect(row).toMatchObject({ rate, flags });
  expect(Number(row?.vat_amount) > 0).toBe(rate > 0);
});

test.each([
  ['ES', '35001', 0],
  ['ES', '51001', 0],
  ['ES', '28001', 21],
  ['IT', '23041', 0],
  ['DE', '78266', 0],
  ['GB', 'bt1 1aa', 21],
  ['NL', '1234ab', 21],
])('a quote to %s %s says %i %% VAT, as the order is charged', async (country, postalCode, rate) => {
  const query = new URLSearchParams({ variant: '1x', country, postalCode });
  const { status, body } = await shop.newBuyer().call('GET', `/api/quote?${query}`);
  expect([status, Object(body).vat.rate]).toEqual([200, rate]);
  expect(Object(body).vat.amount > 0).toBe(rate > 0);
});

test('a quote refuses the postal codes that the checkout refuses', async () => {
  const { status, body } = await shop.newBuyer().call('GET', '/api/quote?variant=1x&postalCode=12');
  expect([status, body]).toMatchObject([422, { errors: [{ path: 'postalCode' }] }]);
});

test('the returns declare Monaco as France and Northern Ireland by a line of its own', async () => {
  await shop.settle();
  const { body } = await shop.asOperator('GET', `/api/admin/bookkeeping/quarters/${quarterOf(shop.now())}`);
  const { vat, boxes } = quarterDetailSchema.parse(body).figures;
  const lines = vat.map(({ country, rate, regime }) => `${country} ${rate} ${regime}`);
  expect(lines).toEqual(
    expect.arrayContaining(['FR 21 domestic', 'XI 21 domestic', 'ES 0 export', 'ES 21 domestic']),
  );
  expect(lines).not.toContain('MC 21 domestic');
  expect(boxes.find(({ box }) => box === '3a')?.net).toBeGreaterThan(0);
});

test('a postal code that was typed after the payment was prepared decides when the button is pressed', async () => {
  const buyer = shop.newBuyer();
  const details = { ...DETAILS, streetName: 'Calle Mayor 1', houseNumber: '', city: 'Madrid', country: 'ES' };
  await buyer.saveDetails({ ...details, postalCode: '28001' });
  const started = await buyer.checkout({ variant: '1x', country: 'ES' });
  await buyer.saveDetails({ ...details, postalCode: '35001', paymentId: started.paymentIntentId });
  accepted(await buyer.payByCard(started));
  const { orderId } = await buyer.askForOrder(started.paymentIntentId);
  const [row] = await shop.rows(
    'select vat_rate::float as rate, vat_amount, flags from orders where id = $1',
    [orderId],
  );
  expect(row).toMatchObject({ rate: 0, vat_amount: 0, flags: ['vat_territory'] });
});

test.each([
  ['28001', '35001', 21, 0],
  ['35001', '28001', 0, 21],
  ['28001', '28002', 21, 21],
])(
  'an order to Spain that moves from %s to %s goes from %i to %i %% VAT',
  async (from, to, before, after) => {
    const placed = await order('ES', from);
    const { id, total } = placed ?? {};
    const change = `/api/admin/orders/${id}/change?postalCode=${to}`;
    const preview = changePreviewSchema.parse((await shop.asOperator('GET', change)).body);
    expect(preview.outcome).toBe(before === after ? 'nothing' : 'papers');
    const saved = await shop.asOperator('PUT', `/api/orders/${id}`, { postalCode: to });
    expect(saved.status).toBe(200);
    await shop.settle();
    const [row] = await shop.rows(
      'select vat_rate::float as rate, total, postal_code from orders where id = $1',
      [id],
    );
    expect(row).toEqual({ rate: after, total, postal_code: to });
    const papers = await shop.rows('select kind, vat_amount from invoices where order_id = $1 order by id', [
      id,
    ]);
    const kinds = papers.map(({ kind }) => kind);
    expect(kinds).toEqual(before === after ? ['invoice'] : ['invoice', 'credit_note', 'invoice']);
    expect(Number(papers.at(-1)?.vat_amount) > 0).toBe(after > 0);
  },
);

test('details that are supplied after paying take their VAT along, and the papers follow', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails({ country: 'ES' });
  const started = await buyer.checkout({ variant: '1x', country: 'ES' });
  accepted(await buyer.payByCard(started));
  await shop.settle();
  const details = {
    ...DETAILS,
    streetName: 'Calle Mayor 1',
    houseNumber: '',
    city: 'Las Palmas',
    country: 'ES',
    postalCode: '35001',
  };
  for (let round = 0; round < 2; round += 1)
    expect((await buyer.tryOrder(started.paymentIntentId, details)).status).toBe(200);
  await shop.settle();
  const [row] = await shop.rows(
    'select id, vat_rate::float as rate, vat_amount, total, flags from orders where payment_id = $1',
    [started.paymentIntentId],
  );
  expect(row).toMatchObject({ rate: 0, vat_amount: 0, total: 3490, flags: ['vat_territory'] });
  const papers = await shop.rows(
    'select kind, total, vat_amount > 0 as taxed from invoices where order_id = $1 order by id',
    [row?.id],
  );
  expect(papers).toEqual([
    { kind: 'invoice', total: 3490, taxed: true },
    { kind: 'credit_note', total: 3490, taxed: true },
    { kind: 'invoice', total: 3490, taxed: false },
  ]);
});

test('an address with other VAT waits with the larger pack it was asked with', async () => {
  const placed = await order('ES', '28001');
  const change = { variant: '2x', postalCode: '35001' };
  expect((await shop.asOperator('PUT', `/api/orders/${placed?.id}`, change)).status).toBe(200);
  const [row] = await shop.rows('select vat_rate::float as rate, postal_code from orders where id = $1', [
    placed?.id,
  ]);
  expect(row).toEqual({ rate: 21, postal_code: '28001' });
});

describe('with the One Stop Shop', () => {
  beforeAll(() => shop.asOperator('PUT', '/api/admin/settings', { vat: { oss: true } }));

  test.each([
    ['PT', '1000-001', 23],
    ['PT', '9000-001', 22],
    ['PT', '9500-321', 16],
    ['AT', '1010', 20],
    ['AT', '6691', 19],
    ['AT', '6992', 19],
    ['GB', 'BT1 1AA', 20],
    ['ES', '35001', 0],
  ])('%s %s bears the %i %% of where it arrives', async (country, postalCode, rate) => {
    expect(await order(country, postalCode)).toMatchObject({ rate });
  });

  test('the return declares a region as its country, at its own rate', async () => {
    await shop.settle();
    const quarter = quarterOf(shop.now());
    const { body } = await shop.asOperator('GET', `/api/admin/bookkeeping/quarters/${quarter}`);
    const { vat } = quarterDetailSchema.parse(body).figures;
    const lines = vat.map(({ country, rate, regime }) => `${country} ${rate} ${regime}`);
    expect(lines).toEqual(expect.arrayContaining(['PT 22 oss', 'PT 16 oss', 'AT 19 oss', 'AT 20 oss']));
  });
});
