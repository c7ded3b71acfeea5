// The type of a scene: one state of one page, how a visitor reaches it, and the expected answer.

import type { Page } from 'playwright-core';
import type { KnownAddresses } from './known-addresses.ts';

export type Scene = {
  name: string;
  /** As in src/web/routes.ts, `/` for the landing page; null: not a page of the router. */
  route: string | null;
  path: string | ((known: KnownAddresses) => string);
  status?: number;
  /** What the visitor does until the state is there. */
  arrange?: (page: Page) => Promise<unknown>;
  /** Served with a policy of its own, or not markup of ours. */
  isAmp?: true;
};
