// Makes one requested label at the label service, exactly once. Each attempt is stored before the service is
// called, and an unanswered attempt is looked up first, so that no crash, timeout or second process buys a
// label twice.

import { findOrder, listLinesOf } from '#modules/orders/index.ts';
import type { GetSettings } from '#modules/settings/index.ts';
import { type LabelOptions, labelOptionsSchema } from '#modules/shipping/contract.ts';
import {
  type LabelProvider,
  LabelRefused,
  LabelServiceTimeout,
  LabelServiceUnavailable,
  type ProviderShipment,
} from '#modules/shipping/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { findToPack, type PackNeeds } from '../packing/items-to-pack.ts';
import { CLAIM_TTL_MS, settleTimeMs } from './label-jobs.ts';
import type { LabelProviders } from './label-providers.ts';
import { parcelOfOrder } from './parcel-of-order.ts';
import { recordMade, recordRefused, recordUnanswered } from './record-label.ts';
import { claimShipment, findShipment, type ShipmentRow, updateShipment } from './shipment.repository.ts';

/** Thrown while another process is making or cancelling the same label; the caller may try again later. */
export class LabelBusy extends Error {
  override readonly name = 'LabelBusy';
}

export type LabelNeeds = PackNeeds & {
  database: Database;
  labelProviders: LabelProviders;
  getSettings: GetSettings;
  clock: Clock;
};

/**
 * Makes the label of a shipment and returns the shipment's final row. Throws LabelServiceUnavailable,
 * LabelServiceTimeout or LabelBusy when the call must be repeated.
 */
export async function makeLabel(shop: LabelNeeds, shipmentId: number): Promise<ShipmentRow> {
  const { database, labelProviders, clock } = shop;
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - CLAIM_TTL_MS);
  const { repeatable } = labelProviders;
  const claim = { status: 'requested', now, abandonedBefore, repeatable } as const;
  const claimed = await claimShipment(database.orm, shipmentId, claim);
  if (!claimed) return readFinalShipment(database.orm, shipmentId);
  try {
    const shipment = await getLabel(shop, labelProviders.of(claimed.provider), claimed);
    return await recordMade(shop, claimed, shipment);
  } catch (error) {
    const why = refusalOf(error);
    if (why !== null) return recordRefused(shop, claimed, why);
    await recordUnanswered(shop, claimed, error);
    throw error;
  }
}

async function readFinalShipment(db: Orm, shipmentId: number): Promise<ShipmentRow> {
  const row = await findShipment(db, shipmentId);
  if (!row) throw new Error(`There is no shipment ${shipmentId}`);
  if (row.status !== 'requested') return row;
  throw new LabelBusy(`Label ${row.reference} is being made by another process`);
}

/**
 * Returns the reason, in Dutch, when the label service refused the label or the address is no longer
 * complete; null for errors that are no refusal.
 */
function refusalOf(error: unknown): string | null {
  if (error instanceof LabelRefused) return error.message;
  return error instanceof Refusal ? error.detail : null;
}

async function getLabel(
  shop: LabelNeeds,
  provider: LabelProvider,
  shipmentRow: ShipmentRow,
): Promise<ProviderShipment> {
  const { database, clock } = shop;
  const recordRequestTime = () => updateShipment(database.orm, shipmentRow.id, { askedAt: clock.now() });
  const unsettled =
    shipmentRow.askedAt !== null &&
    clock.now().getTime() - shipmentRow.askedAt.getTime() < settleTimeMs(provider.isRepeatable);

  let known = await findAtService(provider, shipmentRow);
  if (!known) {
    // A request sent a moment ago may still reach the service.
    if (unsettled) throw new LabelServiceTimeout('The shipment is not there yet');
    const parcel = await readParcel(shop, shipmentRow);
    await recordRequestTime();
    const options = optionsOf(shipmentRow);
    known = await provider.register({ reference: shipmentRow.reference, parcel, options });
  }
  if (known.id !== shipmentRow.providerId)
    await updateShipment(database.orm, shipmentRow.id, { providerId: known.id, askedAt: null });
  if (known.status === 'new') {
    if (unsettled && shipmentRow.providerId !== null)
      throw new LabelServiceTimeout('The label is still being made there');
    await recordRequestTime();
    known = await provider.buy(known.id);
  }
  if (known.status === 'cancelled') throw new LabelRefused('De zending is bij de labeldienst geannuleerd.');
  if (known.status !== 'generated' || known.trackingCode === null)
    throw new LabelServiceTimeout('The label has no tracking code yet');
  return known;
}

/**
 * Finds a shipment at the label service: by the service's id when known, else by the shop's reference when a
 * request may have been sent. Null when no request was sent, or when the service has no shipment with the
 * reference. Throws LabelRefused when the service no longer knows the id it gave.
 */
async function findAtService(
  provider: LabelProvider,
  shipmentRow: ShipmentRow,
): Promise<ProviderShipment | null> {
  if (shipmentRow.providerId !== null) {
    const providerShipment = await provider.read(shipmentRow.providerId);
    if (!providerShipment) throw new LabelRefused('De labeldienst kent deze zending niet meer.');
    return providerShipment;
  }
  return shipmentRow.askedAt === null ? null : provider.find(shipmentRow.reference);
}

async function readParcel(shop: LabelNeeds, { orderId }: ShipmentRow) {
  const { database, getSettings } = shop;
  const order = await findOrder(database.orm, orderId);
  if (!order) throw new LabelRefused('De bestelling is verwijderd.');
  if (order.status === 'cancelled') throw new LabelRefused('De bestelling is geannuleerd.');
  const lines = await listLinesOf(database.orm, orderId);
  const { pieces } = await findToPack(shop, database.orm, order);
  return parcelOfOrder(order, lines, await getSettings(), pieces);
}

function optionsOf(row: ShipmentRow): LabelOptions {
  return labelOptionsSchema.parse(row.options);
}

/**
 * Returns true for an error after which the request to the label service may succeed later: the service was
 * unavailable or did not answer in time, or another process is working on the label.
 */
export function isUnanswered(
  error: unknown,
): error is LabelServiceUnavailable | LabelServiceTimeout | LabelBusy {
  return (
    error instanceof LabelServiceUnavailable ||
    error instanceof LabelServiceTimeout ||
    error instanceof LabelBusy
  );
}
