// Tests that a repeated webhook costs one database query and no transaction.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { cents } from '#shared/money.ts';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { findLastEventAt, savePayment, settlePayment } from './payment.repository.ts';
import { receiveWebhook } from './receive-webhook.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

test('a message about a payment that became its order is remembered, and gives no work', async () => {
  const { database } = opened;
  const now = new Date();
  const announce = vi.fn(async () => {});
  const event = {
    id: 'evt_late',
    type: 'paid',
    about: 'payment' as const,
    paymentId: 'pi_settled',
    createdAt: now,
  };
  const payment = {
    id: 'pi_settled',
    reference: 'reference',
    amount: cents(2495),
    amountReceived: cents(2495),

    amountRefunded: cents(0),
    currency: 'eur' as const,
    status: 'succeeded' as const,
    method: 'card',
    lastFailure: null,
    createdAt: now,
  };
  await savePayment(database.orm, payment, now);
  await settlePayment(database.orm, payment.id, 'order', now);
  const shop = { database, provider: { verifyEvent: () => event }, announce, clock: { now: () => now } };
  const deliver = () => receiveWebhook({ ...shop, waitUntilPlaced: async () => {} }, Buffer.alloc(0), {});
  expect(await deliver()).toEqual({ received: true, duplicate: false });
  expect(await deliver()).toEqual({ received: true, duplicate: true });
  expect(announce).not.toHaveBeenCalled();
  expect(await findLastEventAt(database.orm)).toEqual(now);
});

test('a message that was seen is answered before a transaction is opened', async () => {
  const { database } = opened;
  const now = new Date();
  const announce = vi.fn(async () => {});
  const shop = {
    database,
    provider: {
      verifyEvent: (body: Buffer) => ({
        id: body.toString(),
        type: 'paid',
        about: 'payment' as const,
        paymentId: 'pi_1',
        createdAt: now,
      }),
    },
    announce,
    clock: { now: () => now },
    waitUntilPlaced: async () => {},
  };
  const deliver = (id: string) => receiveWebhook(shop, Buffer.from(id), {});
  const begins = vi.spyOn(database, 'transaction');

  expect(await deliver('evt_1')).toEqual({ received: true, duplicate: false });
  expect(begins).toHaveBeenCalledTimes(1);
  const copies = await Promise.all(Array.from({ length: 5 }, () => deliver('evt_1')));
  expect(copies).toEqual(Array.from({ length: 5 }, () => ({ received: true, duplicate: true })));
  expect(begins).toHaveBeenCalledTimes(1);
  expect(announce).toHaveBeenCalledTimes(1);
  expect((await deliver('evt_2')).duplicate).toBe(false);
  expect(begins).toHaveBeenCalledTimes(2);
});
