// Starts a packing run: all orders to pack, in picking order, each with a job that gets its label. The run is
// stored before any label is requested, so it resumes after a crash, and two concurrent starts get one run
// together.

import * as z from 'zod';
import type { Database, Orm } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { LabelNeeds } from '../labels/make-label.ts';
import { inPickingOrder, listPackables } from './packable.ts';
import { insertParcels, insertRun, type ParcelRow } from './packing.repository.ts';
import { MAX_STACK_SIZE, type StartRun } from './packing-contract.ts';
import { listToShip } from './to-ship.repository.ts';

export type ParcelJob = { parcelId: number };

/**
 * The job that gets the label of a parcel. If a call to the label service is interrupted, another job, queued
 * with the request for the label, completes the call.
 */
export const packLabelQueue: JobQueue<ParcelJob> = {
  name: 'pack-label',
  queueClass: 'long',
  parse: z.object({ parcelId: z.number().int().positive() }).parse,
  concurrency: 2,
};

type Needs = Pick<LabelNeeds, 'getSettings' | 'clock' | 'listHeldBackItems'> & {
  database: Database;
  jobs: Jobs;
};

/**
 * Starts a packing run of the orders in `orderIds`, or of all orders to pack that do not wait for a payment;
 * a repeated call with the same `key` does nothing. Throws 409 `nothing_to_pack` when no order is to be
 * packed, also when another packer just took the last ones.
 */
export async function startRun(
  shop: Needs,
  { key, orderIds, kinds }: StartRun,
  operator: string,
): Promise<void> {
  const { database, clock } = shop;
  await database.transaction(async (tx) => {
    const now = clock.now();
    const run = await insertRun(tx, { key, startedBy: operator, startedAt: now });
    // A repeated request with the same key.
    if (!run) return;
    const orders = await listToShip(tx, MAX_STACK_SIZE, orderIds ?? 'not waiting');
    const packables = inPickingOrder((await listPackables(shop, tx, orders)).values());
    const kindOf = new Map(kinds.map(({ orderId, shippingMethod }) => [orderId, { shippingMethod }]));
    const parcels =
      packables.length === 0
        ? []
        : await insertParcels(
            tx,
            packables.map(({ orderId, options }, index) => ({
              runId: run.id,
              orderId,
              place: index + 1,
              askedBy: operator,
              askedAt: now,
              options: { ...options, ...kindOf.get(orderId) },
            })),
          );
    if (parcels.length === 0) throw new Refusal('nothing_to_pack', 'Er is niets (meer) om in te pakken.');
    await askForLabels(shop, tx, parcels);
  });
}

export async function askForLabels(
  { jobs }: Pick<Needs, 'jobs'>,
  tx: Orm,
  parcels: readonly Pick<ParcelRow, 'id'>[],
): Promise<void> {
  for (const { id } of parcels) await jobs.send(tx, packLabelQueue, { parcelId: id });
}
