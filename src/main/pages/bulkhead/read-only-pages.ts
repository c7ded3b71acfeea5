// Decides which pages wait in the queue for readers when the shop is busy: pages that are only read and that
// exist under many URLs, so that many of them may have to be rendered.

import type { Page } from '#shared/href.ts';
import { isBackOffice } from '#web/back-office-path.ts';

/**
 * Pages that never wait in the queue for readers: checkout and payment recovery, an order and the customer's
 * legal rights, and images in cached pages.
 */
const NOT_READ_ONLY =
  /^\/(checkout|fast-checkout|checkout-success|betalen|payment-test|herstel|bestelling|herroepen|afmelden|nieuwsbrief\/afmelden|pictures)(\/|$)/;

/** Pages cached for everybody under a single key, so that at most one rendering of each runs at once. */
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
 * Returns true when a page must wait in the queue for readers, by its path and cache key. Pages of
 * `CACHED_ONCE` and of the back-office never wait.
 */
export function isReadOnlyPage(path: string, key: string | null): boolean {
  if (key !== null && CACHED_ONCE.has(key)) return false;
  return !NOT_READ_ONLY.test(path) && !isBackOffice(path);
}
