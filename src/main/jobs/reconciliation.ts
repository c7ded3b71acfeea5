// Scheduled reconciliation with the payment provider: recent payments every five minutes, all payments at
// night.

import * as z from 'zod';
import type { Shop } from '#api/shop.ts';
import { reconcilePayments } from '#modules/checkout/index.ts';
import { raiseNotice } from '#modules/notices/index.ts';
import { compareBooks, readBooksStatus } from '#modules/operations/index.ts';
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

/** Names of the scheduled jobs that reconcile with the payment provider. */
export const RECONCILIATION_JOBS: readonly string[] = [reconcileRecent.name, reconcileInFull.name];

const reconciledSchema = z.object({ checked: z.number(), repaired: z.number(), unexplained: z.number() });

/**
 * Reconciles payments and returns how many were checked, repaired and unexplained. The log contains the
 * payment ids, the result only their number.
 */
async function reconcile(shop: Shop, span: 'recent' | 'full'): Promise<z.infer<typeof reconciledSchema>> {
  const report = await reconcilePayments(shop, span);
  if (report.repaired > 0 || report.unexplained.length > 0) shop.log.warn(report, 'payments were reconciled');
  for (const paymentId of report.unexplained) await raiseUnexplainedPayment(shop, paymentId);
  return { ...report, unexplained: report.unexplained.length };
}

/**
 * Reconciles recent payments. When one of them is unexplained, compares all financial records at once instead
 * of the next morning, at most once an hour.
 */
async function reconcileLately(shop: Shop): Promise<z.infer<typeof reconciledSchema>> {
  const reconciled = await reconcile(shop, 'recent');
  if (reconciled.unexplained === 0) return reconciled;
  const { comparedAt } = await readBooksStatus(shop);
  const isOld = !comparedAt || shop.clock.now().getTime() - Date.parse(comparedAt) > MAX_COMPARISON_AGE_MS;
  if (isOld) await compareBooks(shop, 'system');
  return reconciled;
}

/**
 * Reconciles all payments, then compares all financial records with each other. The comparison also runs when
 * the provider did not answer.
 */
async function reconcileAll(shop: Shop): Promise<void> {
  const [reconciled] = await Promise.allSettled([reconcile(shop, 'full')]);
  await compareBooks(shop, 'system');
  if (reconciled.status === 'rejected') throw reconciled.reason;
}

/**
 * Notifies operators about a payment without an order, once per payment. Returns false when the notice exists
 * already.
 */
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
 * Returns the result of the last reconciliation of recent payments by any process; null when there was none
 * in the last days.
 */
export async function findLastReconciliation({ jobs }: Pick<Shop, 'jobs'>) {
  const last = await jobs.findLastOutput(queueOf(reconcileRecent));
  const parsed = reconciledSchema.safeParse(last?.output);
  return last && parsed.success ? { at: last.at, ...parsed.data } : null;
}
