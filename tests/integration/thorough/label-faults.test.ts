// Tests failures of the label service (slow, unavailable, wrong, unreadable) and killed processes: each label
// is bought once, the operator sees what happened, and the label arrives in the end.

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createSendyLabels } from '#integrations/sendy-labels/sendy-labels.ts';
import {
  cancelLabel,
  cancelOrderLabel,
  createLabelProviders,
  createOrderLabel,
  makeLabel,
} from '#modules/fulfilment/index.ts';
import type { LabelOptions, LabelProvider } from '#modules/shipping/index.ts';
import { findFreePort } from '#platform/http/connections/listen.ts';
import { minutes } from '#shared/clock.ts';
import { type SendyFault, type SendyStandIn, startSendyStandIn } from '#tests/fakes/sendy/sendy-stand-in.ts';
import { sell } from '#tests/support/buyer.ts';
import { startTestShop, type TestShop } from '#tests/support/shop.ts';

/** The adapter's timeout in ms. A normal answer is faster, even on a busy machine. */
const PATIENCE = 2_000;
const OPTIONS: LabelOptions = {
  carrier: 'postnl',
  serviceLevel: 'standard',
  shippingMethod: 'pakket',
  insurance: false,
  signature: false,
};

let shop: TestShop;
let sendy: SendyStandIn;
let skipped = 0;
const clock = { now: () => new Date(Date.now() + skipped) };
beforeAll(async () => {
  shop = await startTestShop();
});
afterAll(() => shop.stop());
beforeEach(async () => {
  sendy = await startSendyStandIn();
});
afterEach(() => sendy.stop());

/**
 * Returns the label functions of the shop with a short timeout, a movable clock, and a provider that `change`
 * may alter.
 */
function labelsWith(change: (provider: LabelProvider) => LabelProvider = (provider) => provider) {
  const { token, url: apiBase } = sendy;
  const access = { token, apiBase, timeoutMs: PATIENCE, shopId: null, accessEndsAt: null, clock };
  const labelProviders = createLabelProviders(change(createSendyLabels(access)), []);
  const needs = { ...shop.shop, labelProviders, clock };
  return {
    create: (orderId: number, replace = false, shipmentOptions = OPTIONS) =>
      createOrderLabel(needs, { orderId, shipmentOptions, replace }, 'admin'),
    cancel: (orderId: number) => cancelOrderLabel(needs, orderId, 'admin'),
    makeLabel: (shipmentId: number) => makeLabel(needs, shipmentId),
    cancelLabel: (shipmentId: number) => cancelLabel(needs, shipmentId),
  };
}

const sold = async () => (await sell(shop)).orderId;
const shipmentsOf = (orderId: number) =>
  shop.rows('select * from shipments where order_id = $1 order by id', [orderId]);
const storyOf = async (orderId: number) =>
  (
    await shop.rows("select kind from order_events where order_id = $1 and kind like 'label%' order by id", [
      orderId,
    ])
  ).map(({ kind }) => kind);
/** Runs the job that checks a label four times, six minutes apart. */
async function lookAfter(labels: ReturnType<typeof labelsWith>, orderId: number): Promise<void> {
  for (let turn = 0; turn < 4; turn += 1) {
    skipped += minutes(6);
    const [row] = await shipmentsOf(orderId);
    await labels.makeLabel(Number(row?.id)).catch(() => undefined);
  }
}

const UNKNOWN_OUTCOMES = ['silent', 'silent_done', 'broken', 'broken_done', 'nonsense_done'] as const;
const CALLS = ['POST /shipments', 'POST /generate', 'GET /shipments'];

describe.each(CALLS)('when the answer to %s', (on) => {
  test.each(UNKNOWN_OUTCOMES)(
    'is %s, the operator is told, and the label comes later, once',
    async (kind) => {
      const orderId = await sold();
      const labels = labelsWith();
      sendy.fail({ on, kind, times: 1 });
      await expect(labels.create(orderId)).rejects.toMatchObject({ status: 503 });
      expect(await storyOf(orderId)).toEqual(['label_unanswered']);
      // At once and by hand: nothing is bought while it is not known what became of the first try.
      await labels.create(orderId).catch(() => undefined);
      await lookAfter(labels, orderId);
      const { trackingCode } = await labels.create(orderId);
      expect(trackingCode).toBeTruthy();
      expect(sendy.bought).toHaveLength(1);
      expect(sendy.shipments).toHaveLength(1);
    },
  );
});

test.each([
  ['busy', /niet bereikbaar/],
  ['unauthorized', /Please check your API configuration/],
] as const)(
  'a service that is %s leaves the label wanted, and it comes as soon as it can',
  async (kind, said) => {
    const orderId = await sold();
    const labels = labelsWith();
    sendy.fail({ on: '*', kind });
    await expect(labels.create(orderId)).rejects.toMatchObject({
      status: 503,
      detail: expect.stringMatching(said),
    });
    sendy.heal();
    expect((await labels.create(orderId)).trackingCode).toBeTruthy();
    expect(sendy.bought).toHaveLength(1);
  },
);

test('a service nobody answers for is away, and nothing was asked', async () => {
  const orderId = await sold();
  const apiBase = `http://127.0.0.1:${await findFreePort()}`;
  const nowhere = createSendyLabels({
    token: 'x',
    apiBase,
    timeoutMs: PATIENCE,
    shopId: 'shop-1',
    accessEndsAt: null,
  });
  await expect(labelsWith(() => nowhere).create(orderId)).rejects.toMatchObject({ status: 503 });
  expect((await shipmentsOf(orderId))[0]).toMatchObject({ status: 'requested', asked_at: null });
  expect((await labelsWith().create(orderId)).trackingCode).toBeTruthy();
});

describe('a service that refuses', () => {
  test.each(['POST /shipments', 'POST /generate'] as const)(
    'at %s is quoted, and leaves nothing there',
    async (on) => {
      const orderId = await sold();
      const labels = labelsWith();
      sendy.fail({ on, kind: 'refused', times: 1 });
      await expect(labels.create(orderId)).rejects.toMatchObject({
        status: 409,
        code: 'label_refused',
        detail: expect.stringContaining('De postcode klopt niet.'),
      });
      expect(sendy.shipments).toHaveLength(0);
      expect(await storyOf(orderId)).toEqual(['label_failed']);
      expect((await labels.create(orderId)).trackingCode).toBeTruthy();
      expect((await shipmentsOf(orderId)).map(({ status }) => status)).toEqual(['failed', 'made']);
    },
  );

  test('to take a label back that is on its way leaves it where it is', async () => {
    const orderId = await sold();
    const labels = labelsWith();
    const { trackingCode } = await labels.create(orderId);
    for (const shipment of sendy.shipments) shipment.phase = 'transit';
    await expect(labels.cancel(orderId)).rejects.toMatchObject({ code: 'label_not_cancellable' });
    expect((await shipmentsOf(orderId))[0]).toMatchObject({ status: 'made', tracking_code: trackingCode });
  });
});

/**
 * Returns a change of the provider in which this method never returns, as if the process died `before` or
 * `after` the service carried it out.
 */
const dying = (method: 'register' | 'buy', when: 'before' | 'after') => (provider: LabelProvider) => ({
  ...provider,
  [method]: async (input: never) => {
    if (when === 'after') await provider[method](input);
    await new Promise(() => undefined);
  },
});

test.each([
  ['register', 'before'],
  ['register', 'after'],
  ['buy', 'before'],
  ['buy', 'after'],
] as const)(
  'a process that dies in %s, %s it was done, leaves a label that comes once',
  async (method, when) => {
    const orderId = await sold();
    void labelsWith(dying(method, when)).create(orderId);
    await expect.poll(async () => (await shipmentsOf(orderId))[0]?.asked_at ?? null).not.toBeNull();
    if (when === 'after')
      await expect.poll(() => sendy.shipments.length + sendy.bought.length).toBeGreaterThan(0);
    if (when === 'after' && method === 'buy') await expect.poll(() => sendy.bought.length).toBe(1);
    const labels = labelsWith();
    await expect(labels.create(orderId)).rejects.toMatchObject({ code: 'label_busy' });
    await lookAfter(labels, orderId);
    expect((await shipmentsOf(orderId))[0]).toMatchObject({ status: 'made' });
    expect(sendy.bought).toHaveLength(1);
  },
);

test('a label that is replaced while nobody knows whether it was bought is taken back when it turns up', async () => {
  const orderId = await sold();
  const labels = labelsWith();
  const lost: SendyFault = { on: 'POST /generate', kind: 'silent_done', times: 1 };
  sendy.fail(lost);
  await labels.create(orderId).catch(() => undefined);
  await labels.create(orderId, true);
  const [first] = await shipmentsOf(orderId);
  skipped += minutes(6);
  await labels.cancelLabel(Number(first?.id));
  expect((await shipmentsOf(orderId)).map(({ status }) => status)).toEqual(['cancelled', 'made']);
  expect(sendy.shipments.map(({ status }) => status)).toEqual(['generated', 'cancelled']);
});

describe('a label that is wanted and has not come', () => {
  test('can be taken back', async () => {
    const orderId = await sold();
    const labels = labelsWith();
    sendy.fail({ on: '*', kind: 'busy' });
    await labels.create(orderId).catch(() => undefined);
    await labels.cancel(orderId);
    sendy.heal();
    await lookAfter(labels, orderId);
    expect((await shipmentsOf(orderId)).map(({ status }) => status)).toEqual(['cancelled']);
    expect(await storyOf(orderId)).toEqual(['label_unanswered', 'label_withdrawn']);
    expect(sendy.shipments).toHaveLength(0);
  });

  test('is not joined by another choice, unless that is to take its place', async () => {
    const orderId = await sold();
    const labels = labelsWith();
    sendy.fail({ on: '*', kind: 'busy' });
    await labels.create(orderId).catch(() => undefined);
    sendy.heal();
    const other = { ...OPTIONS, signature: true };
    await expect(labels.create(orderId, false, other)).rejects.toMatchObject({ code: 'label_pending' });
    await labels.create(orderId, true, other);
    expect(sendy.shipments.map(({ body }) => body.options)).toEqual([{ signature: true }]);
  });
});

test('an address with a street longer than Sendy takes is refused rather than cut', async () => {
  const orderId = await sold();
  await shop.asOperator('PUT', `/api/orders/${orderId}`, {
    streetName: 'Burgemeester van der Voort van Zijpplein',
  });
  await expect(labelsWith().create(orderId)).rejects.toMatchObject({ code: 'label_refused' });
  expect(sendy.shipments).toHaveLength(0);
});
