// The simulated day: a built shop with its own clock, mailboxes, an operator with open tabs, and customers.

import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { createEmptyDatabase } from '#tests/support/empty-database.ts';
import { launchBrowser, newVisitor, watchTroubles } from '../../browser.ts';
import { type ClockedShop, startClockedShop } from '../../built-shop.ts';
import { type Mailbox, openMailbox } from './mailbox.ts';

/** The address to which the shop sends mails for its operator, until the settings change it. */
export const OPERATORS_ADDRESS = 'hallo@zwartwit.example';

export type Day = {
  readonly shop: ClockedShop;
  readonly mailbox: Mailbox;
  /** The data folder of the shop and of the payment sandbox. */
  readonly dataFolder: string;
  /** Opens another tab of the operator; one log-in counts for all tabs. */
  tab(): Promise<Page>;
  /** Opens the browser of a customer. */
  customer(): Promise<Page>;
  /** The errors in any tab of the operator and the customers. */
  readonly troubles: readonly string[];
};

type Opened = { shop: ClockedShop; mailbox: Mailbox; browser: Browser; operator: BrowserContext };

/**
 * Sets up the day; call it once at the top of a test file. The database is on the server of TEST_DATABASE_URL
 * when that is set.
 */
export function setDay(): Day {
  let opened: Opened | undefined;
  let drop = async () => {};
  const dataFolder = mkdtempSync(join(tmpdir(), 'zwartwit-day-'));
  const troubles: string[][] = [];
  const contexts: BrowserContext[] = [];
  const enter = async (browser: Browser, options: BrowserContextOptions = {}) => {
    const context = await newVisitor(browser, options);
    contexts.push(context);
    return context;
  };

  beforeAll(async () => {
    const server = process.env.TEST_DATABASE_URL;
    const database = server ? await createEmptyDatabase(server) : null;
    if (database) drop = () => database.drop();
    const mailbox = await openMailbox();
    const [shop, browser] = await Promise.all([
      startClockedShop(new Date().toISOString(), {
        DATA_DIR: dataFolder,
        SMTP_URL: mailbox.url,
        MAIL_FROM: 'winkel@zwartwit.example',
        RATE_LIMIT_SCALE: '1000',
        ...(database && { DATABASE_URL: database.url }),
      }),
      launchBrowser(),
    ]);
    const operator = await enter(browser, { viewport: { width: 1440, height: 900 } });
    opened = { shop, mailbox, browser, operator };
  });
  afterAll(async () => {
    await Promise.all(contexts.map((context) => context.close()));
    await opened?.shop.stop();
    await opened?.mailbox.stop();
    await drop();
    rmSync(dataFolder, { recursive: true, force: true });
  });

  const now = () => {
    if (!opened) throw new Error('The shop runs only while tests do');
    return opened;
  };
  const watched = (page: Page) => {
    troubles.push(watchTroubles(page, now().shop.url).troubles);
    return page;
  };
  return {
    get shop() {
      return now().shop;
    },
    get mailbox() {
      return now().mailbox;
    },
    dataFolder,
    tab: async () => watched(await now().operator.newPage()),
    customer: async () => watched(await (await enter(now().browser)).newPage()),
    get troubles() {
      return troubles.flat();
    },
  };
}
