// Gets one wanted label from the label service, once. Before anything is asked it is noted that it will be;
// whatever was asked without an answer is looked up first, so that no crash, time-out or second process buys
// a label twice.

import type { GetSettings } from '#modules/settings/index.ts';
import { type LabelOptions, labelOptionsSchema } from '#modules/shipping/contract.ts';
import {
  type LabelProvider,
  LabelRefused,
  LabelServiceAway,
  LabelServiceSilent,
  type ProviderShipment,
} from '#modules/shipping/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import { findOrder, listLinesOf } from '../order.repository.ts';
import { findToPack } from '../packing/to-pack.ts';
import { CLAIM_LASTS, settlesIn } from './label-jobs.ts';
import type { LabelProviders } from './label-providers.ts';
import { noteMade, noteRefused, noteUnanswered } from './note-label.ts';
import { parcelOfOrder } from './parcel-of-order.ts';
import { claimShipment, findShipment, type ShipmentRow, updateShipment } from './shipment.repository.ts';

/** Another process is asking the service for this very label. */
export class LabelBusy extends Error {
  override readonly name = 'LabelBusy';
}

export type LabelNeeds = {
  database: Database;
  labelProviders: LabelProviders;
  getSettings: GetSettings;
  clock: Clock;
};

/**
 * Throws LabelServiceAway, LabelServiceSilent or LabelBusy to be called again; else the row is as it will
 * stay.
 */
export async function makeLabel(shop: LabelNeeds, shipmentId: number): Promise<ShipmentRow> {
  const { database, labelProviders, clock } = shop;
  const now = clock.now();
  const abandonedBefore = new Date(now.getTime() - CLAIM_LASTS);
  const { repeatable } = labelProviders;
  const claim = { status: 'requested', now, abandonedBefore, repeatable } as const;
  const wanted = await claimShipment(database.orm, shipmentId, claim);
  if (!wanted) return asItIs(database.orm, shipmentId);
  try {
    const shipment = await getLabel(shop, labelProviders.of(wanted.provider), wanted);
    return await noteMade(shop, wanted, shipment);
  } catch (error) {
    const why = refusalOf(error);
    if (why !== null) return noteRefused(shop, wanted, why);
    await noteUnanswered(shop, wanted, error);
    throw error;
  }
}

async function asItIs(db: Orm, shipmentId: number): Promise<ShipmentRow> {
  const row = await findShipment(db, shipmentId);
  if (!row) throw new Error(`There is no shipment ${shipmentId}`);
  if (row.status !== 'requested') return row;
  throw new LabelBusy(`Label ${row.reference} is being made by another process`);
}

/** Also an address that lost a part since the label was wanted. */
function refusalOf(error: unknown): string | null {
  if (error instanceof LabelRefused) return error.message;
  return error instanceof Refusal ? error.detail : null;
}

async function getLabel(
  shop: LabelNeeds,
  provider: LabelProvider,
  wanted: ShipmentRow,
): Promise<ProviderShipment> {
  const { database, clock } = shop;
  const noteAsked = () => updateShipment(database.orm, wanted.id, { askedAt: clock.now() });
  const unsettled =
    wanted.askedAt !== null &&
    clock.now().getTime() - wanted.askedAt.getTime() < settlesIn(provider.isRepeatable);

  let known = await lookUp(provider, wanted);
  if (!known) {
    // What was asked a moment ago may still arrive there.
    if (unsettled) throw new LabelServiceSilent('The shipment is not there yet');
    const parcel = await readParcel(shop, wanted);
    await noteAsked();
    const options = optionsOf(wanted);
    known = await provider.register({ reference: wanted.reference, parcel, options });
  }
  if (known.id !== wanted.providerId)
    await updateShipment(database.orm, wanted.id, { providerId: known.id, askedAt: null });
  if (known.status === 'new') {
    if (unsettled && wanted.providerId !== null)
      throw new LabelServiceSilent('The label is still being made there');
    await noteAsked();
    known = await provider.buy(known.id);
  }
  if (known.status === 'cancelled') throw new LabelRefused('De zending is bij de labeldienst geannuleerd.');
  if (known.status !== 'generated' || known.trackingCode === null)
    throw new LabelServiceSilent('The label has no tracking code yet');
  return known;
}

/** By its id when that is known; by its reference when something may have been asked. */
async function lookUp(provider: LabelProvider, wanted: ShipmentRow): Promise<ProviderShipment | null> {
  if (wanted.providerId !== null) {
    const found = await provider.read(wanted.providerId);
    if (!found) throw new LabelRefused('De labeldienst kent deze zending niet meer.');
    return found;
  }
  return wanted.askedAt === null ? null : provider.find(wanted.reference);
}

async function readParcel({ database, getSettings }: LabelNeeds, { orderId }: ShipmentRow) {
  const order = await findOrder(database.orm, orderId);
  if (!order) throw new LabelRefused('De bestelling is verwijderd.');
  if (order.status === 'cancelled') throw new LabelRefused('De bestelling is geannuleerd.');
  const lines = await listLinesOf(database.orm, orderId);
  const { pieces } = await findToPack(database.orm, order);
  return parcelOfOrder(order, lines, await getSettings(), pieces);
}

function optionsOf(row: ShipmentRow): LabelOptions {
  return labelOptionsSchema.parse(row.options);
}

/** The service did not do it now; it may another time. */
export function isUnanswered(error: unknown): error is LabelServiceAway | LabelServiceSilent | LabelBusy {
  return (
    error instanceof LabelServiceAway || error instanceof LabelServiceSilent || error instanceof LabelBusy
  );
}
