// Tests that the charge of an order changes only through documents: the price is calculated again, the
// difference is settled once through the provider, and no document is overwritten.

import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { expireOverdueChanges, openPaymentLink } from '#modules/order-changes/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { days } from '#shared/clock.ts';
import { type Buyer, buyByCard, TEST_CARD } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function sold(variant: string, couponCode?: string) {
  const buyer = shop.newBuyer();
  const { order, paymentIntentId } = await buyByCard(buyer, {
    variant,
    ...(couponCode ? { couponCode } : {}),
  });
  await shop.settle();
  return { buyer, id: Number(order.orderId), paymentId: paymentIntentId };
}
const save = (id: number, body: object) => shop.asOperator('PUT', `/api/orders/${id}`, body);
const preview = async (id: number, asked: string) =>
  (await shop.asOperator('GET', `/api/admin/orders/${id}/change?${asked}`)).body;
const orderOf = async (id: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${id}`)).body);
const changesOf = async (id: number) =>
  orderChangeSchema.array().parse((await shop.asOperator('GET', `/api/admin/orders/${id}/changes`)).body);
const papersOf = async (id: number) =>
  (await orderOf(id)).invoices.map(({ kind, total }) => `${kind} ${total}`);
const jars = async () =>
  Number((await shop.rows('select sum(on_hand) as jars from stock_articles'))[0]?.jars);
const mailsOf = async (id: number) =>
  (await shop.rows('select type from mails where order_id = $1 order by id', [id])).map(({ type }) => type);

const tokenOf = (link: string | null) => (link ?? '').split('/betalen/')[1] ?? '';
async function linkOf(id: number): Promise<string> {
  const [change] = await changesOf(id);
  return tokenOf(change?.link ?? null);
}
const startPaying = (buyer: Buyer, token: string) => buyer.call('POST', '/api/payment-links', { token });
async function payLink(buyer: Buyer, token: string): Promise<string> {
  const started = Object((await startPaying(buyer, token)).body);
  await buyer.confirm(started.clientSecret, { type: 'card', number: TEST_CARD, expiry: '12/34', cvc: '123' });
  await shop.settle();
  return String(started.paymentId);
}
/** Checks that for every order the invoices minus credit notes equal the payments minus refunds. */
async function expectEvenBooks(): Promise<void> {
  const uneven = await shop.rows(`
    select orders.id, papers.sum as papers, orders.total, money.paid, money.back from orders
    cross join lateral (select coalesce(sum(case kind when 'credit_note' then -total else total end), 0)::int as sum,
      coalesce(sum(case kind when 'credit_note' then -vat_amount else vat_amount end), 0)::int as vat from invoices where order_id = orders.id) as papers
    cross join lateral (select
      (select coalesce(sum(amount), 0)::int from payments where id = orders.payment_id or id in (
        select payment_id from order_changes where order_id = orders.id and state = 'applied')) as paid,
      (select coalesce(sum(amount), 0)::int from refunds where order_id = orders.id and status = 'succeeded' and origin <> 'duplicate') as back,
      (select coalesce(sum(difference), 0)::int from order_changes where order_id = orders.id and state = 'applied' and settled_with = 'none') as waived
    ) as money
    where papers.sum <> money.paid - money.back + money.waived
      or (money.back = 0 and papers.sum <> orders.total) or (papers.sum = orders.total and papers.vat <> orders.vat_amount)`);
  expect(uneven).toEqual([]);
  const gaps = await shop.rows(`select series, year from invoice_counters as counter
    where last <> (select count(*) from invoices where series = counter.series and year = counter.year)`);
  expect(gaps).toEqual([]);
  const [stock] =
    await shop.rows(`select bool_and(on_hand = (select sum(quantity) from stock_movements where article_code = code)) as even
    from stock_articles`);
  expect(stock).toEqual({ even: true });
}

describe('a smaller pack', () => {
  test('is seen before it is saved, gives the difference back, and its jars, and gets its papers', async () => {
    const { id, paymentId } = await sold('2x');
    const before = await jars();
    expect(await preview(id, 'variant=1x')).toMatchObject({
      outcome: 'refund',
      before: '37.43',
      total: '24.95',
      difference: '12.48',
      papers: true,
    });
    expect((await save(id, { variant: '1x' })).body).toMatchObject({
      total: '24.95',
      variant: '1x',
      quantity: 1,
    });
    await shop.settle();
    expect(await papersOf(id)).toEqual(['invoice 37.43', 'credit_note 37.43', 'invoice 24.95']);
    expect(await orderOf(id)).toMatchObject({
      paymentStatus: 'paid',
      vatAmount: '4.33',
      money: { paid: '37.43', refundable: '24.95', refunds: [{ origin: 'change', amount: '12.48' }] },
    });
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(1248);
    expect(await jars()).toBe(before + 1);
    expect(await mailsOf(id)).toEqual(['order_confirmation', 'order_changed', 'refund']);
    const [told] = await shop.rows(`select text from mails where type = 'order_changed' and order_id = $1`, [
      id,
    ]);
    expect(told?.text).toContain('Nu €24,95\nEerst 2 Pack voor €37,43');
    await expectEvenBooks();
  });

  test('cut off before the provider was asked gives the money back when it is sent again', async () => {
    const { id, paymentId } = await sold('2x');
    const refund = vi.spyOn(shop.shop.provider, 'refund').mockRejectedValueOnce(new Error('cut off'));
    const same = { variant: '1x', key: 'a-change-cut-off' };
    expect((await save(id, same)).status).toBe(500);
    expect((await orderOf(id)).money.refunds).toMatchObject([{ status: 'requested' }]);
    expect((await save(id, same)).body).toMatchObject({ total: '24.95' });
    refund.mockRestore();
    expect((await orderOf(id)).money.refunds).toMatchObject([{ status: 'succeeded', amount: '12.48' }]);
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(1248);
  });

  test('saved twice at once, or again with the same key, is one change', async () => {
    const { id, paymentId } = await sold('2x');
    const same = { variant: '1x', key: 'the-same-change' };
    const answers = await Promise.all([save(id, same), save(id, same), save(id, same)]);
    expect(answers.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual(
      [],
    );
    expect((await save(id, same)).body).toMatchObject({ total: '24.95' });
    await shop.settle();
    expect(await changesOf(id)).toHaveLength(1);
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(1248);
    await expectEvenBooks();
  });

  test('can be given back in full afterwards, and the papers come to nothing', async () => {
    const { id } = await sold('2x');
    await save(id, { variant: '1x' });
    const refund = await shop.asOperator('POST', `/api/admin/orders/${id}/refunds`, {
      idempotencyKey: 'all-of-it',
    });
    expect(refund.body).toMatchObject({ amount: '24.95', status: 'succeeded' });
    await shop.settle();
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'refunded', money: { refundable: '0.00' } });
    expect(await papersOf(id)).toEqual([
      'invoice 37.43',
      'credit_note 37.43',
      'invoice 24.95',
      'credit_note 24.95',
    ]);
    await expectEvenBooks();
  });
});

describe('a larger pack', () => {
  test('waits until its customer has paid the difference, and holds its jars meanwhile', async () => {
    const { id, buyer } = await sold('1x');
    const before = await jars();
    expect(await preview(id, 'variant=2x')).toMatchObject({
      outcome: 'payment',
      total: '37.43',
      difference: '12.48',
    });
    expect((await save(id, { variant: '2x' })).body).toMatchObject({
      variant: '1x',
      flags: ['difference_open'],
    });
    await shop.settle();
    expect(await papersOf(id)).toEqual(['invoice 24.95']);
    expect((await shop.rows(`select variant_code from stock_holds where owner like 'change:%'`)).length).toBe(
      1,
    );
    expect(await mailsOf(id)).toContain('payment_link');
    expect((await save(id, { variant: '3x' })).body).toMatchObject({ code: 'change_waiting' });

    const paidBy = await payLink(buyer, await linkOf(id));
    const order = await orderOf(id);
    expect(order).toMatchObject({ variant: '2x', total: '37.43', flags: [], paymentStatus: 'paid' });
    expect(order.money).toMatchObject({ paid: '37.43', refundable: '37.43' });
    expect(await papersOf(id)).toEqual(['invoice 24.95', 'credit_note 24.95', 'invoice 37.43']);
    expect(await jars()).toBe(before - 1);
    expect((await changesOf(id))[0]).toMatchObject({ state: 'applied', link: null });
    expect((await shop.rows('select settled_as from payments where id = $1', [paidBy]))[0]).toEqual({
      settled_as: 'order',
    });
    expect(await mailsOf(id)).toContain('order_changed');
    expect((await startPaying(buyer, tokenOf(null))).status).toBe(404);
    await expectEvenBooks();
  });

  test('sets aside only the jars it lacks: the last one is enough for it, and is nobody else’s', async () => {
    const { id, buyer } = await sold('1x');
    const other = shop.newBuyer();
    await other.saveDetails();
    await shop.rows('delete from stock_holds');
    const [jar] = await shop.rows(`select on_hand from stock_articles where code = 'jar'`);
    const rest = Number(jar?.on_hand) - 2;
    await shop.rows(`update stock_articles set on_hand = 2 where code = 'jar'`);
    expect((await save(id, { variant: '2x' })).status).toBe(200);
    // Of the two that are left one is held: there is one more to sell, and no more than that.
    expect((await other.call('POST', '/api/checkout', { variant: '2x' })).body).toMatchObject({
      code: 'sold_out',
    });
    expect((await other.call('POST', '/api/checkout', { variant: '1x' })).status).toBe(200);
    await shop.rows(`delete from stock_holds where owner not like 'change:%'`);
    await shop.rows(`update stock_articles set on_hand = 1 where code = 'jar'`);
    expect((await other.call('POST', '/api/checkout', { variant: '1x' })).body).toMatchObject({
      code: 'sold_out',
    });
    await payLink(buyer, await linkOf(id));
    expect(await orderOf(id)).toMatchObject({ variant: '2x', flags: [] });
    expect((await shop.rows(`select on_hand from stock_articles where code = 'jar'`))[0]).toEqual({
      on_hand: 0,
    });
    await shop.rows(`update stock_articles set on_hand = $1 where code = 'jar'`, [rest + 1]);
    await expectEvenBooks();
  });

  test('of which one payment is disputed gives back what the other brought, and no more', async () => {
    const { id, buyer } = await sold('1x');
    await save(id, { variant: '2x' });
    const extra = await payLink(buyer, await linkOf(id));
    await shop.rows(
      `insert into disputes (id, order_id, payment_id, amount, status, reason, created_at, updated_at)
       values ('du_extra', $1, $2, 1248, 'open', 'fraudulent', now(), now())`,
      [id, extra],
    );
    expect((await orderOf(id)).money.refundable).toBe('24.95');
    const ask = (idempotencyKey: string, amount?: number) =>
      shop.asOperator('POST', `/api/admin/orders/${id}/refunds`, { idempotencyKey, amount });
    expect((await ask('more-than-that', 30)).body).toMatchObject({ code: 'refund_exceeds_paid' });
    expect((await ask('all-of-the-other')).body).toMatchObject({ amount: '24.95', status: 'succeeded' });
    expect((await ask('nothing-left', 1)).body).toMatchObject({ code: 'payment_disputed' });
    await shop.rows("delete from disputes where id = 'du_extra'");
  });

  test('paid by two payments goes back over both, newest first, with one credit note for each', async () => {
    const { id, buyer, paymentId } = await sold('1x');
    await save(id, { variant: '2x' });
    const extra = await payLink(buyer, await linkOf(id));
    const refund = await shop.asOperator('POST', `/api/admin/orders/${id}/refunds`, {
      idempotencyKey: 'over-both',
      amount: 20,
    });
    expect(refund.body).toMatchObject({ amount: '20.00', status: 'succeeded' });
    await shop.settle();
    const back = async (payment: string) => (await shop.shop.provider.retrieve(payment))?.amountRefunded;
    expect([await back(extra), await back(paymentId)]).toEqual([1248, 752]);
    expect(await orderOf(id)).toMatchObject({
      paymentStatus: 'partially_refunded',
      money: { refundable: '17.43' },
    });
    await expectEvenBooks();
  });

  test('paid twice gives the second payment back by itself', async () => {
    const { id, buyer } = await sold('1x');
    await save(id, { variant: '2x' });
    const token = await linkOf(id);
    const card = { type: 'card', number: TEST_CARD, expiry: '12/34', cvc: '123' };
    const first = Object((await startPaying(buyer, token)).body);
    // Another tab, whose payment was prepared before this one was paid.
    const [change] = await changesOf(id);
    const second = await shop.shop.provider.create({
      amount: Object(first).amount,
      reference: '11111111-2222-4333-8444-555555555555',
      idempotencyKey: 'second',
    });
    await shop.rows(
      `insert into extra_payments (id, change_id, payment_id, amount, created_at)
      values ('11111111-2222-4333-8444-555555555555', $1, $2, 1248, now())`,
      [change?.id, second.payment.id],
    );
    await Promise.all([buyer.confirm(first.clientSecret, card), buyer.confirm(second.clientSecret, card)]);
    await shop.settle();
    const refunded = await Promise.all(
      [first.paymentId, second.payment.id].map(
        async (payment) => (await shop.shop.provider.retrieve(payment))?.amountRefunded,
      ),
    );
    expect(refunded.sort()).toEqual([0, 1248]);
    expect(await orderOf(id)).toMatchObject({
      variant: '2x',
      paymentStatus: 'paid',
      money: { paid: '37.43' },
    });
    await expectEvenBooks();
  });

  test('of an order that was cancelled meanwhile is given back by itself', async () => {
    const { id, buyer } = await sold('1x');
    await save(id, { variant: '2x' });
    const started = Object((await startPaying(buyer, await linkOf(id))).body);
    await shop.asOperator('POST', `/api/admin/orders/${id}/cancellation`, {
      refund: 0,
      restock: false,
      takeLabelBack: false,
      idempotencyKey: 'while-it-waits',
    });
    await buyer.confirm(started.clientSecret, {
      type: 'card',
      number: TEST_CARD,
      expiry: '12/34',
      cvc: '123',
    });
    await shop.settle();
    expect((await shop.shop.provider.retrieve(started.paymentId))?.amountRefunded).toBe(1248);
    expect(await orderOf(id)).toMatchObject({ variant: '1x', total: '24.95', status: 'cancelled' });
    expect((await changesOf(id))[0]).toMatchObject({ state: 'refused' });
    await expectEvenBooks();
  });

  test('of an order of which money went back meanwhile is given back by itself: the rest of its papers is not changed any more', async () => {
    const { id, buyer } = await sold('1x');
    await save(id, { variant: '2x' });
    const token = await linkOf(id);
    await shop.asOperator('POST', `/api/admin/orders/${id}/refunds`, {
      idempotencyKey: 'while-it-waits',
      amount: '3,37',
    });
    await shop.settle();
    const paidBy = await payLink(buyer, token);
    expect((await shop.shop.provider.retrieve(paidBy))?.amountRefunded).toBe(1248);
    expect(await openPaymentLink(shop.shop, token)).toMatchObject({ state: 'refused' });
    expect(await orderOf(id)).toMatchObject({
      variant: '1x',
      total: '24.95',
      paymentStatus: 'partially_refunded',
      money: { refundable: '21.58' },
    });
    expect((await changesOf(id))[0]).toMatchObject({ state: 'refused' });
    expect(await papersOf(id)).toEqual(['invoice 24.95', 'credit_note 3.37']);
    await expectEvenBooks();
  });

  test('nobody paid for in time comes to nothing, and frees what it held; paid while the shop was away it is found', async () => {
    const late = await sold('1x');
    await save(late.id, { variant: '2x' });
    const unpaid = await linkOf(late.id);
    const found = await sold('1x');
    await save(found.id, { variant: '2x' });
    const started = Object((await startPaying(found.buyer, await linkOf(found.id))).body);
    await shop.rows('delete from payment_events');
    await found.buyer.confirm(started.clientSecret, {
      type: 'card',
      number: TEST_CARD,
      expiry: '12/34',
      cvc: '123',
    });
    await reconcilePayments(shop.shop, 'recent');
    expect(await orderOf(found.id)).toMatchObject({ variant: '2x' });
    shop.skip(days(8));
    await expireOverdueChanges(shop.shop);
    expect((await changesOf(late.id))[0]).toMatchObject({ state: 'expired' });
    expect(await openPaymentLink(shop.shop, unpaid)).toMatchObject({ state: 'expired' });
    expect(await orderOf(late.id)).toMatchObject({ variant: '1x', flags: [] });
    expect(await shop.rows(`select id from stock_holds where owner like 'change:%'`)).toEqual([]);
    await expectEvenBooks();
  });

  test('can be asked for again, and taken back', async () => {
    const { id, buyer } = await sold('1x');
    await save(id, { variant: '2x' });
    const [change] = await changesOf(id);
    const path = `/api/admin/orders/${id}/changes/${change?.id}`;
    expect((await shop.asOperator('POST', `${path}/link`)).body).toMatchObject({ state: 'waiting' });
    await shop.settle();
    expect((await mailsOf(id)).filter((type) => type === 'payment_link')).toHaveLength(2);
    const token = await linkOf(id);
    expect(await openPaymentLink(shop.shop, token)).toMatchObject({ state: 'open' });
    expect((await shop.asOperator('DELETE', path)).status).toBe(204);
    expect((await startPaying(buyer, token)).body).toMatchObject({ code: 'link_over' });
    expect(await openPaymentLink(shop.shop, token)).toMatchObject({ state: 'withdrawn' });
    expect((await shop.asOperator('POST', `${path}/link`)).body).toMatchObject({ code: 'link_over' });
  });
});

describe('another code or country', () => {
  test('a code taken off costs its discount, and is free for somebody else', async () => {
    const { id } = await sold('2x', 'WELKOM10');
    const uses = async () =>
      (await shop.rows(`select used_count from coupons where code = 'WELKOM10'`))[0]?.used_count;
    const before = Number(await uses());
    expect(await preview(id, 'variant=1x')).toMatchObject({
      outcome: 'refund',
      discount: '2.50',
      total: '22.45',
    });
    expect((await save(id, { couponCode: '', settle: 'none' })).body).toMatchObject({
      total: '37.43',
      couponCode: null,
    });
    expect(await uses()).toBe(before - 1);
    expect((await save(id, { couponCode: 'BESTAATNIET' })).body).toMatchObject({ code: 'coupon_invalid' });
    await expectEvenBooks();
  });

  test('another country waits with its address until the higher fee is paid', async () => {
    const { id, buyer } = await sold('1x');
    const elsewhere = { country: 'US', city: 'Boston', postalCode: '02108' };
    const answer = await save(id, elsewhere);
    expect(answer.body).toMatchObject({ country: 'NL', city: 'Amsterdam' });
    await payLink(buyer, await linkOf(id));
    expect(await orderOf(id)).toMatchObject({ country: 'US', city: 'Boston', vatAmount: '0.00' });
    await expectEvenBooks();
  });

  test('is refused once the parcel has left or has its label', async () => {
    const { id } = await sold('2x');
    await save(id, { status: 'shipped', trackingCode: 'AB1', carrier: 'postnl' });
    expect((await save(id, { variant: '1x' })).body).toMatchObject({ code: 'order_shipped' });
    expect(await preview(id, 'country=BE')).toMatchObject({ code: 'order_shipped' });
    expect((await save(id, { city: 'Utrecht' })).body).toMatchObject({ city: 'Utrecht', total: '37.43' });
  });
});

describe('a correction by hand', () => {
  test('asks why, and makes the same papers', async () => {
    const { id } = await sold('2x');
    const wanted = { total: '30,00', version: (await orderOf(id)).version };
    const refused = await save(id, wanted);
    expect([refused.status, refused.body]).toMatchObject([422, { errors: [{ path: 'reason' }] }]);
    expect((await save(id, { ...wanted, reason: 'Beschadigde doos' })).body).toMatchObject({
      total: '30.00',
      discount: '7.43',
    });
    await shop.settle();
    expect(await papersOf(id)).toEqual(['invoice 37.43', 'credit_note 37.43', 'invoice 30.00']);
    expect(await orderOf(id)).toMatchObject({ money: { refundable: '30.00' } });
    await expectEvenBooks();
  });

  test('without money leaves the payment as it is', async () => {
    const { id } = await sold('1x');
    await save(id, { shippingCost: '4.95', reason: 'Contant betaald bij ophalen', settle: 'none' });
    expect(await orderOf(id)).toMatchObject({
      total: '29.90',
      shippingCost: '4.95',
      money: { paid: '24.95' },
    });
    expect(await papersOf(id)).toEqual(['invoice 24.95', 'credit_note 24.95', 'invoice 29.90']);
    await expectEvenBooks();
  });

  test('downwards without money leaves less to give back: no credit note is of more than its invoice', async () => {
    const { id, paymentId } = await sold('1x');
    await save(id, { total: '20,00', reason: 'Vijf euro contant terug', settle: 'none' });
    expect(await orderOf(id)).toMatchObject({ money: { paid: '24.95', refundable: '20.00' } });
    const refund = (key: string, amount?: string) =>
      shop.asOperator('POST', `/api/admin/orders/${id}/refunds`, { idempotencyKey: key, amount });
    expect((await refund('more-than-papers', '20,01')).body).toMatchObject({
      code: 'refund_exceeds_paid',
      refundable: '20.00',
    });
    expect((await refund('all-of-the-papers')).body).toMatchObject({ amount: '20.00' });
    await shop.settle();
    expect((await shop.shop.provider.retrieve(paymentId))?.amountRefunded).toBe(2000);
    expect(await orderOf(id)).toMatchObject({ paymentStatus: 'refunded', money: { refundable: '0.00' } });
    expect((await refund('once-more-of-it')).body).toMatchObject({ code: 'already_refunded' });
    await expectEvenBooks();
  });

  test('the amounts an order has already are none', async () => {
    const { id } = await sold('1x');
    const { version } = await orderOf(id);
    await save(id, {
      total: 24.95,
      discount: '0',
      shippingCost: 0,
      couponCode: null,
      country: 'NL',
      version,
    });
    expect(await changesOf(id)).toEqual([]);
  });
});

test('a link that is opened twenty times at once prepares one payment, and another once that one is over', async () => {
  const { buyer, id } = await sold('1x');
  await save(id, { variant: '2x' });
  const token = await linkOf(id);
  const open = async () => Object((await startPaying(buyer, token)).body);
  const opened = await Promise.all(Array.from({ length: 20 }, open));
  expect(new Set(opened.map(({ paymentId }) => paymentId)).size).toBe(1);
  expect(new Set(opened.map(({ clientSecret }) => clientSecret)).size).toBe(1);
  const { paymentId } = opened[0];
  expect(
    await shop.rows('select payment_id from extra_payments where payment_id = $1', [paymentId]),
  ).toHaveLength(1);
  expect((await open()).paymentId).toBe(paymentId);
  await shop.shop.provider.cancel(paymentId, 'abandoned');
  const again = await Promise.all(Array.from({ length: 5 }, open));
  expect(new Set(again.map((each) => each.paymentId)).size).toBe(1);
  expect(again[0].paymentId).not.toBe(paymentId);
});

test('fifty changes up and down at once leave no gap in the papers and no cent astray', async () => {
  const sales = await Promise.all(Array.from({ length: 10 }, () => sold('2x')));
  const variants = ['1x', '3x', '2x', '4x', '1x'];
  await Promise.all(
    sales.flatMap(({ id, buyer }) =>
      variants.map(async (variant, turn) => {
        await save(id, { variant, key: `storm-${id}-${turn}` });
        const [change] = await changesOf(id);
        if (change?.link) await payLink(buyer, tokenOf(change.link));
      }),
    ),
  );
  await shop.settle();
  await expectEvenBooks();
}, 180_000);
