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
 * How long a claim of a process on a shipment is valid, in milliseconds. This is longer than a call to any
 * label service takes, so an older claim belongs to a crashed process.
 */
export const CLAIM_TTL_MS = minutes(3);
/**
 * Returns the waiting time, in milliseconds, before an unanswered request to the label service may be sent
 * again: within this time the service either executes the request or drops it. `isRepeatable` is true for a
 * service that makes only one label however often the request is repeated; the time is then 0.
 */
export const settleTimeMs = (isRepeatable: boolean) => (isRepeatable ? 0 : minutes(2));

/**
 * Returns the waiting time, in milliseconds, before a job checks a label that is not finished. After that
 * time no process is working on the label any more, and the label service has executed or dropped the
 * request. `isRepeatable` means the same as for `settleTimeMs`.
 */
export const recheckAfterMs = (isRepeatable: boolean) =>
  isRepeatable ? seconds(20) : CLAIM_TTL_MS + settleTimeMs(isRepeatable) + minutes(1);

export const labelBusy = () =>
  new Refusal(
    'label_busy',
    'Er wordt op dit moment al aan dit label gewerkt. Werd dat afgebroken, dan maakt de winkel het binnen zes minuten zelf af.',
  );
