// The operator's actions on labels: make, retry, cancel, list. Every answer of the label service, and a
// missing answer too, becomes a message the operator can act on.

import {
  findOrder,
  lockOrder,
  type OrderRow,
  orderNumber,
  orderUnknown,
  orderView,
} from '#modules/orders/index.ts';
import { labelOptionsSchema } from '#modules/shipping/contract.ts';
import { type LabelOptions, LabelServiceUnavailable } from '#modules/shipping/index.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { notFound, Refusal } from '#shared/api/problems.ts';
import { days, minutes } from '#shared/clock.ts';
import { proposedLabel } from '../packing/packable.ts';
import { cancelLabel } from './cancel-label.ts';
import {
  type CreateLabel,
  labelStatuses,
  type MadeLabel,
  type OrderLabel,
  type OrderLabels,
} from './label-contract.ts';
import { cancelLabelQueue, labelBusy, recheckAfterMs } from './label-jobs.ts';
import { isUnanswered, LabelBusy, type LabelNeeds, makeLabel } from './make-label.ts';
import { unansweredText } from './record-label.ts';
import { requestLabel } from './request-label.ts';
import {
  findLiveShipment,
  listShipmentsOfOrder,
  type ShipmentRow,
  updateShipment,
} from './shipment.repository.ts';

const WARN_BEFORE_MS = days(30);
const RETRY_AFTER_SECONDS = minutes(1) / 1000;

type Needs = LabelNeeds & { jobs: Jobs };

/**
 * Returns the label of the order, and makes one if the order has none. Throws the errors of `requestLabel`;
 * 409 `label_refused` (by the service), `label_busy`; 503 `label_service_unavailable`, after which a job
 * retries.
 */
export async function createOrderLabel(
  shop: Needs,
  { orderId, shipmentOptions: requestedOptions, replace }: CreateLabel,
  operator: string,
): Promise<MadeLabel> {
  const { database } = shop;
  const shipment = await database.transaction(async (tx) => {
    const options = requestedOptions ?? (await proposedOptions(shop, tx, orderId));
    return requestLabel(shop, tx, { orderId, options, replace, operator });
  });
  const row =
    shipment.status === 'made' ? shipment : await makeLabel(shop, shipment.id).catch(throwLabelError);
  if (row.status !== 'made') throw refused(row);
  const order = await findOrder(database.orm, orderId);
  if (!order) throw orderUnknown();
  return madeLabelView(row, order);
}

async function proposedOptions(shop: Needs, tx: Orm, orderId: number): Promise<LabelOptions> {
  const order = await findOrder(tx, orderId);
  if (!order) throw orderUnknown();
  return proposedLabel(shop, tx, order);
}

/**
 * Cancels the label of an order. Throws 404 `order_unknown`, `label_unknown`; 409 `order_shipped`,
 * `label_not_cancellable`, `label_busy`; 503 `label_service_unavailable`, after which a job retries.
 */
export async function cancelOrderLabel(
  shop: Omit<Needs, 'getSettings'>,
  orderId: number,
  operator: string,
): Promise<void> {
  const shipment = await shop.database.transaction((tx) => requestCancellation(shop, tx, orderId, operator));
  const row = await cancelLabel(shop, shipment.id).catch(throwLabelError);
  if (row.status !== 'cancelled')
    throw new Refusal('label_not_cancellable', `Annuleren kan niet meer: ${row.failure ?? row.status}`);
}

/** Lists the labels of an order. Throws 404 `order_unknown`. */
export async function listOrderLabels(shop: Omit<Needs, 'jobs'>, orderId: number): Promise<OrderLabels> {
  const { orm } = shop.database;
  const order = await findOrder(orm, orderId);
  if (!order) throw orderUnknown();
  return {
    service: { name: shop.labelProviders.current.name, accessEndsAt: endsSoon(shop) },
    labels: (await listShipmentsOfOrder(orm, orderId)).map(labelView),
    proposed: await proposedLabel(shop, orm, order),
  };
}

async function requestCancellation(
  { jobs, labelProviders, clock }: Pick<Needs, 'jobs' | 'labelProviders' | 'clock'>,
  tx: Orm,
  orderId: number,
  operator: string,
): Promise<ShipmentRow> {
  const order = await lockOrder(tx, orderId);
  if (!order) throw orderUnknown();
  const live = await findLiveShipment(tx, orderId);
  if (!live) throw labelUnknown();
  if (order.status === 'shipped' || order.status === 'delivered')
    throw new Refusal('order_shipped', 'Deze bestelling is al verzonden. Zet eerst de status terug.');
  return requestLabelCancellation({ jobs, labelProviders, clock }, tx, { live, operator });
}

/**
 * Stores the request to cancel a label, with a job that completes the request. After the transaction, the
 * caller cancels the label at once with `cancelLabel`.
 */
export async function requestLabelCancellation(
  { jobs, labelProviders, clock }: Pick<Needs, 'jobs' | 'labelProviders' | 'clock'>,
  tx: Orm,
  { live, operator }: { live: ShipmentRow; operator: string },
): Promise<ShipmentRow> {
  const now = clock.now();
  const startAfter = new Date(
    now.getTime() + recheckAfterMs(labelProviders.repeatable.includes(live.provider)),
  );
  await jobs.send(tx, cancelLabelQueue, { shipmentId: live.id }, { startAfter });
  return updateShipment(tx, live.id, { status: 'cancelling', actor: operator, updatedAt: now });
}

function endsSoon({ labelProviders, clock }: Pick<Needs, 'labelProviders' | 'clock'>): string | null {
  const { accessEndsAt } = labelProviders.current;
  if (!accessEndsAt || accessEndsAt.getTime() - clock.now().getTime() > WARN_BEFORE_MS) return null;
  return accessEndsAt.toISOString();
}

export const labelUnknown = () => notFound('Voor deze bestelling is geen label gemaakt.', 'label_unknown');

function refused(row: ShipmentRow): Refusal {
  if (row.status === 'failed')
    return new Refusal('label_refused', `De labeldienst weigert dit label. ${row.failure ?? ''}`.trim());
  return new Refusal('label_withdrawn', 'Dit label is intussen ingetrokken.');
}

/** Throws the `Refusal` that belongs to an error of the label service, with a text for operators. */
function throwLabelError(error: unknown): never {
  if (!isUnanswered(error)) throw error;
  if (error instanceof LabelBusy) throw labelBusy();
  const promise = error instanceof LabelServiceUnavailable && error.isMisconfigured ? '' : KEEPS_TRYING_TEXT;
  throw new Refusal('label_service_unavailable', `${unansweredText(error)}${promise}`, {
    retryAfter: RETRY_AFTER_SECONDS,
  });
}

const KEEPS_TRYING_TEXT = ' De winkel blijft het proberen; er wordt niets dubbel gekocht.';

function labelView(row: ShipmentRow): OrderLabel {
  const { id, reference, provider, trackingCode, failure } = row;
  return {
    id,
    reference,
    provider,
    trackingCode,
    failure,
    status: labelStatuses.find((status) => status === row.status) ?? 'failed',
    options: labelOptionsSchema.parse(row.options),
    createdAt: row.createdAt.toISOString(),
    madeAt: row.madeAt?.toISOString() ?? null,
  };
}

/** Builds the API response for a label that was made. */
function madeLabelView(row: ShipmentRow, order: OrderRow): MadeLabel {
  if (row.trackingCode === null) throw new Error(`Label ${row.reference} has no tracking code`);
  const label = labelView(row);
  const { carrier } = label.options;
  const parcel = { ...order, carrier, trackingCode: row.trackingCode, trackingUrl: row.trackingUrl };
  return {
    trackingCode: row.trackingCode,
    trackingUrl: orderView(parcel, []).trackingUrl,
    carrier,
    orderId: row.orderId,
    orderNumber: orderNumber(row.orderId),
    labelUrl: `/api/admin/orders/${row.orderId}/label`,
    label,
  };
}
