// The definition of one screenshot: the address, the visitor or role, the size, and the actions that lead to
// the state.

import type { Page } from 'playwright-core';
import type { ScreenAddresses } from './screen-addresses.ts';

export type Act = (page: Page) => Promise<unknown>;

/**
 * The shops to photograph: one that sells, its back-office, one that its owner changed and sold out, and one
 * that may not sell yet.
 */
export const places = ['shop', 'office', 'changed', 'closed'] as const;
export type Place = (typeof places)[number];

/** The role of the operator; `operator` is the owner. */
export type Looker = 'operator' | 'packer' | 'writer' | 'viewer';

export type Screen = {
  name: string;
  path: string | ((known: ScreenAddresses) => string);
  /** The role of the operator; a visitor when left out. */
  as?: Looker;
  /** The shop to photograph; by default the selling shop for visitors, the back-office for operators. */
  in?: Place;
  /** The only size of the screenshot; by default every width is photographed. */
  at?: { width: number; height: number };
  /** Photographs only the visible window instead of the whole page. */
  isWindow?: true;
  /** True when the visitor has not answered the cookie question yet. */
  isAsked?: true;
  /** The actions that lead to the photographed state. */
  act?: Act;
};

export const placeOf = (screen: Screen): Place => screen.in ?? (screen.as ? 'office' : 'shop');
