// Tests disputes of the payments of one order in any order of decisions and webhooks. A dispute blocks only
// the money of its own payment, an inquiry blocks nothing, and outdated webhooks change nothing.

import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import type { ProviderDispute } from '#modules/payments/index.ts';
import { syncReversals } from '#modules/refunds/index.ts';
import { days } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { sell, TEST_CARD } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
let readTruth: TestShop['shop']['provider']['readReversals'];
beforeAll(async () => {
  shop = await startTestShop();
  readTruth = shop.shop.provider.readReversals;
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => shop.stop());

async function sold() {
  const made = await sell(shop);
  await shop.settle();
  return made;
}

/** Sells an order paid with two payments: € 24.95 first, € 12.48 for a change. */
async function soldByTwoPayments() {
  const { orderId, paymentId } = await sold();
  await shop.asOperator('PUT', `/api/orders/${orderId}`, { variant: '2x' });
  const { body } = await shop.asOperator('GET', `/api/admin/orders/${orderId}/changes`);
  const [change] = orderChangeSchema.array().parse(body);
  const token = (change?.link ?? '').split('/betalen/')[1] ?? '';
  const payer = shop.newBuyer();
  const started = Object((await payer.call('POST', '/api/payment-links', { token })).body);
  await payer.payByCard({ ...started, paymentIntentId: started.paymentId }, TEST_CARD);
  await shop.settle();
  return { orderId, first: paymentId, second: String(started.paymentId) };
}

const dispute = (id: string, status: ProviderDispute['status'], amount = 2495): ProviderDispute => ({
  id,
  status,
  amount: cents(amount),
  reason: 'fraudulent',
  evidenceDueBy: null,
  createdAt: shop.now(),
});
/**
 * Makes the provider report these disputes for one payment from now on; all other payments keep their real
 * data.
 */
function say(paymentId: string, ...disputes: ProviderDispute[]): void {
  vi.spyOn(shop.shop.provider, 'readReversals').mockImplementation(async (id) => {
    const told = await readTruth(id);
    return id === paymentId ? { ...told, disputes } : told;
  });
}
async function hear(paymentId: string, ...disputes: ProviderDispute[]): Promise<void> {
  say(paymentId, ...disputes);
  await syncReversals(shop.shop, paymentId);
  await shop.settle();
}
const orderOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
async function moneyOf(orderId: number) {
  const { paymentStatus, money } = await orderOf(orderId);
  return `${paymentStatus} ${money.refundable}`;
}
const newsOf = async (orderId: number) =>
  (await orderOf(orderId)).history.map(({ kind }) => kind).filter((kind) => /dispute|inquiry/.test(kind));
let keys = 0;
async function refund(orderId: number, amount: number) {
  keys += 1;
  const body = { amount, idempotencyKey: `disputes-key-${keys}` };
  const answer = await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, body);
  await shop.settle();
  return answer;
}

describe('an order of two payments', () => {
  test('gives back what no bank contests, whichever of them is decided first and how', async () => {
    const { orderId, first, second } = await soldByTwoPayments();
    await hear(first, dispute('du_first', 'open'));
    expect(await moneyOf(orderId)).toBe('disputed 12.48');
    await hear(second, dispute('du_second', 'open', 1248));
    expect(await moneyOf(orderId)).toBe('disputed 0.00');
    await hear(first, dispute('du_first', 'won'));
    expect(await moneyOf(orderId)).toBe('disputed 24.95');
    expect((await refund(orderId, 30)).body).toMatchObject({ code: 'refund_exceeds_paid' });
    expect((await refund(orderId, 10)).status).toBe(201);
    await hear(second, dispute('du_second', 'lost', 1248));
    expect(await moneyOf(orderId)).toBe('disputed 14.95');
    expect((await refund(orderId, 14.95)).status).toBe(201);
    expect((await refund(orderId, 1)).body).toMatchObject({ code: 'payment_disputed' });
    // The bank comes back on its decision.
    await hear(second, dispute('du_second', 'won', 1248));
    expect(await moneyOf(orderId)).toBe('partially_refunded 12.48');
    const back = async (id: string) => (await shop.shop.provider.retrieve(id))?.amountRefunded;
    expect([await back(first), await back(second)]).toEqual([2495, 0]);
  });
});

describe('a question of a bank', () => {
  test('is told as one, stops no refund, and is news again when it becomes a dispute', async () => {
    const { orderId, paymentId } = await sold();
    await hear(paymentId, dispute('du_asked', 'inquiry'));
    await hear(paymentId, dispute('du_asked', 'inquiry'));
    expect(await newsOf(orderId)).toEqual(['inquiry_opened']);
    expect(await moneyOf(orderId)).toBe('paid 24.95');
    expect((await refund(orderId, 5)).status).toBe(201);
    await hear(paymentId, dispute('du_asked', 'open'));
    await hear(paymentId, dispute('du_asked', 'open'));
    expect(await moneyOf(orderId)).toBe('disputed 0.00');
    await hear(paymentId, dispute('du_asked', 'lost'));
    expect(await newsOf(orderId)).toEqual(['inquiry_opened', 'dispute_opened', 'dispute_closed']);
  });

  test('that became a dispute is found when the message of it was lost, however long ago it was asked', async () => {
    const { orderId, paymentId } = await sold();
    await hear(paymentId, dispute('du_later', 'inquiry'));
    say(paymentId, dispute('du_later', 'open'));
    shop.skip(days(40));
    await reconcilePayments(shop.shop, 'recent');
    expect(await moneyOf(orderId)).toBe('disputed 0.00');
  });
});

test('an answer that was overtaken takes no decision of the bank back', async () => {
  const { orderId, paymentId } = await sold();
  const late = Promise.withResolvers<void>();
  say(paymentId, dispute('du_race', 'won'));
  vi.mocked(shop.shop.provider.readReversals).mockImplementationOnce(async (id) => {
    const told = await readTruth(id);
    await late.promise;
    return { ...told, disputes: [dispute('du_race', 'open')] };
  });
  const overtaken = syncReversals(shop.shop, paymentId);
  await vi.waitFor(() => expect(shop.shop.provider.readReversals).toHaveBeenCalledOnce());
  shop.skip(1000);
  await syncReversals(shop.shop, paymentId);
  expect(await moneyOf(orderId)).toBe('paid 24.95');
  late.resolve();
  await overtaken;
  expect(await moneyOf(orderId)).toBe('paid 24.95');
  expect(await newsOf(orderId)).toEqual(['dispute_opened', 'dispute_closed']);
});

test('a dispute of a payment the shop does not know is nothing of the shop’s', async () => {
  say('pi_unknown', dispute('du_unknown', 'open'));
  expect(await syncReversals(shop.shop, 'pi_unknown')).toBe(false);
  expect(await shop.rows("select 1 as one from disputes where id = 'du_unknown'")).toEqual([]);
});
