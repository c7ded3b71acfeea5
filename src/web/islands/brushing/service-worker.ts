// Makes the brushing page available without a connection, through a service worker.

import type { Page } from '#shared/href.ts';

const WORKER = '/poets-worker.js';

/**
 * Registers the service worker, which handles only this page, and sends it the list of the page's files to
 * cache.
 */
export async function registerServiceWorker(): Promise<void> {
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
