// All scheduled jobs with their times in Europe/Amsterdam: reconciliation every five minutes and completely
// at night, housekeeping at night. Also the jobs that catch up after downtime.

import type { Shop } from '#api/shop.ts';
import { sendDigest } from '#mails/operator/digest.ts';
import { logHead, sealLog } from '#modules/audit/index.ts';
import { fetchBalance } from '#modules/bookkeeping/index.ts';
import { receiveIncomingMail } from '#modules/contacts/index.ts';
import { countChangedCustomers } from '#modules/customers/index.ts';
import { closeCartDays } from '#modules/drafts/index.ts';
import { labelAccessDaysLeft, syncShipmentsInTransit } from '#modules/fulfilment/index.ts';
import { failStalledImports } from '#modules/imports/index.ts';
import { issueMissingInvoices } from '#modules/invoices/index.ts';
import { cleanUpLibrary } from '#modules/media/index.ts';
import { detectNotices } from '#modules/notices/index.ts';
import { readToDo, sendCopy, sendTrial } from '#modules/operations/index.ts';
import { expireOverdueChanges } from '#modules/order-changes/index.ts';
import { countChangedSales, recountSales } from '#modules/order-overview/index.ts';
import { inviteReviewers } from '#modules/reviews/index.ts';
import { announceChange } from '#platform/database/announce-change.ts';
import { dayOf } from '#shared/shop-days.ts';
import { replayAllErasures } from '../compose/backups/replay-erasures.ts';
import { toDoSources } from '../compose/to-do-sources.ts';
import { NIGHTLY, noticeSources } from './notice-sources.ts';
import { reconcileInFull, reconcileRecent } from './reconciliation.ts';
import { retentionJobs } from './retention.ts';
import { queueOf, type ScheduledJob } from './scheduled-job.ts';

/**
 * Repeats all erasures every night and at every start, because a restored backup may contain people who were
 * erased after the backup was made.
 */
const replayErasuresJob: ScheduledJob = {
  name: 'repeat-erasures',
  cron: '15 4 * * *',
  run: replayAllErasures,
};

/** Returns the cron expression of a nightly job that runs `offset` minutes after 03:50. */
const minutesAfter = (offset: number) => `${(50 + offset) % 60} ${3 + Math.floor((50 + offset) / 60)} * * *`;

const JOBS: readonly ScheduledJob[] = [
  reconcileRecent,
  reconcileInFull,
  { name: 'look-for-notices', cron: '* * * * *', run: (shop) => detectNotices(shop, noticeSources) },
  { name: 'send-digest', cron: '0 8 * * *', run: sendMorningDigest },
  { name: NIGHTLY, cron: '30 3 * * *', run: ({ housekeeping }) => housekeeping.nightly() },
  // Pages show dates and the year, so no cached page may be older than the current day.
  {
    name: 'new-day',
    cron: '0 0 * * *',
    run: ({ database }) => database.transaction((tx) => announceChange(tx, 'settings')),
  },
  { name: 'fetch-balance', cron: '50 * * * *', run: fetchBalance },
  { name: 'issue-missing-invoices', cron: '25 * * * *', run: runMissingInvoices },
  { name: 'end-overdue-changes', cron: '4-59/5 * * * *', run: expireOverdueChanges },
  {
    name: 'follow-shipments',
    cron: '10 * * * *',
    run: syncShipmentsInTransit,
  },
  { name: 'watch-label-access', cron: '0 9 * * *', run: watchLabelAccess },
  // Only in the daytime, when people read their mail.
  { name: 'invite-reviewers', cron: '35 9-19 * * *', run: runReviewInvitations },
  // Precomputed figures; until this job has run, new figures are computed from the rows themselves.
  { name: 'count-changed-sales', cron: '3-58/5 * * * *', run: countChangedSales },
  { name: 'count-customers', cron: '* * * * *', run: countChangedCustomers },
  { name: 'recount-sales', cron: '10 3 * * *', run: recountSales },
  { name: 'close-cart-days', cron: '20 3 * * *', run: closeCartDays },
  { name: 'fetch-incoming-mail', cron: '*/2 * * * *', run: receiveIncomingMail },
  { name: 'seal-log', cron: '* * * * *', run: sealLog },
  replayErasuresJob,
  { name: 'tell-head-of-log', cron: '45 3 * * *', run: logHead },
  { name: 'prove-backup', cron: '30 4 * * 0', run: sendTrial },
  { name: 'end-silent-imports', cron: '2-57/5 * * * *', run: (shop) => failStalledImports(shop) },
  // Separate jobs, a minute apart, so that one that fails does not stop the others.
  ...Object.entries(retentionJobs).map(([what, run], offset) => ({
    name: `forget-old-${what}`,
    cron: minutesAfter(offset),
    run,
  })),
  {
    name: 'forget-old-pictures',
    cron: minutesAfter(Object.keys(retentionJobs).length),
    run: cleanUpLibrary,
  },
];

/** Registers the handlers and schedules of all jobs. Must be called before the jobs start. */
export function installSchedules(shop: Shop): void {
  for (const job of JOBS) {
    const queue = queueOf(job);
    shop.jobs.handle(queue, async () => {
      const output = await job.run(shop);
      return job === reconcileRecent ? Object(output) : undefined;
    });
    shop.jobs.schedule(queue, job.cron, job.data ?? {});
  }
}

type CatchUpNeeds = Pick<Shop, 'database' | 'jobs' | 'clock' | 'backupDestination'>;

/**
 * Queues, at the start of a process, the work that may have been missed while none was running: the
 * reconciliation of recent payments, the repeated erasures, and the copy of the backups when there is a
 * second location.
 */
export async function catchUp(shop: CatchUpNeeds): Promise<void> {
  const { database, jobs, backupDestination } = shop;
  await database.transaction(async (tx) => {
    for (const job of [reconcileRecent, replayErasuresJob])
      await jobs.send(tx, queueOf(job), job.data ?? {}, { singletonKey: 'catch up' });
  });
  if (backupDestination) await sendCopy(shop);
}

/**
 * Sends the morning digest with the complete to-do list. The mail goes only to the address in the settings,
 * because operators must not read about work outside their role.
 */
async function sendMorningDigest(shop: Shop): Promise<void> {
  await sendDigest(shop, await readToDo(shop, toDoSources, dayOf(shop.clock.now())));
}

/** Issues invoices that are missing: for orders older than the shop's invoices, and after a crash. */
async function runMissingInvoices(shop: Shop): Promise<void> {
  const issued = await issueMissingInvoices(shop);
  if (issued > 0) shop.log.info({ issued }, 'orders were given the invoice they lacked');
}

/**
 * Days before the label service's token expires on which a warning is logged; 0 stands for the day of expiry
 * and every day after it.
 */
const LABEL_ACCESS_WARNINGS: readonly number[] = [30, 14, 3, 0];

async function watchLabelAccess(shop: Shop): Promise<void> {
  const daysLeft = labelAccessDaysLeft(shop);
  if (daysLeft !== null && LABEL_ACCESS_WARNINGS.includes(Math.max(daysLeft, 0)))
    shop.log.warn({ daysLeft }, 'the token of the label service comes to its end');
}

async function runReviewInvitations(shop: Shop): Promise<void> {
  const report = await inviteReviewers(shop);
  if (report.invited + report.reminded > 0) shop.log.info(report, 'customers were asked for a review');
}
