// Records the label service's answer on the shipment, the order and its history, in one transaction. The
// order gets the tracking code of its label; only the operator marks it as shipped.

import {
  insertEvents,
  lockOrder,
  type NewOrderEvent,
  type OrderRow,
  updateOrder,
} from '#modules/orders/index.ts';
import { labelOptionsSchema, labelOptionsText } from '#modules/shipping/contract.ts';
import {
  LabelServiceTimeout,
  LabelServiceUnavailable,
  type ProviderShipment,
} from '#modules/shipping/index.ts';
import { drawBatches } from '#modules/stock/index.ts';
import type { Database, Orm } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { findShipment, type ShipmentRow, updateShipment } from './shipment.repository.ts';

type Needs = { database: Database; clock: Clock };

/**
 * Records a label that was made, on the shipment and the order. A shipment whose cancellation was requested
 * meanwhile keeps its status and stores the label's id, so that the label can be cancelled.
 */
export function recordMade(
  shop: Needs,
  seenShipment: ShipmentRow,
  providerShipment: ProviderShipment,
): Promise<ShipmentRow> {
  return onLocked(shop, seenShipment, async ({ tx, order, shipment, now, addEvent }) => {
    const { trackingCode, trackingUrl } = providerShipment;
    const change = {
      trackingCode,
      trackingUrl,
      providerId: providerShipment.id,
      ...settled(now),
      failure: null,
    };
    if (shipment.status !== 'requested') return updateShipment(tx, shipment.id, change);
    const options = labelOptionsSchema.parse(shipment.options);
    const { carrier } = options;
    await drawBatches(tx, { orderId: order.id, variantCode: order.variantCode });
    await updateOrder(tx, order.id, { trackingCode, trackingUrl, carrier, updatedAt: now });
    await addEvent({ kind: 'label_created', to: trackingCode, note: labelOptionsText(options) });
    return updateShipment(tx, shipment.id, { ...change, status: 'made', madeAt: now });
  });
}

/** Records on the shipment that the label service refused the label, with its reason for the operator. */
export function recordRefused(shop: Needs, seenShipment: ShipmentRow, why: string): Promise<ShipmentRow> {
  return onLocked(shop, seenShipment, async ({ tx, shipment, now, addEvent }) => {
    const failure = why.slice(0, 500);
    if (shipment.status !== 'requested') return updateShipment(tx, shipment.id, settled(now));
    await addEvent({ kind: 'label_failed', to: null, note: failure });
    return updateShipment(tx, shipment.id, { ...settled(now), status: 'failed', failure });
  });
}

/**
 * Records that the label service did not answer a request for a label, which stays requested. When the
 * service was unavailable, so that the request certainly did not arrive, `askedAt` gets back the value it had
 * before this attempt.
 */
export function recordUnanswered(
  shop: Needs,
  seenShipment: ShipmentRow,
  error: unknown,
): Promise<ShipmentRow> {
  return onLocked(shop, seenShipment, async ({ tx, shipment, now, addEvent }) => {
    const failure = unansweredText(error);
    if (shipment.failure === null && shipment.status === 'requested')
      await addEvent({ kind: 'label_unanswered', to: null, note: failure });
    const askedAt = error instanceof LabelServiceUnavailable ? seenShipment.askedAt : shipment.askedAt;
    return updateShipment(tx, shipment.id, { failure, askedAt, claimedAt: null, updatedAt: now });
  });
}

export function unansweredText(error: unknown): string {
  if (error instanceof LabelServiceUnavailable)
    return error.isMisconfigured
      ? 'Failed to create Sendy shipping label. Please check your API configuration.'
      : 'De labeldienst is nu niet bereikbaar.';
  return error instanceof LabelServiceTimeout
    ? 'De labeldienst heeft niet of onbegrijpelijk geantwoord.'
    : 'Het maken van het label werd afgebroken.';
}

type Locked = {
  tx: Orm;
  order: OrderRow;
  shipment: ShipmentRow;
  now: Date;
  addEvent(event: Pick<NewOrderEvent, 'kind' | 'to' | 'note'>): Promise<void>;
};

const settled = (now: Date) => ({ claimedAt: null, askedAt: null, updatedAt: now });

/**
 * Runs `work` in a transaction, with the order of the shipment locked and the shipment read again. Throws
 * when the order or the shipment was deleted.
 */
export function onLocked(
  { database, clock }: Needs,
  seen: ShipmentRow,
  work: (locked: Locked) => Promise<ShipmentRow>,
): Promise<ShipmentRow> {
  return database.transaction(async (tx) => {
    const order = await lockOrder(tx, seen.orderId);
    const shipment = await findShipment(tx, seen.id);
    if (!order || !shipment) throw new Error(`The order of shipment ${seen.reference} is gone`);
    const now = clock.now();
    const addEvent: Locked['addEvent'] = (event) =>
      insertEvents(tx, [{ orderId: order.id, at: now, actor: shipment.actor, from: null, ...event }]);
    return work({ tx, order, shipment, now, addEvent });
  });
}
