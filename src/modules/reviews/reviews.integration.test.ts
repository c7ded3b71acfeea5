// Reviews on a real database: what is submitted waits, what is shown depends on the mode, what counts is real.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { listPublishedReviews, seedSampleReviews, submitReview, summariseReviews } from './index.ts';
import { insertReview } from './reviews.repository.ts';

const clock = { now: () => new Date('2026-11-20T12:00:00Z') };
let shop: TestDatabase;

beforeAll(async () => {
  shop = await openTestDatabase();
  await shop.database.transaction((tx) => seedSampleReviews(tx, clock));
  await shop.database.transaction((tx) => seedSampleReviews(tx, clock));
});
afterAll(() => shop.drop());

const shown = (testMode: boolean) => listPublishedReviews(shop.database.orm, { testMode });

describe('reviews in the database', () => {
  test('twelve examples, marked as such, newest first, in test mode only', async () => {
    const list = await shown(true);
    expect(list).toHaveLength(12);
    expect(list.every(({ sample }) => sample)).toBe(true);
    expect(list[0]?.customerName).toBe('Marloes v. D.');
    expect(await shown(false)).toEqual([]);
  });

  test('a submitted review waits, unverified, whatever order number it names', async () => {
    const review = {
      customerName: 'Kim',
      rating: 1,
      comment: '<script>alert(1)</script>',
      orderNumber: 'ZW-1',
    };
    const { status } = await shop.database.transaction((tx) => submitReview(tx, clock, review));
    expect(status).toBe('pending');
    expect((await shown(true)).map(({ customerName }) => customerName)).not.toContain('Kim');
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
    expect((await shown(false)).map(({ sample }) => sample)).toEqual([false, false, false, false]);
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
