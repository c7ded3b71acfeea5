// The type of a scene: one state of one page, how a visitor reaches it, and the expected answer.

import type { Page } from 'playwright-core';
import type { KnownAddresses } from './known-addresses.ts';

export type Scene = {
  name: string;
  /**
   * The route as in src/web/routes.ts, `/` for the landing page; null when it is not a page of the router.
   */
  route: string | null;
  path: string | ((known: KnownAddresses) => string);
  status?: number;
  /** The actions of the visitor that lead to the state. */
  arrange?: (page: Page) => Promise<unknown>;
  /** True for AMP pages, which have their own Content-Security-Policy and markup. */
  isAmp?: true;
};
