// What every browser test stands on: one built shop and one browser for the file, a fresh visitor for each test.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, watchTroubles } from './browser.ts';
import { type BuiltShop, startBuiltShop } from './built-shop.ts';

export type Visitor = { page: Page; context: BrowserContext; troubles: string[] };

export type Stage = {
  readonly url: string;
  readonly browser: Browser;
  /** A visitor of their own, gone after the test. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
};

const WAIT_MS = 15_000;

/** Called once at the top of a test file. */
export function setStage(env: Record<string, string> = {}): Stage {
  let shop: BuiltShop | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    [shop, browser] = await Promise.all([startBuiltShop(env), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.stop();
  });

  return {
    get url() {
      if (!shop) throw new Error('The shop runs only while tests do');
      return shop.url;
    },
    get browser() {
      if (!browser) throw new Error('The browser runs only while tests do');
      return browser;
    },
    async visit(options = {}) {
      const context = await this.browser.newContext({
        locale: 'nl-NL',
        timezoneId: 'Europe/Amsterdam',
        viewport: { width: 390, height: 844 },
        ...options,
      });
      contexts.push(context);
      const page = await context.newPage();
      page.setDefaultTimeout(WAIT_MS);
      return { page, context, ...watchTroubles(page, this.url) };
    },
  };
}
