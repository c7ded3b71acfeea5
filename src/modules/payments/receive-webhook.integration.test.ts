// What a copy of a webhook costs: one look at the messages that were seen, and no transaction of its own.

import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openTestDatabase, type TestDatabase } from '#tests/support/database.ts';
import { receiveWebhook } from './receive-webhook.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.drop());

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
