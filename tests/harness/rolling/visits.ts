// Simulates visitors who buy and read without a break, and records refused connections, broken connections
// and wrong answers. Every purchase must become an order.

import { setTimeout as pause } from 'node:timers/promises';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { callHttp } from '#tests/support/http-call.ts';

export type VisitReport = {
  purchases: number;
  reads: number;
  /** The failures by description, each with its count. */
  failures: Record<string, number>;
  longestPurchaseMs: number;
};

/** The simulated visitors; `betweenMs` is the pause of a buyer between two purchases. */
type Visits = {
  address: string;
  buyers: number;
  readers: number;
  betweenMs?: number;
  pages?: readonly string[];
};

export const PAGES = ['/', '/checkout', '/blog', '/api/products', '/api/variants', '/healthz'];

export async function visitUntil(
  over: AbortSignal,
  { address, buyers, readers, betweenMs = 20, pages = PAGES }: Visits,
): Promise<VisitReport> {
  const report: VisitReport = { purchases: 0, reads: 0, failures: {}, longestPurchaseMs: 0 };
  const attempt = async (what: string, work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      const reason = `${what}: ${String(error).replace(/"requestId":"[^"]*"/, '')}`;
      report.failures[reason] = (report.failures[reason] ?? 0) + 1;
    }
  };
  const buyOn = async (first: number) => {
    for (let turn = first; !over.aborted; turn += 1) {
      const begin = performance.now();
      await attempt('a purchase', async () => {
        const { order } = await buyByCard(createBuyer(address), { variant: `${(turn % 4) + 1}x` });
        if (order.orderId === null) throw new Error('a paid basket has no order');
        report.purchases += 1;
      });
      report.longestPurchaseMs = Math.max(report.longestPurchaseMs, performance.now() - begin);
      await pause(betweenMs);
    }
  };
  const readOn = async (first: number) => {
    for (let turn = first; !over.aborted; turn += 1) {
      const path = pages[turn % pages.length] ?? '/';
      await attempt(`reading ${path}`, async () => {
        const { status } = await callHttp({ url: `${address}${path}` });
        if (status !== 200) throw new Error(`answered ${status}`);
        report.reads += 1;
      });
      await pause(5);
    }
  };
  await Promise.all([
    ...Array.from({ length: buyers }, (_, index) => buyOn(index)),
    ...Array.from({ length: readers }, (_, index) => readOn(index)),
  ]);
  return report;
}
