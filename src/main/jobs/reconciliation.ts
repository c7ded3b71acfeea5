// Comparing the payment provider with the shop by the clock: every five minutes what is new, at night
// everything.

import * as z from 'zod';
import type { Shop } from '#api/shop.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { raiseNotice } from '#modules/notices/index.ts';
import { compareBooks, readBooksStanding } from '#modules/operations/index.ts';
import { hours } from '#shared/clock.ts';
import { href } from '#shared/href.ts';
import { queueOf, type ScheduledJob } from './scheduled-job.ts';

export const reconcileRecent = {
  name: 'reconcile-payments',
  cron: '*/5 * * * *',
  data: { span: 'recent' },
  run: reconcileLately,
} as const satisfies ScheduledJob;

export const reconcileInFull: ScheduledJob = {
  name: 'reconcile-payments-in-full',
  cron: '40 3 * * *',
  data: { span: 'full' },
  run: reconcileAll,
};

const MAX_COMPARISON_AGE_MS = hours(1);

/** The jobs that ask the payment provider by the clock. */
export const RECONCILIATION_JOBS: readonly string[] = [reconcileRecent.name, reconcileInFull.name];

const reconciledSchema = z.object({ checked: z.number(), repaired: z.number(), unexplained: z.number() });

/** Of which payments is in the log; with the job only how many are kept. */
async function reconcile(shop: Shop, span: 'recent' | 'full'): Promise<z.infer<typeof reconciledSchema>> {
  const report = await reconcilePayments(shop, span);
  if (report.repaired > 0 || report.unexplained.length > 0) shop.log.warn(report, 'payments were reconciled');
  for (const paymentId of report.unexplained) await raiseUnexplainedPayment(shop, paymentId);
  return { ...report, unexplained: report.unexplained.length };
}

/** A payment nobody can explain is a difference within the hour, and not only in the morning. */
async function reconcileLately(shop: Shop): Promise<z.infer<typeof reconciledSchema>> {
  const reconciled = await reconcile(shop, 'recent');
  if (reconciled.unexplained === 0) return reconciled;
  const { comparedAt } = await readBooksStanding(shop);
  const isOld = !comparedAt || shop.clock.now().getTime() - Date.parse(comparedAt) > MAX_COMPARISON_AGE_MS;
  if (isOld) await compareBooks(shop, 'system');
  return reconciled;
}

/** And then the books are compared with each other, also when the provider could not be asked. */
async function reconcileAll(shop: Shop): Promise<void> {
  const [reconciled] = await Promise.allSettled([reconcile(shop, 'full')]);
  await compareBooks(shop, 'system');
  if (reconciled.status === 'rejected') throw reconciled.reason;
}

/** Once for each, however often it is found. */
export function raiseUnexplainedPayment(shop: Shop, paymentId: string): Promise<boolean> {
  return raiseNotice(shop, {
    kind: 'unexplainedPayment',
    key: paymentId,
    path: href('/admin/api'),
    title: 'Betaling zonder bestelling',
    detail: `Er is geld ontvangen (${paymentId}) waar geen winkelmandje bij hoort.`,
  });
}

/**
 * What the last comparing of the last hours found, in whichever process; null when there was none in the last
 * days.
 */
export async function findLastReconciliation({ jobs }: Pick<Shop, 'jobs'>) {
  const last = await jobs.findLastOutput(queueOf(reconcileRecent));
  const parsed = reconciledSchema.safeParse(last?.output);
  return last && parsed.success ? { at: last.at, ...parsed.data } : null;
}
