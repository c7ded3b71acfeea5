// One picture to be taken: where, as whom, at which size, and what brings up the state it is of.

import type { Page } from 'playwright-core';
import type { ScreenAddresses } from './screen-addresses.ts';

export type Act = (page: Page) => Promise<unknown>;

/**
 * Which shop is looked at: one that sells, its back-office, one its owner made over and sold out, one that
 * may not sell yet.
 */
export const places = ['shop', 'office', 'changed', 'closed'] as const;
export type Place = (typeof places)[number];

/** Who looks from within; `operator` is the owner. */
export type Looker = 'operator' | 'packer' | 'writer' | 'viewer';

export type Screen = {
  name: string;
  path: string | ((known: ScreenAddresses) => string);
  /** Who looks; a visitor when left out. */
  as?: Looker;
  /** Where, when it is not the shop of visitors or the back-office of operators. */
  in?: Place;
  /** At this size alone, instead of every width. */
  at?: { width: number; height: number };
  /** What is seen at once, instead of the page from top to bottom. */
  isWindow?: true;
  /** The visitor has not yet said what they think of cookies. */
  isAsked?: true;
  /** What brings up the state the picture is of. */
  act?: Act;
};

export const placeOf = (screen: Screen): Place => screen.in ?? (screen.as ? 'office' : 'shop');
