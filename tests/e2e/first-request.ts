// Replaces the answer to one request. The route stays registered afterwards, because removing the last route
// stops the interception and a request being held at that moment would never be answered.

import type { Page, Route } from 'playwright-core';

/** Passes the first request for `address` to `handle`, and all later ones to the shop. */
export async function onFirstRequest(
  page: Page,
  address: string,
  handle: (route: Route) => Promise<void>,
): Promise<void> {
  let seen = false;
  await page.route(address, (route) => {
    if (seen) return route.continue();
    seen = true;
    return handle(route);
  });
}
