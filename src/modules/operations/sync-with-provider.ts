// The operator's own look at the provider: everything is compared in full, now, and what was found is told.

import { joinRunning } from '#platform/sharing/join-running.ts';
import type { SyncReport } from './contract.ts';

export type SyncWithProvider = () => Promise<SyncReport>;

/** `reconcile` compares provider and shop, and repairs. */
export function createSyncWithProvider(
  reconcile: () => Promise<Omit<SyncReport, 'seconds'>>,
): SyncWithProvider {
  return joinRunning(async () => {
    const startedAt = performance.now();
    const report = await reconcile();
    return { ...report, seconds: Math.round(performance.now() - startedAt) / 1000 };
  });
}
