// Synchronises shipments and orders with the label service. A webhook or the schedule only names the shipment
// to check; the answer of the service to that check decides what is recorded.

import { type EditNeeds, editOrder, findOrder } from '#modules/orders/index.ts';
import { LabelServiceUnavailable } from '#modules/shipping/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Jobs } from '#platform/jobs/jobs.ts';
import { days, hours } from '#shared/clock.ts';
import { recordCancelled } from './cancel-label.ts';
import { syncShipmentQueue } from './label-jobs.ts';
import { isUnanswered, type LabelNeeds, makeLabel } from './make-label.ts';
import {
  findShipment,
  findShipmentByProviderId,
  listInTransit,
  type ShipmentRow,
  updateShipment,
} from './shipment.repository.ts';

/**
 * How long a parcel is checked after its label was made, in milliseconds. After that time the parcel has
 * arrived or is lost.
 */
const FOLLOW_WINDOW_MS = days(30);
const POLL_INTERVAL_MS = hours(6);
const BATCH_SIZE = 50;

type Needs = LabelNeeds & EditNeeds;

/**
 * Queues a check of the shipment that a webhook of the label service names by `providerId`; unknown shipments
 * are ignored.
 */
export async function reportShipment(
  { database, jobs }: { database: Database; jobs: Jobs },
  providerId: string,
): Promise<void> {
  const row = await findShipmentByProviderId(database.orm, providerId);
  if (!row) return;
  const job = { shipmentId: row.id };
  const singletonKey = `shipment:${row.id}`;
  await database.transaction((tx) => jobs.send(tx, syncShipmentQueue, job, { singletonKey }));
}

/**
 * Makes the label of a shipment that is only requested; of any other shipment in transit, reads the state at
 * the label service and records a cancellation or delivery. Throws when the service does not answer.
 */
export async function syncShipment(shop: Needs, shipmentId: number): Promise<void> {
  const { database, labelProviders, clock } = shop;
  const row = await findShipment(database.orm, shipmentId);
  if (row?.status === 'requested') await makeLabel(shop, row.id);
  if (row?.status !== 'made' || row.providerId === null || row.deliveredAt) return;
  const providerShipment = await labelProviders.of(row.provider).read(row.providerId);
  await updateShipment(database.orm, row.id, { checkedAt: clock.now() });
  if (!providerShipment || providerShipment.status === 'cancelled') await recordCancelled(shop, row);
  else if (providerShipment.isDelivered) await recordDelivered(shop, row);
}

/**
 * Asks the label service about at most 50 parcels in transit, those unchecked for the longest time first;
 * stops when the service is unavailable.
 */
export async function syncShipmentsInTransit(shop: Needs): Promise<void> {
  const now = shop.clock.now().getTime();
  const rows = await listInTransit(shop.database.orm, {
    provider: 'sendy',
    madeAfter: new Date(now - FOLLOW_WINDOW_MS),
    checkedBefore: new Date(now - POLL_INTERVAL_MS),
    limit: BATCH_SIZE,
  });
  for (const { id } of rows) {
    const away = await syncShipment(shop, id).then(() => false, isServiceUnavailable);
    if (away) return;
  }
}

/**
 * Records the delivery of a parcel, first on the order and then on the shipment. After a crash in between,
 * recording the delivery again changes nothing on the order.
 */
async function recordDelivered(shop: Needs, row: ShipmentRow): Promise<void> {
  const { database, clock } = shop;
  const order = await findOrder(database.orm, row.orderId);
  const isOpen = order && !order.archivedAt && !['delivered', 'cancelled'].includes(order.status);
  if (isOpen) await editOrder(shop, order.id, { status: 'delivered' }, 'system');
  await updateShipment(database.orm, row.id, { deliveredAt: clock.now() });
}

/**
 * Returns true when the label service is unavailable, so that checking must stop; false when only this answer
 * is missing, so that other parcels can be checked. Rethrows any other error.
 */
function isServiceUnavailable(error: unknown): boolean {
  if (!isUnanswered(error)) throw error;
  return error instanceof LabelServiceUnavailable;
}
