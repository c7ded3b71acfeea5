// The context the server passes to every page: the shop's use cases, this request's nonce and the visitor's
// session.

import { createContext } from 'react-router';
import type { Operator } from '#modules/accounts/contract.ts';
import type { Shop } from './shop.ts';

export type PageContext = {
  shop: Shop;
  /** The nonce of the Content-Security-Policy, for the inline start script of hydrated pages. */
  nonce: string;
  /** The id in the httpOnly cookie of the checkout session; null without one. */
  checkoutSession: string | null;
  /**
   * The operator logged in to the back-office; null for everybody else. Pages of the shop use `operatorOn`.
   */
  operator: Operator | null;
  /** The IP address of the request, for counting forms and for a hash that is stored with a declaration. */
  senderAddress: string;
  /**
   * Set when this IP address has sent too many forms: the page's action then does nothing and answers 429.
   * `retryAfter` is in seconds; null otherwise.
   */
  tooManyForms: { retryAfter: number } | null;
  /** The URLs of the script that starts the islands of content pages, and of its imports. */
  islandScripts: readonly string[];
  /** Drops a cached page at this moment; the earliest of several calls counts. */
  cacheUntil(moment: Date): void;
  reportError(error: unknown): void;
};

export const pageContext = createContext<PageContext>();

/**
 * The operator who looks at a page of the shop; null for visitors and for an operator who first has a duty,
 * such as replacing a password. The operator's role decides what else the page shows (`mayCall`).
 */
export const operatorOn = ({ operator }: Pick<PageContext, 'operator'>): Operator | null =>
  operator?.duty === null ? operator : null;
