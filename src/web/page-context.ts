// The context the server passes to every page: the shop's use cases, the nonce of the request and the
// visitor's session.

import { createContext } from 'react-router';
import type { Operator } from '#modules/accounts/contract.ts';
import type { Shop } from './shop.ts';

export type PageContext = {
  shop: Shop;
  /** The nonce of this request's Content-Security-Policy, for the inline start script of hydrated pages. */
  nonce: string;
  /** Checkout session id from the httpOnly cookie; null when the request has none. */
  checkoutSession: string | null;
  /**
   * The operator who is logged in to the back-office; null for everybody else. Pages of the shop use
   * `operatorOn` instead.
   */
  operator: Operator | null;
  /**
   * IP address of the request. It is used to limit the number of forms and, as a hash, stored with a
   * withdrawal declaration.
   */
  senderAddress: string;
  /**
   * Set when this IP address has sent too many forms: the action of the page must then do nothing and answer
   * 429. `retryAfter` is in seconds. Null otherwise.
   */
  tooManyForms: { retryAfter: number } | null;
  /** URLs of the starter script of content pages and of its imports. */
  islandScripts: readonly string[];
  /** Limits how long the page may be cached, to this moment. The earliest moment of several calls counts. */
  cacheUntil(moment: Date): void;
  reportError(error: unknown): void;
};

export const pageContext = createContext<PageContext>();

/**
 * Returns the operator who views a page of the shop. Null for visitors, and for an operator with a pending
 * `duty`, such as replacing a password. The caller must still check the operator's role (`mayCall`).
 */
export const operatorOn = ({ operator }: Pick<PageContext, 'operator'>): Operator | null =>
  operator?.duty === null ? operator : null;
