// Tests reviews on a real database: submitted reviews wait for moderation, publication depends on live or
// test mode, and only customer reviews count.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findOrder } from '#modules/orders/index.ts';
import { createKeyring } from '#platform/tokens/keyring.ts';
import { createSignedTokens } from '#platform/tokens/signed-tokens.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import type { SubmitReview } from './contract.ts';
import {
  findReviewInvitation,
  listPublishedReviews,
  reviewLinkOf,
  seedSampleReviews,
  submitReview,
  summariseReviews,
} from './index.ts';
import { insertReview } from './reviews.repository.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction((tx) => seedSampleReviews(tx, clock));
  await shop.database.transaction((tx) => seedSampleReviews(tx, clock));
});
afterAll(() => shop.drop());

const tokens = createSignedTokens(
  createKeyring({ sessionSecret: 'a secret of the shop', previousSecret: null }),
);
const submit = (review: SubmitReview) => submitReview({ ...shop, tokens, clock }, review);

/** Inserts an order of this customer with only the required columns; returns its id. */
async function placeOrder(customerName: string): Promise<number> {
  const { rows } = await shop.database.execute(
    `insert into orders (customer_name, customer_email, variant_code, quantity, subtotal, discount, shipping_cost,
       total, vat_rate, vat_amount, payment_state, created_at, updated_at)
     values ($1, 'noor@example.nl', '1x', 1, 2495, 0, 0, 2495, 21, 433, 'paid', now(), now()) returning id`,
    [customerName],
  );
  return Number(rows[0]?.id);
}

async function orderOf(id: number) {
  const order = await findOrder(shop.database.orm, id);
  if (!order) throw new Error('The order is gone');
  return order;
}

const shown = (testMode: boolean) => listPublishedReviews({ ...shop, testMode });

describe('reviews in the database', () => {
  test('twelve examples, marked as such, newest first, in test mode only', async () => {
    const list = await shown(true);
    expect(list).toHaveLength(12);
    expect(list.every(({ sample, writtenOn }) => sample && writtenOn === null)).toBe(true);
    expect(list[0]?.customerName).toBe('Marloes van D.');
    expect(await shown(false)).toEqual([]);
  });

  test('a submitted review waits, unverified, whatever order number it names', async () => {
    const review = {
      customerName: 'Kim',
      rating: 1,
      comment: '<script>alert(1)</script>',
      orderNumber: 'ZW-1',
    };
    expect(await submit(review)).toMatchObject({ status: 'pending', verified: false });
    expect((await shown(true)).map(({ customerName }) => customerName)).not.toContain('Kim');
  });

  test('a signed link holds a token alone, the order fills in the rest, and what comes by it is verified, once', async () => {
    const orderId = await placeOrder('Noor Bakker');
    const link = new URL(
      reviewLinkOf({ tokens, publicUrl: 'https://winkel.example' }, await orderOf(orderId)),
    );
    const token = link.searchParams.get('token') ?? '';
    const number = `ZW${100_000 + orderId}`;
    expect([link.pathname, [...link.searchParams.keys()]]).toEqual(['/leave-review', ['token']]);
    const invitation = () => findReviewInvitation({ ...shop, tokens }, token);
    expect(await invitation()).toEqual({ orderNumber: number, customerName: 'Noor Bakker', used: false });

    const review = { customerName: 'Noor', rating: 4, comment: 'Fijn poeder, snel in huis', token };
    const answers = await Promise.allSettled([submit(review), submit({ ...review, orderNumber: 'ZW1' })]);
    expect(answers.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    await expect(submit(review)).rejects.toMatchObject({ status: 409, code: 'review_exists' });
    expect(await invitation()).toMatchObject({ used: true });
    const { rows } = await shop.database.execute(
      'select verified, order_number from reviews where order_id = $1',
      [orderId],
    );
    expect(rows).toEqual([{ verified: true, order_number: number }]);
  });

  test('a token of another purpose, a forged one and one of an order that never was prove nothing', async () => {
    const review = { customerName: 'Bo', rating: 3, comment: 'Gaat wel, doet iets' };
    for (const token of [tokens.sign('order', '1'), 'MQ.abc', tokens.sign('review', '999999')]) {
      expect(await findReviewInvitation({ ...shop, tokens }, token)).toBeNull();
      expect(await submit({ ...review, token })).toMatchObject({ verified: false });
    }
  });

  test('only published reviews of customers count', async () => {
    expect(await summariseReviews(shop.database.orm)).toEqual({ count: 0, average: null });
    const base = {
      customerName: 'Bo',
      comment: 'Heel fijn spul',
      status: 'published',
      createdAt: clock.now(),
    } as const;
    await shop.database.transaction(async (tx) => {
      for (const rating of [5, 4, 4]) await insertReview(tx, { ...base, rating, source: 'customer' });
      await insertReview(tx, { ...base, rating: 1, source: 'import' });
      await insertReview(tx, { ...base, rating: 1, source: 'ai' });
      await insertReview(tx, { ...base, rating: 1, source: 'customer', status: 'rejected' });
    });
    expect(await summariseReviews(shop.database.orm)).toEqual({ count: 3, average: 4.3 });
    const live = await shown(false);
    expect(live.map(({ sample }) => sample)).toEqual([false, false, false, false]);
    // The date of an imported review is not known.
    expect(live.map(({ rating, writtenOn }) => [rating, writtenOn])).toEqual(
      live.map(({ rating }) => [rating, rating === 1 ? null : '2026-11-20']),
    );
  });

  test('the database refuses a rating outside 1 to 5', async () => {
    const bad = {
      customerName: 'X',
      comment: 'x',
      rating: 6,
      source: 'customer',
      status: 'pending',
      createdAt: clock.now(),
    } as const;
    await expect(shop.database.transaction((tx) => insertReview(tx, bad))).rejects.toThrow();
  });
});
