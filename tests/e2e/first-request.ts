// Has one request answered otherwise than by the shop. The route stays when it has done its work: taking the
// last one away stops the interception, and a request that is held at that very moment (a chunk of the page)
// is never answered.

import type { Page, Route } from 'playwright-core';

/** The first request for `address` goes to `handle`, every later one to the shop. */
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
