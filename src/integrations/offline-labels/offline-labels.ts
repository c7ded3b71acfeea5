// Labels the shop prints itself, without a label service: an address, the shop's own code and a barcode. They
// are not postage. A label is derived from the order's reference, so nothing is stored.

import {
  type LabelProvider,
  LabelRefused,
  ownTrackingCode,
  type ProviderShipment,
} from '#modules/shipping/index.ts';

const PREFIX = 'offline:';

export function createOfflineLabels(): LabelProvider {
  return {
    name: 'offline',
    // A label is derived from the reference only, so every request gives the same label.
    isRepeatable: true,
    accessEndsAt: null,
    register: async ({ reference }) => shipmentOf(reference),
    // No request can be lost, so nothing has to be found; the caller registers again.
    find: async () => null,
    read: async (id) => shipmentOf(referenceOf(id)),
    buy: async (id) => shipmentOf(referenceOf(id)),
    cancel: async () => undefined,
    print: async (...parameters) => (await import('./print-labels.ts')).printLabels(...parameters),
  };
}

function shipmentOf(reference: string): ProviderShipment {
  return {
    id: `${PREFIX}${reference}`,
    status: 'generated',
    isDelivered: false,
    trackingCode: ownTrackingCode(reference),
    trackingUrl: null,
  };
}

function referenceOf(id: string): string {
  if (id.startsWith(PREFIX)) return id.slice(PREFIX.length);
  throw new LabelRefused(`De winkel heeft geen label ${id} gemaakt.`);
}
