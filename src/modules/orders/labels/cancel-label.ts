// Takes a label back at the service. Wanted first, then carried out, so that a crash or a silent service
// leaves it wanted and a job sees it through; a service that refuses leaves the label as it was.

import { LabelRefused, LabelServiceSilent } from '#modules/shipping/index.ts';
import { updateOrder } from '../order.repository.ts';
import { CLAIM_LASTS, settlesIn } from './label-jobs.ts';
import { LabelBusy, type LabelNeeds } from './make-label.ts';
import { noteUnanswered, onLocked } from './note-label.ts';
import {
  claimShipment,
  findLiveShipment,
  findShipment,
  type ShipmentRow,
  updateShipment,
} from './shipment.repository.ts';

type Needs = Omit<LabelNeeds, 'getSettings'>;

/** Answers the row as it is afterwards; `made` again when it was too late. Throws as `makeLabel` does. */
export async function cancelLabel(shop: Needs, shipmentId: number): Promise<ShipmentRow> {
  const { database, labelProviders, clock } = shop;
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - CLAIM_LASTS);
  const { repeatable } = labelProviders;
  const claim = { status: 'cancelling', now, abandonedBefore, repeatable } as const;
  const wanted = await claimShipment(database.orm, shipmentId, claim);
  if (!wanted) {
    const row = await findShipment(database.orm, shipmentId);
    if (row && row.status !== 'cancelling') return row;
    throw new LabelBusy(`Shipment ${shipmentId} is in other hands`);
  }
  try {
    await takeBack(shop, wanted);
    return await noteCancelled(shop, wanted);
  } catch (error) {
    if (error instanceof LabelRefused) return noteTooLate(shop, wanted, error.message);
    await noteUnanswered(shop, wanted, error);
    throw error;
  }
}

async function takeBack({ labelProviders, clock }: Needs, wanted: ShipmentRow): Promise<void> {
  // Nothing was ever asked of the service.
  if (wanted.providerId === null && wanted.askedAt === null) return;
  const provider = labelProviders.of(wanted.provider);
  if (wanted.providerId !== null) return provider.cancel(wanted.providerId);
  const found = await provider.find(wanted.reference);
  if (found) return provider.cancel(found.id);
  const askedAt = wanted.askedAt?.getTime() ?? 0;
  if (clock.now().getTime() - askedAt < settlesIn(provider.isRepeatable))
    throw new LabelServiceSilent('The shipment may still arrive there');
}

/** The order loses the code of a label that is no more, unless it has another by now. */
export function noteCancelled(
  shop: Pick<Needs, 'database' | 'clock'>,
  seen: ShipmentRow,
): Promise<ShipmentRow> {
  return onLocked(shop, seen, async ({ tx, order, shipment, now, tell }) => {
    if (shipment.status === 'cancelled') return shipment;
    if (shipment.trackingCode === null) {
      await tell({ kind: 'label_withdrawn', to: null, note: shipment.reference });
    } else {
      await tell({ kind: 'label_cancelled', to: shipment.trackingCode, note: shipment.reference });
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
 * The label goes on living, unless another has taken its place: then the operator has two, and is told so.
 */
function noteTooLate(shop: Needs, wanted: ShipmentRow, why: string): Promise<ShipmentRow> {
  return onLocked(shop, wanted, async ({ tx, order, shipment, now, tell }) => {
    const failure = why.slice(0, 500);
    await tell({ kind: 'label_not_cancelled', to: shipment.trackingCode, note: failure });
    const replaced = (await findLiveShipment(tx, order.id)) !== null;
    const status = replaced || shipment.trackingCode === null ? 'failed' : 'made';
    return updateShipment(tx, shipment.id, { status, failure, claimedAt: null, updatedAt: now });
  });
}
