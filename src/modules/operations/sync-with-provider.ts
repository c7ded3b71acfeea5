// Lets an operator compare all payments of the shop with the payment provider, and then the shop's books with
// each other, in one report.

import { singleFlight } from '#platform/concurrency/single-flight.ts';
import type { SyncReport } from './contract.ts';

export type SyncWithProvider = (actor: string) => Promise<SyncReport>;

/**
 * Creates the function that runs the comparison; concurrent calls share one run. `reconcile` compares and
 * repairs the payments. Then `compare` checks the books, even when `reconcile` failed; the error of
 * `reconcile` is thrown afterwards.
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
