// Tests the statistics on a real database and over HTTP: concurrent reports are all counted, and nothing
// about the sender is stored.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { buyByCard } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { type Analytics, analyticsSchema, overviewSchema } from './contract.ts';
import { deleteExpiredCounts } from './delete-expired-counts.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const report = (body: object | string, headers: Record<string, string> = {}) =>
  callHttp({ method: 'POST', url: `${shop.address}/api/statistics/events`, body, headers });

const view = (path: string) => ({ name: 'page_view', path });

async function readAnalytics(): Promise<Analytics> {
  const answer = await shop.asOperator('GET', '/api/admin/analytics');
  expect(answer.status).toBe(200);
  return analyticsSchema.parse(answer.body);
}

describe('counting', () => {
  test('adds up what many browsers report at the same moment', async () => {
    const batch = {
      events: [
        view('/'),
        view('/?utm_source=mail'),
        { name: 'begin_checkout', path: '/checkout', variant: '2x', value: 3743 },
      ],
      vitals: [
        { metric: 'LCP', path: '/', value: 900 },
        { metric: 'LCP', path: '/', value: 5000 },
      ],
    };
    const answers = await Promise.all(Array.from({ length: 40 }, () => report(batch)));
    expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 40 }, () => 204));
    expect(
      await shop.rows(`select name, path, variant, sum(count)::int as count, sum(value)::int as value
        from statistics_events group by name, path, variant order by name`),
    ).toEqual([
      { name: 'begin_checkout', path: '/checkout', variant: '2x', count: 40, value: 40 * 3743 },
      { name: 'page_view', path: '/', variant: '', count: 80, value: 0 },
    ]);
    const { vitals } = await readAnalytics();
    expect(vitals[0]).toMatchObject({ metric: 'LCP', good: 40, needsImprovement: 0, poor: 40 });
    // Half took 0.9 s and half 5 s, so three quarters end in the class of 5 s.
    expect(vitals[0]?.p75).toBeGreaterThan(4500);
    expect(vitals[0]?.p75).toBeLessThan(5500);
  });

  test('takes the plain text a browser sends while it leaves', async () => {
    const answer = await report(JSON.stringify({ events: [{ name: 'sticky_button_click', path: '/' }] }), {
      'content-type': 'text/plain;charset=UTF-8',
    });
    expect(answer.status).toBe(204);
    expect((await readAnalytics()).events).toContainEqual({ name: 'sticky_button_click', count: 1 });
  });

  test('keeps no token, no query and nothing about the sender', async () => {
    await report({ events: [view('/bestelling/geheim123'), view('/leave-review?token=geheim')] });
    const rows = await shop.rows('select * from statistics_events');
    expect(JSON.stringify(rows)).not.toContain('geheim');
    expect(rows.map(({ path }) => path)).toContain('/bestelling/:rest');
    expect(Object.keys(rows[0] ?? {}).sort()).toEqual(['count', 'hour', 'name', 'path', 'value', 'variant']);
  });

  test.each([
    [{ events: [{ name: 'made_up', path: '/' }] }, 422],
    [{ events: [{ name: 'page_view', path: 'https://elsewhere.example/' }] }, 422],
    [{ events: [{ name: 'purchase', path: '/', value: 1e9 }] }, 422],
    [{ events: [{ name: 'purchase', path: '/', variant: '<b>' }] }, 422],
    [{ events: Array.from({ length: 51 }, () => view('/')) }, 422],
    [{ events: [view(`/${'x'.repeat(20_000)}`)] }, 413],
  ])('refuses %j', async (body, status) => {
    expect((await report(body)).status).toBe(status);
  });

  test('refuses text that is no report, and pages of other sites', async () => {
    expect((await report('hallo', { 'content-type': 'text/plain' })).status).toBe(400);
    expect((await report({ events: [view('/')] }, { origin: 'https://elsewhere.example' })).status).toBe(403);
  });

  test('tells pages no longer apart once an hour has more of them than the shop could have', async () => {
    await shop.rows(`insert into statistics_events (hour, name, path, variant, count, value)
      select date_trunc('hour', now()), 'blog_view', '/blog/' || n, '', 1, 0 from generate_series(1, 2000) as n`);
    await report({ events: [view('/blog/nog-een')] });
    const rows = await shop.rows(
      "select path from statistics_events where path in ('/blog/nog-een', '/:rest')",
    );
    expect(rows).toEqual([{ path: '/:rest' }]);
    await shop.rows("delete from statistics_events where name = 'blog_view'");
  });
});

describe('the figures of the back-office', () => {
  test.each([
    'from=2026-01-01',
    'from=2026-02-01&to=2026-01-01',
    'from=2025-01-01&to=2026-01-02',
    'from=2026-02-30&to=2026-03-01',
  ])('refuse the period %s', async (query) => {
    expect((await shop.asOperator('GET', `/api/admin/analytics?${query}`)).status).toBe(422);
  });

  test('count what there is for the cards', async () => {
    const answer = await shop.asOperator('GET', '/api/admin/overview');
    expect(overviewSchema.parse(answer.body)).toMatchObject({
      products: { total: 1 },
      orders: { total: 0, current: 0, previous: 0 },
      reviews: { total: 12 },
      blogPosts: { total: 6 },
      averageOrder: { total: 0 },
      activeCoupons: 2,
    });
  });

  test('need an operator', async () => {
    const answer = await callHttp({ url: `${shop.address}/api/admin/analytics` });
    expect(answer.status).toBe(401);
  });

  test('put paid orders and their revenue beside visits, day by day, and leave trials out', async () => {
    const before = await readAnalytics();
    const trial = { path: '/ga-debug' };
    await report({
      events: [
        { name: 'visit', ...trial },
        { name: 'page_view', ...trial },
        { name: 'visit', path: '/blog' },
        view('/blog'),
        { name: 'pack_chosen', path: '/', variant: '2x' },
      ],
    });
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '2x' });
    await buyer.payByCard(started);
    await shop.settle();

    const after = await readAnalytics();
    expect(after.days).toHaveLength(30);
    const today = after.days.at(-1);
    expect(today?.day).toBe(after.until);
    expect(today).toMatchObject({ visits: 1, orders: 1, revenue: 3743 });
    expect(after.funnel).toMatchObject({ orders: 1, revenue: 3743 });
    // No browser reported the purchase: orders are counted from the database.
    expect(after.funnel.purchases - before.funnel.purchases).toBe(1);
    expect(after.methods).toEqual([{ key: 'card', orders: 1, revenue: 3743, discount: 0 }]);
    expect(after.countries).toMatchObject([{ key: 'NL', orders: 1 }]);
    expect(after.topPaths[0]).toEqual({ path: '/', visits: 80 });
    expect(after.topPaths.map(({ path }) => path)).not.toContain('/ga-debug');
  });

  test('let no step of the funnel be larger than the one before it, and count no purchase a browser made up', async () => {
    const { funnel: before } = await readAnalytics();
    const bought = { name: 'purchase', path: '/checkout-success', variant: '2x', value: 3743 };
    await report({ events: Array.from({ length: 50 }, () => bought) });
    const { funnel } = await readAnalytics();
    expect(funnel.purchases).toBe(before.purchases);
    const { visits, packs, checkouts, purchases } = funnel;
    expect([visits, packs, checkouts, purchases]).toEqual(
      [visits, packs, checkouts, purchases].toSorted((one, other) => other - one),
    );
  });

  test('are told to analytics and ads by the first browser that asks, and for no payment of nobody', async () => {
    const ask = async (paymentIntentId: string) =>
      (await shop.newBuyer().call('POST', '/api/checkout/measured', { paymentIntentId })).body;
    const { order } = await buyByCard(shop.newBuyer(), { variant: '1x' });
    const [row] = await shop.rows('select payment_id from orders where id = $1', [order.orderId]);
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask(String(row?.payment_id))));
    expect(answers.map((answer) => Object(answer).first).sort()).toEqual([false, false, false, false, true]);
    expect(await ask('pi_of_nobody')).toEqual({ first: false });
  });

  test('forget what is older than two years and a month', async () => {
    await shop.rows(`insert into statistics_events values
      (now() - interval '763 days', 'page_view', '/oud', '', 1, 0), (now() - interval '761 days', 'page_view', '/bijna', '', 1, 0)`);
    await deleteExpiredCounts({ database: shop.database, clock: { now: shop.now } });
    const rows = await shop.rows("select path from statistics_events where path in ('/oud', '/bijna')");
    expect(rows).toEqual([{ path: '/bijna' }]);
  });
});
