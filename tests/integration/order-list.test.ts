// Tests the list of orders in a shop with thousands of orders: search results, sorting and cost.

import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { makeDemo } from '#demo/make-demo.ts';
import { seedShop } from '#main/seed-shop.ts';
import { toShipCountQuery, toShipQuery } from '#modules/fulfilment/packing/to-ship.repository.ts';
import { exportOrders } from '#modules/orders/list/export-orders.ts';
import { listOrders } from '#modules/orders/list/list-orders.ts';
import { orderCountQuery, orderRowsQuery } from '#modules/orders/list/order-list.repository.ts';
import { type OrderFilter, orderSorts } from '#modules/orders/list/order-list-contract.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';

const ORDERS = 12_000;
const now = new Date('2026-11-20T15:00:00Z');

let shop: TestDatabase;
beforeAll(async () => {
  shop = await openTestDatabase();
  await seedShop(shop.database, { now: () => now }, { testMode: true });
  await makeDemo(shop.database, { orders: ORDERS, seed: 3, now });
});
afterAll(() => shop.drop());

const rows = async (text: string) => (await shop.database.execute(text)).rows;
const idsOf = async (condition: string, order = 'created_at desc, id desc') =>
  (await rows(`select id from orders where ${condition} order by ${order}`)).map(({ id }) => Number(id));

describe('pages', () => {
  test.each([
    ['newest', 'created_at desc, id desc'],
    ['oldest', 'created_at, id'],
    ['highest', 'total desc, id desc'],
    ['lowest', 'total, id'],
    ['name', 'lower(customer_name), id'],
    ['name_desc', 'lower(customer_name) desc, id desc'],
  ] as const)('sorted by %s follow each other without a gap or a repetition', async (sort, order) => {
    const read: number[] = [];
    let cursor: string | undefined;
    do {
      const page = await listOrders(shop, { limit: 40, sort, country: 'DE', cursor });
      read.push(...page.items.map(({ id }) => id));
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect(read).toEqual(await idsOf("country = 'DE' and archived_at is null", order));
  });

  test('count to ten thousand and then say that there are more', async () => {
    expect(await listOrders(shop, { limit: 1 })).toMatchObject({ total: 10_000, totalIsMore: true });
    const pending = await idsOf("status = 'pending' and archived_at is null");
    expect(await listOrders(shop, { limit: 1, status: 'pending' })).toMatchObject({
      total: pending.length,
      totalIsMore: false,
    });
  });

  test('leave archived orders out, unless those are asked for', async () => {
    const archived = await idsOf('archived_at is not null');
    expect(archived.length).toBeGreaterThan(0);
    const { items } = await listOrders(shop, { limit: 200, archived: true });
    expect(items.map(({ id }) => id)).toEqual(archived.slice(0, 200));
  });
});

describe('a search', () => {
  const one = 4711;
  const search = async (q: string) => (await listOrders(shop, { q, limit: 200 })).items.map(({ id }) => id);

  test.each([
    ['its number', "'ZW' || (100000 + id)"],
    ['its id', "'#' || id"],
    ['its payment', 'payment_id'],
    ['its e-mail address in capitals', 'upper(customer_email)'],
    ['its tracking code', 'tracking_code'],
    ['its name, place and street in any order', "city || ' ' || customer_name || ' ' || street_name"],
    ['its postal code with a space', "left(postal_code, 4) || ' ' || substr(postal_code, 5)"],
    ['its address', "street_name || ' ' || house_number"],
  ])('finds an order by %s', async (_what, expression) => {
    const [row] = await rows(`select ${expression} as q from orders where id = ${one}`);
    expect(await search(String(row?.q))).toContain(one);
  });

  test('finds a telephone number however it is written', async () => {
    const [order] = await rows(
      "select id, customer_phone as phone from orders where customer_phone like '06%' and archived_at is null limit 1",
    );
    const phone = String(order?.phone);
    for (const written of [phone, phone.replace(/^0/, '+31 '), `${phone.slice(0, 2)}-${phone.slice(2)}`])
      expect(await search(written)).toContain(Number(order?.id));
  });

  test('finds names with and without their accents', async () => {
    const accented = await idsOf("customer_name like 'Zoë%' and archived_at is null");
    expect(await search('zoe')).toEqual(expect.arrayContaining(accented.slice(0, 20)));
    expect(await search('ZOË')).toEqual(await search('zoe'));
  });

  test('wants every word and takes signs of a pattern for what they are', async () => {
    const both = await listOrders(shop, { q: 'jansen utrecht', limit: 200 });
    for (const { customerName, customerEmail, city } of both.items)
      expect(`${customerName} ${customerEmail} ${city}`.toLowerCase()).toMatch(/jansen.*utrecht/);
    expect(await search('%')).toEqual([]);
    expect(await search('jan_en')).toEqual([]);
  });

  test('goes together with filters', async () => {
    const filter = { q: 'gent', country: 'BE', status: 'delivered', payment: 'refunded' } as const;
    const { items, total } = await listOrders(shop, { ...filter, limit: 200 });
    expect(total).toBe(items.length);
    expect(items.map(({ id }) => id)).toEqual(
      await idsOf(
        "search_text like '%gent%' and country = 'BE' and status = 'delivered' and payment_state = 'refunded' and archived_at is null",
      ),
    );
  });
});

test('a period is days of the shop, both included', async () => {
  const { items } = await listOrders(shop, {
    from: '2026-10-24',
    until: '2026-10-25',
    sort: 'oldest',
    limit: 200,
  });
  expect(items.map(({ id }) => id)).toEqual(
    await idsOf(
      "created_at >= '2026-10-24 00:00 Europe/Amsterdam' and created_at < '2026-10-26 00:00 Europe/Amsterdam' and archived_at is null",
      'created_at, id',
    ),
  );
});

test('the file of a list has a row for each of its orders, in its order, and starts with Dutch names', async () => {
  const pieces: string[] = [];
  for await (const piece of exportOrders(shop, { country: 'BE', sort: 'lowest' })) pieces.push(piece);
  const lines = pieces.join('').trimEnd().split('\r\n');
  expect(lines[0]).toMatch(/^\ufeffBestelnummer;Besteld op;Status;Betaling;Naam;/);
  const numbers = lines.slice(1).map((line) => Number(line.split(';')[0]?.slice(2)) - 100_000);
  expect(numbers).toEqual(await idsOf("country = 'BE' and archived_at is null", 'total, id'));
  expect(pieces.length).toBeGreaterThan(2);
});

describe('with a million orders', () => {
  // The planner believes the counts of the catalogue: these say a hundred times as many rows.
  beforeAll(async () => {
    await rows(
      "update pg_class set reltuples = reltuples * 100 where relname = 'orders' or relname like 'orders\\_%'",
    );
  });

  const filters: OrderFilter[] = [
    {},
    { status: 'delivered' },
    { status: 'pending' },
    { country: 'US' },
    { payment: 'disputed' },
    { carrier: 'gls' },
    { coupon: 'TANDEN5' },
    { attention: true },
    { archived: true },
    { from: '2026-02-01', until: '2026-02-07' },
    { q: 'amsterdam' },
    { q: 'bestaatniet' },
    { q: 'jo' },
  ];
  const cases = filters.flatMap((filter) =>
    orderSorts.map((sort) => [JSON.stringify(filter), sort, filter] as const),
  );

  test.each(cases)('the list %s by %s is read by an index', async (_name, sort, filter) => {
    for (const matches of [500, 10_001]) {
      const query = orderRowsQuery(shop.database.orm, { filter, sort, after: 4711, limit: 51, matches });
      expect(await scansOf(query.getSQL())).not.toContain('Seq Scan');
    }
  });

  test('is not sorted as a whole for the usual page', async () => {
    for (const sort of orderSorts) {
      const input = { filter: {}, sort, after: 4711, limit: 51, matches: 10_001 };
      expect(await scansOf(orderRowsQuery(shop.database.orm, input).getSQL())).not.toContain('Sort');
    }
  });

  test('is counted by an index, and no further than needed', async () => {
    const rare = { status: 'delivered', country: 'BE', payment: 'partially_refunded' } as const;
    for (const filter of [{ status: 'pending' }, { country: 'US' }, { q: 'bestaatniet' }, rare] as const)
      expect(await scansOf(orderCountQuery(shop.database.orm, filter).getSQL())).not.toContain('Seq Scan');
    expect(await scansOf(orderCountQuery(shop.database.orm, {}).getSQL())).toContain('Limit');
  });

  test('of what is to be shipped is read by its index, however many were sent', async () => {
    const { orm } = shop.database;
    for (const query of [toShipQuery(orm, 100).getSQL(), toShipCountQuery(orm, 1000).getSQL()]) {
      const { rows: plan } = await orm.execute(sql`explain ${query}`);
      expect(JSON.stringify(plan)).toMatch(/Scan (using|on) orders_to_ship/);
      expect(JSON.stringify(plan)).not.toContain('Seq Scan on orders ');
    }
  });

  /** Returns the steps of a query plan that read or sort orders. */
  async function scansOf(query: ReturnType<typeof sql>): Promise<string[]> {
    const answer = await shop.database.orm.execute(sql`explain (format json) ${query}`);
    const [plan] = z
      .array(z.object({ 'QUERY PLAN': z.array(z.object({ Plan: planSchema })) }))
      .parse(answer.rows);
    return plan ? stepsOf(plan['QUERY PLAN'][0]?.Plan) : [];
  }
});

type Plan = { 'Node Type': string; Plans?: Plan[] | undefined };
const planSchema: z.ZodType<Plan> = z.lazy(() =>
  z.object({ 'Node Type': z.string(), Plans: z.array(planSchema).optional() }),
);

function stepsOf(plan: Plan | undefined): string[] {
  return plan ? [plan['Node Type'], ...(plan.Plans ?? []).flatMap(stepsOf)] : [];
}
