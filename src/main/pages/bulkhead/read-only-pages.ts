// Determines which pages wait in the readers' queue when the shop is busy: read-only pages, of which there
// are as many as there are addresses.

import type { Page } from '#shared/href.ts';
import { isBackOffice } from '#web/back-office-path.ts';

/**
 * Pages that never wait: checkout and payment recovery, an order and the customer's legal rights, and images
 * in cached pages.
 */
const NOT_READ_ONLY =
  /^\/(checkout|fast-checkout|checkout-success|betalen|payment-test|herstel|bestelling|herroepen|afmelden|nieuwsbrief\/afmelden|pictures)(\/|$)/;

/** Pages cached for everybody under a single key, so that few renderings of them ever run at once. */
const CACHED_ONCE: ReadonlySet<string> = new Set([
  '/',
  '/blog',
  '/reviews',
  '/contact',
  '/nieuwsbrief',
  '/poets',
  '/privacy-policy',
  '/terms-of-service',
  '/shipping-policy',
  '/reviews-beleid',
  '/toegankelijkheid',
] satisfies Page[]);

/**
 * Tells whether a page waits in the queue, by its path and cache key: not when it is cached once for
 * everybody.
 */
export function isReadOnlyPage(path: string, key: string | null): boolean {
  if (key !== null && CACHED_ONCE.has(key)) return false;
  return !NOT_READ_ONLY.test(path) && !isBackOffice(path);
}
