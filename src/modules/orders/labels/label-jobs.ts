// The jobs of labels. Each is sent in the transaction that wants something of the label service, to be there when the
// process that wanted it is not: normally everything is done before its turn comes.

import * as z from 'zod';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import { minutes } from '#shared/clock.ts';

export type ShipmentJob = { shipmentId: number };

const parse = z.object({ shipmentId: z.number().int().positive() }).parse;

const about = { lane: 'long', parse } as const;

export const makeLabelQueue: JobQueue<ShipmentJob> = { name: 'make-label', ...about, concurrency: 2 };
export const cancelLabelQueue: JobQueue<ShipmentJob> = { name: 'cancel-label', ...about };
export const followShipmentQueue: JobQueue<ShipmentJob> = { name: 'follow-shipment', ...about };

/** Longer than a service may take for one label. An older claim belongs to a process that died. */
export const CLAIM_LASTS = minutes(3);
/** After this a request that was never answered has either been carried out or never will be. */
export const SETTLES_IN = minutes(2);
/** When somebody looks after what was left: by then both are over. */
export const LOOK_AFTER = CLAIM_LASTS + SETTLES_IN + minutes(1);
