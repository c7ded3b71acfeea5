// Takes the screenshots: one built shop with a fixed time after another, one browser, every screen at each
// width.

import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, BrowserContext, Page } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { OPERATOR } from '#tests/e2e/built-shop.ts';
import { consentCookie, newRecord } from '#web/islands/consent/consent-cookie.ts';
import { REFUSED } from '#web/islands/consent/consent-record.ts';
import { cutTall } from './cut-tall.ts';
import { type Looker, placeOf, places, type Screen } from './screen.ts';
import { MOMENT, type Opened, openPlace } from './shops.ts';

const WAIT_MS = 30_000;
const heightOf = (width: number) => (width < 600 ? 844 : 900);

type Taking = { folder: string; dark: boolean; widths: readonly number[] };
type Size = { width: number; height: number };
type Stand = Taking & { browser: Browser; opened: Opened };

/** Writes `<folder>/<name>-<width>.png`. Returns the screens whose state was not reached, with the reason. */
export async function takeScreenshots(wanted: readonly Screen[], taking: Taking): Promise<string[]> {
  mkdirSync(taking.folder, { recursive: true });
  const missed: string[] = [];
  const browser = await launchBrowser();
  try {
    for (const place of places) {
      const here = wanted.filter((screen) => placeOf(screen) === place);
      if (here.length === 0) continue;
      const opened = await openPlace[place]();
      try {
        for (const width of taking.widths)
          missed.push(...(await takeAt({ ...taking, browser, opened }, width, here)));
      } finally {
        await opened.stop();
      }
    }
    return missed;
  } finally {
    await browser.close();
  }
}

/**
 * Takes the screenshots of one width. Operators stay logged in; every visitor gets a new browser context, so
 * that no state remains from the screen before.
 */
async function takeAt(stand: Stand, width: number, screens: readonly Screen[]): Promise<string[]> {
  const inside = new Map<Looker, BrowserContext>();
  const missed: string[] = [];
  for (const screen of screens) {
    if (screen.at && width !== stand.widths[0]) continue;
    const size = screen.at ?? { width, height: heightOf(width) };
    const context = await contextFor(stand, screen, size, inside);
    const page = await context.newPage();
    // Who works inside keeps their context, whatever the size of the screen before.
    await page.setViewportSize(size);
    await take(stand, page, screen, size).catch(async (error: Error) => {
      const name = `${screen.name}-${size.width}`;
      missed.push(`${name}: ${error.message.split('\n')[0]}`);
      // What was there instead.
      const path = join(stand.folder, 'not-taken', `${name}.png`);
      await page.screenshot({ path }).catch(() => undefined);
    });
    await page.unrouteAll({ behavior: 'ignoreErrors' }).catch(() => undefined);
    await (screen.as ? page : context).close();
  }
  for (const context of inside.values()) await context.close();
  return missed;
}

async function contextFor(
  stand: Stand,
  { as, isAsked }: Screen,
  size: Size,
  inside: Map<Looker, BrowserContext>,
): Promise<BrowserContext> {
  const known = as && inside.get(as);
  if (known) return known;
  const context = await openContext(stand, size);
  if (as) {
    inside.set(as, context);
    await logIn(context, stand.opened.url, as);
  } else if (!isAsked) {
    const [pair = ''] = consentCookie(newRecord(REFUSED, new Date(MOMENT)), false).split(';');
    const [name = '', value = ''] = pair.split('=');
    await context.addCookies([{ name, value, url: stand.opened.url }]);
  }
  return context;
}

/**
 * Logs in. The user name of every role other than owner is the name of the role, and all have the same
 * password.
 */
async function logIn(context: BrowserContext, url: string, as: Looker): Promise<void> {
  const username = as === 'operator' ? OPERATOR.username : as;
  const answer = await context.request.post(`${url}/api/admin/login`, {
    data: { ...OPERATOR, username },
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`${username} could not log in: ${answer.status()}`);
}

async function openContext({ browser, dark }: Stand, viewport: Size): Promise<BrowserContext> {
  const context = await browser.newContext({
    locale: 'nl-NL',
    timezoneId: 'Europe/Amsterdam',
    reducedMotion: 'reduce',
    viewport,
    ...(dark && { colorScheme: 'dark' }),
  });
  context.setDefaultTimeout(WAIT_MS);
  await context.clock.setFixedTime(MOMENT);
  return context;
}

async function take({ opened, folder }: Stand, page: Page, screen: Screen, { width }: Size): Promise<void> {
  await page.goto(opened.url + addressOf(screen, opened), { waitUntil: 'networkidle' });
  await untilRead(page);
  await lookAtEverything(page);
  await untilCounting(page);
  await screen.act?.(page);
  if (screen.act) await page.waitForTimeout(400);
  if (screen.act) await untilRead(page);
  const isWhole = !screen.isWindow && !(await showWholeDialog(page, width));
  if (isWhole) await settleBars(page);
  const path = join(folder, `${screen.name}-${width}.png`);
  await page.screenshot({ path, fullPage: isWhole, animations: 'disabled', caret: 'hide' });
  await cutTall(path);
}

/**
 * Waits until the lists are loaded, since a slow machine may request them late. A list that never arrives is
 * photographed as it is.
 */
async function untilRead(page: Page): Promise<void> {
  const isRead = () => document.querySelector('.skeleton') === null;
  await page.waitForFunction(isRead, undefined, { timeout: 8_000 }).catch(() => undefined);
}

/** Waits until counters run, which start when they become visible. */
async function untilCounting(page: Page): Promise<void> {
  const counts = () => document.querySelector('[data-unit]')?.textContent !== '\u00a0';
  await page.waitForFunction(counts, undefined, { timeout: 2_000 }).catch(() => undefined);
}

function addressOf({ name, path }: Screen, { known }: Opened): string {
  if (typeof path === 'string') return path;
  if (!known) throw new Error(`Nothing is known of where ${name} is`);
  return path(known);
}

/** Makes the window as tall as an open dialog needs. Returns whether a dialog is open. */
async function showWholeDialog(page: Page, width: number): Promise<boolean> {
  const hidden = await page.evaluate(() => {
    const dialogs = [...document.querySelectorAll<HTMLElement>('dialog:modal')];
    const parts = dialogs.flatMap((dialog) => [dialog, ...dialog.querySelectorAll<HTMLElement>('*')]);
    const scrolled = parts.filter((part) => /auto|scroll/.test(getComputedStyle(part).overflowY));
    return dialogs.length === 0
      ? null
      : Math.max(0, ...scrolled.map((part) => part.scrollHeight - part.clientHeight));
  });
  if (hidden) await page.setViewportSize({ width, height: heightOf(width) + hidden });
  return hidden !== null;
}

/**
 * Puts bars that stick to the bottom of the window at their place in the page, for a picture of the whole
 * page.
 */
async function settleBars(page: Page): Promise<void> {
  await page.evaluate(() => {
    scrollTo({ top: 0, behavior: 'instant' });
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      const { position, bottom } = getComputedStyle(element);
      if (position === 'sticky' && bottom !== 'auto') element.style.position = 'static';
    }
  });
}

/**
 * Scrolls through the page, so that lazy pictures load, and back to the top. Pictures in hidden parts do not
 * load.
 */
async function lookAtEverything(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight) {
      scrollTo(0, y);
      // Not before a frame is drawn: what waits to be in sight looks no sooner.
      await new Promise((done) => requestAnimationFrame(() => setTimeout(done, 30)));
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
