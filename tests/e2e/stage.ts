// The environment of browser tests: one built shop and one browser per file, and a new visitor for each test.

import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll } from 'vitest';
import { launchBrowser, newVisitor, watchTroubles } from './browser.ts';
import { type BuiltShop, startBuiltShop } from './built-shop.ts';

type Settings = Record<string, string>;

export type Visitor = { page: Page; context: BrowserContext; troubles: string[] };

export type Stage = {
  readonly url: string;
  readonly browser: Browser;
  /** Opens a new visitor's browser context, which closes after the test. */
  visit(options?: BrowserContextOptions): Promise<Visitor>;
};

/**
 * Sets up the stage; call it once at the top of a test file. `settings` of the shop may be a function, for a
 * stand-in that must start first.
 */
export function setStage(settings: Settings | (() => Promise<Settings>) = {}): Stage {
  let shop: BuiltShop | undefined;
  let browser: Browser | undefined;
  const contexts: BrowserContext[] = [];

  beforeAll(async () => {
    const env = typeof settings === 'function' ? await settings() : settings;
    [shop, browser] = await Promise.all([startBuiltShop(env), launchBrowser()]);
  });
  afterEach(async ({ task }) => {
    if (task.result?.state === 'fail') await tellWhatWasSeen(contexts);
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

/** Prints the contents of the pages when a test fails, because the failure may not be repeatable. */
async function tellWhatWasSeen(contexts: readonly BrowserContext[]): Promise<void> {
  for (const page of contexts.flatMap((context) => context.pages())) {
    const picture = join(mkdtempSync(join(tmpdir(), 'zwartwit-failed-')), 'page.png');
    await page.screenshot({ path: picture, timeout: 5_000 }).catch(() => undefined);
    const words = await page
      .locator('body')
      .innerText({ timeout: 5_000 })
      .catch((error: Error) => error.message);
    console.error(`${page.url()}, ${picture}\n${words.replaceAll(/\n\s*\n/g, '\n').slice(0, 1500)}`);
  }
}
