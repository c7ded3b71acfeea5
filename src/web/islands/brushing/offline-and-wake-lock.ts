// Offline use of the brushing page through a service worker, and a wake lock that keeps the screen on.

import type { Page } from '#shared/href.ts';

const WORKER = '/poets-worker.js';

/**
 * Registers the service worker, which serves only this page, and sends it the list of the page's files to
 * cache.
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

/**
 * Creates a wake lock that keeps the screen on from `hold` to `release`, also after another app was in front.
 */
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
