// Tests packing the day's orders: one run with one file to print, one label per order, a scan for every
// parcel, and "verzonden", which can be undone before customers are notified.

import { randomUUID } from 'node:crypto';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  departureSchema,
  orderLabelsSchema,
  type PackedParcel,
  packingSchema,
  parcelSchema,
} from '#modules/fulfilment/contract.ts';
import { departNow } from '#modules/fulfilment/index.ts';
import { orderDetailSchema } from '#modules/order-overview/contract.ts';
import { seconds } from '#shared/clock.ts';
import { type SendyStandIn, startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { addSettledOperator } from '#tests/support/new-operator.ts';
import { pageTexts } from '#tests/support/pdf-pages.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

let sendy: SendyStandIn;
let shop: TestShop;
beforeAll(async () => {
  sendy = await startSendyStandIn();
  shop = await startTestShop({ sendy });
});
afterAll(async () => {
  await shop.stop();
  await sendy.stop();
});
beforeEach(async () => {
  sendy.heal();
  await shop.settle();
  await shop.rows('truncate orders, packing_runs, packing_departures, mails restart identity cascade');
  sendy.bought.length = 0;
  sendy.shipments.length = 0;
});
/** Runs all jobs, including the delayed sends that would wait half a minute. */
async function settle() {
  await shop.rows("update jobs.job set start_after = now() where data->>'kind' = 'ship-packed'");
  await shop.settle();
}
afterEach(settle);

const ORDER = `insert into orders (customer_name, customer_email, street_name, house_number, postal_code, city, country, variant_code,
  quantity, subtotal, discount, shipping_cost, total, vat_rate, vat_amount, payment_state, status, archived_at, created_at, updated_at)
  select 'Anna ' || number, 'koper' || number || '@example.nl', 'Dam', '1', '1012JS', 'Amsterdam', 'NL', coalesce($1, (1 + number % 4) || 'x'),
  1 + number % 4, 2495, 0, 0, 2495, 21, 433, $2, $3, $4, now() - interval '1 hour' + number * interval '1 second', now()
  from generate_series(1, $5::int) as number returning id`;
type Given = { count?: number; variant?: string; payment?: string; status?: string; archived?: boolean };
async function place({ count = 1, variant, payment = 'paid', status = 'pending', archived }: Given = {}) {
  const given = [variant ?? null, payment, status, archived ? new Date() : null, count];
  const ids = (await shop.rows(ORDER, given)).map(({ id }) => Number(id));
  await shop.rows(
    `insert into order_lines (order_id, label, variant_code, quantity, unit_amount, amount)
     select id, variant_code, variant_code, 1, 2495, 2495 from orders where id = any($1)`,
    [ids],
  );
  return ids;
}

const PATH = '/api/admin/packing';
const read = async () => packingSchema.parse((await shop.asOperator('GET', PATH)).body);
const start = (orderIds?: number[], key: string = randomUUID()) =>
  shop.asOperator('POST', `${PATH}/runs`, { key, ...(orderIds && { orderIds }) });
const scan = (code: string | null) => shop.asOperator('POST', `${PATH}/scans`, { code });
const depart = (key: string = randomUUID()) => shop.asOperator('POST', `${PATH}/departures`, { key });
const parcels = async (): Promise<PackedParcel[]> => (await read()).runs.flatMap((run) => run.parcels);
const orderOf = async (id: number) =>
  orderDetailSchema.parse((await shop.asOperator('GET', `/api/admin/orders/${id}`)).body);
const mailsSent = async () => (await shop.rows("select recipient from mails where type = 'shipped'")).length;

const papersOf = async (run = 0, asked = '') => {
  const { body } = await shop.asOperator('GET', `${PATH}/runs/${run}/papers${asked}`);
  if (!(body instanceof Buffer)) throw new Error(`No papers: ${JSON.stringify(body)}`);
  return pageTexts(body);
};

/** Starts a packing run with this many orders and waits for the labels. Returns the parcels. */
async function stacked(count: number): Promise<PackedParcel[]> {
  await place({ count });
  await start();
  await shop.settle();
  return parcels();
}
/** Packs the parcels of a packing run and sends them. Returns the departure. */
async function sent(count: number) {
  for (const { trackingCode } of await stacked(count)) await scan(trackingCode);
  return departureSchema.parse((await depart()).body);
}

describe('a stack', () => {
  test('of 20 orders is one file of 40 pages in picking order, each label before its slip', async () => {
    await place({ count: 20 });
    expect((await read()).toPack.map(({ pieces }) => pieces)).toEqual(
      [1, 2, 3, 4].flatMap((pieces) => Array.from({ length: 5 }, () => pieces)),
    );
    expect((await start()).status).toBe(201);
    await shop.settle();
    const { toPack, toShip, runs } = await read();
    expect([toPack, toShip, runs.length]).toEqual([[], 20, 1]);
    const [run] = runs;
    expect(new Set(run?.parcels.map(({ label }) => label))).toEqual(new Set(['made']));
    const pages = await papersOf(run?.id);
    const names = run?.parcels.map(({ orderNumber }) => orderNumber) ?? [];
    expect(pages.map((text) => /ZW\d+/.exec(text)?.[0])).toEqual(names.flatMap((name) => [name, name]));
    expect(pages.map((text) => text.startsWith('Label '))).toEqual(names.flatMap(() => [true, false]));
    expect(pages[39]).toContain('4\npotten tandpoeder');
  });

  test('leaves out what is held back, cancelled, given back, archived, unpaid or sent', async () => {
    const [paid] = await place();
    const [held] = await place();
    await shop.rows("update orders set flags = '{on_hold}' where id = $1", [held]);
    const [disputed] = await place({ payment: 'disputed' });
    await place({ status: 'cancelled' });
    await place({ payment: 'refunded' });
    await place({ payment: 'unpaid' });
    await place({ archived: true });
    await place({ status: 'shipped' });
    const { toPack, toShip, heldBack } = await read();
    expect([toPack.map(({ orderId }) => orderId), toShip]).toEqual([[paid], 1]);
    expect(heldBack).toMatchObject([
      { orderId: held, stop: 'held' },
      { orderId: disputed, stop: 'disputed' },
    ]);
    await start();
    expect((await parcels()).map(({ orderId }) => orderId)).toEqual([paid]);
    expect((await start([held ?? 0])).body).toMatchObject({ code: 'nothing_to_pack' });
  });

  test('begun by two at once is one, and pressed twice too', async () => {
    await place({ count: 12 });
    const answers = await Promise.all([
      start(),
      start(),
      start(undefined, 'the same press'),
      start(undefined, 'the same press'),
    ]);
    expect(answers.every(({ status }) => status === 201 || status === 409)).toBe(true);
    await shop.settle();
    expect((await read()).runs).toHaveLength(1);
    expect(sendy.bought).toHaveLength(12);
    expect(new Set(sendy.bought).size).toBe(12);
  });

  test('keeps the label an order has, and needs none for a code from elsewhere', async () => {
    const [labelled, tracked] = await place({ count: 2 });
    await shop.asOperator('POST', '/api/sendy/create-label', { orderId: labelled });
    await shop.asOperator('PUT', `/api/orders/${tracked}`, { trackingCode: '3SHAND', carrier: 'dhl' });
    await start();
    await shop.settle();
    expect((await parcels()).map(({ label }) => label)).toEqual(['there', 'there']);
    expect(sendy.bought).toHaveLength(1);
    const [run] = (await read()).runs;
    expect(await papersOf(run?.id, '?paper=A4')).toHaveLength(3);
  });

  test('tells beside a parcel why it has no label, and makes that one alone when asked once more', async () => {
    const ids = await place({ count: 3 });
    await shop.asOperator('PUT', `/api/orders/${ids[0]}`, { city: '' });
    sendy.fail({ on: 'POST /shipments', kind: 'refused', times: 1 });
    await start();
    await shop.settle();
    const failed = (await parcels()).filter(({ label }) => label === 'failed');
    expect(failed.map(({ failure }) => failure)).toEqual(
      expect.arrayContaining([expect.stringContaining('niet compleet'), expect.stringContaining('postcode')]),
    );
    expect((await scan(failed[0]?.orderNumber ?? '')).body).toMatchObject({ code: 'label_pending' });
    await shop.asOperator('PUT', `/api/orders/${ids[0]}`, { city: 'Ede' });
    for (const { id } of failed) await shop.asOperator('POST', `${PATH}/parcels/${id}/label`);
    await shop.settle();
    expect(new Set((await parcels()).map(({ label }) => label))).toEqual(new Set(['made']));
    expect(sendy.bought).toHaveLength(3);
  });

  test('waits while the service is away, and goes on by itself', async () => {
    await place({ count: 2 });
    sendy.fail({ on: '*', kind: 'busy' });
    await start();
    await expect
      .poll(async () => (await parcels()).map(({ label, failure }) => `${label} ${failure}`), {
        timeout: 10_000,
      })
      .toEqual(Array.from({ length: 2 }, () => expect.stringMatching(/^waiting .*niet bereikbaar/)));
    sendy.heal();
    await expect
      .poll(async () => (await parcels()).map(({ label }) => label), { timeout: 90_000, interval: 500 })
      .toEqual(['made', 'made']);
    expect(sendy.bought).toHaveLength(2);
  });
});

describe('what is really packed', () => {
  /** Adds a withdrawal of one jar of the order before it was sent; the jar was put back into stock. */
  async function withdrawOne(orderId: number | undefined) {
    const [made] = await shop.rows(
      `insert into returns (order_id, status, origin, not_sent, actor, opened_at, updated_at)
       values ($1, 'paid', 'operator', true, 'admin', now(), now()) returning id`,
      [orderId],
    );
    await shop.rows(
      `insert into return_lines (return_id, article_code, announced, received, sellable) values ($1, 'jar', 1, 1, 1)`,
      [made?.id],
    );
  }

  test('is the same on the list, in the stack, on the slip and for the label service', async () => {
    const [larger] = await place({ variant: '3x' });
    const [smaller] = await place({ variant: '2x' });
    await withdrawOne(larger);
    await withdrawOne(smaller);
    const left = [{ name: 'Pot tandpoeder', quantity: 1 }];
    const brush = { name: 'Bamboe tandenborstel', quantity: 1 };
    expect((await read()).toPack).toMatchObject([
      { orderId: smaller, pieces: 1, contents: [...left, brush], leftOut: left },
      { orderId: larger, pieces: 2, contents: [{ quantity: 2 }, brush], leftOut: left },
    ]);
    await start();
    await shop.settle();
    const [run] = (await read()).runs;
    expect(run?.parcels.map(({ orderId, pieces }) => [orderId, pieces])).toEqual([
      [smaller, 1],
      [larger, 2],
    ]);
    const slip = (await papersOf(run?.id))[1] ?? '';
    expect(slip).toContain('1\npot tandpoeder');
    expect(slip).toContain('NIET meesturen: 1\u00a0pot tandpoeder');
    const parcel = run?.parcels[0];
    expect(sendy.shipments.map(({ body }) => Object(body).weight)).toContain((parcel?.weight ?? 0) / 1000);
  });

  test('waits while its customer has a difference to pay, unless it is named', async () => {
    const [waiting = 0, ready] = await place({ count: 2 });
    await shop.rows("update orders set flags = '{difference_open}' where id = $1", [waiting]);
    const told = (await read()).toPack.map(({ orderId, waitsFor }) => [orderId, waitsFor]);
    expect(new Map(told.map(([id, why]) => [id, why]))).toEqual(
      new Map([
        [waiting, 'difference'],
        [ready, null],
      ]),
    );
    await start();
    expect((await parcels()).map(({ orderId }) => orderId)).toEqual([ready]);
    expect((await start()).body).toMatchObject({ code: 'nothing_to_pack' });
    await start([waiting]);
    expect(new Set((await parcels()).map(({ orderId }) => orderId))).toEqual(new Set([ready, waiting]));
  });
});

test('an order that is changed after its papers were asked for says so, in the stack and on its new slip', async () => {
  const [parcel] = await stacked(1);
  expect([parcel?.changedAt, (await papersOf((await read()).runs[0]?.id))[1]]).toEqual([
    null,
    expect.not.stringContaining('Gewijzigd op'),
  ]);
  await shop.rows(
    `insert into order_changes (order_id, key, kind, state, settled_with, terms, difference, actor, applied_at, created_at, updated_at)
     values ($1, 'paid late', 'change', 'applied', 'payment', '{}', 1248, 'admin', now() + interval '1 minute', now(), now())`,
    [parcel?.orderId],
  );
  const [changed] = await parcels();
  expect(changed?.changedAt).not.toBeNull();
  expect((await papersOf((await read()).runs[0]?.id))[1]).toContain('Gewijzigd op');
});

describe('the kind of a parcel', () => {
  const changeKind = (id: number | undefined, shippingMethod: string) =>
    shop.asOperator('PUT', `${PATH}/parcels/${id}/kind`, { shippingMethod });

  test('is what was chosen when the stack began, else what the measures propose', async () => {
    const [flat = 0, other] = await place({ count: 2, variant: '1x' });
    await shop.asOperator('POST', `${PATH}/runs`, {
      key: randomUUID(),
      kinds: [{ orderId: flat, shippingMethod: 'brievenbus' }],
    });
    await shop.settle();
    expect(
      new Map((await parcels()).map(({ orderId, options }) => [orderId, options.shippingMethod])),
    ).toEqual(
      new Map([
        [flat, 'brievenbus'],
        [other, 'pakket'],
      ]),
    );
  });

  test('changed afterwards takes its label back and makes one other, also when pressed twice', async () => {
    const [parcel] = await stacked(1);
    const [before] = sendy.shipments;
    const answers = await Promise.all([
      changeKind(parcel?.id, 'brievenbus'),
      changeKind(parcel?.id, 'brievenbus'),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([204, 204]);
    await shop.rows("update jobs.job set start_after = now() where data->>'kind' = 'cancel-label'");
    await shop.settle();
    const [after] = await parcels();
    expect(after).toMatchObject({ label: 'made', options: { shippingMethod: 'brievenbus' } });
    expect(after?.trackingCode).not.toBe(parcel?.trackingCode);
    expect(sendy.shipments.map(({ status }) => status).toSorted()).toEqual(['cancelled', 'generated']);
    expect(sendy.shipments.find(({ uuid }) => uuid === before?.uuid)?.status).toBe('cancelled');
    expect((await orderOf(parcel?.orderId ?? 0)).trackingCode).toBe(after?.trackingCode);
  });

  test('stays once it is packed, and with a code from elsewhere', async () => {
    const [parcel] = await stacked(1);
    await scan(parcel?.orderNumber ?? '');
    expect((await changeKind(parcel?.id, 'brievenbus')).body).toMatchObject({ code: 'already_packed' });
    const [tracked] = await place();
    await shop.asOperator('PUT', `/api/orders/${tracked}`, { trackingCode: '3SHAND', carrier: 'dhl' });
    await start();
    await shop.settle();
    const other = (await parcels()).find(({ orderId }) => orderId === tracked);
    expect((await changeKind(other?.id, 'brievenbus')).body).toMatchObject({ code: 'already_tracked' });
    expect(sendy.bought).toHaveLength(1);
  });
});

describe('a scan', () => {
  test.each(['trackingCode', 'orderNumber'] as const)('of the %s marks its parcel, once', async (field) => {
    const [parcel] = await stacked(2);
    const code = parcel?.[field] ?? '';
    const answer = await scan(code.toLowerCase());
    expect(parcelSchema.parse(answer.body)).toMatchObject({ id: parcel?.id, packedBy: 'admin' });
    expect((await scan(code)).body).toMatchObject({ code: 'already_packed' });
    expect((await parcels()).map(({ packedAt }) => packedAt !== null)).toEqual([true, false]);
    expect((await orderOf(parcel?.orderId ?? 0)).history.map(({ kind }) => kind)).toContain('packed');
    const unpacked = await shop.asOperator('PATCH', `${PATH}/parcels/${parcel?.id}`, { packed: false });
    expect(unpacked.body).toMatchObject({ packedAt: null });
  });

  test('of something else, or of what was cancelled meanwhile, says so', async () => {
    const [parcel] = await stacked(1);
    expect((await scan('3SNIETVANONS')).body).toMatchObject({ code: 'parcel_unknown' });
    await shop.asOperator('PATCH', `/api/admin/orders/${parcel?.orderId}`, { status: 'cancelled' });
    expect((await scan(parcel?.trackingCode ?? '')).body).toMatchObject({
      code: 'parcel_stopped',
      detail: expect.stringContaining('Geannuleerd'),
    });
    expect((await parcels())[0]).toMatchObject({ stop: 'cancelled' });
    await shop.asOperator('DELETE', `${PATH}/parcels/${parcel?.id}`);
    expect(await parcels()).toEqual([]);
  });
});

describe('"verzonden"', () => {
  test('taken back within half a minute sends no mail and leaves every order as it was', async () => {
    const before = await (async () => {
      const made = await stacked(3);
      for (const { trackingCode } of made) await scan(trackingCode);
      return Promise.all(made.map(({ orderId }) => orderOf(orderId)));
    })();
    const { id, parcels: count, undoFor } = departureSchema.parse((await depart()).body);
    expect([count, undoFor]).toEqual([3, seconds(30)]);
    expect((await read()).departures).toMatchObject([{ id, parcels: 3 }]);
    expect((await shop.asOperator('DELETE', `${PATH}/departures/${id}`)).status).toBe(204);
    shop.skip(seconds(31));
    await departNow(shop.shop, { departureId: id });
    expect(await mailsSent()).toBe(0);
    expect(await Promise.all(before.map((order) => orderOf(order.id)))).toEqual(before);
    expect((await parcels()).every(({ packedAt, isLeaving }) => packedAt !== null && !isLeaving)).toBe(true);
  });

  test('ships every packed order once, with one mail each, also when pressed twice and begun again', async () => {
    const packed = await stacked(4);
    for (const { trackingCode } of packed.slice(0, 3)) await scan(trackingCode);
    const twice = await Promise.all([depart('one press'), depart('one press')]);
    expect([...twice, await depart()].map(({ status }) => status)).toEqual([201, 201, 409]);
    const [departure] = (await read()).departures;
    const departureId = departure?.id ?? 0;
    await expect(departNow(shop.shop, { departureId })).rejects.toThrow('not due');
    shop.skip(seconds(31));
    await Promise.allSettled([departNow(shop.shop, { departureId }), departNow(shop.shop, { departureId })]);
    await departNow(shop.shop, { departureId });
    await settle();
    expect(await mailsSent()).toBe(3);
    const orders = await Promise.all(packed.map(({ orderId }) => orderOf(orderId)));
    expect(orders.map(({ status }) => status)).toEqual(['shipped', 'shipped', 'shipped', 'pending']);
    for (const { history, shippedAt, status } of orders.slice(0, 3)) {
      expect(history.filter(({ to }) => to === 'shipped')).toHaveLength(1);
      expect([status, shippedAt]).toEqual(['shipped', expect.any(String)]);
    }
    expect((await shop.asOperator('DELETE', `${PATH}/departures/${departureId}`)).body).toMatchObject({
      code: 'departure_left',
    });
    expect((await parcels()).map(({ orderId }) => orderId)).toEqual([packed[3]?.orderId]);
    expect((await depart()).body).toMatchObject({ code: 'nothing_packed' });
  });

  test('leaves out what was cancelled in between', async () => {
    const { id: departureId } = await sent(2);
    const [parcel] = await parcels();
    await shop.asOperator('PATCH', `/api/admin/orders/${parcel?.orderId}`, { status: 'cancelled' });
    shop.skip(seconds(31));
    await departNow(shop.shop, { departureId });
    await settle();
    expect(await mailsSent()).toBe(1);
    expect((await orderOf(parcel?.orderId ?? 0)).status).toBe('cancelled');
    expect(await parcels()).toMatchObject([{ stop: 'cancelled', isLeaving: false }]);
  });
});

test('a jar is proposed as a parcel by the carrier of the settings, and made so by a call that says nothing', async () => {
  const [first = 0] = await place({ variant: '1x' });
  const labels = await shop.asOperator('GET', `/api/admin/orders/${first}/labels`);
  expect(orderLabelsSchema.parse(labels.body).proposed).toMatchObject({
    carrier: 'postnl',
    shippingMethod: 'pakket',
  });
  const { body } = await shop.asOperator('POST', '/api/sendy/create-label', { orderId: first });
  expect(body).toMatchObject({ label: { options: { shippingMethod: 'pakket' } } });
  expect(sendy.shipments[0]?.body).toMatchObject({ weight: 0.165 });
});

test('a packer sees what waits without amounts or addresses for mail, and nothing else', async () => {
  const [parcel] = await stacked(1);
  const cookie = await logInForCookie(shop.address, await addSettledOperator(shop, 'inpakker', 'packer'));
  const asPacker = (method: string, path: string, body?: object) =>
    callHttp({ method, url: `${shop.address}${path}`, headers: { cookie }, body });
  const seen = await asPacker('GET', PATH);
  expect(JSON.stringify(seen.body)).not.toMatch(/24[.,]95|2495|@example|Dam/);
  expect((await asPacker('POST', `${PATH}/scans`, { code: parcel?.orderNumber })).status).toBe(200);
  for (const path of [
    '/api/admin/orders',
    `/api/admin/orders/${parcel?.orderId}`,
    '/api/admin/customers',
    '/api/admin/settings',
  ])
    expect((await asPacker('GET', path)).status).toBe(403);
  expect((await asPacker('POST', `/api/admin/orders/${parcel?.orderId}/refunds`, {})).status).toBe(403);
});
