// Tests a visitor's choice about cookies in the built shop: no tracking before a choice, tracking after yes,
// none after no, and none after consent is withdrawn.

import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import * as z from 'zod';
import { OPERATOR } from '../built-shop.ts';
import { choosePackOnLanding, fillInDetails, payByCard } from '../shopper.ts';
import { setStage } from '../stage.ts';

const shop = setStage();
let context: BrowserContext;
let page: Page;
let troubles: string[];

beforeEach(async () => {
  ({ context, page, troubles } = await shop.visit());
});

afterEach(() => expect(troubles).toEqual([]));

const accept = () => page.getByRole('button', { name: 'Accepteren', exact: true });
const refuse = () => page.getByRole('button', { name: 'Weigeren', exact: true });
const hasDataLayer = () => page.evaluate(() => 'dataLayer' in window);

/** Returns the names of the events in the data layer, in order. */
const forwarded = () =>
  page.evaluate(() => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    if (!Array.isArray(layer)) return [];
    return layer
      .map((entry: object) => String(Reflect.get(entry, 'event') ?? ''))
      .filter((name) => name !== '');
  });

async function untilForwarded(name: string): Promise<void> {
  await page.waitForFunction((wanted) => {
    const layer: unknown = Reflect.get(window, 'dataLayer');
    return Array.isArray(layer) && layer.some((entry) => Reflect.get(entry, 'event') === wanted);
  }, name);
}

/** Opens a page and waits until its network requests have ended; a shorter visit is not counted. */
async function look(path: string): Promise<void> {
  await page.goto(shop.url + path);
  await page.waitForLoadState('networkidle');
}

/** A trace of the browser; `elementCount` is the number of elements of one style recalculation. */
const tracedSchema = z.object({
  traceEvents: z.array(z.object({ args: z.object({ elementCount: z.number().optional() }).optional() })),
});

type Figures = {
  topPaths: { path: string }[];
  funnel: { checkouts: number };
  vitals: { metric: string; good: number; needsImprovement: number; poor: number }[];
};

/**
 * Waits until the statistics include the path and returns them. A page sends its report when the visitor
 * leaves it, so the report arrives a moment later.
 */
async function figuresWith(path: string): Promise<Figures> {
  for (let attempt = 0; attempt < 50; attempt += 1) {
    const answer = await page.request.get(`${shop.url}/api/admin/analytics`);
    const figures: Figures = await answer.json();
    if (figures.topPaths.some((row) => row.path === path)) return figures;
    await page.waitForTimeout(100);
  }
  throw new Error(`${path} was not counted`);
}

/** Returns the names of the loading times (web vitals) stored in this browser, oldest first. */
async function keptVitals(): Promise<string[]> {
  const kept = await page.evaluate(() => localStorage.getItem('core-web-vitals'));
  const history: { name: string }[] = JSON.parse(kept ?? '[]');
  return history.map(({ name }) => name);
}

async function choiceCookie() {
  const cookies = await context.cookies();
  return cookies.find(({ name }) => name === 'cookie-keuze');
}

describe('the question about cookies', () => {
  it('stands on the first page with two answers of the same look, and nothing is kept or loaded before one', async () => {
    await page.goto(shop.url);
    await refuse().waitFor();
    const [yes, no] = await Promise.all(
      [accept(), refuse()].map((button) =>
        button.evaluate((element) => {
          const { backgroundColor, color, fontSize, fontWeight, height } = getComputedStyle(element);
          return { backgroundColor, color, fontSize, fontWeight, height };
        }),
      ),
    );
    expect(yes).toEqual(no);
    expect(await hasDataLayer()).toBe(false);
    expect(await choiceCookie()).toBeUndefined();
  });

  it('leaves the order button of a phone free', async () => {
    await page.goto(shop.url);
    await refuse().waitFor();
    await page.getByRole('button', { name: 'Ja, Ik Wil Wittere Tanden!' }).click();
    await page.waitForURL(/\/checkout\?/);
  });

  it('moves nothing of the page when it appears', async () => {
    await page.goto(shop.url);
    await refuse().waitFor();
    const shifted = await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) sum += Number(Reflect.get(entry, 'value'));
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => resolve(sum), 300);
        }),
    );
    expect(shifted).toBeLessThan(0.01);
  });

  it('has no more of the page styled anew than what makes room for it', async () => {
    const held = Promise.withResolvers<void>();
    await page.route('**/assets/page-*.js', async (route) => {
      await held.promise;
      await route.continue();
    });
    await page.goto(shop.url, { waitUntil: 'commit' });
    await page.locator('footer').getByText('Algemene voorwaarden').waitFor();
    const drawn = () =>
      page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done, 200))));
    await drawn();
    const browser = context.browser();
    await browser?.startTracing(page, { categories: ['devtools.timeline', 'blink.debug'] });
    held.resolve();
    await refuse().waitFor();
    await drawn();
    const { traceEvents } = tracedSchema.parse(JSON.parse(String(await browser?.stopTracing())));
    const styled = traceEvents.map(({ args }) => args?.elementCount ?? 0);
    expect(Math.max(...styled)).toBeGreaterThan(0);
    expect(Math.max(...styled)).toBeLessThan(300);
  });

  it('is answered with the keyboard alone', async () => {
    await page.goto(shop.url);
    await refuse().waitFor();
    // The link past the navigation, Accepteren, Weigeren.
    for (let count = 0; count < 3; count += 1) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await refuse().waitFor({ state: 'hidden' });
    expect(await hasDataLayer()).toBe(false);
  });

  it('is not put to whoever works in the back-office', async () => {
    await page.goto(`${shop.url}/admin`);
    await page.getByLabel('Gebruikersnaam').waitFor();
    expect(await page.locator('#consent').count()).toBe(0);
  });

  it('is answered already by a browser that asks not to be followed', async () => {
    await context.addInitScript(() => {
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { value: true });
    });
    await page.goto(shop.url);
    await page.waitForLoadState('networkidle');
    expect(await refuse().isVisible()).toBe(false);
    await page.goto(`${shop.url}/cookies`);
    await page.getByText('Global Privacy Control').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Statistiek' }).isDisabled()).toBe(true);
  });
});

describe('after Accepteren', () => {
  it('what happened and what happens goes to the data layer, on both kinds of pages, up to one purchase', async () => {
    await page.goto(shop.url);
    await accept().click();
    await untilForwarded('page_view');
    expect(await refuse().isVisible()).toBe(false);

    await choosePackOnLanding(page, shop.url, '3x');
    await untilForwarded('begin_checkout');
    await fillInDetails(page, { firstName: 'Mila', lastName: 'Vos', email: 'mila@example.com' });
    await payByCard(page, '4242 4242 4242 4242');
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    await untilForwarded('conversion');
    const purchases = await page.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer');
      return Array.isArray(layer) ? layer.filter((entry) => Reflect.get(entry, 'event') === 'purchase') : [];
    });
    expect(purchases).toEqual([
      {
        event: 'purchase',
        ecommerce: expect.objectContaining({
          value: 48.85,
          currency: 'EUR',
          items: [expect.objectContaining({ item_id: 'zwartwit-charcoal', quantity: 3, price: 16.28 })],
        }),
      },
    ]);
    expect(JSON.stringify(purchases)).not.toMatch(/mila|Vos/i);

    await page.reload();
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    await untilForwarded('page_view');
    expect(await forwarded()).not.toContain('purchase');
  });

  it('the choice is kept for a year and can be taken back, which ends it at once', async () => {
    await page.goto(shop.url);
    await accept().click();
    await untilForwarded('page_view');
    const cookie = await choiceCookie();
    const year = 365 * 24 * 3600;
    expect((cookie?.expires ?? 0) - Date.now() / 1000).toBeGreaterThan(year - 600);
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: shop.url }]);

    await page.getByRole('link', { name: 'Cookie-instellingen' }).click();
    const statistics = page.getByRole('checkbox', { name: 'Statistiek' });
    await statistics.waitFor();
    await untilForwarded('page_view');
    await page.getByText('Je koos dit op').waitFor();
    expect(await statistics.isChecked()).toBe(true);
    await page.getByRole('button', { name: 'Alles weigeren' }).click();
    await page.getByText('Je keuze is opgeslagen.').waitFor();
    await page.waitForFunction(() => !('dataLayer' in window));
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga');
    await page.goto(shop.url);
    await page.waitForLoadState('networkidle');
    expect(await hasDataLayer()).toBe(false);
    expect(await accept().isVisible()).toBe(false);
  });
});

describe('a choice made before any script has come', () => {
  it.each([
    ['Alles weigeren', { statistics: false, marketing: false }],
    ['Keuze opslaan', { statistics: true, marketing: false }],
  ])('%s is kept by the server, said in words, and ends the measuring of before', async (name, choices) => {
    await page.goto(shop.url);
    await accept().click();
    await untilForwarded('page_view');
    await context.addCookies([{ name: '_ga', value: 'GA1.1.1.1', url: shop.url }]);

    let isLate = true;
    await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
      if (isLate) return;
      await route.continue();
    });
    await page.goto(`${shop.url}/cookies`, { waitUntil: 'commit' });
    if (choices.statistics) await page.getByRole('checkbox', { name: 'Statistiek' }).check();
    await page.getByRole('button', { name }).click({ noWaitAfter: true });
    await page.getByText('Je keuze is opgeslagen.').waitFor();
    await page.getByText('Je koos dit op').waitFor();
    expect(await page.getByRole('checkbox', { name: 'Statistiek' }).isChecked()).toBe(choices.statistics);
    const cookie = await choiceCookie();
    expect(JSON.parse(decodeURIComponent(cookie?.value ?? '')).choices).toEqual(choices);

    isLate = false;
    await page.goto(shop.url);
    await page.waitForLoadState('networkidle');
    expect(await hasDataLayer()).toBe(choices.statistics);
    expect((await context.cookies()).some(({ name }) => name === '_ga')).toBe(choices.statistics);
  });
});

describe('after Weigeren', () => {
  it('there is no data layer on any page, and the shop still counts without knowing anybody', async () => {
    await page.goto(shop.url);
    await refuse().click();
    // What measures is fetched at the first touch.
    await expect.poll(keptVitals).toContain('TTFB');
    await look('/blog');
    await page.goto(`${shop.url}/checkout?variant=2x`);
    await page.getByRole('button', { name: /Nu veilig bestellen/ }).waitFor();
    expect(await hasDataLayer()).toBe(false);
    await look('/privacy-policy');

    await page.goto(`${shop.url}/admin`);
    await page.getByLabel('Gebruikersnaam').fill(OPERATOR.username);
    await page.getByLabel('Wachtwoord').fill(OPERATOR.password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByRole('navigation', { name: 'Onderdelen' }).waitFor();
    const analytics = await figuresWith('/privacy-policy');
    expect(analytics.topPaths.map(({ path }) => path)).toEqual(
      expect.arrayContaining(['/', '/blog', '/checkout', '/privacy-policy']),
    );
    expect(analytics.funnel.checkouts).toBeGreaterThan(0);
    for (const { metric, good, needsImprovement, poor } of analytics.vitals.filter(
      ({ metric }) => metric !== 'INP',
    ))
      expect([metric, good + needsImprovement + poor > 0]).toEqual([metric, true]);
    const kept = await keptVitals();
    expect(kept.length).toBeLessThanOrEqual(10);
    expect(kept).toEqual(expect.arrayContaining(['LCP', 'CLS', 'FCP', 'TTFB']));
  });
});

describe('the page to try the measuring on', () => {
  it('says what becomes of each event', async () => {
    await page.goto(`${shop.url}/ga-debug`);
    await page.getByRole('button', { name: 'purchase' }).click();
    await page.getByText('wacht op een keuze').first().waitFor();
    await accept().click();
    await page.getByText('doorgegeven').first().waitFor();
    await untilForwarded('purchase');
  });
});

describe('with an id of Google in the settings', () => {
  it('pages may load it, and do so after a yes only', async () => {
    await page.goto(`${shop.url}/admin`);
    await page.getByLabel('Gebruikersnaam').fill(OPERATOR.username);
    await page.getByLabel('Wachtwoord').fill(OPERATOR.password);
    await page.getByRole('button', { name: 'Inloggen' }).click();
    await page.getByRole('navigation', { name: 'Onderdelen' }).waitFor();
    const before = await page.request.get(shop.url);
    expect(before.headers()['content-security-policy']).not.toContain('google');
    const saved = await page.request.put(`${shop.url}/api/admin/settings`, {
      data: { analytics: { googleAnalyticsId: 'G-ABC1234567' } },
    });
    expect(saved.status()).toBe(200);

    const visitor = await shop.browser.newContext({
      locale: 'nl-NL',
      viewport: { width: 1280, height: 900 },
    });
    const asked: string[] = [];
    await visitor.route('https://*.googletagmanager.com/**', async (route) => {
      asked.push(route.request().url());
      await route.fulfill({ contentType: 'text/javascript', body: 'window.loaded = true;' });
    });
    const shopper = await visitor.newPage();
    await shopper.goto(shop.url);
    const yes = shopper.getByRole('button', { name: 'Accepteren', exact: true });
    await yes.waitFor();
    expect(asked).toEqual([]);
    await yes.click();
    await shopper.waitForFunction(() => 'loaded' in window);
    expect(asked).toEqual(['https://www.googletagmanager.com/gtag/js?id=G-ABC1234567']);

    await shopper.goto(`${shop.url}/cookies`);
    await shopper.waitForFunction(() => 'loaded' in window);
    await shopper.getByRole('button', { name: 'Alles weigeren' }).click();
    await shopper.waitForFunction(() => !('loaded' in window));
    await shopper.getByText('Je koos dit op').waitFor();
    expect(asked).toHaveLength(2);
    await visitor.close();
    await page.request.put(`${shop.url}/api/admin/settings`, {
      data: { analytics: { googleAnalyticsId: '' } },
    });
  });

  it('a purchase is sent to the conversion of Ads that the settings name', async () => {
    const logIn = { data: OPERATOR, headers: { origin: shop.url } };
    await page.request.post(`${shop.url}/api/admin/login`, logIn);
    const choose = (analytics: object) =>
      page.request.put(`${shop.url}/api/admin/settings`, { data: { analytics } });
    const label = 'AbC-D_efG-h12_34-567';
    expect((await choose({ googleAdsId: 'AW-123456789', googleAdsLabel: label })).status()).toBe(200);

    const visitor = await shop.browser.newContext({ locale: 'nl-NL' });
    await visitor.route('https://*.googletagmanager.com/**', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: '' }),
    );
    const shopper = await visitor.newPage();
    await shopper.goto(`${shop.url}/ga-debug`);
    await shopper.getByRole('button', { name: 'Accepteren', exact: true }).click();
    await shopper.getByRole('button', { name: 'conversion', exact: true }).click();
    const sentTo = () =>
      shopper.evaluate(() => {
        const layer: unknown = Reflect.get(window, 'dataLayer');
        const entries: object[] = Array.isArray(layer) ? layer : [];
        return entries.map((entry) => Reflect.get(Reflect.get(entry, 2) ?? {}, 'send_to')).filter(Boolean);
      });
    await expect.poll(sentTo).toEqual([`AW-123456789/${label}`]);
    await visitor.close();
    expect((await choose({ googleAdsId: '', googleAdsLabel: '' })).status()).toBe(200);
  });
});
