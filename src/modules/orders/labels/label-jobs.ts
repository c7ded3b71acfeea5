// The jobs of labels. Each is sent in the transaction that wants something of the label service, to be there
// when the process that wanted it is not: normally everything is done before its turn comes.

import * as z from 'zod';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import { Refusal } from '#shared/api/problems.ts';
import { minutes, seconds } from '#shared/clock.ts';

export type ShipmentJob = { shipmentId: number };

const parse = z.object({ shipmentId: z.number().int().positive() }).parse;

const about = { lane: 'long', parse } as const;

export const makeLabelQueue: JobQueue<ShipmentJob> = { name: 'make-label', ...about, concurrency: 2 };
export const cancelLabelQueue: JobQueue<ShipmentJob> = { name: 'cancel-label', ...about };
export const syncShipmentQueue: JobQueue<ShipmentJob> = { name: 'follow-shipment', ...about };

/** Longer than a service may take for one label. An older claim belongs to a process that died. */
export const CLAIM_TTL_MS = minutes(3);
/**
 * Milliseconds after which a request that was never answered has either been carried out or never will be.
 */
export const settleTimeMs = (isRepeatable: boolean) => (isRepeatable ? 0 : minutes(2));

/**
 * Milliseconds after which a job looks after what was left: by then nobody is at it and the service has
 * settled.
 */
export const recheckAfterMs = (isRepeatable: boolean) =>
  isRepeatable ? seconds(20) : CLAIM_TTL_MS + settleTimeMs(isRepeatable) + minutes(1);

export const labelBusy = () =>
  new Refusal(
    'label_busy',
    'Er wordt op dit moment al aan dit label gewerkt. Werd dat afgebroken, dan maakt de winkel het binnen zes minuten zelf af.',
  );
