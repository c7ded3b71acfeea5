// Tests that no payment is lost and no order is placed twice: three ways to place an order, two tabs, lost
// webhooks, late payments, deleted baskets.

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFindPaymentOutcome, placeOrder, reconcilePayments } from '#modules/checkout/index.ts';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { days, hours, minutes, seconds } from '#shared/clock.ts';
import { accepted, type Buyer, DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ webhooks: 'lost' });
});
afterEach(() => shop.stop());

const orders = () =>
  shop.rows('select id, payment_id, total, flags, customer_name, variant_code from orders order by id');
const history = (kind: string) =>
  shop.rows('select from_value, to_value, note from order_events where kind = $1 order by id', [kind]);
const stockOf = async (code: string) =>
  Number((await shop.rows('select stock from product_variants where code = $1', [code]))[0]?.stock);

async function paid(buyer: Buyer = shop.newBuyer(), variant = '1x', forceNew = false) {
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant, forceNew });
  accepted(await buyer.payByCard(started));
  return started;
}

describe('three doors', () => {
  test('at the same moment, ten times each, lead to one order with one number', async () => {
    const buyer = shop.newBuyer();
    const { paymentIntentId } = await paid(buyer);
    const stock = await stockOf('1x');
    const ids = await Promise.all(
      Array.from({ length: 10 }, () => [
        placeOrder(shop.shop, paymentIntentId, 'webhook').then((result) =>
          result.kind === 'placed' ? result.order.id : null,
        ),
        buyer.askForOrder(paymentIntentId).then(({ orderId }) => orderId),
        reconcilePayments(shop.shop, 'recent').then(async () => (await orders())[0]?.id),
      ]).flat(),
    );
    expect(ids).toHaveLength(30);
    expect(new Set(ids).size).toBe(1);
    expect(await orders()).toMatchObject([{ payment_id: paymentIntentId, total: 2495, flags: [] }]);
    expect(await stockOf('1x')).toBe(stock - 1);
    expect(await history('placed')).toHaveLength(1);
    await shop.settle();
    expect(await shop.rows('select 1 as one from mails')).toHaveLength(1);
  });

  test('are not needed all: the status the success page asks for is enough', async () => {
    const buyer = shop.newBuyer();
    const { paymentIntentId } = await paid(buyer);
    const answer = await buyer.call('GET', `/api/checkout/outcome?payment_intent=${paymentIntentId}`);
    expect(answer.body).toMatchObject({
      outcome: 'succeeded',
      orderNumber: 'ZW100001',
      variant: '1x',
      amount: 24.95,
    });
  });
});

describe('lost messages', () => {
  test('are made good by reconciliation, once, and it explains every payment', async () => {
    const payments = [await paid(), await paid(shop.newBuyer(), '2x')];
    await shop.settle();
    expect(await orders()).toEqual([]);
    expect(await reconcilePayments(shop.shop, 'recent')).toMatchObject({ repaired: 2, unexplained: [] });
    expect(await reconcilePayments(shop.shop, 'full')).toMatchObject({ repaired: 0, unexplained: [] });
    expect((await orders()).map((order) => order.payment_id)).toEqual(
      payments.map((each) => each.paymentIntentId),
    );
  });

  test('about a payment of weeks ago are made good by the full reconciliation', async () => {
    await paid();
    shop.skip(days(30));
    expect(await reconcilePayments(shop.shop, 'full')).toMatchObject({ repaired: 1 });
  });

  test('of a payment whose id the shop never wrote down are made good by its reference', async () => {
    const { paymentIntentId } = await paid();
    await shop.rows('update checkouts set payment_id = null');
    await shop.rows('delete from payments');
    expect(await reconcilePayments(shop.shop, 'recent')).toMatchObject({ repaired: 1, unexplained: [] });
    expect(await orders()).toMatchObject([{ payment_id: paymentIntentId, customer_name: 'Anna de Vries' }]);
  });

  test('of one payment that cannot be dealt with keep no other waiting', async () => {
    const broken = await paid();
    const sound = await paid();
    await shop.rows(`update checkouts set quote = '{}'::jsonb where payment_id = $1`, [
      broken.paymentIntentId,
    ]);
    await expect(reconcilePayments(shop.shop, 'recent')).rejects.toThrow(
      '1 payments could not be reconciled',
    );
    expect(await orders()).toMatchObject([{ payment_id: sound.paymentIntentId }]);
  });

  test('never revive a payment that was given up after a day', async () => {
    const { paymentIntentId, clientSecret } = await shop.newBuyer().checkout({ variant: '1x' });
    shop.skip(hours(25));
    await reconcilePayments(shop.shop, 'recent');
    const late = await shop.newBuyer().confirm(clientSecret, { type: 'paypal' });
    expect(late.status).not.toBe(200);
    expect(await shop.rows('select settled_as from payments where id = $1', [paymentIntentId])).toEqual([
      { settled_as: 'canceled' },
    ]);
  });
});

describe('two tabs of one basket', () => {
  test('both paid make one order; the second payment goes back once and stands in the history', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const first = await buyer.checkout({ variant: '1x', forceNew: true });
    const second = await buyer.checkout({ variant: '1x', forceNew: true });
    expect(second.paymentIntentId).not.toBe(first.paymentIntentId);
    accepted(await buyer.payByCard(first));
    accepted(await buyer.payByCard(second));
    const answers = await Promise.all(
      [1, 2, 3].flatMap(() => [first, second].map((tab) => buyer.askForOrder(tab.paymentIntentId))),
    );
    await reconcilePayments(shop.shop, 'full');
    await shop.settle();
    expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1);
    const [order, ...others] = await orders();
    expect(others).toEqual([]);
    expect(await history('paid_twice')).toHaveLength(1);
    expect(await history('refunded_duplicate')).toHaveLength(1);
    const tabs = await Promise.all(
      [first, second].map((tab) => shop.shop.provider.retrieve(tab.paymentIntentId)),
    );
    const kept = tabs.find((tab) => tab?.id === order?.payment_id);
    const returned = tabs.find((tab) => tab?.id !== order?.payment_id);
    expect([kept?.amountRefunded, returned?.amountRefunded]).toEqual([0, 2495]);
    const page = await shop.asOperator('GET', `/api/admin/orders/${order?.id}`);
    expect(JSON.stringify(page.body)).toContain('refunded_duplicate');
  });

  test('a second basket of the same visitor after the first was placed is an order of its own', async () => {
    const buyer = shop.newBuyer();
    const first = await paid(buyer);
    await buyer.askForOrder(first.paymentIntentId);
    const second = await paid(buyer, '2x');
    await buyer.askForOrder(second.paymentIntentId);
    expect((await orders()).map((order) => order.variant_code)).toEqual(['1x', '2x']);
    expect(await history('paid_twice')).toEqual([]);
  });
});

describe('money that comes late', () => {
  test('after the hold ran out is honoured, and asks nothing of the operator while there is stock', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    shop.skip(minutes(16));
    accepted(await buyer.payByCard(started));
    await buyer.askForOrder(started.paymentIntentId);
    expect(await orders()).toMatchObject([{ total: 2495, flags: [] }]);
    expect(await history('flagged')).toEqual([]);
  });

  test('when the last pack has gone to somebody else is honoured and flagged as oversold', async () => {
    await shop.rows("update product_variants set stock = 1 where code = '1x'");
    const late = shop.newBuyer();
    await late.saveDetails();
    const started = await late.checkout({ variant: '1x' });
    shop.skip(minutes(16));
    const quick = await paid();
    await shop.newBuyer().askForOrder(quick.paymentIntentId);
    accepted(await late.payByCard(started));
    await late.askForOrder(started.paymentIntentId);
    expect((await orders()).map(({ flags }) => flags)).toEqual([[], ['oversold', 'hold_expired']]);
    expect((await history('flagged')).map(({ to_value }) => to_value)).toEqual(['oversold', 'hold_expired']);
    expect(await stockOf('1x')).toBe(0);
  });

  test('from a bank that settles later is an order when it has settled, not before', async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    await buyer.payAtBank(started, 'later');
    const outcome = () =>
      buyer.call('GET', `/api/checkout/outcome?payment_intent=${started.paymentIntentId}`);
    expect((await outcome()).body).toMatchObject({ outcome: 'processing', orderId: null });
    expect((await buyer.tryOrder(started.paymentIntentId)).status).toBe(409);
    shop.skip(minutes(2));
    expect((await outcome()).body).toMatchObject({ outcome: 'succeeded', orderNumber: 'ZW100001' });
  });
});

describe('the status of a payment that is under way', () => {
  test('is asked of the provider once, however often and by however many it is looked at', async () => {
    const { look, retrieve, skip } = await waiting();
    const looks = [...(await Promise.all(Array.from({ length: 20 }, look))), await look()];
    expect(new Set(looks.map(({ outcome }) => outcome))).toEqual(new Set(['processing']));
    expect(retrieve).toHaveBeenCalledTimes(1);
    // The page asks every two seconds, and each time it hears what is true then.
    skip(seconds(2));
    await look();
    expect(retrieve).toHaveBeenCalledTimes(2);
  });

  test('is told at once when the provider has reported that it is paid', async () => {
    const { look, retrieve, paymentId } = await waiting();
    expect(await look()).toMatchObject({ outcome: 'processing' });
    const payment = await shop.shop.provider.retrieve(paymentId);
    if (!payment) throw new Error('The sandbox does not know the payment');
    retrieve.mockResolvedValueOnce({ ...payment, status: 'succeeded', amountReceived: payment.amount });
    await placeOrder(shop.shop, paymentId, 'webhook');
    expect(await look()).toMatchObject({ outcome: 'succeeded', orderNumber: 'ZW100001' });
  });

  test('is asked no more often while the provider cannot be reached', async () => {
    const { look, retrieve } = await waiting();
    retrieve.mockRejectedValue(new PaymentProviderUnavailable('away'));
    for (let count = 0; count < 3; count += 1) expect(await look()).toMatchObject({ outcome: 'processing' });
    expect(retrieve).toHaveBeenCalledTimes(1);
  });

  /**
   * Starts a bank payment that stays in processing. Its clock moves only by `skip`, so that a slow machine
   * causes no additional request.
   */
  async function waiting() {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    await buyer.payAtBank(started, 'later');
    let now = shop.now();
    const { provider } = shop.shop;
    const clock = { now: () => now };
    const find = createFindPaymentOutcome({ ...shop.shop, clock });
    return {
      paymentId: started.paymentIntentId,
      look: () => find(started.paymentIntentId),
      retrieve: vi.spyOn(provider, 'retrieve'),
      skip(milliseconds: number) {
        now = new Date(now.getTime() + milliseconds);
      },
    };
  }
});

describe('a basket the operator deleted while it was being paid', () => {
  test('is an order all the same, with the price and the address that were agreed', async () => {
    const buyer = shop.newBuyer();
    const { id } = await buyer.saveDetails(DETAILS);
    const stock = await stockOf('2x');
    const started = await buyer.checkout({ variant: '2x' });
    expect((await shop.asOperator('DELETE', `/api/draft-orders/${id}`)).status).toBe(204);
    accepted(await buyer.payByCard(started));
    const doors = Array.from({ length: 6 }, () => buyer.askForOrder(started.paymentIntentId));
    const ids = (await Promise.all(doors)).map(({ orderId }) => orderId);
    expect(new Set(ids).size).toBe(1);
    expect(await orders()).toMatchObject([
      {
        payment_id: started.paymentIntentId,
        total: 3743,
        customer_name: 'Anna de Vries',
        flags: [],
      },
    ]);
    expect(await stockOf('2x')).toBe(stock - 1);
  });
});
