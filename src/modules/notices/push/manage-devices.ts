// Manages the devices on which an operator receives notices: subscribe, unsubscribe, and send a test.

import type { Jobs } from '#platform/jobs/jobs.ts';
import { notFound } from '#shared/api/problems.ts';
import type { Push, PushDevice, Subscribe } from '../contract.ts';
import { sendTrialPush } from './deliver-push.ts';
import {
  deleteSubscription,
  findSubscription,
  listSubscriptionsOf,
  putSubscription,
  type SubscriptionRow,
} from './push.repository.ts';
import { type KeyNeeds, readPushKeys } from './push-keys.ts';

/** Maximum length in characters of the user agent stored with a push device; a longer one is cut off. */
const DEVICE_LENGTH = 300;

export async function readPush(shop: KeyNeeds, operatorId: number): Promise<Push> {
  const { publicKey } = await readPushKeys(shop);
  const rows = await listSubscriptionsOf(shop.database.orm, [operatorId]);
  return { publicKey, devices: rows.map(viewOf) };
}

export async function subscribeDevice(
  { database, clock }: Pick<KeyNeeds, 'database' | 'clock'>,
  operatorId: number,
  { endpoint, keys, device }: Subscribe & { device: string },
): Promise<PushDevice> {
  const row = {
    operatorId,
    endpoint,
    ...keys,
    device: device.slice(0, DEVICE_LENGTH),
    createdAt: clock.now(),
  };
  return viewOf(await database.transaction((tx) => putSubscription(tx, row)));
}

/**
 * Deletes a push subscription of the operator. An unknown subscription, or one of another operator, stays as
 * it is without an error.
 */
export async function unsubscribeDevice(
  { database }: Pick<KeyNeeds, 'database'>,
  operatorId: number,
  id: number,
): Promise<void> {
  await database.transaction((tx) => deleteSubscription(tx, id, operatorId));
}

/**
 * Sends a test push to one device. Throws 404 `not_found` when the device is not subscribed or belongs to
 * another operator.
 */
export function sendTestPush(
  { database, jobs }: Pick<KeyNeeds, 'database'> & { jobs: Pick<Jobs, 'send'> },
  operatorId: number,
  id: number,
): Promise<void> {
  return database.transaction(async (tx) => {
    const device = await findSubscription(tx, id);
    if (device?.operatorId !== operatorId) throw notFound('Dit apparaat krijgt geen meldingen meer.');
    await sendTrialPush({ jobs }, tx, id, '[Test] Een melding van je winkel');
  });
}

const viewOf = ({ id, device, endpoint, createdAt }: SubscriptionRow): PushDevice => ({
  id,
  device,
  endpoint,
  createdAt: createdAt.toISOString(),
});
