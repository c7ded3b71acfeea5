// Tests that delivery promises on the pages follow the shop's clock, and that the countdown disappears when
// its time has passed.

import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { launchBrowser } from '../browser.ts';
import { type ClockedShop, OPERATOR, startClockedShop } from '../built-shop.ts';
import { beginAsOwner, OWNER, openForAnHour } from '../live-owner.ts';

const BEGIN = '2026-11-05T11:00:00Z';
const BEFORE_CUT_OFF = '2026-11-20T14:58:30Z';
const CUT_OFF = '2026-11-20T15:00:00Z';
const SATURDAY_EVENING = '2026-11-21T20:00:00Z';
const LINE = 'Bestellingen tot 16:00 gaan vandaag nog mee';

let shop: ClockedShop;
let browser: Browser;

beforeAll(async () => {
  [shop, browser] = await Promise.all([startClockedShop(BEGIN), launchBrowser()]);
});
afterAll(() => shop?.stop());

const promised = (html: string) => /Vandaag besteld\s=\s([^<.]+)/.exec(html)?.[1];

async function promiseOn(path: string): Promise<string | undefined> {
  return promised(await (await fetch(shop.url + path)).text());
}

async function setCountdown(countdown: object): Promise<void> {
  const cookie = await logInForCookie(shop.url, OPERATOR);
  const url = `${shop.url}/api/admin/settings`;
  const { status } = await callHttp({ method: 'PUT', url, headers: { cookie }, body: { countdown } });
  expect(status).toBe(200);
}

describe('the promised day', () => {
  it('a kept page is another at the cut-off, in every encoding and for those who have the old one', async () => {
    const ask = async (encoding: string, etag = '') => {
      const headers = { 'accept-encoding': encoding, ...(etag ? { 'if-none-match': etag } : {}) };
      const answer = await fetch(`${shop.url}/`, { headers });
      return { answer, text: promised(await answer.text()) };
    };
    await shop.setClock('2026-11-05T14:59:00Z');
    const before = await ask('br');
    const etag = before.answer.headers.get('etag') ?? '';
    expect(before.text).toContain('Morgen');
    expect((await ask('gzip', etag)).answer.status).toBe(304);
    await shop.setClock('2026-11-05T15:00:00Z');
    for (const encoding of ['br', 'gzip', 'identity'])
      expect((await ask(encoding, etag)).text, encoding).toContain('Maandag');
  });

  it.each([
    ['2026-11-10T10:00:00Z', 'Donderdag', 'the eve of a Belgian holiday'],
    ['2026-11-19T14:59:59Z', 'Morgen', 'a Thursday before the cut-off'],
    ['2026-11-20T14:00:00Z', 'Maandag', 'a Friday before the cut-off'],
    ['2026-11-20T15:00:00Z', 'Dinsdag', 'at the cut-off of that day'],
    ['2026-11-21T22:59:00Z', 'Dinsdag', 'the last minute of the Saturday after'],
    ['2026-11-22T22:59:00Z', 'Dinsdag', 'the last minute of the Sunday after'],
    ['2026-11-22T23:00:00Z', 'Morgen', 'midnight in Amsterdam'],
    ['2026-12-24T10:00:00Z', 'Maandag', 'Christmas Eve'],
    ['2027-05-05T10:00:00Z', 'Maandag', 'a holiday before Ascension Day'],
  ])('at %s landing page, shipping policy and checkout say %s: %s', async (moment, word) => {
    await shop.setClock(moment);
    const answers = await Promise.all(['/', '/shipping-policy', '/checkout?variant=1x'].map(promiseOn));
    expect(answers).toEqual(Array.from({ length: 3 }, () => `${word} in huis (NL\u00a0&amp;\u00a0BE)`));
  });

  it('names the countries that are sent to alone, with their own holidays', async () => {
    await shop.setClock('2026-11-10T10:00:00Z');
    const cookie = await logInForCookie(shop.url, OPERATOR);
    const url = `${shop.url}/api/admin/shipping-countries/BE`;
    const switchTo = (enabled: boolean) =>
      callHttp({ method: 'PUT', url, headers: { cookie }, body: { enabled } });
    const promises = () => Promise.all(['/', '/shipping-policy', '/checkout?variant=1x'].map(promiseOn));
    expect((await promises())[0]).toBe('Donderdag in huis (NL\u00a0&amp;\u00a0BE)');
    await switchTo(false);
    expect(await promises()).toEqual(Array.from({ length: 3 }, () => 'Morgen in huis (NL)'));
    await switchTo(true);
  });
});

describe('the countdown', () => {
  /** Opens the landing page at that moment, by the clocks of both the shop and the browser. */
  async function readAt(
    moment: string,
    until: 'midnight' | 'dispatch',
    options: { reducedMotion?: 'reduce'; javaScriptEnabled?: false } = {},
  ) {
    await shop.setClock(moment);
    await setCountdown({ until });
    const context = await browser.newContext({
      locale: 'nl-NL',
      viewport: { width: 390, height: 844 },
      ...options,
    });
    const page = await context.newPage();
    await page.clock.install({ time: moment });
    await page.goto(shop.url);
    return { page, close: () => context.close() };
  }
  const banner = (page: Page) => page.getByRole('region', { name: 'Laatste kans!' });
  const figures = (page: Page) => banner(page).locator('[data-unit]').allTextContents();
  async function isCounting(page: Page): Promise<void> {
    await banner(page).scrollIntoViewIfNeeded();
    await page.waitForFunction(() => document.querySelector('[data-unit="hours"]')?.textContent !== '\u00a0');
  }

  it('runs to midnight as specified, and begins anew there', async () => {
    const { page, close } = await readAt('2026-11-20T22:58:30Z', 'midnight');
    await isCounting(page);
    expect(await banner(page).innerText()).toContain('Deze exclusieve aanbieding eindigt over:');
    expect((await figures(page)).slice(0, 2)).toEqual(['00', '01']);
    await page.clock.runFor('05:00');
    expect((await figures(page)).slice(0, 2)).toEqual(['23', '56']);
    await close();
  });

  it('runs to the cut-off of a day with dispatch, says so, and goes when that has passed', async () => {
    const { page, close } = await readAt(BEFORE_CUT_OFF, 'dispatch', { reducedMotion: 'reduce' });
    await isCounting(page);
    const text = await banner(page).innerText();
    expect(text).toContain(LINE);
    expect(text).not.toContain('aanbieding');
    expect((await figures(page)).slice(0, 2)).toEqual(['00', '01']);
    await page.clock.runFor('02:00');
    await banner(page).waitFor({ state: 'detached' });
    await close();
  });

  it('goes before it is seen when the page was left open past the cut-off', async () => {
    const { page, close } = await readAt(BEFORE_CUT_OFF, 'dispatch');
    await page.clock.runFor('02:00');
    // Near enough to come to life, and still below the screen.
    await banner(page)
      .getByRole('timer')
      .evaluate((element) =>
        window.scrollTo({
          top: element.getBoundingClientRect().top - innerHeight - 100,
          behavior: 'instant',
        }),
      );
    await banner(page).waitFor({ state: 'detached' });
    await close();
  });

  it('needs no script to say until when parcels leave', async () => {
    const { page, close } = await readAt(BEFORE_CUT_OFF, 'dispatch', { javaScriptEnabled: false });
    expect(await banner(page).getByText(LINE).isVisible()).toBe(true);
    expect(await banner(page).getByRole('timer').isVisible()).toBe(false);
    expect(await banner(page).innerText()).not.toContain('Vannacht');
    await close();
  });

  it.each([
    ['after the cut-off', CUT_OFF],
    ['on a day without dispatch', SATURDAY_EVENING],
  ])('is absent %s', async (_when, moment) => {
    await shop.setClock(moment);
    await setCountdown({ until: 'dispatch' });
    expect(await (await fetch(shop.url)).text()).not.toContain('Laatste kans!');
  });

  it('is chosen in the settings, and refused when it is none of the two', async () => {
    const cookie = await logInForCookie(shop.url, OPERATOR);
    const url = `${shop.url}/api/admin/settings`;
    const body = { countdown: { until: 'doomsday' } };
    expect((await callHttp({ method: 'PUT', url, headers: { cookie }, body })).status).toBe(422);
  });
});

describe('the countdown of a live shop', () => {
  let live: ClockedShop;
  beforeAll(async () => {
    live = await startClockedShop(BEFORE_CUT_OFF, {
      ADMIN_PASSWORD: OWNER.password,
      STRIPE_SECRET_KEY: 'sk_live_standin',
      STRIPE_PUBLISHABLE_KEY: 'pk_live_standin',
      STRIPE_WEBHOOK_SECRET: 'whsec_standin',
      STRIPE_API_BASE: 'http://127.0.0.1:9',
    });
    const begun = Date.now();
    const shopTime = () => Date.parse(BEFORE_CUT_OFF) + Date.now() - begun;
    const owner = await beginAsOwner(live.url, shopTime);
    await openForAnHour(live.url, owner, shopTime);
  });
  afterAll(() => live?.stop());

  it('runs to the dispatch whatever is set, and never to a midnight on which nothing ends', async () => {
    const before = await (await fetch(live.url)).text();
    expect(before).toContain(LINE);
    expect(before).not.toContain('aanbieding eindigt');
    await live.setClock(CUT_OFF);
    expect(await (await fetch(live.url)).text()).not.toContain('Laatste kans!');
  });
});
