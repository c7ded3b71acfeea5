// The jobs that prove backups: copying them to the second place, and trying whether one comes back.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { type Clock, hours } from '#shared/clock.ts';
import { beginCheck, type CheckKind } from './backup-checks.repository.ts';

const parse = z.object({}).parse;

/** The slowest road of a small shop carries some gigabytes in this time. */
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

/** It counts as begun; one that waits already is enough. */
export const sendCopy = (shop: Needs): Promise<void> => send(shop, 'copy', copyBackupsQueue);
export const sendTrial = (shop: Needs): Promise<void> => send(shop, 'trial', tryRestoreQueue);

function send({ database, jobs, clock }: Needs, kind: CheckKind, queue: JobQueue<object>): Promise<void> {
  return database.transaction(async (tx) => {
    await beginCheck(tx, kind, clock.now());
    await jobs.send(tx, queue, {}, { singletonKey: 'once' });
  });
}
