// Tests monitoring: the shop provides every metric of the dashboard and alerts, and a purchase, a failed job
// and an unavailable database are visible in them.

import { afterAll, beforeAll, expect, test } from 'vitest';
import { createMetrics } from '#platform/metrics/create-metrics.ts';
import { minutes } from '#shared/clock.ts';
import { metricNamesIn, monitoredMetrics } from '#tests/harness/monitoring/monitored-metrics.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

const look = async () => String((await shop.asOperator('GET', '/metrics')).body);
const valueIn = (text: string, series: string) =>
  Number(
    text
      .split('\n')
      .find((line) => line.startsWith(`${series} `))
      ?.slice(series.length + 1),
  );

test('the dashboard and the alerts ask for nothing the shop does not tell', async () => {
  const told = metricNamesIn(await look());
  expect(monitoredMetrics().length).toBeGreaterThan(25);
  expect(monitoredMetrics().filter((name) => !told.has(name))).toEqual([]);
});

test('a purchase counts as one, by its door, with its payment, its mail, its jobs and what it held', async () => {
  const before = await look();
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  shop.skip(minutes(2));
  expect(valueIn(await look(), 'zwartwit_holds{kind="pack"}')).toBe(1);
  await buyer.payByCard(started);
  await shop.settle();
  shop.skip(minutes(2));
  const after = await look();
  for (const series of [
    'zwartwit_purchases_total{source="webhook"}',
    'zwartwit_payment_outcomes_total{outcome="order"}',
    'zwartwit_mail_attempts_total{state="sent"}',
    'zwartwit_job_seconds_count{kind="deliver-mail",outcome="done"}',
  ])
    expect([series, valueIn(after, series) - (valueIn(before, series) || 0)]).toEqual([series, 1]);
  expect(valueIn(after, 'zwartwit_holds{kind="pack"}')).toBe(0);
  expect(valueIn(after, 'zwartwit_last_webhook_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
  expect(valueIn(after, 'zwartwit_disk_free_bytes')).toBeGreaterThan(0);
});

test('the last comparing with the provider is told, whichever process made it', async () => {
  await shop.database.transaction((tx) =>
    shop.shop.jobs.send(
      tx,
      { name: 'reconcile-payments', queueClass: 'clock', parse: Object },
      { span: 'recent' },
    ),
  );
  await shop.settle();
  shop.skip(minutes(2));
  const text = await look();
  expect(valueIn(text, 'zwartwit_reconciliation_differences{kind="unexplained"}')).toBe(0);
  expect(valueIn(text, 'zwartwit_last_reconciliation_timestamp_seconds')).toBeGreaterThan(1_700_000_000);
});

test('a figure that cannot be read is left out and counted, and the others are told', async () => {
  const read = () => Promise.reject(new Error('away'));
  const metrics = createMetrics({
    gone: { help: 'Not there.', labels: [], read },
    here: { help: 'There.', labels: ['kind'], read: async () => [{ labels: { kind: 'a' }, value: 3 }] },
  });
  await metrics.read();
  const { text } = await metrics.read();
  expect(text).toContain('zwartwit_here{kind="a"} 3');
  expect(text).not.toMatch(/^zwartwit_gone /m);
  expect(text).toMatch(/zwartwit_unreadable_figures_total\{figure="gone"\} [12]/);
});
