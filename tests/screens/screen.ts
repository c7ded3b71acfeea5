// One picture to be taken: where, as whom, and what brings up the state it is of.

import type { Page } from 'playwright-core';

export type Screen = {
  name: string;
  path: string;
  /** Who looks; a visitor when left out. */
  as?: 'operator';
  /** What brings up the state the picture is of. */
  act?(page: Page): Promise<void>;
};
