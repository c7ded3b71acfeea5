// Tests every kind of difference between the books: created in the rows, found by the comparison, repaired
// with one call, and gone at the next comparison.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as z from 'zod';
import { reconcilePayments } from '#modules/checkout/index.ts';
import {
  compareBooks,
  comparisonSchema,
  type Difference,
  differenceSchema,
  shopHealthSchema,
  syncReportSchema,
} from '#modules/operations/index.ts';
import { orderChangeSchema } from '#modules/order-changes/index.ts';
import { orderDetailSchema } from '#modules/order-overview/index.ts';
import { syncReversals } from '#modules/refunds/index.ts';
import { minutes } from '#shared/clock.ts';
import { cents } from '#shared/money.ts';
import { accepted, DETAILS, sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const FAILS_LATER = '4000000000005126';
const AFTERMATH = minutes(5);
const SETTLED = minutes(20);

let shop: TestShop;
beforeAll(async () => {
  // Messages are lost, so that nothing is put right behind the test's back.
  shop = await startTestShop({ webhooks: 'lost', timings: { aftermathAfter: AFTERMATH } });
});
afterAll(() => shop.stop());

const sold = (how: { card?: string; couponCode?: string } = {}) => sell(shop, how);

let keys = 0;
async function refunded({ orderId, paymentId }: Awaited<ReturnType<typeof sold>>): Promise<void> {
  keys += 1;
  const body = { idempotencyKey: `a-key-of-the-test-${keys}`, amount: '5,00' };
  expect((await shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds`, body)).status).toBe(201);
  // As the message of the provider would have brought about.
  await syncReversals(shop.shop, paymentId);
  await shop.settle();
}

/** Deletes the newest document of a series, as if it had never been issued. */
async function withoutLastPaper(series: string): Promise<void> {
  await shop.rows(
    `with gone as (delete from invoices where id = (select max(id) from invoices where series = $1) returning year)
     update invoice_counters set last = last - 1 from gone where series = $1 and invoice_counters.year = gone.year`,
    [series],
  );
}

/**
 * Actions that cause one difference of each kind. The order matters: each deletes the newest document at that
 * time.
 */
const PROVOKED: Readonly<Record<string, () => Promise<unknown>>> = {
  payment_unexplained: async () => {
    const amount = cents(1234);
    const { clientSecret } = await shop.shop.provider.create({
      amount,
      reference: 'van elders',
      idempotencyKey: 'van elders',
    });
    const method = { type: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' };
    accepted(await shop.newBuyer().confirm(clientSecret, method));
    await reconcilePayments(shop.shop, 'recent');
  },
  order_without_invoice: async () => {
    await sold();
    await withoutLastPaper('');
  },
  refund_without_credit_note: async () => {
    await refunded(await sold());
    await withoutLastPaper('C');
  },
  returned_without_correction: async () => {
    const order = await sold({ card: FAILS_LATER });
    await refunded(order);
    shop.skip(AFTERMATH);
    await shop.settle();
    await syncReversals(shop.shop, order.paymentId);
    await shop.settle();
    await withoutLastPaper('C');
  },
  payment_without_order: async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const started = await buyer.checkout({ variant: '1x' });
    accepted(await buyer.payByCard(started));
    await shop.rows("update payments set status = 'succeeded' where id = $1", [started.paymentIntentId]);
  },
  paid_twice: async () => {
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    const tabs = [
      await buyer.checkout({ variant: '1x' }),
      await buyer.checkout({ variant: '1x', forceNew: true }),
    ];
    for (const tab of tabs) accepted(await buyer.payByCard(tab));
    for (const tab of tabs) await buyer.askForOrder(tab.paymentIntentId);
    await shop.settle();
    await shop.rows("delete from refunds where origin = 'duplicate'");
  },
  payment_unsettled: async () =>
    shop.rows('update payments set settled_as = null, settled_at = null where id = $1', [
      (await sold()).paymentId,
    ]),
  basket_open: async () =>
    shop.rows('update draft_orders set is_completed = false where id = $1', [(await sold()).draftId]),
  hold_left: async () =>
    shop.rows(
      "insert into stock_holds (variant_code, owner, expires_at) values ('1x', 'draft:' || $1::int, now() + interval '1 day')",
      [(await sold()).draftId],
    ),
  coupon_uses: async () => {
    await sold({ couponCode: 'WELKOM10' });
    await shop.rows("update coupons set used_count = used_count + 2 where code = 'WELKOM10'");
  },
  order_never_paid: async () =>
    shop.rows("update payments set status = 'processing' where id = $1", [(await sold()).paymentId]),
  refund_unnoted: async () => {
    const { paymentId } = await sold();
    await shop.shop.provider.refund({ paymentId, amount: cents(700), idempotencyKey: 'in the dashboard' });
    await shop.rows('update payments set amount_refunded = 700 where id = $1', [paymentId]);
  },
  payment_state: async () =>
    shop.rows("update orders set payment_state = 'refunded' where id = $1", [(await sold()).orderId]),
  refund_unanswered: async () => {
    const { orderId, paymentId } = await sold();
    await shop.rows(
      `insert into refunds (order_id, payment_id, key, amount, status, origin, actor, requested_at, updated_at)
       values ($1, $2, 'never answered', 300, 'requested', 'operator', 'admin', now(), now())`,
      [orderId, paymentId],
    );
  },
  invoice_total: async () =>
    shop.rows('update orders set total = total - 500 where id = $1', [(await sold()).orderId]),
  money_and_papers: async () =>
    shop.rows('update payments set amount = amount + 100 where id = $1', [(await sold()).paymentId]),
  changed_money_and_papers: async () =>
    shop.rows(
      `insert into order_changes (order_id, key, kind, state, settled_with, terms, difference, actor, created_at, updated_at)
       values ($1, 'astray', 'correction', 'applied', 'none', '{}', 100, 'admin', now(), now())`,
      [(await sold()).orderId],
    ),
  paper_altered: async () =>
    shop.rows('update invoices set vat_amount = vat_amount + 1 where order_id = $1', [
      (await sold()).orderId,
    ]),
  order_without_beginning: async () =>
    shop.rows("delete from order_events where kind = 'placed' and order_id = $1", [(await sold()).orderId]),
  status_untold: async () =>
    shop.rows("update orders set status = 'processing' where id = $1", [(await sold()).orderId]),
  order_without_stock: async () =>
    shop.rows(
      `with gone as (delete from stock_movements where order_id = $1 returning article_code, quantity)
       update stock_articles set on_hand = on_hand - quantity from gone where code = article_code`,
      [(await sold()).orderId],
    ),
  label_not_on_order: async () => {
    const { orderId } = await sold();
    expect((await shop.asOperator('POST', '/api/sendy/create-label', { orderId })).status).toBe(200);
    await shop.rows("delete from jobs.job where data->>'kind' = 'make-label'");
    await shop.rows('update orders set tracking_code = null where id = $1', [orderId]);
  },
  label_unanswered: async () =>
    shop.rows(
      `insert into shipments (order_id, reference, status, provider, options, actor, created_at, updated_at)
       select $1::int, 'ZW' || 100000 + $1::int, 'requested', provider, options, actor, now(), now() from shipments limit 1`,
      [(await sold()).orderId],
    ),
  movements: async () => shop.rows("update stock_articles set on_hand = on_hand - 1 where code = 'jar'"),
  batch: async () =>
    shop.rows(
      "insert into batches (article_code, code, received, remaining, received_at) values ('jar', 'L1', 10, 7, now())",
    ),
  confirmation_missing: async () =>
    shop.rows("delete from mails where type = 'order_confirmation' and order_id = $1", [
      (await sold()).orderId,
    ]),
  refund_mail_missing: async () => {
    const order = await sold();
    await refunded(order);
    await shop.rows("delete from mails where type = 'refund' and order_id = $1", [order.orderId]);
  },
  receipt_missing: async () => {
    const { orderId } = await sold();
    const { customerName, customerEmail } = DETAILS;
    const orderNumber = `ZW${100_000 + orderId}`;
    await shop.newBuyer().call('POST', '/api/withdrawals', { customerName, customerEmail, orderNumber });
    await shop.settle();
    await shop.rows("delete from mails where type = 'withdrawal_received'");
  },
  number_gap: async () => shop.rows("update invoice_counters set last = last + 1 where series = ''"),
};

const compare = () => compareBooks(shop.shop, 'system');
const listed = async (state = 'open') =>
  z
    .array(differenceSchema)
    .parse((await shop.asOperator('GET', `/api/admin/differences?state=${state}`)).body);
const repair = ({ id }: Difference, reason = '') =>
  shop.asOperator('POST', `/api/admin/differences/${id}/repair`, { reason });
const timelineOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body).history;

test('a shop that sold, gave back and labelled has no differences', async () => {
  await refunded(await sold());
  shop.skip(SETTLED);
  expect(await compare()).toMatchObject({ found: 0, orders: 1, actor: 'system' });
});

describe('every kind of difference', () => {
  test('is provoked here', () => {
    expect(Object.keys(PROVOKED).toSorted()).toEqual(
      shop.shop.differenceKinds.map(({ key }) => key).toSorted(),
    );
  });

  test('is none while it may still be under way, and is found, once, when it is not', async () => {
    for (const provoke of Object.values(PROVOKED)) await provoke();
    await shop.settle();
    const young = new Set((await listed()).map(({ kind }) => kind));
    expect(young.size).toBe(0);
    shop.skip(SETTLED);
    const { found, fresh } = await compare();
    expect(fresh).toBe(found);
    const kinds = new Set((await listed()).map(({ kind }) => kind));
    expect([...kinds].toSorted()).toEqual(Object.keys(PROVOKED).toSorted());
    expect(await compare()).toMatchObject({ found, fresh: 0, gone: 0 });
  });

  test('is counted for the line above every page and for the monitor', async () => {
    shop.skip(minutes(1));
    const open = (await listed()).length;
    const standing = shopHealthSchema.parse((await shop.asOperator('GET', '/api/admin/standing')).body);
    expect(standing.books).toMatchObject({ open });
    const { body } = await shop.asOperator('GET', '/metrics');
    expect(body).toContain('zwartwit_differences{kind="number_gap"} 1');
  });

  test('is put right with one call, once when two press at once, and stands in the history of its order', async () => {
    for (const difference of await listed()) {
      const { kind, orderId, repair: act } = difference;
      const reason = act?.explains ? 'Testgeval' : '';
      if (act?.explains) expect((await repair(difference)).status).toBe(422);
      const answers = await Promise.all([repair(difference, reason), repair(difference, reason)]);
      // Of a label the second is told that somebody is at it.
      const told = answers.map(({ status }) => status).filter((status) => status !== 409);
      expect([kind, told]).toEqual([
        kind,
        kind === 'label_unanswered' ? expect.arrayContaining([200]) : [200, 200],
      ]);
      await shop.settle();
      if (orderId === null) continue;
      const noted = (await timelineOf(orderId)).filter((event) => event.kind === 'difference_repaired');
      expect([kind, noted.map(({ to }) => to)]).toEqual([kind, [difference.title]]);
    }
    expect(await listed()).toEqual([]);
  });

  test('is not there any more when the books are compared again', async () => {
    shop.skip(SETTLED);
    const body = (await shop.asOperator('POST', '/api/admin/sync')).body;
    expect(syncReportSchema.parse(body)).toMatchObject({ differences: 0, unexplained: [] });
    const resolved = await listed('resolved');
    expect(new Set(resolved.map(({ resolution }) => resolution))).toEqual(new Set(['repaired', 'explained']));
    const comparisons = await shop.asOperator('GET', '/api/admin/comparisons');
    expect(z.array(comparisonSchema).parse(comparisons.body)[0]).toMatchObject({ found: 0, actor: 'admin' });
  });
});

test('what is gone by itself is resolved without anybody', async () => {
  const { orderId } = await sold();
  await shop.rows("update orders set status = 'confirmed' where id = $1", [orderId]);
  shop.skip(SETTLED);
  expect(await compare()).toMatchObject({ found: 1, fresh: 1 });
  await shop.rows("update orders set status = 'pending' where id = $1", [orderId]);
  expect(await compare()).toMatchObject({ found: 0, gone: 1 });
  expect((await listed('resolved'))[0]).toMatchObject({ resolution: 'gone', resolvedBy: 'system' });
});

test('a difference that was paid behind a link is compared as the payment of its order is', async () => {
  const { orderId } = await sold();
  await shop.asOperator('PUT', `/api/orders/${orderId}`, { variant: '2x' });
  const { body } = await shop.asOperator('GET', `/api/admin/orders/${orderId}/changes`);
  const token = orderChangeSchema.array().parse(body)[0]?.link?.split('/betalen/')[1];
  const buyer = shop.newBuyer();
  const started = Object((await buyer.call('POST', '/api/payment-links', { token })).body);
  const card = { type: 'card', number: '4242424242424242', expiry: '12/34', cvc: '123' };
  accepted(await buyer.confirm(started.clientSecret, card));
  await reconcilePayments(shop.shop, 'recent');
  const given = { paymentId: String(started.paymentId), amount: cents(248) };
  await shop.shop.provider.refund({ ...given, idempotencyKey: 'of a difference, in the dashboard' });
  await shop.rows('update payments set amount_refunded = 248 where id = $1', [given.paymentId]);
  await shop.settle();
  shop.skip(SETTLED);
  expect(await compare()).toMatchObject({ found: 1 });
  const [difference] = await listed();
  expect(difference).toMatchObject({ kind: 'refund_unnoted', orderId });
  if (difference) expect((await repair(difference)).status).toBe(200);
  await shop.settle();
  await withoutLastPaper('C');
  shop.skip(SETTLED);
  await compare();
  expect(await listed()).toMatchObject([{ kind: 'refund_without_credit_note', orderId }]);
  for (const open of await listed()) expect((await repair(open)).status).toBe(200);
  expect(await compare()).toMatchObject({ found: 0 });
});

test('a job that is still being tried keeps it from being a difference', async () => {
  const { orderId } = await sold();
  await shop.rows("delete from mails where type = 'order_confirmation' and order_id = $1", [orderId]);
  shop.skip(SETTLED);
  const job = { name: 'test-only', parse: z.object({ orderId: z.number() }).parse };
  await shop.rows(
    "insert into jobs.job (name, data, state, start_after) values ('quick', jsonb_build_object('kind', $1::text, 'data', jsonb_build_object('orderId', $2::int)), 'retry', now() + interval '30 minutes')",
    [job.name, orderId],
  );
  expect(await compare()).toMatchObject({ found: 0 });
  await shop.rows("delete from jobs.job where data->>'kind' = 'test-only'");
  expect(await compare()).toMatchObject({ found: 1, fresh: 1 });
});
