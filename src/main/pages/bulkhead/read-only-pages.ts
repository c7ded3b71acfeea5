// Which pages wait their turn when it is busy: those that are only read, of which there may be as many as
// there are addresses to ask for.

import type { Page } from '#shared/href.ts';
import { isBackOffice } from '#web/back-office-path.ts';

/**
 * The till, what leads back to it, an order and what the law lets a customer do with it; and the pictures in
 * pages that are kept.
 */
const NOT_READ_ONLY =
  /^\/(checkout|fast-checkout|checkout-success|betalen|payment-test|herstel|bestelling|herroepen|afmelden|nieuwsbrief\/afmelden|pictures)(\/|$)/;

/** Kept for everybody, each under one name: as few are made at once as there are of them. */
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
 * Of a page by its path and the name it is kept under, whoever asks. Not one that is made once for everybody.
 */
export function isReadOnlyPage(path: string, key: string | null): boolean {
  if (key !== null && CACHED_ONCE.has(key)) return false;
  return !NOT_READ_ONLY.test(path) && !isBackOffice(path);
}
