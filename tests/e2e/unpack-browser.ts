// Unpacks Chromium once before the workers start. Otherwise they would unpack it at the same time, and one
// could start a file another is still writing (`spawn ETXTBSY`).

import { chromiumPath } from './browser.ts';

export default async function unpackBrowser(): Promise<void> {
  await chromiumPath();
}
