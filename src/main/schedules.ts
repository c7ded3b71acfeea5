// What happens by the clock, in Europe/Amsterdam: reconciliation every five minutes and in full at night, housekeeping at night;
// and what a shop does first that was away.

import * as z from 'zod';
import type { ReconcilePayments } from '#modules/checkout/index.ts';
import type { FollowShipments, Invoices } from '#modules/orders/index.ts';
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

const newDayQueue: JobQueue<object> = { name: 'new-day', parse: z.object({}).parse, retryLimit: 2 };

const invoicesQueue: JobQueue<object> = { ...nightlyQueue, name: 'issue-missing-invoices' };

const followShipmentsQueue: JobQueue<object> = { ...nightlyQueue, name: 'follow-shipments' };
const labelAccessQueue: JobQueue<object> = { ...nightlyQueue, name: 'watch-label-access' };

const inviteQueue: JobQueue<object> = { ...nightlyQueue, name: 'invite-reviewers' };

const countSalesQueue: JobQueue<object> = { ...nightlyQueue, name: 'count-changed-sales' };
const recountSalesQueue: JobQueue<object> = { ...nightlyQueue, name: 'recount-sales' };
const closeCartsQueue: JobQueue<object> = { ...nightlyQueue, name: 'close-cart-days' };

const sealQueue: JobQueue<object> = { ...nightlyQueue, name: 'seal-log' };
const tellHeadQueue: JobQueue<object> = { ...nightlyQueue, name: 'tell-head-of-log' };

const silentImportsQueue: JobQueue<object> = { ...nightlyQueue, name: 'end-silent-imports' };

/** Days before the end, and every day once it is over. */
const LABEL_ACCESS_WARNINGS: readonly number[] = [30, 14, 3, 0];

type Wiring = {
  database: Database;
  jobs: Jobs;
  housekeeping: Housekeeping;
  reconcilePayments: ReconcilePayments;
  invoices: Pick<Invoices, 'issueMissing'>;
  labels: {
    followShipments: Pick<FollowShipments, 'followUnderWay'>;
    labelAccessDaysLeft(): number | null;
  };
  inviteReviewers(): Promise<{ invited: number; reminded: number }>;
  counting: {
    countChangedSales(): Promise<number>;
    recountSales(): Promise<number>;
    closeCartDays(): Promise<void>;
  };
  sealing: { seal(): Promise<unknown>; tellHead(): Promise<void> };
  endSilentImports(): Promise<void>;
  /** What the privacy policy promises to forget, by name. */
  forgetting: Readonly<Record<string, () => Promise<void>>>;
  log: Log;
};

/** Queues what was missed while no process ran: the provider is asked at once, not at the next turn of the clock. */
export type CatchUp = () => Promise<void>;

export function installSchedules({
  forgetting,
  counting,
  database,
  jobs,
  housekeeping,
  reconcilePayments,
  invoices,
  labels,
  inviteReviewers,
  sealing,
  endSilentImports,
  log,
}: Wiring): CatchUp {
  const reconcile = async ({ span }: { span: 'recent' | 'full' }) => {
    const report = await reconcilePayments(span);
    if (report.repaired > 0 || report.unexplained.length > 0) log.warn(report, 'payments were reconciled');
  };
  jobs.handle(reconcileQueue, reconcile);
  jobs.handle(reconcileFullQueue, reconcile);
  jobs.handle(nightlyQueue, async () => {
    await housekeeping.nightly();
  });
  jobs.handle(followShipmentsQueue, labels.followShipments.followUnderWay);
  jobs.handle(labelAccessQueue, async () => {
    const daysLeft = labels.labelAccessDaysLeft();
    if (daysLeft !== null && LABEL_ACCESS_WARNINGS.includes(Math.max(daysLeft, 0)))
      log.warn({ daysLeft }, 'the token of the label service comes to its end');
  });
  // Orders of before there were invoices, and whatever a crash left without one.
  jobs.handle(invoicesQueue, async () => {
    const issued = await invoices.issueMissing();
    if (issued > 0) log.info({ issued }, 'orders were given the invoice they lacked');
  });
  jobs.handle(inviteQueue, async () => {
    const asked = await inviteReviewers();
    if (asked.invited + asked.reminded > 0) log.info(asked, 'customers were asked for a review');
  });
  // Figures that are counted ahead; until they are, they are read from the rows themselves.
  jobs.handle(countSalesQueue, async () => void (await counting.countChangedSales()));
  jobs.handle(recountSalesQueue, async () => void (await counting.recountSales()));
  jobs.handle(closeCartsQueue, () => counting.closeCartDays());
  jobs.handle(sealQueue, async () => void (await sealing.seal()));
  jobs.handle(tellHeadQueue, () => sealing.tellHead());
  jobs.handle(silentImportsQueue, () => endSilentImports());
  // Pages show dates and the year: at midnight none may be older than the day.
  jobs.handle(newDayQueue, () => database.transaction((tx) => announceChange(tx, 'settings')));
  // Each a job of its own, a minute apart: one that fails holds up no other.
  for (const [turn, [what, forget]] of Object.entries(forgetting).entries()) {
    const queue: JobQueue<object> = { ...nightlyQueue, name: `forget-old-${what}` };
    jobs.handle(queue, forget);
    jobs.schedule(queue, `${50 + turn} 3 * * *`, {});
  }
  // By day, when people read their mail.
  jobs.schedule(inviteQueue, '35 9-19 * * *', {});
  jobs.schedule(sealQueue, '* * * * *', {});
  jobs.schedule(tellHeadQueue, '45 3 * * *', {});
  jobs.schedule(countSalesQueue, '3-58/5 * * * *', {});
  jobs.schedule(recountSalesQueue, '10 3 * * *', {});
  jobs.schedule(silentImportsQueue, '2-57/5 * * * *', {});
  jobs.schedule(closeCartsQueue, '20 3 * * *', {});
  jobs.schedule(newDayQueue, '0 0 * * *', {});
  jobs.schedule(reconcileQueue, '*/5 * * * *', { span: 'recent' });
  jobs.schedule(reconcileFullQueue, '40 3 * * *', { span: 'full' });
  jobs.schedule(followShipmentsQueue, '10 * * * *', {});
  jobs.schedule(labelAccessQueue, '0 9 * * *', {});
  jobs.schedule(invoicesQueue, '25 * * * *', {});
  jobs.schedule(nightlyQueue, '30 3 * * *', {});
  return () =>
    database.transaction((tx) =>
      jobs.send(tx, reconcileQueue, { span: 'recent' }, { singletonKey: 'catch up' }),
    );
}
