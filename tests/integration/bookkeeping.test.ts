// Tests bookkeeping over HTTP: journal entries of sales, refunds and the provider, who may close a quarter,
// and the margin of an order.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import {
  journalPageSchema,
  orderMarginSchema,
  payoutPageSchema,
  quarterDetailSchema,
  quarterOf,
} from '#modules/bookkeeping/contract.ts';
import { days } from '#shared/clock.ts';
import { DETAILS, sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const BOOKS = '/api/admin/bookkeeping';
let shop: TestShop;
let orderId: number;
/** The quarter of the sale, noted because the tests advance the clock. */
let sold: string;
beforeAll(async () => {
  shop = await startTestShop();
  orderId = await buy('1x');
  sold = quarterOf(shop.now());
});
afterAll(() => shop.stop());

async function buy(variant: string): Promise<number> {
  const made = await sell(shop, { variant, details: { ...DETAILS, customerEmail: 'boek@example.nl' } });
  await shop.settle();
  return made.orderId;
}
const get = async (path: string) => (await shop.asOperator('GET', `${BOOKS}${path}`)).body;
const journal = async (query = '') => journalPageSchema.parse(await get(`/journal?limit=50${query}`)).items;
const fetchBalance = () => shop.asOperator('POST', `${BOOKS}/balance`);
const now = () => quarterOf(shop.now());

describe('a sale', () => {
  test('stands in the journal as a paper at once, and as a payment once the provider was asked, however often', async () => {
    expect(await journal()).toMatchObject([
      {
        kind: 'invoice',
        orderId,
        amount: 2495,
        vatAmount: 433,
        vatRate: 21,
        country: 'NL',
        isUnmatched: false,
      },
    ]);
    expect((await fetchBalance()).body).toEqual({ entries: 1, payouts: 0 });
    expect((await fetchBalance()).body).toEqual({ entries: 0, payouts: 0 });
    expect(await get('/balance')).toEqual({
      isRunning: false,
      fetchedAt: expect.any(String),
      failedAt: null,
    });
    // 1.5 % of 24.95 and 25 cents: 0.37 + 0.25
    expect(await journal('&kind=payment')).toMatchObject([
      { orderId, amount: 2495, fee: 62, payoutId: null },
    ]);
  });

  test('is paid out after two working days, as the sum of what it consists of', async () => {
    await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, {
      amount: '5.00',
      idempotencyKey: 'boek-500-a',
    });
    await shop.settle();
    shop.skip(days(7));
    expect((await fetchBalance()).body).toMatchObject({ payouts: 1 });
    const [payout] = payoutPageSchema.parse(await get('/payouts?limit=5')).items;
    expect(payout).toMatchObject({
      amount: 2495 - 62 - 500,
      sum: 2495 - 62 - 500,
      entries: 2,
      status: 'paid',
    });
    const entries = await journal(`&q=${payout?.providerId}`);
    expect(entries.map(({ kind }) => kind).toSorted()).toEqual(['payment', 'payout', 'refund']);
  });

  test('leaves over its revenue without VAT, less what is known to have been paid for it', async () => {
    const margin = orderMarginSchema.parse(await get(`/orders/${orderId}`));
    // 24.95 − 5.00 = 19.95 with VAT; 4.33 less 0.87 of the refund (4.33 × 5/24.95 = 0.8677): 16.49 without
    expect(margin).toMatchObject({
      revenue: 1649,
      goods: null,
      fees: 62,
      feesAreEstimated: false,
      isExpected: true,
    });
    // Nobody wrote down what packaging and postage cost: they are no nought, and the rest is no margin.
    expect(margin).toMatchObject({ packaging: null, postage: null, margin: null });
    const { figures } = quarterDetailSchema.parse(await get(`/quarters/${sold}`));
    expect(figures.margin).toMatchObject({ goods: null, margin: null });
    expect((await shop.asOperator('GET', `${BOOKS}/orders/99999`)).status).toBe(404);
  });
});

test('money of nobody known is shown as such, and found again by itself once its order is there', async () => {
  await shop.rows(
    `insert into journal_entries (kind, reference, booked_at, happened_at, payment_id, amount)
     select 'payment', 'txn_strange', booked_at, booked_at, 'pi_strange', 100 from journal_entries where kind = 'invoice'`,
  );
  expect(await journal('&matched=no')).toMatchObject([{ reference: 'txn_strange', isUnmatched: true }]);
  expect(quarterDetailSchema.parse(await get(`/quarters/${sold}`)).unmatched).toBe(1);
  await shop.rows(
    `update journal_entries set payment_id = (select payment_id from orders where id = $1) where reference = 'txn_strange'`,
    [orderId],
  );
  await fetchBalance();
  expect(await journal('&matched=no')).toEqual([]);
});

test('who asks the provider while somebody is at it hears so', async () => {
  await shop.rows('update balance_fetches set started_at = $1, ended_at = null', [shop.now()]);
  expect(await get('/balance')).toMatchObject({ isRunning: true });
  expect(await fetchBalance()).toMatchObject({ status: 409, body: { code: 'balance_running' } });
  await shop.rows('update balance_fetches set ended_at = $1', [shop.now()]);
});

test('the figures of a quarter and its journal are files for a spreadsheet', async () => {
  const vat = await get(`/quarters/${sold}/vat.csv`);
  expect(String(vat)).toContain('NL;21;Nederlandse btw;16,49;3,46;19,95;2');
  expect(String(await get('/journal.csv?kind=invoice'))).toMatch(
    /;Factuur;\d{4}-000001;ZW100001;NL;21;24,95;4,33;0,00;/,
  );
});

test('what costs nothing sensible, or a percentage of a parcel, is refused by field; a form sent twice is one row', async () => {
  const add = (more: object) =>
    shop.asOperator('POST', `${BOOKS}/costs`, {
      key: 'een-sleutel',
      kind: 'postage',
      scope: 'NL',
      amount: '3,95',
      holdsFrom: '2026-01-01',
      ...more,
    });
  expect((await add({ amount: '-1' })).body).toMatchObject({ errors: [{ path: 'amount' }] });
  expect((await add({ percentage: 2 })).body).toMatchObject({ errors: [{ path: 'percentage' }] });
  expect((await add({})).status).toBe(201);
  expect((await add({})).body).toMatchObject([{ kind: 'postage', scope: 'NL', amount: 395, holdsNow: true }]);
});

test('a quarter that runs is closed by nobody, and the one before it once', async () => {
  const close = (quarter: string) => shop.asOperator('POST', `${BOOKS}/quarters/${quarter}/closing`);
  expect((await close(now())).body).toMatchObject({ code: 'quarter_running' });
  shop.skip(days(100));
  expect(
    await Promise.all([close(sold), close(sold)]).then((all) => all.map(({ status }) => status).toSorted()),
  ).toEqual([200, 409]);
  const rows = await shop.rows(`select closed_by, figures -> 'papers' as papers from closed_quarters`);
  expect(rows).toEqual([{ closed_by: 'admin', papers: { invoices: 1, creditNotes: 1 } }]);
});
