// Repairs the history, stock and label of an order under the lock of the order. Parts that are already right
// stay unchanged.

import {
  cancelLabel,
  findShipment,
  LabelBusy,
  type LabelNeeds,
  labelBusy,
  makeLabel,
  onLocked,
  updateShipment,
} from '#modules/fulfilment/index.ts';
import {
  insertEvents,
  listEvents,
  lockOrder,
  type NewOrderEvent,
  type OrderEventRow,
  type OrderRow,
  updateOrder,
} from '#modules/orders/index.ts';
import { labelOptionsSchema } from '#modules/shipping/contract.ts';
import { takeStockLate } from '#modules/stock/index.ts';
import { Refusal } from '#shared/api/problems.ts';

export type RepairWorkNeeds = LabelNeeds;

export const restorePlacedEvent = (shop: RepairWorkNeeds, orderId: number, actor: string) =>
  insertMissingEvent(shop, { orderId, actor }, (order, events) =>
    events.some(({ kind }) => kind === 'placed')
      ? null
      : { kind: 'placed', from: null, to: order.status, note: 'restored' },
  );

export const restoreStatusEvent = (shop: RepairWorkNeeds, orderId: number, actor: string) =>
  insertMissingEvent(shop, { orderId, actor }, (order, events) => {
    const last = events.findLast(({ kind }) => kind === 'placed' || kind === 'status');
    return last?.to === order.status
      ? null
      : { kind: 'status', from: last?.to ?? null, to: order.status, note: null };
  });

type MissingEvent = Pick<NewOrderEvent, 'kind' | 'from' | 'to' | 'note'> | null;

/**
 * Inserts a missing event into the history of an order, under the lock of the order. `missing` returns the
 * event to insert, or null when the history is complete.
 */
function insertMissingEvent(
  { database, clock }: RepairWorkNeeds,
  { orderId, actor }: { orderId: number; actor: string },
  missing: (order: OrderRow, events: readonly OrderEventRow[]) => MissingEvent,
): Promise<void> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    const event = order && missing(order, await listEvents(tx, orderId));
    if (event) await insertEvents(tx, [{ orderId, at: clock.now(), actor, ...event }]);
  });
}

/**
 * Takes the articles of an order from stock, when this did not happen as the order was placed. Of each
 * article, at most the pieces on hand are taken; the others are recorded as missing. An order with a sale
 * movement stays unchanged.
 */
export function takeStockOfOrder({ database, clock }: RepairWorkNeeds, orderId: number): Promise<void> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, orderId);
    if (order) await takeStockLate(tx, { variantCode: order.variantCode, orderId, now: clock.now() });
  });
}

/**
 * Repairs an order and its label that have different tracking codes: an order without a code gets the code of
 * the label; when the order has another code, the label is cancelled.
 */
export async function recordOrCancelLabel(
  shop: RepairWorkNeeds,
  shipmentId: number,
  actor: string,
): Promise<void> {
  const seen = await findShipment(shop.database.orm, shipmentId);
  if (!seen) return;
  const after = await onLocked(shop, seen, async ({ tx, order, shipment, now, addEvent }) => {
    if (shipment.status !== 'made' || order.trackingCode === shipment.trackingCode) return shipment;
    if (order.trackingCode)
      return updateShipment(tx, shipment.id, { status: 'cancelling', actor, updatedAt: now });
    const { carrier } = labelOptionsSchema.parse(shipment.options);
    const { trackingCode, trackingUrl } = shipment;
    await updateOrder(tx, order.id, { trackingCode, trackingUrl, carrier, updatedAt: now });
    await addEvent({ kind: 'label_created', to: trackingCode, note: null });
    return shipment;
  });
  if (after.status === 'cancelling') await resumeLabel(shop, shipmentId);
}

/**
 * Resumes making or cancelling the label of a shipment. Throws 409 `label_not_cancellable` when the service
 * refuses, `label_busy` while another process is working on the label.
 */
export async function resumeLabel(shop: RepairWorkNeeds, shipmentId: number): Promise<void> {
  const seen = await findShipment(shop.database.orm, shipmentId);
  if (seen?.status === 'requested') await makeLabel(shop, shipmentId).catch(refuseBusy);
  if (seen?.status !== 'cancelling') return;
  const { status, failure } = await cancelLabel(shop, shipmentId).catch(refuseBusy);
  if (status === 'made')
    throw new Refusal(
      'label_not_cancellable',
      `Annuleren kan niet meer: ${failure ?? 'de labeldienst weigert'}`,
    );
}

function refuseBusy(error: unknown): never {
  throw error instanceof LabelBusy ? labelBusy() : error;
}
