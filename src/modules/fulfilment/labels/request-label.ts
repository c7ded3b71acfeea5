// Requests a label. The request is stored under the lock of the order, with the job that completes it, before
// the label service is called. A repeated or concurrent request returns the same label.

import {
  listLinesOf,
  lockOrder,
  type OrderRow,
  orderNumber,
  orderUnknown,
  refuseHeld,
} from '#modules/orders/index.ts';
import { type LabelOptions, labelOptionsSchema, labelOptionsText } from '#modules/shipping/contract.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { Refusal } from '#shared/api/problems.ts';
import { cancelLabelQueue, makeLabelQueue, recheckAfterMs } from './label-jobs.ts';
import type { LabelNeeds } from './make-label.ts';
import { parcelOfOrder } from './parcel-of-order.ts';
import {
  findLiveShipment,
  insertShipment,
  listShipmentsOfOrder,
  type ShipmentRow,
  updateShipment,
} from './shipment.repository.ts';

export type LabelRequest = { orderId: number; options: LabelOptions; replace: boolean; operator: string };

type Needs = Pick<LabelNeeds, 'labelProviders' | 'getSettings' | 'clock'> & { jobs: Jobs };

/**
 * Returns the label of this order if it has one and `replace` is false, or else requests a new label. Throws
 * 404 `order_unknown`; 409 `order_cancelled`, `order_held`, `already_tracked` (the tracking code came from
 * elsewhere) or `label_pending` (a label with other options is being made); 422 for missing or invalid
 * address fields.
 */
export async function requestLabel(
  shop: Needs,
  tx: Orm,
  { orderId, options, replace, operator }: LabelRequest,
): Promise<ShipmentRow> {
  const { jobs, getSettings, clock, labelProviders } = shop;
  const order = await lockOrder(tx, orderId);
  if (!order || order.archivedAt) throw orderUnknown();
  const live = await findLiveShipment(tx, orderId);
  if (live && !replace) return sameAgain(live, options);
  refuseWithout(replace, order);
  // Refuses an address no carrier accepts, before the request is stored.
  parcelOfOrder(order, await listLinesOf(tx, orderId), await getSettings(tx), []);
  const now = clock.now();
  if (live) await cancelPreviousLabel(shop, tx, live, now);
  const turn = (await listShipmentsOfOrder(tx, orderId)).length + 1;
  const shipment = await insertShipment(tx, {
    orderId,
    reference: turn === 1 ? orderNumber(orderId) : `${orderNumber(orderId)}-${turn}`,
    status: 'requested',
    provider: labelProviders.current.name,
    options,
    actor: operator,
    createdAt: now,
    updatedAt: now,
  });
  const startAfter = new Date(now.getTime() + recheckAfterMs(labelProviders.current.isRepeatable));
  await jobs.send(tx, makeLabelQueue, { shipmentId: shipment.id }, { startAfter });
  return shipment;
}

/**
 * Requests the cancellation of the order's previous label, which may have been paid for. A job executes the
 * request.
 */
async function cancelPreviousLabel(
  { jobs }: Pick<Needs, 'jobs'>,
  tx: Orm,
  live: ShipmentRow,
  now: Date,
): Promise<void> {
  await updateShipment(tx, live.id, { status: 'cancelling', updatedAt: now });
  await jobs.send(tx, cancelLabelQueue, { shipmentId: live.id });
}

function sameAgain(live: ShipmentRow, options: LabelOptions): ShipmentRow {
  const first = labelOptionsSchema.parse(live.options);
  if (live.status === 'made' || labelOptionsText(first) === labelOptionsText(options)) return live;
  throw new Refusal('label_pending', `Er wordt al een label gemaakt: ${labelOptionsText(first)}.`);
}

function refuseWithout(replace: boolean, order: OrderRow): void {
  if (order.status === 'cancelled')
    throw new Refusal('order_cancelled', 'Deze bestelling is geannuleerd. Zet eerst de status terug.');
  refuseHeld([order]);
  if (order.trackingCode && !replace)
    throw new Refusal('already_tracked', 'Deze bestelling heeft al een trackingcode.', {
      extra: { trackingCode: order.trackingCode },
    });
}
