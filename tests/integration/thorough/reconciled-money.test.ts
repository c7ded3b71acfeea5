// Tests the reconciliation with the provider: one payment that cannot be processed does not stop the others,
// an unavailable provider ends the run, and an unfinished payment is dropped after a day, not before.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { hours, minutes } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ webhooks: 'lost' });
});
afterEach(async () => {
  vi.restoreAllMocks();
  await shop.stop();
});

const sold = () => sell(shop);
/**
 * Makes a payment whose buyer never returns, so that only reconciliation finds it. Returns the payment id.
 */
async function paidOnly(): Promise<string> {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  await buyer.payByCard(started);
  return started.paymentIntentId;
}
async function expectOneQuestion(question: 'retrieve' | 'readReversals'): Promise<void> {
  const away = new PaymentProviderUnavailable('away');
  const asked = vi.spyOn(shop.shop.provider, question).mockRejectedValue(away);
  await expect(reconcilePayments(shop.shop, 'recent')).rejects.toThrow(PaymentProviderUnavailable);
  expect(asked).toHaveBeenCalledTimes(1);
}
const giveBack = (paymentId: string, amount = 500) =>
  shop.shop.provider.refund({ paymentId, amount: cents(amount), idempotencyKey: `dashboard ${paymentId}` });
const moneyOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body).money;

describe('what went back elsewhere', () => {
  test('is known of the payment too, and of the order as made at the provider', async () => {
    const { orderId, paymentId } = await sold();
    await giveBack(paymentId);
    await reconcilePayments(shop.shop, 'recent');
    expect((await moneyOf(orderId)).refunds).toMatchObject([{ origin: 'provider', amount: '5.00' }]);
    expect(
      await shop.rows('select amount_refunded, status from payments where id = $1', [paymentId]),
    ).toEqual([{ amount_refunded: 500, status: 'succeeded' }]);
  });

  test('twice with one key is two refunds of the order', async () => {
    const { orderId, paymentId } = await sold();
    const createdAt = shop.now();
    const copies = ['re_first', 're_second'].map((id) => ({
      id,
      status: 'succeeded' as const,
      amount: cents(300),
      key: 'copied',
      createdAt,
    }));
    vi.spyOn(shop.shop.provider, 'listReversedPayments').mockResolvedValue([paymentId]);
    vi.spyOn(shop.shop.provider, 'readReversals').mockResolvedValue({ refunds: copies, disputes: [] });
    await reconcilePayments(shop.shop, 'recent');
    await reconcilePayments(shop.shop, 'recent');
    expect((await moneyOf(orderId)).refunds.map(({ amount }) => amount)).toEqual(['3.00', '3.00']);
    expect(await shop.rows('select key, provider_id from refunds order by id')).toEqual([
      { key: 'copied', provider_id: 're_first' },
      { key: 're_second', provider_id: 're_second' },
    ]);
  });

  test('with the key of a refund of another order is a refund of its own', async () => {
    const other = await sold();
    const own = await sold();
    await shop.rows(
      `insert into refunds (order_id, payment_id, key, amount, status, origin, actor, requested_at, updated_at)
       values ($1, $2, 'refund:taken', 100, 'requested', 'operator', 'admin', now(), now())`,
      [other.orderId, other.paymentId],
    );
    const said = {
      id: 're_outside',
      status: 'succeeded' as const,
      amount: cents(300),
      createdAt: shop.now(),
    };
    vi.spyOn(shop.shop.provider, 'listReversedPayments').mockResolvedValue([own.paymentId]);
    vi.spyOn(shop.shop.provider, 'readReversals').mockImplementation(async (paymentId) => ({
      refunds: paymentId === own.paymentId ? [{ ...said, key: 'refund:taken' }] : [],
      disputes: [],
    }));
    await reconcilePayments(shop.shop, 'recent');
    expect((await moneyOf(own.orderId)).refunds).toMatchObject([{ amount: '3.00', origin: 'provider' }]);
    expect((await moneyOf(other.orderId)).refunds).toMatchObject([{ amount: '1.00', origin: 'operator' }]);
  });
});

describe('an operator', () => {
  test('reads of every refund who made it', async () => {
    const { orderId, paymentId } = await sold();
    const given = { amount: 5, idempotencyKey: 'by-the-operator' };
    await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, given);
    await giveBack(paymentId, 200);
    await reconcilePayments(shop.shop, 'recent');
    const origins = (await moneyOf(orderId)).refunds.map(({ origin }) => origin);
    expect(origins).toEqual(['operator', 'provider']);
  });

  test('reads that the money of a second payment of one basket went back as a duplicate', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const first = await buyer.checkout({ variant: '1x' });
    const second = await buyer.checkout({ variant: '1x', forceNew: true });
    for (const tab of [first, second]) {
      await buyer.payByCard(tab);
      await buyer.askForOrder(tab.paymentIntentId);
    }
    await shop.settle();
    const [order] = await shop.rows('select id from orders');
    expect((await moneyOf(Number(order?.id))).refunds).toMatchObject([
      { origin: 'duplicate', amount: '24.95', status: 'succeeded' },
    ]);
  });
});

describe('a walk with something in its way', () => {
  test('follows every other refund, and then tells what it could not do', async () => {
    const broken = await sold();
    const whole = await sold();
    for (const { paymentId } of [broken, whole]) await giveBack(paymentId);
    const read = shop.shop.provider.readReversals;
    vi.spyOn(shop.shop.provider, 'readReversals').mockImplementation(async (paymentId) => {
      if (paymentId === broken.paymentId) throw new Error('unreadable');
      return read(paymentId);
    });
    await expect(reconcilePayments(shop.shop, 'recent')).rejects.toThrow('1 refunds could not be reconciled');
    expect((await moneyOf(whole.orderId)).refunds).toHaveLength(1);
    expect((await moneyOf(broken.orderId)).refunds).toEqual([]);
  });

  test('places every other order, and then tells what it could not do', async () => {
    const paid = [await paidOnly(), await paidOnly()];
    const retrieve = shop.shop.provider.retrieve;
    vi.spyOn(shop.shop.provider, 'retrieve').mockImplementation(async (paymentId) => {
      if (paymentId === paid[0]) throw new Error('unreadable');
      return retrieve(paymentId);
    });
    await expect(reconcilePayments(shop.shop, 'recent')).rejects.toThrow('payments could not be reconciled');
    expect(await shop.rows('select payment_id from orders')).toEqual([{ payment_id: paid[1] }]);
  });

  test.each(['retrieve', 'readReversals'] as const)(
    'ends at the first refund when the provider is away (%s)',
    async (question) => {
      for (const { paymentId } of [await sold(), await sold()]) await giveBack(paymentId);
      await expectOneQuestion(question);
    },
  );

  test('ends at the first payment when the provider is away', async () => {
    await paidOnly();
    await paidOnly();
    await expectOneQuestion('retrieve');
    expect(await shop.rows('select 1 as one from orders')).toEqual([]);
  });
});

test('a payment nobody finished is let go after a day, and not a minute before', async () => {
  const old = await shop.newBuyer().checkout({ variant: '1x' });
  shop.skip(minutes(2));
  const young = await shop.newBuyer().checkout({ variant: '1x' });
  shop.skip(hours(24) - minutes(2));
  await reconcilePayments(shop.shop, 'recent');
  const statusOf = async (id: string) => (await shop.shop.provider.retrieve(id))?.status;
  expect(await statusOf(old.paymentIntentId)).toBe('canceled');
  expect(await statusOf(young.paymentIntentId)).toBe('requires_payment_method');
});
