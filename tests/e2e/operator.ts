// A browser context that is logged in to the back-office, for tests that are not about the log-in.

import type { BrowserContextOptions, Page, Request } from 'playwright-core';
import { expect } from 'vitest';
import { OPERATOR } from './built-shop.ts';
import type { Stage, Visitor } from './stage.ts';

export async function logInOn(stage: Stage, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await stage.visit(options);
  const answer = await visitor.context.request.post(`${stage.url}/api/admin/login`, {
    data: OPERATOR,
    headers: { origin: stage.url },
  });
  expect(answer.status()).toBe(200);
  return visitor;
}

/** Chooses an action from the menu of a row of a list. */
export async function chooseFor(page: Page, row: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Meer met ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** Opens a page of the back-office and waits until it listens and its lists are loaded. */
export const openOn = (stage: Stage, page: Page, path: string) =>
  whenLoaded(page, () => page.goto(`${stage.url}${path}`));

/** Reloads a page of the back-office and waits as `openOn` does. */
export const reload = (page: Page) => whenLoaded(page, () => page.reload());

async function whenLoaded(page: Page, load: () => Promise<unknown>): Promise<void> {
  const requests = watchRequests(page);
  await load();
  await page.waitForFunction(isHydrated);
  await requests.haveEnded();
}

/** True when React has taken over the page, to its outermost element. */
function isHydrated(): boolean {
  const outermost = document.querySelector('.admin');
  return outermost !== null && Object.keys(outermost).some((key) => key.startsWith('__reactProps'));
}

/** How long in ms a page that has nothing left to do must ask for nothing. */
const QUIET_MS = 100;

/** Resolves when the page has had nothing to do, and `QUIET_MS` have passed since. */
const rest = (ms: number) => new Promise((resolve) => requestIdleCallback(() => setTimeout(resolve, ms)));

/**
 * Watches the requests of a page. `haveEnded` resolves when none runs and the page begins no other. Waiting
 * for `networkidle` would take half a second of every page.
 */
function watchRequests(page: Page): { haveEnded(): Promise<void> } {
  const running = new Set<Request>();
  let begun = 0;
  const begin = (request: Request) => {
    begun += 1;
    running.add(request);
  };
  const end = (request: Request) => running.delete(request);
  page.on('request', begin).on('requestfinished', end).on('requestfailed', end);
  const isStill = async () => {
    const before = begun;
    await page.evaluate(rest, QUIET_MS);
    return running.size === 0 && begun === before;
  };
  return {
    async haveEnded() {
      // A hook may wait too, where `expect.poll` is refused; the timeout of the test ends it.
      while (!(await isStill()));
      page.off('request', begin).off('requestfinished', end).off('requestfailed', end);
    },
  };
}
