// Compares the provider with the shop in both directions, so a payment is found even when every message about it was lost.
// Repairs by placing the order; what it cannot explain it reports.

import { listUnsettled, PaymentNotChangeable, type PaymentProvider, settlePayment } from '#modules/payments/index.ts';
import type { Database } from '#platform/database/database.ts';
import { type Clock, hours, minutes } from '#shared/clock.ts';
import type { PlaceOrder } from './place-order.ts';

export type ReconciliationReport = {
  checked: number;
  /** Orders that existed only as a payment until now. */
  repaired: number;
  /** Payments that succeeded at the provider and belong to no basket of this shop. */
  unexplained: string[];
};

export type ReconcilePayments = (span: 'recent' | 'full') => Promise<ReconciliationReport>;

const SPANS = { recent: hours(6), full: hours(24 * 35) } as const;
const PAGE = 100;
const ABANDONED_AFTER = hours(24);

export function createReconcilePayments(ports: { database: Database; provider: PaymentProvider; placeOrder: PlaceOrder; clock: Clock }): ReconcilePayments {
  const { database, provider, clock } = ports;
  return async (span) => {
    const report: ReconciliationReport = { checked: 0, repaired: 0, unexplained: [] };
    await walkProvider(new Date(clock.now().getTime() - SPANS[span]), report);
    await walkShop(report);
    return report;
  };

  /** Every payment the provider knows of: a succeeded one has an order afterwards. */
  async function walkProvider(createdSince: Date, report: ReconciliationReport): Promise<void> {
    let startingAfter: string | null = null;
    for (;;) {
      const page: Awaited<ReturnType<PaymentProvider['list']>> = await provider.list({ createdSince, startingAfter, limit: PAGE });
      for (const payment of page.payments) if (payment.status === 'succeeded') await check(payment.id, report);
      startingAfter = page.payments.at(-1)?.id ?? null;
      if (!page.hasMore || !startingAfter) return;
    }
  }

  /** Every payment the shop has not finished with: asked again, and let go a day after it was given up. */
  async function walkShop(report: ReconciliationReport): Promise<void> {
    const now = clock.now();
    for (const row of await listUnsettled(database.orm, new Date(now.getTime() - minutes(2)), 500)) {
      const result = await check(row.id, report);
      if (result !== 'not_paid' || now.getTime() - row.createdAt.getTime() < ABANDONED_AFTER) continue;
      await giveUp(row.id, now);
    }
  }

  /** An abandoned payment is canceled at the provider first, so it cannot succeed after the shop has let go of it. */
  async function giveUp(paymentId: string, now: Date): Promise<void> {
    try {
      const payment = await provider.cancel(paymentId, 'abandoned');
      if (payment.status === 'canceled') await database.transaction((tx) => settlePayment(tx, paymentId, 'canceled', now));
    } catch (error) {
      if (!(error instanceof PaymentNotChangeable)) throw error;
    }
  }

  async function check(paymentId: string, report: ReconciliationReport): Promise<string> {
    report.checked += 1;
    const result = await ports.placeOrder(paymentId, 'reconciliation');
    if (result.kind === 'placed' && result.created) report.repaired += 1;
    if (result.kind === 'unknown') report.unexplained.push(paymentId);
    return result.kind;
  }
}
