// What stays on the device: the page itself for when there is no connection, and a screen that does not go
// dark meanwhile.

import type { Page } from '#shared/href.ts';

const WORKER = '/poets-worker.js';

/**
 * The worker serves this page alone; the shop is none of its business. It is told what the page is made of,
 * so that all of it is there.
 */
export async function cachePage(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  try {
    await navigator.serviceWorker.register(WORKER, { scope: '/poets' satisfies Page });
    const { active } = await navigator.serviceWorker.ready;
    const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
    const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
    active?.postMessage({ files: [...new Set(files)] });
  } catch {
    // A private window: then the page works as long as there is a connection.
  }
}

/** From `hold` to `release`, also after another app was in front. */
export function createWakeLock() {
  let isHeld = false;
  let lock: WakeLockSentinel | null = null;

  async function hold(): Promise<void> {
    isHeld = true;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
    } catch {
      // Low on battery: the screen may go dark, the clock goes on.
    }
    if (!isHeld) release();
  }

  function release(): void {
    isHeld = false;
    void lock?.release();
    lock = null;
  }

  document.addEventListener('visibilitychange', () => {
    if (isHeld && document.visibilityState === 'visible') void hold();
  });
  return { hold, release };
}
