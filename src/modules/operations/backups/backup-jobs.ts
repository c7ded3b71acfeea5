// The jobs that prove backups: copying them to the second place, and trying whether one comes back.

import * as z from 'zod';
import type { Database } from '#platform/database/database.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import { hours } from '#shared/clock.ts';

const parse = z.object({}).parse;

/** The slowest road of a small shop carries some gigabytes in this time. */
export const copyBackupsQueue: JobQueue<object> = {
  ...{ name: 'copy-backups', lane: 'long', parse, patience: hours(6) },
};
export const tryRestoreQueue: JobQueue<object> = {
  ...{ name: 'try-restore', lane: 'long', parse, retryLimit: 2, patience: hours(6) },
};

type Needs = { database: Database; jobs: Jobs };

/** One that waits already is enough. */
export const sendCopy = ({ database, jobs }: Needs): Promise<void> =>
  database.transaction((tx) => jobs.send(tx, copyBackupsQueue, {}, { singletonKey: 'once' }));
export const sendTrial = ({ database, jobs }: Needs): Promise<void> =>
  database.transaction((tx) => jobs.send(tx, tryRestoreQueue, {}, { singletonKey: 'once' }));
