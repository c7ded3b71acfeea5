// Tests stock operations by two operators at once, and lists that name an article twice: nothing is counted,
// received or returned twice.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { variantSchema } from '#modules/catalog/contract.ts';
import { articleSchema, purchaseSchema } from '#modules/stock/contract.ts';
import { sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

let keys = 0;
const newKey = () => {
  keys += 1;
  return `counted-together-${keys}`;
};
async function jar() {
  const { body } = await shop.asOperator('GET', '/api/admin/stock');
  const found = articleSchema
    .array()
    .parse(body)
    .find(({ code }) => code === 'jar');
  if (!found) throw new Error('There are no jars');
  return found;
}
const count = (lines: object[], key = newKey()) =>
  shop.asOperator('POST', '/api/admin/stock/counts', { key, lines });
const counted = ({ onHand: was, version }: Awaited<ReturnType<typeof jar>>, found: number) => ({
  article: 'jar',
  counted: found,
  was,
  version,
});

test('two operators who counted the same shelf book it once, whichever comes first', async () => {
  const seen = await jar();
  const answers = await Promise.all([count([counted(seen, 60)]), count([counted(seen, 60)])]);
  expect(answers.map(({ status }) => status).sort()).toEqual([204, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'edit_conflict' });
  expect((await jar()).onHand).toBe(60);
});

test('the number of a pack is a count of what it holds, for whoever counts that or another pack', async () => {
  const packOf = async (code: string) => {
    const { body } = await shop.asOperator('GET', '/api/admin/variants');
    const found = variantSchema
      .array()
      .parse(body)
      .find((one) => one.code === code);
    if (!found) throw new Error(`There is no ${code}`);
    return found;
  };
  const set = ({ id, version, stock: stockWas }: Awaited<ReturnType<typeof packOf>>, stock: number) =>
    shop.asOperator('PUT', `/api/admin/variants/${id}`, { version, stockWas, stock });
  const seen = await jar();
  const single = await packOf('1x');
  const double = await packOf('2x');
  expect((await set(single, 40)).status).toBe(200);
  expect((await set(double, 20)).body).toMatchObject({ code: 'edit_conflict' });
  expect((await count([counted(seen, 40)])).body).toMatchObject({ code: 'edit_conflict' });
  const before = await packOf('2x');
  expect((await count([counted(await jar(), 60)])).status).toBe(204);
  expect((await set(before, 30)).body).toMatchObject({ code: 'edit_conflict' });
  expect((await set(await packOf('2x'), 25)).status).toBe(200);
  expect((await jar()).onHand).toBe(50);
});

test('what is sold while somebody counts stays sold, and the same form sent again is no second count', async () => {
  const seen = await jar();
  await sell(shop, { variant: '2x' });
  const key = newKey();
  for (let round = 0; round < 2; round += 1) expect((await count([counted(seen, 50)], key)).status).toBe(204);
  expect((await jar()).onHand).toBe(48);
});

test('a shelf that was counted beyond a million can be counted back', async () => {
  const seen = await jar();
  await count([{ ...counted(seen, 1_000_000), was: 0 }]);
  const { onHand } = await jar();
  expect(onHand).toBeGreaterThan(1_000_000);
  expect((await count([counted(await jar(), 100)])).status).toBe(204);
  expect((await jar()).onHand).toBe(100);
});

test('a list that names one thing twice is refused, wherever there is one', async () => {
  const { orderId } = await sell(shop, { variant: '3x' });
  await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status: 'delivered' });
  const two = { article: 'jar', quantity: 1 };
  const ordered = { key: newKey(), supplier: 'Houtskool BV', expectedOn: null };
  const bought = await shop.asOperator('POST', '/api/admin/purchases', {
    ...ordered,
    lines: [{ ...two, cost: null }],
  });
  const purchase = purchaseSchema.parse(bought.body);
  const came = { lineId: purchase.lines[0]?.id, quantity: 1, batch: '', bestBefore: null, cost: null };
  const opened = await shop.asOperator('POST', '/api/admin/returns', {
    orderId,
    idempotencyKey: newKey(),
    notifyCustomer: false,
    lines: [two],
  });
  const { id } = Object(opened.body);
  const received = await shop.asOperator('POST', `/api/admin/returns/${id}/steps`, {
    to: 'received',
    version: Object(opened.body).version,
  });
  const { version } = Object(received.body);
  const good = { article: 'jar', sellable: 2, broken: 0 };
  const before = (await jar()).onHand;
  const calls: [method: string, path: string, body: object][] = [
    [
      'POST',
      '/api/admin/stock/counts',
      { key: newKey(), lines: [counted(await jar(), 9), counted(await jar(), 9)] },
    ],
    ['PUT', '/api/admin/stock/packs/1', { contents: [two, two] }],
    [
      'POST',
      '/api/admin/purchases',
      {
        ...ordered,
        key: newKey(),
        lines: [
          { ...two, cost: null },
          { ...two, cost: null },
        ],
      },
    ],
    ['POST', `/api/admin/purchases/${purchase.id}/receipts`, { key: newKey(), lines: [came, came] }],
    ['POST', '/api/admin/returns', { orderId, idempotencyKey: newKey(), lines: [two, two] }],
    ['PUT', `/api/admin/returns/${id}`, { version, lines: [two, two] }],
    ['POST', `/api/admin/returns/${id}/steps`, { to: 'checked', version, lines: [good, good] }],
  ];
  for (const [method, path, body] of calls) {
    const answer = await shop.asOperator(method, path, body);
    expect([path, answer.status]).toEqual([path, 422]);
  }
  expect((await jar()).onHand).toBe(before);
});
