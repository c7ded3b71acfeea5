// Tests fetching the balance from a slow and failing provider. Of simultaneous fetches only one runs, a
// failure is shown until a fetch succeeds, and an interrupted fetch blocks the next fetch only briefly.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { hours, minutes } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { type Bookkeeper, openBookkeeper } from '#tests/support/books/book-sales.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { fetchBalance, readBalanceStatus } from './fetch-balance.ts';

let target: TestDatabase;
let books: Bookkeeper;
const SOLD = new Date('2026-07-05T10:00:00Z');

const entry = {
  id: 'txn_1',
  kind: 'payment' as const,
  at: SOLD,
  amount: cents(2495),
  fee: cents(29),
  paymentId: 'pi_1',
  payoutId: null,
};
const listBalance = vi.fn(async () => [entry]);
const provider = { listBalance, listPayouts: async () => [], listPaidOut: async () => [] };
const shop = () => ({ ...books.shop, provider });
const after = (time: number) => new Date(SOLD.getTime() + time).toISOString();

beforeAll(async () => {
  target = await openTestDatabase();
  books = await openBookkeeper(target, false);
  await books.sell({ at: SOLD.toISOString(), country: 'NL', total: 2495, rate: 21, vat: 433 });
});
afterAll(() => target.drop());

test('who asks while another is at it does nothing, however long the provider takes', async () => {
  expect(await readBalanceStatus(shop())).toEqual({ isRunning: false, fetchedAt: null, failedAt: null });
  const held = Promise.withResolvers<(typeof entry)[]>();
  listBalance.mockReturnValueOnce(held.promise);
  const running = fetchBalance(shop());
  await vi.waitFor(() => expect(listBalance).toHaveBeenCalled());
  expect(await Promise.all([fetchBalance(shop()), fetchBalance(shop())])).toEqual([null, null]);
  held.resolve([entry]);
  expect(await running).toEqual({ entries: 1, payouts: 0 });
  expect(listBalance).toHaveBeenCalledOnce();
  expect(await readBalanceStatus(shop())).toEqual({
    isRunning: false,
    fetchedAt: after(0),
    failedAt: null,
  });
});

test('what failed says so beside what was brought in before, until it works again', async () => {
  books.moveTo(after(hours(1)));
  listBalance.mockRejectedValueOnce(new Error('away'));
  await expect(fetchBalance(shop())).rejects.toThrow('away');
  expect(await readBalanceStatus(shop())).toEqual({
    isRunning: false,
    fetchedAt: after(0),
    failedAt: after(hours(1)),
  });
  books.moveTo(after(hours(2)));
  expect(await fetchBalance(shop())).toEqual({ entries: 0, payouts: 0 });
  expect(await readBalanceStatus(shop())).toEqual({
    isRunning: false,
    fetchedAt: after(hours(2)),
    failedAt: null,
  });
});

test('what was cut off is taken over after ten minutes', async () => {
  await target.database.execute('update balance_fetches set ended_at = null');
  expect(await readBalanceStatus(shop())).toMatchObject({ isRunning: true });
  expect(await fetchBalance(shop())).toBeNull();
  books.moveTo(after(hours(2) + minutes(11)));
  expect(await readBalanceStatus(shop())).toMatchObject({ isRunning: false, failedAt: null });
  expect(await fetchBalance(shop())).not.toBeNull();
});
