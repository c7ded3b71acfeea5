// Tests that one basket is charged once and becomes one order despite double clicks, reloads, the back
// button, two tabs and two devices. An overpayment is refunded automatically, and the operator is informed.

import { afterEach, beforeEach, expect, test } from 'vitest';
import { openRecovery, reconcilePayments, recoveryUrlOf } from '#modules/checkout/index.ts';
import type { Draft } from '#modules/drafts/contract.ts';
import { accepted, type Buyer, createBuyer } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeEach(async () => {
  shop = await startTestShop({ webhooks: 'duplicate' });
});
afterEach(() => shop.stop());

const orders = () => shop.rows('select id, payment_id, total, flags, variant_code from orders order by id');

/** Returns the payments for which the provider collected money. */
async function charges() {
  const { payments } = await shop.shop.provider.list({
    createdSince: new Date(0),
    startingAfter: null,
    limit: 100,
  });
  return payments.filter(({ amountReceived }) => amountReceived > 0);
}

/**
 * Checks, after all jobs, that there is exactly one order, paid by one charge, and that every other charge
 * was refunded completely.
 */
async function expectOneOrder(expected: { variant: string; total: number; returned?: number }) {
  await shop.settle();
  await reconcilePayments(shop.shop, 'full');
  await shop.settle();
  const [order, ...others] = await orders();
  expect(others).toEqual([]);
  expect(order).toMatchObject({
    variant_code: expected.variant,
    total: expected.total,
    flags: [],
  });
  const made = await charges();
  const kept = made.filter(({ amountRefunded }) => amountRefunded === 0);
  expect(kept).toMatchObject([{ id: order?.payment_id, amountReceived: expected.total }]);
  const returned = made.filter(({ amountReceived, amountRefunded }) => amountRefunded === amountReceived);
  expect([made.length, returned.length]).toEqual([1 + (expected.returned ?? 0), expected.returned ?? 0]);
  const history = await shop.asOperator('GET', `/api/admin/orders/${order?.id}`);
  const told = JSON.stringify(history.body);
  for (const { id } of returned) expect(told).toContain(`${id} teruggestort`);
  expect(await shop.rows("select 1 as one from mails where type = 'order_confirmation'")).toHaveLength(1);
}

const twice = <T>(step: () => Promise<T>): Promise<T[]> => Promise.all([step(), step()]);

test('every request sent twice at the same moment is one charge and one order', async () => {
  const buyer = shop.newBuyer();
  await twice(() => buyer.saveDetails());
  const [started] = await twice(() => buyer.checkout({ variant: '1x' }));
  if (!started) throw new Error('No checkout');
  for (const answer of await twice(() => buyer.payByCard(started))) accepted(answer);
  const answers = await twice(() => buyer.askForOrder(started.paymentIntentId));
  expect(answers[0]?.orderId).toBe(answers[1]?.orderId);
  await expectOneOrder({ variant: '1x', total: 2495 });
});

test('a checkout that is reloaded goes on with its payment', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const first = await buyer.checkout({ variant: '1x' });
  const reloaded = await buyer.checkout({ variant: '1x' });
  expect(reloaded.paymentIntentId).toBe(first.paymentIntentId);
  accepted(await buyer.payByCard(reloaded));
  await buyer.askForOrder(first.paymentIntentId);
  await expectOneOrder({ variant: '1x', total: 2495 });
});

test('a success page that is reloaded tells the same order', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await buyer.payByCard(started));
  const told = [];
  for (let visit = 0; visit < 3; visit += 1) told.push(await buyer.askForOrder(started.paymentIntentId));
  expect(new Set(told.map(({ orderId }) => orderId)).size).toBe(1);
  await expectOneOrder({ variant: '1x', total: 2495 });
});

test('going back to choose another pack changes the payment instead of adding one', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const first = await buyer.checkout({ variant: '1x' });
  const second = await buyer.checkout({ variant: '3x' });
  expect(second.paymentIntentId).toBe(first.paymentIntentId);
  // The tab with the old pack still holds the same secret: it pays what is agreed now.
  accepted(await buyer.payByCard(first));
  await buyer.askForOrder(first.paymentIntentId);
  await expectOneOrder({ variant: '3x', total: 4885 });
});

test('going back after the order begins a new basket, which is not charged', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const started = await buyer.checkout({ variant: '1x' });
  accepted(await buyer.payByCard(started));
  await buyer.askForOrder(started.paymentIntentId);
  const again = await buyer.checkout({ variant: '1x' });
  expect(again.paymentIntentId).not.toBe(started.paymentIntentId);
  await expectOneOrder({ variant: '1x', total: 2495 });
});

/** Opens the recovery link of a basket as on another device, with a session of its own. */
async function onAnotherDevice(draft: Draft): Promise<Buyer> {
  const token = recoveryUrlOf(shop.shop, draft).split('/').at(-1) ?? '';
  const opened = await openRecovery(shop.shop, token, null);
  if (opened.kind !== 'open') throw new Error(`The link is ${opened.kind}`);
  return createBuyer(shop.address, opened.sessionId);
}

test('two devices with one basket share its payment: both paying is one charge', async () => {
  const laptop = shop.newBuyer();
  const draft = await laptop.saveDetails();
  const started = await laptop.checkout({ variant: '2x' });
  const telephone = await onAnotherDevice(draft);
  const there = await telephone.checkout({ variant: '2x' });
  expect(there.paymentIntentId).toBe(started.paymentIntentId);
  const paid = await Promise.all([laptop.payByCard(started), telephone.payByCard(there)]);
  for (const answer of paid) accepted(answer);
  const told = await Promise.all(
    [laptop, telephone].map((device) => device.askForOrder(started.paymentIntentId)),
  );
  expect(told[0]?.orderId).toBe(told[1]?.orderId);
  await expectOneOrder({ variant: '2x', total: 3743 });
});

test('two devices with a payment each, both paid, are one order, and the second payment goes back by itself', async () => {
  const laptop = shop.newBuyer();
  const draft = await laptop.saveDetails();
  const started = await laptop.checkout({ variant: '2x' });
  const telephone = await onAnotherDevice(draft);
  const there = await telephone.checkout({ variant: '2x', forceNew: true });
  expect(there.paymentIntentId).not.toBe(started.paymentIntentId);
  accepted(await laptop.payByCard(started));
  accepted(await telephone.payByCard(there));
  const told = await Promise.all([
    laptop.askForOrder(started.paymentIntentId),
    telephone.askForOrder(there.paymentIntentId),
  ]);
  expect(told[0]?.orderId).toBe(told[1]?.orderId);
  await expectOneOrder({ variant: '2x', total: 3743, returned: 1 });
});

test('three tabs paid for different packs are the first order paid; the others go back whole', async () => {
  const buyer = shop.newBuyer();
  await buyer.saveDetails();
  const tabs = [];
  for (const variant of ['1x', '2x', '3x']) tabs.push(await buyer.checkout({ variant, forceNew: true }));
  for (const tab of tabs) {
    accepted(await buyer.payByCard(tab));
    await buyer.askForOrder(tab.paymentIntentId);
  }
  await expectOneOrder({ variant: '1x', total: 2495, returned: 2 });
});
