// The operator's own comparison: the shop with the payment provider in full, and then its books with each
// other, told as one report.

import { singleFlight } from '#platform/concurrency/single-flight.ts';
import type { SyncReport } from './contract.ts';

export type SyncWithProvider = (actor: string) => Promise<SyncReport>;

/**
 * `reconcile` compares provider and shop, and repairs; whether or not it could, `compare` looks at the books.
 */
export function createSyncWithProvider(
  reconcile: () => Promise<Omit<SyncReport, 'seconds' | 'differences'>>,
  compare: (actor: string) => Promise<{ found: number }>,
): SyncWithProvider {
  return singleFlight(async (actor: string) => {
    const startedAt = performance.now();
    const [report] = await Promise.allSettled([reconcile()]);
    const { found: differences } = await compare(actor);
    if (report.status === 'rejected') throw report.reason;
    return { ...report.value, differences, seconds: Math.round(performance.now() - startedAt) / 1000 };
  });
}
