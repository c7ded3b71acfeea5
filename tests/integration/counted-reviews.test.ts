// Tests that the cached average of the reviews is renewed when a review changes in any process.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { changeReview, deleteReview } from '#modules/reviews/index.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const counted = () => shop.shop.countedReviews.read();

test('a review that is published, and one that is deleted, is in the next count', async () => {
  const [five, two] = await shop.rows(
    `insert into reviews (customer_name, rating, comment, source, status, created_at)
     values ('Bo', 5, 'Heel fijn spul', 'customer', 'pending', now()), ('Jo', 2, 'Viel mij tegen', 'customer', 'pending', now())
     returning id, version`,
  );
  const publish = (row: typeof five) =>
    changeReview(shop.shop, Number(row?.id), { status: 'published', version: Number(row?.version) });
  await publish(five);
  await expect.poll(counted).toEqual({ count: 1, average: 5 });
  await publish(two);
  await expect.poll(counted).toEqual({ count: 2, average: 3.5 });
  await deleteReview(shop.shop, Number(five?.id));
  await expect.poll(counted).toEqual({ count: 1, average: 2 });
});
