// Tests bank orders: the proforma by mail, the held pack, the order when its money is booked, and books that
// do not count this money as the payment provider's.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { journalPageSchema } from '#modules/bookkeeping/contract.ts';
import { writeAuditFile } from '#modules/bookkeeping/index.ts';
import { bankOrderSchema } from '#modules/checkout/contract.ts';
import { deleteExpiredBankOrders, reconcilePayments } from '#modules/checkout/index.ts';
import { compareBooks } from '#modules/operations/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { days, minutes } from '#shared/clock.ts';
import { addDays, dayOf } from '#shared/shop-days.ts';
import { DETAILS } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

const PATH = '/api/admin/bank-orders';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

let keys = 0;
const ask = (body: object = {}) => {
  keys += 1;
  return shop.asOperator('POST', PATH, { ...DETAILS, key: `by-bank-${keys}`, variant: '2x', ...body });
};
const offer = async (body: object = {}) => bankOrderSchema.parse((await ask(body)).body);
const receive = (id: number, body: object = {}) =>
  shop.asOperator('POST', `${PATH}/${id}/receipt`, {
    amount: '37,43',
    receivedOn: dayOf(shop.now()),
    ...body,
  });
const waiting = async () => bankOrderSchema.array().parse((await shop.asOperator('GET', PATH)).body);
const orderOf = async (id: unknown) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${Number(id)}`)).body);
const placed = async (body: object = {}) => {
  const { id } = await offer();
  const answer = await receive(id, body);
  await shop.settle();
  return orderOf(Object(answer.body).id);
};
const journalOf = async (orderNumber: string) =>
  journalPageSchema
    .parse((await shop.asOperator('GET', `/api/admin/bookkeeping/journal?limit=50&q=${orderNumber}`)).body)
    .items.map(({ kind, amount }) => `${kind} ${amount}`)
    .sort();
const transfer = (orderId: number, refundId: unknown, outcome: string) =>
  shop.asOperator('POST', `/api/admin/orders/${orderId}/refunds/${Number(refundId)}/transfer`, { outcome });

test('without an account to pay to none is made, and it is said where that is filled in', async () => {
  const { status, body } = await ask();
  expect([status, body]).toMatchObject([
    409,
    { code: 'no_iban', detail: expect.stringContaining('Instellingen') },
  ]);
  const wrong = { bank: { iban: 'NL91 ABNA 0417 1643 01' } };
  expect((await shop.asOperator('PUT', '/api/admin/settings', wrong)).status).toBe(422);
  const right = { bank: { iban: 'nl91 abna 0417 1643 00', accountName: 'Zwartwit', payWithinDays: 10 } };
  expect((await shop.asOperator('PUT', '/api/admin/settings', right)).status).toBe(200);
});

describe('offered', () => {
  test('twice with one key it is one: mailed once with its paper, and set aside once', async () => {
    const answers = await Promise.all([ask({ key: 'one-and-same' }), ask({ key: 'one-and-same' })]);
    const [first] = answers.map(({ body }) => bankOrderSchema.parse(body));
    expect(new Set(answers.map(({ body }) => Object(body).id)).size).toBe(1);
    expect(first).toMatchObject({
      reference: `PF${100_000 + Number(first?.id)}`,
      total: '37.43',
      isOverdue: false,
    });
    await shop.settle();
    const mails = await shop.rows(
      `select id, subject, status, text, html, attachments from mails where type = 'proforma'`,
    );
    expect(mails).toMatchObject([{ status: 'sent', subject: expect.stringContaining('€37,43') }]);
    expect(mails[0]?.text).toContain('NL91 ABNA 0417 1643 00');
    // The code to scan is a picture of the mail itself.
    expect(mails[0]?.html).toContain('src="cid:betaalcode.png"');
    expect(mails[0]?.attachments).toMatchObject([
      { filename: expect.stringMatching(/^proformafactuur-PF\d+\.pdf$/) },
      { filename: 'betaalcode.png', document: `transfer-code:${first?.id}`, inline: true },
    ]);
    const seen = await shop.asOperator('GET', `/api/admin/outbox/${mails[0]?.id}`);
    expect(seen.body).toMatchObject({ html: expect.stringContaining('src="data:image/png;base64,iVBOR') });
    const paper = await shop.asOperator('GET', `${PATH}/${first?.id}/proforma`);
    expect(paper.status).toBe(200);
    expect(await waiting()).toHaveLength(1);
    expect(await shop.rows('select variant_code from stock_holds')).toEqual([{ variant_code: '2x' }]);
    // No basket is left behind by it.
    expect(await shop.rows('select id from draft_orders')).toEqual([]);
    expect((await shop.asOperator('DELETE', `${PATH}/${first?.id}`)).status).toBe(204);
    expect((await shop.asOperator('DELETE', `${PATH}/${first?.id}`)).status).toBe(204);
    await shop.settle();
    const [told, ...others] = await shop.rows(
      `select subject, text from mails where type = 'bank_order_withdrawn'`,
    );
    expect([told?.text, others]).toEqual([expect.stringContaining('niets meer over te maken'), []]);
    expect((await receive(Number(first?.id))).body).toMatchObject({ code: 'link_over' });
    expect([await waiting(), await shop.rows('select id from stock_holds')]).toEqual([[], []]);
  });

  test('an address to mail to and to send to, and something to pay, are asked for', async () => {
    expect((await ask({ customerEmail: '' })).body).toMatchObject({ errors: [{ path: 'customerEmail' }] });
    expect((await ask({ streetName: '' })).body).toMatchObject({ errors: [{ path: 'streetName' }] });
    expect((await ask({ variant: '9x' })).body).toMatchObject({ code: 'unknown_variant' });
    expect((await ask({ couponCode: 'NEP' })).body).toMatchObject({ code: 'coupon_invalid' });
  });

  test('what was promised is not sold to another, and what is not there is not promised', async () => {
    const [jar] = await shop.rows(`select on_hand from stock_articles where code = 'jar'`);
    const others = Number(jar?.on_hand) - 3;
    await shop.rows(`update stock_articles set on_hand = on_hand - $1 where code = 'jar'`, [others]);
    const { id } = await offer();
    expect((await ask()).body).toMatchObject({ code: 'sold_out' });
    const buyer = shop.newBuyer();
    await buyer.saveDetails();
    expect((await buyer.call('POST', '/api/checkout', { variant: '2x' })).body).toMatchObject({
      code: 'sold_out',
    });
    expect((await receive(id)).body).toMatchObject({ flags: [] });
    await shop.rows(`update stock_articles set on_hand = on_hand + $1 where code = 'jar'`, [others]);
  });
});

describe('the money', () => {
  test('makes the order once, however often it is booked: paid, invoiced, confirmed, in the journal', async () => {
    const { id } = await offer({ couponCode: 'welkom10' });
    const amount = '33,69';
    const answers = await Promise.all([
      receive(id, { amount }),
      receive(id, { amount }),
      receive(id, { amount }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(new Set(answers.map(({ body }) => Object(body).id)).size).toBe(1);
    await shop.settle();
    const order = await orderOf(Object(answers[0]?.body).id);
    expect(order).toMatchObject({ total: '33.69', paymentStatus: 'paid', flags: [], couponCode: 'WELKOM10' });
    expect(order).toMatchObject({
      customerName: 'Anna de Vries',
      city: 'Amsterdam',
      money: { byBank: true },
    });
    expect(order.invoices.map(({ kind, total }) => [kind, total])).toEqual([['invoice', '33.69']]);
    expect(order.history[0]).toMatchObject({ kind: 'placed', note: 'bank' });
    const mails = await shop.rows('select type from mails where order_id = $1', [order.id]);
    expect(mails).toEqual([{ type: 'order_confirmation' }]);
    expect(await journalOf(order.orderNumber)).toEqual(['bank_receipt 3369', 'invoice 3369']);
    expect([await waiting(), await shop.rows('select id from stock_holds')]).toEqual([[], []]);
    expect((await receive(id, { amount: '1' })).body).toMatchObject({ code: 'already_paid' });
    expect((await shop.asOperator('DELETE', `${PATH}/${id}`)).body).toMatchObject({ code: 'already_paid' });
  });

  test('of a day long before the offer is refused, and nothing is booked', async () => {
    const { id } = await offer();
    const refused = await receive(id, { receivedOn: addDays(dayOf(shop.now()), -366) });
    expect(refused.status).toBe(422);
    expect(refused.body).toMatchObject({ errors: [{ path: 'receivedOn' }] });
    expect(await waiting()).toHaveLength(1);
    expect((await receive(id, { receivedOn: addDays(dayOf(shop.now()), -3) })).status).toBe(200);
  });

  test('of a day to come, or of another amount without a choice, is refused', async () => {
    const { id } = await offer();
    expect((await receive(id, { receivedOn: '2199-01-01' })).body).toMatchObject({
      errors: [{ path: 'receivedOn' }],
    });
    expect((await receive(id, { amount: '30,00' })).body).toMatchObject({
      code: 'amount_differs',
      total: '37.43',
      received: '30.00',
    });
    expect(await waiting()).toHaveLength(1);
    const less = await receive(id, { amount: '30,00', acceptDifference: true });
    await shop.settle();
    const order = await orderOf(Object(less.body).id);
    expect(order).toMatchObject({
      total: '30.00',
      discount: '7.43',
      vatAmount: '5.21',
      paymentStatus: 'paid',
      flags: [],
    });
    expect(order.invoices.map(({ total }) => total)).toEqual(['30.00']);
  });

  test('that is too much waits to be transferred back, and has no paper of its own', async () => {
    const order = await placed({ amount: '40,00', acceptDifference: true });
    expect(order).toMatchObject({ total: '37.43', paymentStatus: 'paid', flags: ['transfer_due'] });
    expect(order.history.map(({ kind }) => kind)).toContain('overpaid');
    const [refund] = order.money.refunds;
    expect(refund).toMatchObject({
      amount: '2.57',
      status: 'pending',
      byBank: true,
      reason: 'Te veel overgemaakt',
    });
    expect((await transfer(order.id, refund?.id, 'transferred')).body).toMatchObject({ status: 'succeeded' });
    await shop.settle();
    const after = await orderOf(order.id);
    expect([after.flags, after.invoices.length, after.paymentStatus]).toEqual([[], 1, 'paid']);
    const [mail] = await shop.rows(`select text from mails where type = 'refund' and order_id = $1`, [
      order.id,
    ]);
    expect(mail?.text).toContain('meer overgemaakt dan je bestelling kost');
    expect(await journalOf(order.orderNumber)).toEqual([
      'bank_receipt 257',
      'bank_receipt 3743',
      'bank_refund -257',
      'invoice 3743',
    ]);
  });

  test('that comes after its time is honoured; sent again it has its time anew', async () => {
    const { id } = await offer();
    const again = await shop.asOperator('POST', `${PATH}/${id}/mail`);
    expect(again.status).toBe(200);
    shop.skip(days(11));
    expect(await waiting()).toMatchObject([{ id, isOverdue: true }]);
    const toDo = Object((await shop.asOperator('GET', '/api/admin/to-do')).body);
    expect(JSON.stringify(toDo)).toContain('bankbetaling over tijd');
    const [hold] = await shop.rows('select expires_at from stock_holds');
    expect(new Date(String(hold?.expires_at)) > shop.now()).toBe(true);
    shop.skip(days(4));
    expect((await receive(id)).body).toMatchObject({ total: '37.43', flags: [] });
    await shop.settle();
  });
});

describe('what goes back', () => {
  test('is said to be transferred by who did it: then there is a credit note and a mail', async () => {
    const order = await placed();
    const asked = { idempotencyKey: 'back-by-bank-1', amount: '5,00', reason: 'Deuk in de pot' };
    const refund = await shop.asOperator('POST', `/api/admin/orders/${order.id}/refunds`, asked);
    expect(refund.body).toMatchObject({ status: 'pending', byBank: true });
    await shop.settle();
    expect(await orderOf(order.id)).toMatchObject({
      flags: ['transfer_due'],
      paymentStatus: 'partially_refunded',
    });
    const { id } = Object(refund.body);
    const both = await Promise.all([
      transfer(order.id, id, 'transferred'),
      transfer(order.id, id, 'transferred'),
    ]);
    expect(both.map(({ body }) => Object(body).status)).toEqual(['succeeded', 'succeeded']);
    await shop.settle();
    const after = await orderOf(order.id);
    expect(after.invoices.map(({ kind, total }) => `${kind} ${total}`)).toEqual([
      'invoice 37.43',
      'credit_note 5.00',
    ]);
    expect(await journalOf(order.orderNumber)).toEqual([
      'bank_receipt 3743',
      'bank_refund -500',
      'credit_note -500',
      'invoice 3743',
    ]);
    // The bank sends it back after all.
    expect((await transfer(order.id, id, 'failed')).body).toMatchObject({ status: 'failed' });
    await shop.settle();
    expect((await journalOf(order.orderNumber)).slice(0, 4)).toEqual([
      'bank_receipt 3743',
      'bank_refund -500',
      'bank_refund 500',
      'credit_correction 500',
    ]);
    expect((await transfer(order.id, id, 'transferred')).body).toMatchObject({ code: 'refund_refused' });
  });

  test('of a cancelled order, and of one that became smaller, goes the same way', async () => {
    const cancelled = await placed();
    const answer = await shop.asOperator('POST', `/api/admin/orders/${cancelled.id}/cancellation`, {
      idempotencyKey: 'cancel-by-bank',
      refund: '37,43',
      restock: true,
      takeLabelBack: false,
    });
    expect(answer.body).toMatchObject({ refund: { status: 'pending', byBank: true } });
    const smaller = await placed();
    const saved = await shop.asOperator('PUT', `/api/orders/${smaller.id}`, {
      variant: '1x',
      settle: 'money',
    });
    expect(saved.status).toBe(200);
    await shop.settle();
    for (const { id } of [cancelled, smaller]) {
      const { money, flags } = await orderOf(id);
      expect([flags, money.refunds.map(({ status }) => status)]).toEqual([['transfer_due'], ['pending']]);
      expect((await transfer(id, money.refunds[0]?.id, 'transferred')).status).toBe(200);
    }
    await shop.settle();
  });
});

test('provider and books agree with all of it: nothing is missed, nothing differs, debit is credit', async () => {
  shop.skip(minutes(30));
  const report = await reconcilePayments(shop.shop, 'full');
  expect(report).toMatchObject({ repaired: 0, unexplained: [] });
  await shop.settle();
  shop.skip(minutes(30));
  expect(await compareBooks(shop.shop, 'system')).toMatchObject({ found: 0 });
  expect(await shop.rows('select kind, subject from differences where resolved_at is null')).toEqual([]);
  let file = '';
  const now = dayOf(shop.now());
  const quarter = `${now.slice(0, 4)}-${Math.ceil(Number(now.slice(5, 7)) / 3)}`;
  for await (const piece of writeAuditFile(shop.shop, quarter)) file += piece;
  expect(file).toContain('<jrnID>BNK</jrnID>');
});

test('nobody is kept longer than a basket, and nothing stays set aside', async () => {
  await offer();
  await shop.settle();
  shop.skip(days(91));
  await deleteExpiredBankOrders(shop.shop);
  expect(await shop.rows('select id from bank_orders')).toEqual([]);
  expect(await shop.rows(`select id from stock_holds where owner like 'bank:%'`)).toEqual([]);
});
