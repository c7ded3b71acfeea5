// Runs once, before the workers of the browser tests: they would unpack the same Chromium at the same time,
// and the package hands out a file that another worker is still writing (`spawn ETXTBSY`).

import { chromiumPath } from './browser.ts';

export default async function unpackBrowser(): Promise<void> {
  await chromiumPath();
}
