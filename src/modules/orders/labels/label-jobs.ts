// The job queues for labels. Each job is sent in the transaction that stores a request to the label service.
// The process that stored the request normally executes it first; the job does so when that process has
// crashed.

import * as z from 'zod';
import type { JobQueue } from '#platform/jobs/jobs.ts';
import { Refusal } from '#shared/api/problems.ts';
import { minutes, seconds } from '#shared/clock.ts';

export type ShipmentJob = { shipmentId: number };

const parse = z.object({ shipmentId: z.number().int().positive() }).parse;

const labelJob = { queueClass: 'long', parse } as const;

export const makeLabelQueue: JobQueue<ShipmentJob> = { name: 'make-label', ...labelJob, concurrency: 2 };
export const cancelLabelQueue: JobQueue<ShipmentJob> = { name: 'cancel-label', ...labelJob };
export const syncShipmentQueue: JobQueue<ShipmentJob> = { name: 'follow-shipment', ...labelJob };

/**
 * The lifetime of a claim, longer than any label service takes; an older claim belongs to a crashed process.
 */
export const CLAIM_TTL_MS = minutes(3);
/**
 * The milliseconds after which an unanswered request has either been executed or never will be; 0 for a
 * provider with repeatable requests.
 */
export const settleTimeMs = (isRepeatable: boolean) => (isRepeatable ? 0 : minutes(2));

/**
 * The milliseconds after which a job checks an unfinished label: by then no process is working on the label
 * and the service has settled.
 */
export const recheckAfterMs = (isRepeatable: boolean) =>
  isRepeatable ? seconds(20) : CLAIM_TTL_MS + settleTimeMs(isRepeatable) + minutes(1);

export const labelBusy = () =>
  new Refusal(
    'label_busy',
    'Er wordt op dit moment al aan dit label gewerkt. Werd dat afgebroken, dan maakt de winkel het binnen zes minuten zelf af.',
  );
