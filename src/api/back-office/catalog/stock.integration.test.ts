// Tests the stock endpoints over HTTP: counts, breakage, purchases with their batches, which orders got which
// batch, and totals that stay correct under concurrent requests.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { articleSchema, batchSchema, movementPageSchema, purchaseSchema } from '#modules/stock/contract.ts';
import { seededRandom } from '#shared/seeded-random.ts';
import { buyByCard } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const jars = async () =>
  Number((await shop.rows("select on_hand from stock_articles where code = 'jar'"))[0]?.on_hand);
const article = async (code: string) => {
  const { body } = await shop.asOperator('GET', '/api/admin/stock');
  const result = z
    .array(articleSchema)
    .parse(body)
    .find((one) => one.code === code);
  if (!result) throw new Error(`No article ${code}`);
  return result;
};
const movements = async (query = '') => {
  const { body } = await shop.asOperator('GET', `/api/admin/stock/movements${query}`);
  return movementPageSchema.parse(body).items;
};
const post = (path: string, body: object) => shop.asOperator('POST', path, body);
const count = (counted: number, was: number, key = `count-${counted}-${was}`) =>
  post('/api/admin/stock/counts', { key, lines: [{ article: 'jar', counted, was }] });
const idOf = async (code: string) =>
  Number((await shop.rows('select id from product_variants where code = $1', [code]))[0]?.id);

/**
 * Checks in the database that the stock tables agree: the movements of an article add up to its quantity on
 * hand and to each recorded balance, and each pack's stock is the number that the articles on hand suffice
 * for.
 */
async function expectSums(): Promise<void> {
  expect(
    await shop.rows(`select code from stock_articles where on_hand <>
      (select coalesce(sum(quantity), 0) from stock_movements where article_code = code)`),
  ).toEqual([]);
  expect(
    await shop.rows(`select code from product_variants v where stock <>
      (select min(on_hand / limiting.quantity) from limiting_contents(v.code) limiting)`),
  ).toEqual([]);
  expect(
    await shop.rows(`select id from (select id, balance, sum(quantity) over (partition by article_code order by id) as summed
      from stock_movements) as m where summed <> balance`),
  ).toEqual([]);
}

beforeEach(async () => {
  await shop.rows("update product_variants set stock = 500 where code = '1x'");
});
afterEach(expectSums);

describe('a fresh shop', () => {
  test('has 5000 jars, 500 of each pack, from which every pack draws, and as many brushes to give away', async () => {
    const first = await shop.rows(
      `select article_code, sum(quantity)::int as pieces from stock_movements
        where note = 'Beginvoorraad' group by 1 order by 1`,
    );
    expect(first).toEqual([
      { article_code: 'brush', pieces: 5000 },
      { article_code: 'jar', pieces: 5000 },
    ]);
    expect(await shop.rows('select code, stock from product_variants order by code')).toEqual([
      { code: '1x', stock: 500 },
      { code: '2x', stock: 250 },
      { code: '3x', stock: 166 },
      { code: '4x', stock: 125 },
    ]);
  });
});

describe('a sale', () => {
  test('takes as many jars as the pack holds, with its order, and is counted for the days that are left', async () => {
    const { order } = await buyByCard(shop.newBuyer(), { variant: '3x' });
    await shop.settle();
    expect(await jars()).toBe(497);
    const orderMovements = await movements(`?q=ZW${100_000 + Number(order.orderId)}`);
    expect(orderMovements.map(({ article }) => article).sort()).toEqual(['brush', 'jar']);
    expect(orderMovements.find(({ article }) => article === 'jar')).toMatchObject({
      kind: 'sold',
      quantity: -3,
      balance: 497,
      missing: 0,
      orderId: order.orderId,
      actor: 'system',
    });
    const jarArticle = await article('jar');
    expect(jarArticle).toMatchObject({
      onHand: 497,
      toSend: 3,
      held: 0,
      free: 497,
      soldLately: 3,
      isLow: false,
    });
    expect(jarArticle.daysLeft).toBeGreaterThan(100);
  });

  test('of four with three jars left takes them, is flagged, and tells what was missing', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '4x' });
    await shop.rows("update product_variants set stock = 3 where code = '1x'");
    await buyer.payByCard(started);
    await buyer.askForOrder(started.paymentIntentId);
    const sold = (await movements('?kind=sold')).find(({ article }) => article === 'jar');
    expect(sold).toMatchObject({ quantity: -3, balance: 0, missing: 1 });
    expect(await shop.rows('select flags from orders order by id desc limit 1')).toEqual([
      { flags: ['oversold'] },
    ]);
    await shop.settle();
  });

  test('a hold of a pack of four holds four jars', async () => {
    const buyer = shop.newBuyer();
    await buyer.checkout({ variant: '4x' });
    expect(await article('jar')).toMatchObject({ onHand: 500, held: 4, free: 496 });
    await shop.rows('delete from stock_holds');
  });

  test('that is given back returns the jars with its order', async () => {
    const { order } = await buyByCard(shop.newBuyer(), { variant: '2x' });
    await shop.settle();
    const body = { restock: true, idempotencyKey: 'back-again' };
    await post(`/api/admin/orders/${order.orderId}/refunds`, body);
    await shop.settle();
    expect((await movements('?kind=returned'))[0]).toMatchObject({
      quantity: 2,
      balance: 500,
      orderId: order.orderId,
    });
  });
});

describe('a count', () => {
  test('books the difference once, also when the button is pressed twice', async () => {
    expect((await count(480, 500)).status).toBe(204);
    expect((await count(480, 500)).status).toBe(204);
    expect(await jars()).toBe(480);
    expect((await movements('?kind=counted'))[0]).toMatchObject({
      quantity: -20,
      balance: 480,
      actor: 'admin',
    });
  });

  test('leaves sold what was sold between looking and booking', async () => {
    await buyByCard(shop.newBuyer(), { variant: '1x' });
    await shop.settle();
    await count(490, 500);
    expect(await jars()).toBe(489);
  });

  test('refuses what is no number, and an article nobody knows', async () => {
    expect((await count(-1, 500)).status).toBe(422);
    const lines = [{ article: 'doos', counted: 1, was: 0 }];
    expect(await post('/api/admin/stock/counts', { key: 'unknown-article', lines })).toMatchObject({
      status: 422,
      body: { errors: [{ path: 'lines.0.article' }] },
    });
  });
});

describe('breakage', () => {
  const broken = (quantity: number, key: string) =>
    post('/api/admin/stock/breakages', { key, article: 'jar', quantity, reason: 'Gevallen' });

  test('leaves the shelf with its reason, once', async () => {
    expect((await broken(2, 'broken-once')).status).toBe(204);
    expect((await broken(2, 'broken-once')).status).toBe(204);
    expect((await movements('?kind=broken'))[0]).toMatchObject({
      quantity: -2,
      balance: 498,
      note: 'Gevallen',
    });
    expect(await jars()).toBe(498);
  });

  test('of more than there are is refused', async () => {
    expect(await broken(501, 'too-many-broken')).toMatchObject({
      status: 409,
      body: { code: 'too_few_left' },
    });
  });
});

describe('what a pack holds', () => {
  test('limits how many can be sold by its product; a brush in it limits none, is taken while there is one and is said', async () => {
    const id = await idOf('2x');
    const fill = (contents: object[]) => shop.asOperator('PUT', `/api/admin/stock/packs/${id}`, { contents });
    const stock = async () =>
      (await shop.rows('select stock from product_variants where id = $1', [id]))[0]?.stock;
    const jar = { article: 'jar', quantity: 2 };
    const { onHand: brushes } = await article('brush');
    expect((await fill([jar, { article: 'brush', quantity: 1 }])).status).toBe(204);
    expect(await stock()).toBe(250);
    await post('/api/admin/stock/counts', {
      key: 'count-brushes',
      lines: [{ article: 'brush', counted: 10, was: brushes }],
    });
    expect(await stock()).toBe(250);
    await buyByCard(shop.newBuyer(), { variant: '2x' });
    await shop.settle();
    expect(await shop.rows('select code, on_hand from stock_articles order by code')).toEqual([
      { code: 'brush', on_hand: 9 },
      { code: 'jar', on_hand: 498 },
    ]);
    expect((await fill([])).status).toBe(422);
    const gift = async () =>
      (await shop.rows('select gift from product_variants where id = $1', [id]))[0]?.gift;
    expect(await gift()).toBe('bamboe tandenborstel');
    expect((await fill([jar])).status).toBe(204);
    expect(await gift()).toBe('');
    expect(await stock()).toBe(249);
  });

  test('the API counts by packs as before: a stock that is written becomes jars, with the operator’s name', async () => {
    const id = await idOf('4x');
    const answer = await shop.asOperator('PUT', `/api/admin/variants/${id}`, { stock: 10 });
    expect(answer).toMatchObject({ status: 200, body: { stock: 10 } });
    expect(await jars()).toBe(40);
    expect((await movements())[0]).toMatchObject({
      kind: 'counted',
      quantity: -460,
      actor: 'admin',
      note: '4 Pack: 125 → 10',
    });
    const before = await movements();
    await shop.asOperator('PUT', `/api/admin/variants/${id}`, { stock: 10 });
    expect(await movements()).toEqual(before);
    await shop.asOperator('PUT', `/api/admin/variants/${id}`, { quantity: 5 });
    expect(await shop.rows('select stock from product_variants where id = $1', [id])).toEqual([{ stock: 8 }]);
    await shop.asOperator('PUT', `/api/admin/variants/${id}`, { quantity: 4 });
  });
});

describe('a purchase', () => {
  const order = async (key: string) => {
    const line = { article: 'jar', quantity: 100, cost: '3,15' };
    const body = { key, supplier: 'Kokos BV', expectedOn: '2027-01-10', lines: [line] };
    return purchaseSchema.parse((await post('/api/admin/purchases', body)).body);
  };
  const receive = (id: number, key: string, line: object) =>
    post(`/api/admin/purchases/${id}/receipts`, { key, lines: [line] });

  test('is received in parts, each with its batch, and then closed', async () => {
    const createdOrder = await order('purchase-in-parts');
    expect((await order('purchase-in-parts')).id).toBe(createdOrder.id);
    expect(await article('jar')).toMatchObject({ expected: 100, expectedOn: '2027-01-10' });
    const line = {
      lineId: createdOrder.lines[0]?.id,
      quantity: 60,
      batch: 'L-1',
      bestBefore: '2028-03-01',
      cost: '3,15',
    };
    expect((await receive(createdOrder.id, 'receipt-one', line)).body).toMatchObject({ status: 'ordered' });
    expect((await receive(createdOrder.id, 'receipt-one', line)).status).toBe(200);
    expect(await jars()).toBe(560);
    const wrong = await receive(createdOrder.id, 'receipt-wrong', {
      ...line,
      quantity: 1,
      bestBefore: '2029-01-01',
    });
    expect(wrong).toMatchObject({ status: 422, body: { errors: [{ path: 'lines.0.bestBefore' }] } });
    const rest = { ...line, quantity: 40, cost: '4,15' };
    expect((await receive(createdOrder.id, 'receipt-two', rest)).body).toMatchObject({ status: 'received' });
    expect((await receive(createdOrder.id, 'receipt-three', rest)).body).toMatchObject({
      code: 'purchase_closed',
    });
    const { body } = await shop.asOperator('GET', '/api/admin/batches');
    expect(z.array(batchSchema).parse(body)).toMatchObject([
      { code: 'L-1', bestBefore: '2028-03-01', cost: '3.55', received: 100, remaining: 100 },
    ]);
    expect((await movements('?kind=bought'))[0]).toMatchObject({
      quantity: 40,
      batch: 'L-1',
      note: 'Kokos BV',
    });
  });

  test('that somebody else changed meanwhile is not changed over it', async () => {
    const { id, version } = await order('purchase-of-two');
    const change = (note: string) => shop.asOperator('PUT', `/api/admin/purchases/${id}`, { note, version });
    expect((await change('een')).status).toBe(200);
    expect(await change('twee')).toMatchObject({ status: 409, body: { code: 'edit_conflict' } });
    await shop.asOperator('PUT', `/api/admin/purchases/${id}`, { status: 'cancelled' });
  });
});

test('a parcel is filled from what is over first, and a recall finds who got it', async () => {
  const line = { article: 'jar', quantity: 3, cost: '' };
  const body = { key: 'purchase-recall', supplier: 'Kokos BV', expectedOn: null, lines: [line] };
  const purchase = purchaseSchema.parse((await post('/api/admin/purchases', body)).body);
  const arrived = {
    lineId: purchase.lines[0]?.id,
    quantity: 3,
    batch: 'L-0',
    bestBefore: '2027-01-01',
    cost: null,
  };
  await post(`/api/admin/purchases/${purchase.id}/receipts`, { key: 'receipt-recall', lines: [arrived] });
  const { order } = await buyByCard(shop.newBuyer(), { variant: '4x' });
  await shop.settle();
  const ship = () => shop.asOperator('PATCH', `/api/admin/orders/${order.orderId}`, { status: 'shipped' });
  expect((await ship()).status).toBe(200);
  const drawn = await shop.rows(
    'select code, quantity from batch_draws join batches on batches.id = batch_id where order_id = $1 order by code',
    [order.orderId],
  );
  expect(drawn).toEqual([
    { code: 'L-0', quantity: 3 },
    { code: 'L-1', quantity: 1 },
  ]);
  const [batch] = await shop.rows("select id, remaining from batches where code = 'L-0'");
  expect(batch?.remaining).toBe(0);
  const detail = await shop.asOperator('GET', `/api/admin/orders/${order.orderId}`);
  expect(detail.body).toMatchObject({
    batches: [
      { code: 'L-1', quantity: 1 },
      { code: 'L-0', quantity: 3 },
    ],
  });
  const recall = `/api/admin/batches/${batch?.id}/recall`;
  expect((await shop.asOperator('GET', recall)).body).toMatchObject([{ id: order.orderId, quantity: 3 }]);
  const file = await shop.asOperator('GET', `${recall}/export`);
  expect(String(file.body)).toContain('@');
});

test('twenty writers at once leave sums that hold and nothing below zero', async () => {
  const random = seededRandom(41);
  const works = Array.from({ length: 40 }, (_, index) => {
    const dice = Math.floor(random() * 5);
    const pieces = 1 + Math.floor(random() * 200);
    const pack = `${1 + Math.floor(random() * 4)}x`;
    if (dice === 0) return () => count(pieces, 300, `parallel-count-${index}`);
    if (dice === 1)
      return () =>
        post('/api/admin/stock/breakages', {
          key: `parallel-${index}`,
          article: 'jar',
          quantity: pieces,
          reason: 'x',
        });
    if (dice === 2)
      return async () => shop.asOperator('PUT', `/api/admin/variants/${await idOf(pack)}`, { stock: pieces });
    return () => buyByCard(shop.newBuyer(), { variant: pack });
  });
  const done = await Promise.allSettled(works.map((work) => work()));
  await shop.settle();
  const answers = done.flatMap((one) =>
    one.status === 'fulfilled' && 'status' in one.value ? [one.value.status] : [],
  );
  expect(answers.filter((status) => Number(status) >= 500)).toEqual([]);
  await expectSums();
  const [orders] =
    await shop.rows(`select count(*)::int as n from orders where (select count(*) from stock_movements
    where order_id = orders.id and kind = 'sold') = 0`);
  expect(orders).toEqual({ n: 0 });
}, 60_000);
