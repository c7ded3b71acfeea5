// What the server hands to every page: the shop's use cases, this request's nonce and the visitor's session.

import { createContext } from 'react-router';
import type { Operator } from '#modules/accounts/contract.ts';
import type { Shop } from './shop.ts';

export type PageContext = {
  shop: Shop;
  /** For the inline start script of hydrated pages. */
  nonce: string;
  /** The id in the httpOnly cookie of the checkout session, if any. */
  checkoutSession: string | null;
  /** Who is logged in to the back-office, if anybody; pages of the shop ask `operatorOn`. */
  operator: Operator | null;
  /** Where the request came from, for counting and for a hash that is kept with a declaration. */
  senderAddress: string;
  /** Set when this address has sent too many forms: an action then does nothing and answers 429. Seconds. */
  tooManyForms: { retryAfter: number } | null;
  /** The addresses of the script that starts the islands of content pages, and of what it imports. */
  islandScripts: readonly string[];
  /** Of a page that is kept: it is let go at that moment, or at an earlier one somebody else named. */
  cacheUntil(moment: Date): void;
  reportError(error: unknown): void;
};

export const pageContext = createContext<PageContext>();

/**
 * On a page of the shop: who is logged in and has nothing to do first, such as replacing a password.
 * Everybody else sees what a visitor sees. What they may see beyond that, their role says (`mayCall`).
 */
export const operatorOn = ({ operator }: Pick<PageContext, 'operator'>): Operator | null =>
  operator?.duty === null ? operator : null;
