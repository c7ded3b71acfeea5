// Opens the label provider: Sendy when a Sendy token is configured, else labels the shop prints itself. Also
// registers the jobs for labels.

import type { Shop } from '#api/shop.ts';
import { createOfflineLabels } from '#integrations/offline-labels/offline-labels.ts';
import {
  createReadSendyMessage,
  createSendyLabels,
  tokenExpiryOf,
} from '#integrations/sendy-labels/sendy-labels.ts';
import {
  cancelLabel,
  cancelLabelQueue,
  createLabelProviders,
  departNow,
  departQueue,
  getParcelLabel,
  makeLabel,
  makeLabelQueue,
  packLabelQueue,
  releaseShipmentClaims,
  syncShipment,
  syncShipmentQueue,
} from '#modules/fulfilment/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Clock } from '#shared/clock.ts';
import type { GuardedVendors } from './services/circuit-breakers.ts';

export function openLabels(
  { sendy }: Config,
  clock: Clock,
  vendors: GuardedVendors,
): Pick<Shop, 'labelProviders' | 'readSendyMessage'> {
  const { token, apiBase, shopId, tokenExpires, webhookSecret } = sendy;
  const offline = createOfflineLabels();
  if (token === null) return { labelProviders: createLabelProviders(offline, []), readSendyMessage: null };
  const accessEndsAt = tokenExpires ?? tokenExpiryOf(token);
  const service = vendors.labels(createSendyLabels({ token, apiBase, shopId, clock, accessEndsAt }));
  return {
    labelProviders: createLabelProviders(service, [offline]),
    readSendyMessage: createReadSendyMessage(webhookSecret, clock),
  };
}

/**
 * Registers the label jobs; must be called before the jobs start. On the embedded engine, also releases
 * shipments that a crashed process had claimed.
 */
export async function handleLabels(shop: Shop): Promise<void> {
  const { database, jobs } = shop;
  if (database.engine === 'embedded') await releaseShipmentClaims(database.orm);
  jobs.handle(makeLabelQueue, async ({ shipmentId }) => {
    await makeLabel(shop, shipmentId);
  });
  jobs.handle(cancelLabelQueue, async ({ shipmentId }) => {
    await cancelLabel(shop, shipmentId);
  });
  jobs.handle(packLabelQueue, (parcel) => getParcelLabel(shop, parcel));
  jobs.handle(departQueue, (departure) => departNow(shop, departure));
  jobs.handle(syncShipmentQueue, ({ shipmentId }) => syncShipment(shop, shipmentId));
}
