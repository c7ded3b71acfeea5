// Tests the figures of a period against simple SQL over the same rows, for random orders around clock
// changes, before and after they are precomputed and changed.

import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { anonymiseExpiredDrafts, closeCartDays } from '#modules/drafts/index.ts';
import {
  countChangedSales,
  findMostOrdered,
  listDailySales,
  listHourlySales,
  recountSales,
  sumSalesByKey,
} from '#modules/order-overview/index.ts';
import {
  type AnalyticsQuery,
  readAnalytics as readAnalyticsOf,
  readOverview,
} from '#modules/statistics/index.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const BEGIN = Date.parse('2026-03-27T20:00:00Z');
const END = Date.parse('2026-10-27T03:00:00Z');
const RANGE = { from: '2026-03-27', until: '2026-10-30' };
/** The start of the nights with 23 and 25 hours, in which many orders are placed. */
const NIGHTS = ['2026-03-28T22:00:00Z', '2026-10-24T21:00:00Z'].map((text) => Date.parse(text));

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
});
afterAll(() => shop.drop());
afterEach(() => emptyShop());

const emptyShop = async () => {
  for (const table of ['refunds', 'orders', 'payments', 'draft_orders']) await rows(`delete from ${table}`);
};
const rows = async (text: string) => (await shop.database.execute(text)).rows;

const moments = fc.oneof(
  fc.integer({ min: BEGIN, max: END }),
  fc
    .tuple(fc.constantFrom(...NIGHTS), fc.integer({ min: 0, max: 8 * 3_600_000 }))
    .map(([night, ms]) => night + ms),
);
const orderArbitrary = fc.record({
  at: moments,
  total: fc.integer({ min: 0, max: 20_000 }),
  discount: fc.integer({ min: 0, max: 900 }),
  country: fc.constantFrom('NL', 'BE', 'DE'),
  coupon: fc.constantFrom(null, 'WELKOM10', 'TANDEN5'),
  method: fc.constantFrom(null, 'ideal', 'card'),
  state: fc.constantFrom('paid', 'paid', 'refunded', 'disputed', 'unpaid'),
  archived: fc.boolean(),
});
type RandomOrder = typeof orderArbitrary extends fc.Arbitrary<infer Order> ? Order : never;

const text = (value: string | null) => (value === null ? 'null' : `'${value}'`);

async function insertOrders(orders: readonly RandomOrder[], name: string): Promise<void> {
  for (const [index, order] of orders.entries()) {
    const at = new Date(order.at).toISOString();
    const payment = `pi_${name}_${index}`;
    await rows(`insert into payments (id, reference, amount, status, method, created_at, updated_at)
      values ('${payment}', 'r', ${order.total}, 'succeeded', ${text(order.method)}, '${at}', '${at}')`);
    await rows(`insert into orders (payment_id, customer_name, customer_email, country, variant_code, quantity, subtotal, discount,
        shipping_cost, total, vat_rate, vat_amount, coupon_code, payment_state, archived_at, created_at, updated_at)
      values ('${payment}', 'A', 'a@post.example', '${order.country}', '1x', 1, ${order.total}, ${order.discount}, 0, ${order.total}, 21, 0,
        ${text(order.coupon)}, '${order.state}', ${order.archived ? `'${at}'` : 'null'}, '${at}', '${at}')`);
  }
}

const paid = `from orders left join payments on payments.id = payment_id where payment_state <> 'unpaid'`;
const local = `(orders.created_at at time zone 'Europe/Amsterdam')`;
const sums = 'count(*)::int as orders, sum(total)::int as revenue';

async function expectFiguresToBeTrue(): Promise<void> {
  const { orm } = shop.database;
  const days = await listDailySales(orm, RANGE);
  expect(days.map(({ day, orders, revenue }) => ({ day, orders, revenue }))).toEqual(
    await rows(`select to_char(${local}, 'YYYY-MM-DD') as day, ${sums} ${paid} group by 1 order by 1`),
  );
  for (const day of ['2026-03-29', '2026-10-25']) {
    const hours = await listHourlySales(orm, day);
    expect(hours.map(({ key, orders, revenue }) => ({ key, orders, revenue }))).toEqual(
      await rows(
        `select to_char(${local}, 'HH24') as key, ${sums} ${paid} and to_char(${local}, 'YYYY-MM-DD') = '${day}' group by 1 order by 1`,
      ),
    );
  }
  const byKey = await sumSalesByKey(orm, RANGE);
  const keyed = (kind: string, key: string, condition = 'true') =>
    rows(
      `select '${kind}' as kind, ${key} as key, ${sums}, sum(discount)::int as discount ${paid} and ${condition} group by 2`,
    );
  const expected = [
    ...(await keyed('country', 'country')),
    ...(await keyed('method', `coalesce(method, case total when 0 then 'free' else 'unknown' end)`)),
    ...(await keyed('coupon', 'coupon_code', 'coupon_code is not null')),
  ];
  expect(byKey).toHaveLength(expected.length);
  expect(byKey).toEqual(expect.arrayContaining(expected));
}

test('most ordered is the one pack paid for more often in thirty days than any other, five times or more', async () => {
  const now = new Date('2026-06-30T12:00:00Z');
  const order = {
    at: 0,
    total: 2495,
    discount: 0,
    country: 'NL',
    coupon: null,
    method: 'ideal',
    archived: false,
  } as const;
  const sell = async (variant: string, day: string, times = 1, state: RandomOrder['state'] = 'paid') => {
    const sold = { ...order, at: Date.parse(`${day}T12:00:00Z`), state };
    await insertOrders(Array(times).fill(sold), `${variant}_${day}_${state}`);
    await rows(
      `update orders set variant_code = '${variant}' where id in (select id from orders order by id desc limit ${times})`,
    );
  };
  const found = () => findMostOrdered(shop.database.orm, now);
  expect(await found()).toBeNull();
  await sell('2x', '2026-05-30', 6);
  for (const state of ['unpaid', 'refunded', 'disputed'] as const) await sell('2x', '2026-06-02', 6, state);
  expect(await found()).toBeNull();
  await sell('1x', '2026-06-03', 4);
  expect(await found()).toBeNull();
  await sell('1x', '2026-06-04');
  expect(await found()).toBe('1x');
  await sell('3x', '2026-06-04', 5);
  expect(await found()).toBeNull();
  await sell('3x', '2026-06-05');
  expect(await found()).toBe('3x');
  await rows("update orders set replacement_reason = 'damaged' where variant_code = '3x'");
  expect(await found()).toBe('1x');
});

describe('sales', () => {
  test('are those of the orders, whether counted ahead, not yet, or changed since', async () => {
    let run = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(orderArbitrary, { minLength: 1, maxLength: 12 }), async (orders) => {
        run += 1;
        await emptyShop();
        await insertOrders(orders, `a${run}`);
        await expectFiguresToBeTrue();
        expect(await countChangedSales(shop)).toBeGreaterThan(0);
        await expectFiguresToBeTrue();
        expect(await countChangedSales(shop)).toBe(0);
        await insertOrders(orders.slice(0, 2), `b${run}`);
        await rows(
          `update orders set total = total + 1, country = 'LU', coupon_code = null where id % 3 = 0`,
        );
        await rows(
          `update orders set payment_state = 'paid', created_at = created_at + interval '26 hours' where id % 5 = 0`,
        );
        await rows('delete from orders where id % 7 = 0');
        await expectFiguresToBeTrue();
        await countChangedSales(shop);
        await expectFiguresToBeTrue();
      }),
      { numRuns: 12 },
    );
  });

  test('stay counted ahead when only the status of an order changes', async () => {
    await insertOrders(
      [
        {
          at: BEGIN,
          total: 5,
          discount: 0,
          country: 'NL',
          coupon: null,
          method: null,
          state: 'paid',
          archived: false,
        },
      ],
      's',
    );
    await countChangedSales(shop);
    await rows(`update orders set status = 'shipped', archived_at = now(), updated_at = now()`);
    expect(await rows('select * from sales_days_changed')).toEqual([]);
  });

  test('that were counted wrongly are right after the night', async () => {
    const clock = { now: () => new Date(END) };
    const plain = { total: 5, discount: 0, country: 'NL', coupon: null, method: 'card' } as const;
    const paidAt = (at: number): RandomOrder => ({ ...plain, at, state: 'paid', archived: false });
    await insertOrders([paidAt(END - 90_000_000)], 'n');
    await countChangedSales(shop);
    await rows('update sales_days set orders = 99');
    await insertOrders([paidAt(BEGIN)], 'old');
    await countChangedSales(shop);
    const recount = () => recountSales({ database: shop.database, clock });
    await recount();
    await expectFiguresToBeTrue();
    await rows('delete from sales_days');
    await recount();
    await expectFiguresToBeTrue();
  });
});

describe('a period', () => {
  const now = new Date('2026-10-26T11:30:00Z');
  const readAnalytics = () => (query: AnalyticsQuery) =>
    readAnalyticsOf({ database: shop.database, clock: { now: () => now } }, query);
  const order = {
    total: 1000,
    discount: 0,
    country: 'NL',
    coupon: null,
    method: 'ideal',
    state: 'paid',
    archived: false,
  } as const;
  const at = (moment: string) => Date.parse(moment);

  test('that ends today is compared with the one before it up to the same moment', async () => {
    await insertOrders(
      [
        { ...order, at: at('2026-10-26T10:00:00Z') },
        // Sunday had 25 hours: half past twelve came 13.5 hours after its midnight.
        { ...order, at: at('2026-10-25T09:00:00Z') },
        { ...order, at: at('2026-10-25T20:00:00Z') },
      ],
      't',
    );
    const { days, hours, funnel, previous } = await readAnalytics()({ from: '2026-10-26', to: '2026-10-26' });
    expect(days).toMatchObject([{ day: '2026-10-26', orders: 1, revenue: 1000 }]);
    expect(hours.filter(({ orders }) => orders > 0)).toMatchObject([{ hour: 11, orders: 1 }]);
    expect(funnel.orders).toBe(1);
    expect(previous).toMatchObject({
      from: '2026-10-25',
      days: [{ orders: 2 }],
      funnel: { orders: 1, revenue: 1000 },
    });
  });

  test('puts a refund on the day it arrived and leaves the revenue of the order where it was', async () => {
    await insertOrders(
      [{ ...order, at: at('2026-10-20T10:00:00Z'), state: 'refunded', archived: true }],
      'r',
    );
    await rows(`insert into refunds (order_id, payment_id, key, amount, status, origin, actor, requested_at, succeeded_at, updated_at)
      select id, payment_id, 'k', 400, 'succeeded', 'operator', 'admin', now(), '2026-10-24T22:30:00Z', now() from orders`);
    const { days, funnel, refunded } = await readAnalytics()({ from: '2026-10-20', to: '2026-10-26' });
    expect(days[0]).toMatchObject({ revenue: 1000, refunded: 0 });
    expect(days.find(({ day }) => day === '2026-10-25')).toMatchObject({ revenue: 0, refunded: 400 });
    expect([funnel.revenue, refunded]).toEqual([1000, 400]);
  });

  test('counts a basket as abandoned after an hour, and as recovered when it was paid after all', async () => {
    const begun = '2026-10-22T10:00:00Z';
    const draft = (hash: string, email: string, paidAfter: string | null, begin = begun) =>
      rows(`insert into draft_orders (session_hash, customer_email, total, is_completed, completed_at, created_at)
        values ('${hash}', '${email}', 2000, ${paidAfter !== null}, ${paidAfter === null ? 'null' : `timestamptz '${begun}' + interval '${paidAfter}'`}, '${begin}')`);
    await draft('left', 'a@post.example', null);
    await draft('nobody', '', null);
    await draft('at once', 'b@post.example', '10 minutes');
    await draft('after all', 'c@post.example', '2 days');
    await draft('still busy', 'd@post.example', null, '2026-10-26T11:00:00Z');
    await draft('yesterday', 'e@post.example', null, '2026-10-25T09:00:00Z');
    await draft('yesterday, later', 'f@post.example', null, '2026-10-25T20:00:00Z');
    const { carts: today, previous } = await readAnalytics()({ from: '2026-10-26', to: '2026-10-26' });
    expect(today.abandoned).toBe(0);
    expect(previous).toMatchObject({ carts: { abandoned: 1 }, cartDays: [{ abandoned: 2 }] });
    const { carts, cartDays } = await readAnalytics()({ from: '2026-10-20', to: '2026-10-24' });
    const figures = { abandoned: 2, abandonedValue: 4000, recovered: 1, recoveredValue: 2000 };
    expect(carts).toEqual(figures);
    expect(cartDays[2]).toEqual({ day: '2026-10-22', ...figures });
  });

  test('keeps what became of its carts after those are forgotten', async () => {
    for (const [hash, completed] of [
      ['left', 'null'],
      ['back', "timestamptz '2026-08-05 12:00Z'"],
    ])
      await rows(`insert into draft_orders (session_hash, customer_email, total, is_completed, completed_at, created_at, updated_at)
        values ('${hash}', 'a@post.example', 700, ${completed !== 'null'}, ${completed}, '2026-08-02T10:00:00Z', '2026-08-02T10:00:00Z')`);
    const ports = { database: shop.database, clock: { now: () => now } };
    const carts = async () => (await readAnalytics()({ from: '2026-08-01', to: '2026-08-03' })).carts;
    const figures = { abandoned: 2, abandonedValue: 1400, recovered: 1, recoveredValue: 700 };
    expect(await carts()).toEqual(figures);
    await closeCartDays(ports);
    await closeCartDays(ports);
    await anonymiseExpiredDrafts({ ...ports, clock: { now: () => new Date('2026-11-05T10:00:00Z') } });
    expect(await rows("select count(*)::int as known from draft_orders where customer_email <> ''")).toEqual([
      { known: 0 },
    ]);
    expect(await carts()).toEqual(figures);
    await rows('delete from cart_days');
  });

  test('the cards compare this month with last month up to the same moment', async () => {
    const counted = async () => ({ total: 1, current: 0, previous: 0 });
    await insertOrders(
      [
        { ...order, at: at('2026-10-02T10:00:00Z') },
        { ...order, at: at('2026-10-26T11:00:00Z'), total: 500 },
        { ...order, at: at('2026-09-26T09:00:00Z') },
        { ...order, at: at('2026-09-26T20:00:00Z') },
        { ...order, at: at('2026-08-31T22:30:00Z'), state: 'unpaid' },
        { ...order, at: at('2026-08-31T22:30:00Z') },
        { ...order, at: at('2026-08-31T21:30:00Z') },
      ],
      'm',
    );
    const overview = await readOverview({
      database: shop.database,
      clock: { now: () => now },
      countedElsewhere: {
        products: counted,
        reviews: counted,
        posts: counted,
        activeCoupons: async () => 2,
      },
    });
    expect(overview).toMatchObject({
      orders: { total: 6, current: 2, previous: 2 },
      revenue: { total: 5500, current: 1500, previous: 2000 },
      averageOrder: { total: 917, current: 750, previous: 1000 },
      activeCoupons: 2,
    });
  });
});
