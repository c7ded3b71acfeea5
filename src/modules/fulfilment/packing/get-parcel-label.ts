// Gets the label of one parcel of a packing run by the normal way of requesting labels: an existing label is
// kept, and no crash, timeout or second process buys another. A refusal of the label service is shown beside
// the parcel until the operator retries.

import { lockOrder, orderNumber } from '#modules/orders/index.ts';
import { labelOptionsSchema } from '#modules/shipping/contract.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { type LabelNeeds, makeLabel } from '../labels/make-label.ts';
import { requestLabel } from '../labels/request-label.ts';
import { findLiveShipment } from '../labels/shipment.repository.ts';
import { changeOpenParcel, findParcel } from './packing.repository.ts';
import type { ParcelKind } from './packing-contract.ts';
import { askForLabels, type ParcelJob } from './start-run.ts';
import { stopText } from './stop-reason-texts.ts';
import { readStops } from './to-ship.repository.ts';

type Needs = LabelNeeds & { database: Database; jobs: Jobs };

/**
 * Makes the label of a parcel; this is what the job of `packLabelQueue` runs. Throws as `makeLabel` does, so
 * that the job is repeated.
 */
export async function getParcelLabel(shop: Needs, { parcelId }: ParcelJob): Promise<void> {
  const { database } = shop;
  const parcel = await findParcel(database.orm, parcelId);
  if (!parcel || parcel.endedAt) return;
  const { orderId, askedBy: operator } = parcel;
  const stop = (await readStops(database.orm, [orderId])).get(orderId)?.stop ?? null;
  if (stop) return recordFailure(shop, parcelId, stopText[stop]);
  const options = labelOptionsSchema.parse(parcel.options);
  try {
    const shipment = await database.transaction((tx) =>
      requestLabel(shop, tx, { orderId, options, replace: false, operator }),
    );
    if (shipment.status !== 'made') await makeLabel(shop, shipment.id);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    // The order has a tracking code from elsewhere, or another label is being made: no label is needed.
    if (error.code === 'already_tracked' || error.code === 'label_pending') return;
    await recordFailure(shop, parcelId, error.detail ?? error.message);
  }
}

/** Requests the label of a parcel again, when the operator presses "Opnieuw". Throws 404 `parcel_unknown`. */
export async function retryParcelLabel(
  shop: Pick<Needs, 'database' | 'jobs' | 'clock'>,
  parcelId: number,
  operator: string,
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const change = { failure: null, askedAt: shop.clock.now(), askedBy: operator };
    const parcel = await changeOpenParcel(tx, parcelId, change);
    if (!parcel) throw parcelUnknown();
    await askForLabels(shop, tx, [parcel]);
  });
}

/**
 * Changes the shipping options of a parcel and requests a new label; options equal to the current ones change
 * nothing. Throws 404 `parcel_unknown`; 409 `parcel_stopped`, `already_packed`, `already_tracked` (the
 * tracking code came from elsewhere), `label_pending`; 422 for missing or invalid address fields.
 */
export async function changeKind(
  shop: Needs,
  { parcelId, kind, operator }: { parcelId: number; kind: ParcelKind; operator: string },
): Promise<void> {
  await shop.database.transaction(async (tx) => {
    const before = await findParcel(tx, parcelId);
    if (!before) throw parcelUnknown();
    const { orderId } = before;
    await lockOrder(tx, orderId);
    const stop = (await readStops(tx, [orderId])).get(orderId)?.stop ?? null;
    if (stop) throw new Refusal('parcel_stopped', stopText[stop]);
    const live = await findLiveShipment(tx, orderId);
    const known = labelOptionsSchema.parse((live ?? before).options);
    const options = { ...known, ...kind };
    const isSo = known.shippingMethod === kind.shippingMethod;
    // A repeated request: the label exists or is being made with these options.
    if (isSo && live && !before.packedAt && !before.endedAt) return;
    const change = { options, failure: null, askedAt: shop.clock.now(), askedBy: operator };
    const parcel = await changeOpenParcel(tx, parcelId, change, 'unpacked');
    if (!parcel) throw before.endedAt ? parcelUnknown() : alreadyPacked(orderNumber(orderId));
    await requestLabel(shop, tx, { orderId, options, replace: live !== null, operator });
    await askForLabels(shop, tx, [parcel]);
  });
}

/**
 * Removes a parcel from its packing run. Throws 404 `parcel_unknown` when the parcel is in no open run, or is
 * already being sent.
 */
export async function removeFromStack(
  { database, clock }: Pick<Needs, 'database' | 'clock'>,
  parcelId: number,
) {
  if (!(await changeOpenParcel(database.orm, parcelId, { endedAt: clock.now() }))) throw parcelUnknown();
}

export const alreadyPacked = (name: string) => new Refusal('already_packed', `${name} is al ingepakt.`);

export function parcelUnknown(detail = 'Dit pakket ligt niet (meer) op een stapel.'): Refusal {
  return notFound(detail, 'parcel_unknown');
}

async function recordFailure({ database }: Pick<Needs, 'database'>, id: number, failure: string) {
  await changeOpenParcel(database.orm, id, { failure });
}
