// Cancels a label at the label service. The request is stored first, so that a job repeats it after a crash
// or a missing answer. When the service refuses, the label stays valid.

import { updateOrder } from '#modules/orders/index.ts';
import { LabelRefused, LabelServiceTimeout } from '#modules/shipping/index.ts';
import { CLAIM_TTL_MS, settleTimeMs } from './label-jobs.ts';
import { LabelBusy, type LabelNeeds } from './make-label.ts';
import { onLocked, recordUnanswered } from './record-label.ts';
import {
  claimShipment,
  findLiveShipment,
  findShipment,
  type ShipmentRow,
  updateShipment,
} from './shipment.repository.ts';

export type CancelLabelNeeds = Pick<LabelNeeds, 'database' | 'labelProviders' | 'clock'>;

/**
 * Cancels the label of a shipment and returns the shipment. Status `made` means that the label can no longer
 * be cancelled and stays valid. Throws as `makeLabel` does.
 */
export async function cancelLabel(shop: CancelLabelNeeds, shipmentId: number): Promise<ShipmentRow> {
  const { database, labelProviders, clock } = shop;
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - CLAIM_TTL_MS);
  const { repeatable } = labelProviders;
  const claim = { status: 'cancelling', now, abandonedBefore, repeatable } as const;
  const claimed = await claimShipment(database.orm, shipmentId, claim);
  if (!claimed) {
    const row = await findShipment(database.orm, shipmentId);
    if (row && row.status !== 'cancelling') return row;
    throw new LabelBusy(`Shipment ${shipmentId} is in other hands`);
  }
  try {
    await cancelAtService(shop, claimed);
    return await recordCancelled(shop, claimed);
  } catch (error) {
    if (error instanceof LabelRefused) return recordTooLate(shop, claimed, error.message);
    await recordUnanswered(shop, claimed, error);
    throw error;
  }
}

async function cancelAtService(
  { labelProviders, clock }: CancelLabelNeeds,
  shipmentRow: ShipmentRow,
): Promise<void> {
  // The label was never requested from the service.
  if (shipmentRow.providerId === null && shipmentRow.askedAt === null) return;
  const provider = labelProviders.of(shipmentRow.provider);
  if (shipmentRow.providerId !== null) return provider.cancel(shipmentRow.providerId);
  const providerShipment = await provider.find(shipmentRow.reference);
  if (providerShipment) return provider.cancel(providerShipment.id);
  const askedAt = shipmentRow.askedAt?.getTime() ?? 0;
  if (clock.now().getTime() - askedAt < settleTimeMs(provider.isRepeatable))
    throw new LabelServiceTimeout('The shipment may still arrive there');
}

/**
 * Records on the shipment and the order that the label service cancelled a label. The order loses the
 * tracking code of the label; a tracking code of another label stays.
 */
export function recordCancelled(
  shop: Pick<CancelLabelNeeds, 'database' | 'clock'>,
  seen: ShipmentRow,
): Promise<ShipmentRow> {
  return onLocked(shop, seen, async ({ tx, order, shipment, now, addEvent }) => {
    if (shipment.status === 'cancelled') return shipment;
    if (shipment.trackingCode === null) {
      await addEvent({ kind: 'label_withdrawn', to: null, note: shipment.reference });
    } else {
      await addEvent({ kind: 'label_cancelled', to: shipment.trackingCode, note: shipment.reference });
      if (order.trackingCode === shipment.trackingCode)
        await updateOrder(tx, order.id, {
          trackingCode: null,
          trackingUrl: null,
          carrier: null,
          updatedAt: now,
        });
    }
    const change = { status: 'cancelled', claimedAt: null, askedAt: null, failure: null, updatedAt: now };
    return updateShipment(tx, shipment.id, change);
  });
}

/**
 * Records that the label of a shipment can no longer be cancelled, with the reason `why`. The shipment
 * becomes `made` again; or `failed` when it has no tracking code or a new label replaced it.
 */
function recordTooLate(shop: CancelLabelNeeds, shipmentRow: ShipmentRow, why: string): Promise<ShipmentRow> {
  return onLocked(shop, shipmentRow, async ({ tx, order, shipment, now, addEvent }) => {
    const failure = why.slice(0, 500);
    await addEvent({ kind: 'label_not_cancelled', to: shipment.trackingCode, note: failure });
    const replaced = (await findLiveShipment(tx, order.id)) !== null;
    const status = replaced || shipment.trackingCode === null ? 'failed' : 'made';
    return updateShipment(tx, shipment.id, { status, failure, claimedAt: null, updatedAt: now });
  });
}
