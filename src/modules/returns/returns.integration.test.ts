// Tests of returns from withdrawal to refund: parcel held back or sent back, stock counted once, refunded
// once and exactly.

import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { DETAILS, sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';
import { returnDetailSchema, returnPageSchema } from './return-contract.ts';
import { listHeldBackItems } from './unsent/held-back-items.ts';
import { withdrawalSchema } from './withdrawals/withdrawal-contract.ts';

let shop: TestShop;
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());

async function sold(variant = '2x', isSent = true): Promise<number> {
  const { orderId } = await sell(shop, { variant });
  if (isSent) await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status: 'delivered' });
  await shop.settle();
  return orderId;
}

let keys = 0;
const newKey = () => {
  keys += 1;
  return `return-test-key-${keys}`;
};
const orderOf = async (orderId: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${orderId}`)).body);
const withdraw = async (orderId: number, overrides: object = {}) => {
  const { orderNumber } = await orderOf(orderId);
  const { customerName, customerEmail } = DETAILS;
  await shop
    .newBuyer()
    .call('POST', '/api/withdrawals', { customerName, customerEmail, orderNumber, ...overrides });
  await shop.settle();
};
const read = async (id: number) =>
  returnDetailSchema.parse((await shop.asOperator('GET', `/api/admin/returns/${id}`)).body);
const onlyReturnOf = async (orderId: number) => {
  const [returned] = (await orderOf(orderId)).returns;
  if (!returned) throw new Error('There is no return');
  return read(returned.id);
};
const tryOpen = (orderId: number, overrides: object = {}) =>
  shop.asOperator('POST', '/api/admin/returns', { orderId, idempotencyKey: newKey(), ...overrides });
const open = async (orderId: number, overrides: object = {}) =>
  returnDetailSchema.parse((await tryOpen(orderId, overrides)).body);
const step = async (id: number, to: string, overrides: object = {}) => {
  const { version } = await read(id);
  return shop.asOperator('POST', `/api/admin/returns/${id}/steps`, { to, version, ...overrides });
};
const check = (id: number, sellable: number, broken: number, overrides: object = {}) =>
  step(id, 'checked', { lines: [{ article: 'jar', sellable, broken }], ...overrides });
const pay = async (id: number, amount: string, overrides: object = {}) => {
  const { version } = await read(id);
  return shop.asOperator('POST', `/api/admin/returns/${id}/refund`, {
    amount,
    version,
    idempotencyKey: newKey(),
    ...overrides,
  });
};
const waiting = async () =>
  returnPageSchema
    .parse((await shop.asOperator('GET', '/api/admin/returns?status=waiting&limit=50')).body)
    .items.map(({ id }) => id);
const edit = async (id: number, overrides: object) => {
  const { version } = await read(id);
  return shop.asOperator('PUT', `/api/admin/returns/${id}`, { version, ...overrides });
};
const one = async (text: string, values: unknown[] = []) => (await shop.rows(text, values))[0];
const jars = async () =>
  Number((await one(`select on_hand from stock_articles where code = 'jar'`))?.on_hand);
const papersOf = async (orderId: number) =>
  one(
    `select coalesce(sum(total) filter (where kind = 'credit_note'), 0)::int as total,
      coalesce(sum(vat_amount) filter (where kind = 'credit_note'), 0)::int as vat,
      sum(vat_amount) filter (where kind = 'invoice')::int as all_vat from invoices where order_id = $1`,
    [orderId],
  );
const areGapFree = async () =>
  one(`select bool_and(papers = last) as yes from (select last,
    (select count(*) from invoices where series = c.series and year = c.year) as papers from invoice_counters c) as series`);

describe('a withdrawal of what was delivered', () => {
  test('opens a return, in part comes back with wear, and is paid to the cent with its papers', async () => {
    const before = await jars();
    const orderId = await sold();
    await withdraw(orderId, { jars: 1 });
    const returned = await onlyReturnOf(orderId);
    expect(returned).toMatchObject({ status: 'announced', origin: 'withdrawal', notSent: false, pieces: 1 });
    expect(returned.refundBefore).toMatch(/^\d{4}-\d\d-\d\d$/);
    await step(returned.id, 'underway');
    await step(returned.id, 'received');
    const wear = { deduction: '5,00', deductionReason: 'Pot was open en half leeg' };
    expect((await check(returned.id, 0, 1, { deduction: '5,00' })).status).toBe(422);
    expect((await check(returned.id, 0, 1, wear)).body).toMatchObject({
      status: 'checked',
      money: { goods: '18.72', shipping: '0.00', deduction: '5.00', due: '13.72' },
    });
    expect((await pay(returned.id, '18.72')).body).toMatchObject({ code: 'price_changed' });
    expect((await pay(returned.id, '13.72')).body).toMatchObject({
      status: 'paid',
      refund: { amount: '13.72', status: 'succeeded' },
    });
    await shop.settle();
    expect(await jars()).toBe(before - 2);
    const order = await orderOf(orderId);
    expect(order).toMatchObject({
      paymentStatus: 'partially_refunded',
      withdrawals: [{ settledBy: { amount: '13.72' } }],
    });
    expect(order.money.refunds[0]?.reason).toContain('€5,00 ingehouden: Pot was open');
    expect(order.history.filter(({ kind }) => kind === 'return').map(({ to }) => to)).toEqual([
      'announced',
      'underway',
      'received',
      'checked',
      'paid',
    ]);
    expect(await papersOf(orderId)).toMatchObject({ total: 1372, vat: 238 });
    expect(await areGapFree()).toEqual({ yes: true });
  });

  test('in two parts pays the whole, its VAT too, and puts every jar back', async () => {
    const before = await jars();
    const orderId = await sold();
    await withdraw(orderId, { jars: 1 });
    const first = await onlyReturnOf(orderId);
    await check(first.id, 1, 0);
    await pay(first.id, '18.72');
    const second = await open(orderId);
    expect(second.lines).toMatchObject([{ announced: 1, most: 1 }]);
    await check(second.id, 1, 0);
    expect((await pay(second.id, '18.71')).body).toMatchObject({ status: 'paid' });
    await shop.settle();
    expect(await jars()).toBe(before);
    const papers = await papersOf(orderId);
    expect([papers?.total, papers?.vat]).toEqual([3743, papers?.all_vat]);
    expect((await orderOf(orderId)).paymentStatus).toBe('refunded');
    expect((await tryOpen(orderId)).body).toMatchObject({ code: 'nothing_to_return' });
  });

  test('mails how to send it, with the label, which its customer finds on the page of the order', async () => {
    const orderId = await sold();
    await withdraw(orderId);
    const mail = await one(
      `select text, attachments::text from mails where type = 'return_instructions' and order_id = $1`,
      [orderId],
    );
    const { id, reference } = await onlyReturnOf(orderId);
    expect(mail?.text).toContain(`/retourlabel/${reference}`);
    expect(mail?.attachments).toContain(`return-label:${id}`);
    const label = await shop.asOperator('GET', `/api/admin/returns/${id}/label`);
    expect([label.status, label.headers['content-type']]).toEqual([200, 'application/pdf']);
  });

  test('declared twice is one return, which settles both', async () => {
    const orderId = await sold();
    await withdraw(orderId);
    await withdraw(orderId, { reason: 'Nog eens' });
    const returned = await onlyReturnOf(orderId);
    expect(returned.withdrawals).toHaveLength(2);
    await step(returned.id, 'refused', { reason: 'Verzegeling verbroken' });
    const all = (await shop.asOperator('GET', '/api/admin/withdrawals?status=settled')).body;
    const ids = returned.withdrawals.map(({ id }) => id);
    const settled = Object(all).items.map((row: unknown) => withdrawalSchema.parse(row));
    expect(settled.filter(({ id }: { id: number }) => ids.includes(id))).toHaveLength(2);
    expect((await step(returned.id, 'announced')).body).toMatchObject({
      status: 'announced',
      endReason: null,
    });
  });
});

describe('a withdrawal of what was not sent', () => {
  test('holds the parcel back at once: no label, none printed, until the return is done with', async () => {
    const before = await jars();
    const orderId = await sold('2x', false);
    await withdraw(orderId, { jars: 1 });
    expect(await orderOf(orderId)).toMatchObject({ flags: ['on_hold'], returns: [{ notSent: true }] });
    const label = () => shop.asOperator('POST', '/api/sendy/create-label', { orderId });
    expect((await label()).body).toMatchObject({ code: 'order_held' });
    const { version } = await orderOf(orderId);
    await shop.asOperator('PUT', `/api/orders/${orderId}`, { seenFlags: ['on_hold'], version });
    expect((await orderOf(orderId)).flags).toEqual(['on_hold']);
    const { id } = await onlyReturnOf(orderId);
    expect((await step(id, 'underway')).body).toMatchObject({ code: 'return_step_refused' });
    await check(id, 1, 0);
    expect(await jars()).toBe(before - 1);
    await pay(id, '18.72');
    expect((await orderOf(orderId)).flags).toEqual([]);
    expect((await label()).status).toBe(200);
    const slip = await shop.asOperator('GET', `/api/admin/orders/${orderId}/packing-slip`);
    expect(slip.status).toBe(200);
    expect(await listHeldBackItems(shop.database.orm, [orderId])).toEqual(
      new Map([[orderId, [{ article: 'jar', name: 'Pot tandpoeder', quantity: 1 }]]]),
    );
  });

  test('of the whole order ends with cancelling it, which settles the withdrawal', async () => {
    const before = await jars();
    const orderId = await sold('2x', false);
    await withdraw(orderId);
    expect(await onlyReturnOf(orderId)).toMatchObject({ notSent: true, wholeOrder: true });
    const act = { refund: '37,43', restock: true, takeLabelBack: true, idempotencyKey: newKey() };
    await shop.asOperator('POST', `/api/admin/orders/${orderId}/cancellation`, act);
    await shop.settle();
    expect(await onlyReturnOf(orderId)).toMatchObject({ status: 'paid', refund: { amount: '37.43' } });
    expect(await orderOf(orderId)).toMatchObject({
      status: 'cancelled',
      flags: [],
      paymentStatus: 'refunded',
      withdrawals: [{ settledBy: { amount: '37.43' } }],
    });
    expect(await jars()).toBe(before);
  });

  test('that left all the same comes back by post', async () => {
    const orderId = await sold('2x', false);
    await withdraw(orderId);
    await shop.asOperator('PATCH', `/api/admin/orders/${orderId}`, { status: 'shipped' });
    expect(await orderOf(orderId)).toMatchObject({
      flags: [],
      returns: [{ notSent: false, status: 'announced' }],
    });
  });
});

describe('a return by the operator', () => {
  test('pressed twice is one; another waits until it is done with, and no more comes than left', async () => {
    const orderId = await sold();
    const same = { idempotencyKey: newKey() };
    const [one, other] = await Promise.all([tryOpen(orderId, same), tryOpen(orderId, same)]);
    expect(Object(one.body).id).toBe(Object(other.body).id);
    expect((await tryOpen(orderId)).body).toMatchObject({ code: 'return_open' });
    const { id } = await onlyReturnOf(orderId);
    expect((await edit(id, { lines: [{ article: 'jar', quantity: 3 }] })).status).toBe(422);
    expect((await check(id, 2, 1)).status).toBe(422);
    await edit(id, { lines: [{ article: 'jar', quantity: 1 }] });
    expect((await read(id)).lines).toMatchObject([{ announced: 1, most: 2 }]);
  });

  test('is paid once by five at the same moment, and sees who was faster', async () => {
    const orderId = await sold();
    const { id } = await open(orderId);
    expect(await waiting()).not.toContain(id);
    await check(id, 2, 0);
    expect(await waiting()).toContain(id);
    const answers = await Promise.all(Array.from({ length: 5 }, () => pay(id, '37.43')));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    await shop.settle();
    expect((await orderOf(orderId)).money.refunds.map(({ amount }) => amount)).toEqual(['37.43']);
    expect(
      (await shop.asOperator('POST', `/api/admin/returns/${id}/steps`, { to: 'closed', version: 1 })).body,
    ).toMatchObject({
      code: 'edit_conflict',
    });
  });

  test('keeps what is broken out of the shelf, and says both', async () => {
    const orderId = await sold();
    const before = await jars();
    const { id, reference } = await open(orderId);
    await check(id, 1, 1);
    expect(await jars()).toBe(before + 1);
    const moves = await shop.rows(
      'select kind, quantity, note from stock_movements where order_id = $1 and kind <> $2 order by id',
      [orderId, 'sold'],
    );
    expect(moves).toEqual([
      { kind: 'returned', quantity: 2, note: reference },
      { kind: 'broken', quantity: -1, note: reference },
    ]);
  });

  test('is found by its number, the order and the name, and counted beside its section', async () => {
    const orderId = await sold();
    const { reference } = await open(orderId);
    const { orderNumber } = await orderOf(orderId);
    const find = async (query: string) =>
      returnPageSchema.parse((await shop.asOperator('GET', `/api/admin/returns?${query}`)).body);
    expect((await find(`q=${reference}`)).items).toMatchObject([{ reference }]);
    expect((await find(`q=${orderNumber}`)).items).toMatchObject([{ reference }]);
    expect((await find('q=anna&status=open')).items.length).toBeGreaterThan(0);
    expect((await find('q=anna&status=paid')).items.map((row) => row.reference)).not.toContain(reference);
  });
});
