// The jobs that copy backups to the second location and run the restore test.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { beginCheck, type CheckKind } from './backup-checks.repository.ts';

const parse = z.object({}).parse;

/**
 * The queue of the job that copies backups to the second location; its time limit allows some gigabytes over
 * a slow connection.
 */
export const copyBackupsQueue: JobQueue<object> = {
  name: 'copy-backups',
  queueClass: 'long',
  parse,
  timeoutMs: hours(6),
};
export const tryRestoreQueue: JobQueue<object> = {
  name: 'try-restore',
  queueClass: 'long',
  parse,
  retryLimit: 2,
  timeoutMs: hours(6),
};

type Needs = { database: Database; jobs: Jobs; clock: Clock };

/**
 * Queues the job that copies backups to the second location, and marks the copy as begun; does nothing when a
 * copy job is waiting already.
 */
export const sendCopy = (shop: Needs): Promise<void> => send(shop, 'copy', copyBackupsQueue);
export const sendTrial = (shop: Needs): Promise<void> => send(shop, 'trial', tryRestoreQueue);

function send({ database, jobs, clock }: Needs, kind: CheckKind, queue: JobQueue<object>): Promise<void> {
  return database.transaction(async (tx) => {
    await beginCheck(tx, kind, clock.now());
    await jobs.send(tx, queue, {}, { singletonKey: 'once' });
  });
}
