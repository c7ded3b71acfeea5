// Tests the cached list of reviews: it is rendered once for all visitors, is never out of date, and limits
// how many different queries are computed at once.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const LIST = '/api/reviews';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const read = (path = LIST) => shop.newBuyer().call('GET', path);
const review = { customerName: 'Jo de Vries', rating: 5, comment: 'Mijn tanden zijn veel witter.' };

test('what is kept goes when a review is added, changed or deleted', async () => {
  const before = await read();
  expect(before.headers['cache-control']).toBe('no-store');
  expect(shop.shop.cache.find(LIST)).toBeDefined();
  const added = await shop.asOperator('POST', '/api/admin/reviews', { ...review, status: 'published' });
  expect(added.status).toBe(201);
  const names = async () => JSON.stringify((await read()).body);
  await expect.poll(names).toContain(review.customerName);
  const address = `/api/admin/reviews/${Object(added.body).id}`;
  await shop.asOperator('PUT', address, { ...review, customerName: 'Mo Jansen', status: 'published' });
  await expect.poll(names).toContain('Mo Jansen');
  await shop.asOperator('DELETE', address);
  await expect.poll(async () => (await read()).body).toEqual(before.body);
});

test('of three hundred readers who ask for it in other words some are asked to come back, and nobody who buys', async () => {
  // Nothing of the list can be read until the first reader was turned away, however quick the machine is.
  const turnedAway = Promise.withResolvers<void>();
  const isLocked = Promise.withResolvers<void>();
  const locked = shop.shop.database.transaction(async (tx) => {
    await tx.execute(sql`lock table reviews in access exclusive mode`);
    isLocked.resolve();
    await turnedAway.promise;
  });
  await isLocked.promise;
  const readers = Promise.all(
    Array.from({ length: 300 }, async (_, index) => {
      const answer = await read(`${LIST}?a=${index}`);
      if (answer.status !== 200) turnedAway.resolve();
      return answer;
    }),
  );
  const buyers = Promise.all(
    Array.from({ length: 30 }, () =>
      shop.newBuyer().call('GET', '/api/quote?variant=2x&couponCode=WELKOM10'),
    ),
  );
  await locked;
  expect(new Set((await buyers).map(({ status }) => status))).toEqual(new Set([200]));
  const refused = (await readers).filter(({ status }) => status !== 200);
  expect(refused.length).toBeGreaterThan(0);
  expect(refused[0]).toMatchObject({ status: 503, headers: { 'retry-after': '5' } });
  expect((await readers).length - refused.length).toBeGreaterThan(50);
  expect(await read(`${LIST}?a=later`)).toMatchObject({ status: 200 });
});
