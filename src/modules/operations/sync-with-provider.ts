// The operator's own look at the provider: everything is compared in full, now, and what was found is told.

import type { SyncReport } from './contract.ts';

export type SyncWithProvider = () => Promise<SyncReport>;

/** `reconcile` compares provider and shop, and repairs. Whoever asks while it is running gets the answer of that run. */
export function createSyncWithProvider(
  reconcile: () => Promise<Omit<SyncReport, 'seconds'>>,
): SyncWithProvider {
  let running: Promise<SyncReport> | null = null;
  const run = async () => {
    const startedAt = performance.now();
    const report = await reconcile();
    return { ...report, seconds: Math.round(performance.now() - startedAt) / 1000 };
  };
  return () => {
    running ??= run().finally(() => {
      running = null;
    });
    return running;
  };
}
