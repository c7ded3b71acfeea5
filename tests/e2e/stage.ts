// What every browser test stands on: one built shop and one browser for the file, a fresh visitor for each test.

import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, newVisitor, watchTroubles } from './browser.ts';
import { type BuiltShop, startBuiltShop } from './built-shop.ts';

type Settings = Record<string, string>;

export type Visitor = { page: Page; context: BrowserContext; troubles: string[] };

export type Stage = {
  readonly url: string;
  readonly browser: Browser;
  /** A visitor of their own, gone after the test. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
};

/** Called once at the top of a test file. `settings` of the shop may be a function, where a stand-in has to run first. */
export function setStage(settings: Settings | (() => Promise<Settings>) = {}): Stage {
  let shop: BuiltShop | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const env = typeof settings === 'function' ? await settings() : settings;
    [shop, browser] = await Promise.all([startBuiltShop(env), launchBrowser()]);
  });
  afterEach(async () => {
    await Promise.all(contexts.splice(0).map((context) => context.close()));
  });
  afterAll(() => shop?.stop());

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
      const context = await newVisitor(this.browser, options);
      contexts.push(context);
      const page = await context.newPage();
      return { page, context, ...watchTroubles(page, this.url) };
    },
  };
}
