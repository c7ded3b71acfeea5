// Takes the pictures: one built shop in which time stands still, one browser, every screen at each width.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { OPERATOR, startStillShop } from '#tests/e2e/built-shop.ts';
import type { Screen } from './screen.ts';
import { screens } from './screens.ts';

const WIDTHS = [390, 768, 1440];
const MOMENT = '2026-11-20T10:00:00Z';
const WAIT_MS = 20_000;

type Stand = { browser: Browser; url: string; folder: string; dark: boolean };

/** `<folder>/<name>-<width>.png`. Answers the screens whose state did not come, with the reason. */
export async function takeScreens(folder: string, only: readonly string[], dark: boolean): Promise<string[]> {
  mkdirSync(folder, { recursive: true });
  const shop = await startStillShop(MOMENT);
  const browser = await launchBrowser();
  const wanted = screens.filter(({ name }) => only.some((part) => name.includes(part)));
  try {
    const missed: string[] = [];
    for (const width of WIDTHS)
      missed.push(...(await takeAt({ browser, url: shop.url, folder, dark }, width, wanted)));
    return missed;
  } finally {
    await browser.close();
    await shop.stop();
  }
}

async function takeAt(stand: Stand, width: number, wanted: readonly Screen[]): Promise<string[]> {
  const contexts = {
    visitor: await openContext(stand, width),
    operator: await openContext(stand, width),
  };
  await contexts.operator.request.post(`${stand.url}/api/admin/login`, {
    data: OPERATOR,
    headers: { origin: stand.url },
  });
  const missed: string[] = [];
  for (const screen of wanted) {
    const page = await contexts[screen.as ?? 'visitor'].newPage();
    await take(stand, page, screen, width).catch((error: Error) => {
      missed.push(`${screen.name}-${width}: ${error.message.split('\n')[0]}`);
    });
    await page.close();
  }
  await Promise.all(Object.values(contexts).map((context) => context.close()));
  return missed;
}

async function openContext({ browser, dark }: Stand, width: number): Promise<BrowserContext> {
  const context = await browser.newContext({
    ...{ locale: 'nl-NL', timezoneId: 'Europe/Amsterdam', reducedMotion: 'reduce' },
    viewport: { width, height: width < 600 ? 844 : 900 },
    ...(dark && { colorScheme: 'dark' }),
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.clock.setFixedTime(MOMENT);
  return context;
}

async function take({ url, folder }: Stand, page: Page, screen: Screen, width: number): Promise<void> {
  await page.goto(`${url}${screen.path}`, { waitUntil: 'networkidle' });
  await lookAtEverything(page);
  await screen.act?.(page);
  if (screen.act) await page.waitForTimeout(400);
  await page.screenshot({
    ...{ path: join(folder, `${screen.name}-${width}.png`), fullPage: true },
    ...{ animations: 'disabled', caret: 'hide' },
  });
}

/** Pictures that wait until they are in sight come, and the page is at its top again. One in a part that is not shown never comes. */
async function lookAtEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      await new Promise((done) => setTimeout(done, 30));
    }
    scrollTo(0, 0);
    const shown = [...document.images].filter((image) => image.checkVisibility());
    for (const image of shown) image.loading = 'eager';
    await Promise.race([
      Promise.all(shown.map((image) => image.decode().catch(() => undefined))),
      new Promise((done) => setTimeout(done, 5_000)),
    ]);
  });
}
