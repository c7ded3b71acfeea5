// What happens by the clock, in Europe/Amsterdam: reconciliation every five minutes and in full at night, housekeeping at night.

import * as z from 'zod';
import type { ReconcilePayments } from '#modules/checkout/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import type { Housekeeping } from '#platform/database/housekeeping.ts';
import type { JobQueue, Jobs } from '#platform/jobs/jobs.ts';
import type { Log } from '#platform/log/create-log.ts';

const reconcileQueue: JobQueue<{ span: 'recent' | 'full' }> = {
  name: 'reconcile-payments',
  parse: z.object({ span: z.enum(['recent', 'full']) }).parse,
  retryLimit: 2,
};
const reconcileFullQueue: typeof reconcileQueue = { ...reconcileQueue, name: 'reconcile-payments-in-full' };
const nightlyQueue: JobQueue<object> = {
  name: 'nightly-housekeeping',
  parse: z.object({}).parse,
  retryLimit: 2,
};

const forgetQueue: JobQueue<object> = {
  name: 'forget-old-contacts',
  parse: z.object({}).parse,
  retryLimit: 2,
};

const forgetCountsQueue: typeof forgetQueue = { ...forgetQueue, name: 'forget-old-counts' };

const newDayQueue: JobQueue<object> = { name: 'new-day', parse: z.object({}).parse, retryLimit: 2 };

type Wiring = {
  database: Database;
  jobs: Jobs;
  housekeeping: Housekeeping;
  reconcilePayments: ReconcilePayments;
  forgetOldContacts: () => Promise<void>;
  forgetOldCounts: () => Promise<void>;
  log: Log;
};

export function installSchedules({
  forgetOldContacts,
  forgetOldCounts,
  database,
  jobs,
  housekeeping,
  reconcilePayments,
  log,
}: Wiring): void {
  const reconcile = async ({ span }: { span: 'recent' | 'full' }) => {
    const report = await reconcilePayments(span);
    if (report.repaired > 0 || report.unexplained.length > 0) log.warn(report, 'payments were reconciled');
  };
  jobs.handle(reconcileQueue, reconcile);
  jobs.handle(reconcileFullQueue, reconcile);
  jobs.handle(nightlyQueue, async () => {
    await housekeeping.nightly();
  });
  // Pages show dates and the year: at midnight none may be older than the day.
  jobs.handle(newDayQueue, () => database.transaction((tx) => announceChange(tx, 'settings')));
  jobs.handle(forgetQueue, forgetOldContacts);
  jobs.schedule(forgetQueue, '50 3 * * *', {});
  jobs.handle(forgetCountsQueue, forgetOldCounts);
  jobs.schedule(forgetCountsQueue, '55 3 * * *', {});
  jobs.schedule(newDayQueue, '0 0 * * *', {});
  jobs.schedule(reconcileQueue, '*/5 * * * *', { span: 'recent' });
  jobs.schedule(reconcileFullQueue, '40 3 * * *', { span: 'full' });
  jobs.schedule(nightlyQueue, '30 3 * * *', {});
}
