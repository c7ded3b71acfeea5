// Tests the checkout page: the stored input, the contents before payment, and the reported measurements.

import type { BrowserContext, Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { onException } from '../browser.ts';
import { OPERATOR } from '../built-shop.ts';
import { onFirstRequest } from '../first-request.ts';
import { visitEarly } from '../pages/early-press.ts';
import {
  choosePackOnLanding,
  fillInDetails,
  orderButton,
  payByCard,
  placesWhileFocused,
} from '../shopper.ts';
import { setStage } from '../stage.ts';

const SHOPPER = { firstName: 'Iris', lastName: 'de Boer', email: 'iris@example.com' };
const PAYS = '4242 4242 4242 4242';

const shop = setStage();
let context: BrowserContext;
let page: Page;
let exceptions: string[];

beforeEach(async () => {
  ({ context, page } = await shop.visit({ viewport: { width: 1280, height: 900 } }));
  exceptions = [];
  onException(page, (words) => exceptions.push(words));
});

afterEach(() => expect(exceptions).toEqual([]));

const openCheckout = (variant: string) => page.goto(`${shop.url}/checkout?variant=${variant}`);
const section = (name: string) => page.getByRole('button', { name: new RegExp(`^${name}`) });

async function changeAsOperator(path: string, data: object): Promise<void> {
  const operator = await shop.browser.newContext();
  const login = await operator.request.post(`${shop.url}/api/admin/login`, { data: OPERATOR });
  expect(login.status()).toBe(200);
  const changed = await operator.request.put(shop.url + path, { data });
  expect(changed.status()).toBe(200);
  await operator.close();
}

describe('before its scripts have come', () => {
  it('they are asked for when there is something to see', async () => {
    await openCheckout('2x');
    await page.waitForLoadState('networkidle');
    const asked = await page.evaluate(() => {
      const files = (ending: string) =>
        performance
          .getEntriesByType('resource')
          .filter((entry) => entry instanceof PerformanceResourceTiming)
          .filter(({ name }) => name.endsWith(ending));
      return {
        looksCame: Math.max(...files('.css').map(({ responseEnd }) => responseEnd)),
        scripts: files('.js').map(({ startTime }) => startTime),
      };
    });
    expect(asked.scripts.length).toBeGreaterThan(5);
    expect(Math.min(...asked.scripts)).toBeGreaterThanOrEqual(asked.looksCame);
  });

  it('the form stands there with the price of its pack, and what is typed into it stays', async () => {
    const { page: early } = await visitEarly(shop, `${shop.url}/checkout?variant=2x`, 390);
    expect(await orderButton(early).textContent()).toContain('€37,43');
    await early.getByLabel('Voornaam').fill('Iris');
    await early.getByLabel('Telefoonnummer').pressSequentially('06 1234');
    // Nothing that needs a script can be pressed: an Enter goes nowhere.
    await early.keyboard.press('Enter');
    await orderButton(early).click({ trial: true });
    await early.keyboard.type('5678');
    expect(await early.getByLabel('Telefoonnummer').inputValue()).toBe('06 12345678');
    expect(await early.getByLabel('Voornaam').inputValue()).toBe('Iris');
    await early.reload();
    await orderButton(early).click({ trial: true });
    expect(await early.getByLabel('Voornaam').inputValue()).toBe('Iris');
    await early.context().close();
  });

  it('what is typed wins over what an earlier visit left', async () => {
    await openCheckout('2x');
    const saved = page.waitForResponse((answer) => answer.url().endsWith('/api/draft-orders/upsert'));
    await fillInDetails(page, SHOPPER);
    await saved;
    const tab = await context.newPage();
    const scripts = Promise.withResolvers<void>();
    await tab.route(/\/assets\/[^/]+\.js$/, (route) => scripts.promise.then(() => route.continue()));
    await tab.goto(`${shop.url}/checkout?variant=2x`, { waitUntil: 'commit' });
    await tab.getByLabel('Voornaam').fill('Ilse');
    scripts.resolve();
    await orderButton(tab).click({ trial: true });
    expect(await tab.getByLabel('Voornaam').inputValue()).toBe('Ilse');
    expect(await tab.getByLabel('Achternaam').inputValue()).toBe(SHOPPER.lastName);
  });
});

describe('what was typed', () => {
  it('is there after a reload, and in another tab by the draft of the server', async () => {
    await openCheckout('2x');
    const saved = page.waitForResponse(async (answer) =>
      answer.url().endsWith('/api/draft-orders/upsert') ? (await answer.text()).includes('1234AB') : false,
    );
    await fillInDetails(page, SHOPPER);
    await saved;
    await page.reload();
    await orderButton(page).waitFor();
    await section('Verzendgegevens').click();
    expect(await page.getByLabel('Achternaam').inputValue()).toBe(SHOPPER.lastName);

    const tab = await context.newPage();
    await tab.goto(`${shop.url}/checkout`);
    await tab.getByText('Voorbeeldstraat 1, 1234 AB Amsterdam').first().waitFor();
  });

  it('is saved without half a postal code, so that the rest is not lost', async () => {
    await openCheckout('1x');
    await page.getByLabel('Voornaam').fill(SHOPPER.firstName);
    await page.getByLabel('Achternaam').fill(SHOPPER.lastName);
    await page.getByLabel('E-mailadres').fill(SHOPPER.email);
    await section('Adresgegevens').click();
    const saved = page.waitForResponse(async (answer) =>
      answer.url().endsWith('/api/draft-orders/upsert') ? (await answer.text()).includes('Utrecht') : false,
    );
    await page.getByLabel('Postcode').fill('12');
    await page.getByLabel('Plaats').fill('Utrecht');
    expect((await saved).status()).toBe(200);
  });

  it('is told of at the order button beside its field, and a folded section says how much is missing in it', async () => {
    await openCheckout('1x');
    await orderButton(page).click();
    await page.getByText('Vul alle verplichte velden in').first().waitFor();
    await page.getByText('Vul je voornaam in').waitFor();
    expect(await page.getByText('Vul je voornaam in').count()).toBe(1);
    const focused = () => page.evaluate(() => document.activeElement?.id);
    expect(await focused()).toBe('firstName');
    expect(await section('Adresgegevens').textContent()).toContain('Nog 4 velden');
    await page.getByLabel('Voornaam').fill(SHOPPER.firstName);
    await page.getByText('Vul je voornaam in').waitFor({ state: 'detached' });
    expect(await page.locator('.toast').count()).toBe(0);
    await section('Adresgegevens').click();
    await page.getByLabel('Postcode').fill('1234AB');
    await page.getByLabel('Huisnummer').fill('1');
    await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldstraat');
    await section('Betaling').click();
    expect(await section('Adresgegevens').textContent()).not.toContain('Nog');
    expect(await section('Verzendgegevens').textContent()).toContain('Nog 2 velden');
  });
});

describe('before anything is paid', () => {
  it('another price than the one that was seen is shown, and nothing is asked for until it is accepted', async () => {
    await page.goto(`${shop.url}/checkout?variant=2x&price=30.00`);
    await page.getByRole('heading', { name: 'De prijs is gewijzigd' }).waitFor();
    // It waits for the new price now, not for what is to be filled in.
    expect(await page.getByText('Vul eerst je gegevens en adres in').count()).toBe(0);
    await page.getByText('Eerder zag je €30,00. Het nieuwe totaal is €37,43.').waitFor();
    expect(await orderButton(page).isDisabled()).toBe(true);
    await page.getByRole('button', { name: 'Verder met €37,43' }).click();
    await orderButton(page).click({ trial: true });
  });

  it('a payment that cannot be prepared says so and is tried again when asked', async () => {
    await onFirstRequest(page, '**/api/checkout', (route) => route.abort());
    await openCheckout('1x');
    await page.locator('.toast').getByText('Probleem met internetverbinding').waitFor();
    await page.getByRole('button', { name: 'Nu opnieuw proberen' }).click();
    await page.locator('.toast').waitFor({ state: 'detached' });
    await orderButton(page).click({ trial: true });
  });

  it('an address register that never answers holds nobody up', async () => {
    await page.route(/\/api\/(address-lookup|house-additions)/, () => undefined);
    await openCheckout('1x');
    await fillInDetails(page, SHOPPER);
    await payByCard(page, PAYS);
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  });

  it('the labels, the methods and the total are those of the country', async () => {
    await openCheckout('1x');
    await section('Adresgegevens').click();
    await page.getByLabel('Land').selectOption('BE');
    await page.getByLabel('Bus (optioneel)').waitFor();
    await section('Betaling').click();
    expect(await page.getByRole('radio').first().getAttribute('value')).toBe('bancontact');
    await section('Adresgegevens').click();
    await page.getByLabel('Land').selectOption('US');
    await page.getByLabel('State/Province (optional)').waitFor();
    await page.getByRole('button', { name: 'Nu veilig bestellen – €44,90' }).waitFor();
  });
});

it('what it brings into view stands there at once, so that no press meets a page that moves', async () => {
  await page.setViewportSize({ width: 390, height: 640 });
  await openCheckout('2x');
  await fillInDetails(page, SHOPPER);
  await page.getByRole('radio', { name: /Kaart/ }).press('Space');
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  const places = await placesWhileFocused(page.getByLabel('CVC'));
  expect(places).toHaveLength(1);
  expect(places[0]).toBeGreaterThan(0);
});

it('whoever is about to pay is asked about cookies on the page after it', async () => {
  await page.setViewportSize({ width: 390, height: 844 });
  const refuse = page.getByRole('button', { name: 'Weigeren', exact: true });
  await openCheckout('1x');
  await orderButton(page).click({ trial: true });
  await page.waitForLoadState('networkidle');
  expect(await refuse.isVisible()).toBe(false);
  await fillInDetails(page, SHOPPER);
  await payByCard(page, PAYS);
  await refuse.click();
  await refuse.waitFor({ state: 'hidden' });
});

describe('a wallet', () => {
  const sheet = () => page.getByRole('dialog');
  const press = (wallet: string) =>
    page
      .getByRole('region', { name: 'Betaal snel via' })
      .getByRole('button', { name: wallet, exact: true })
      .click();
  const agree = () => sheet().getByRole('button', { name: /Nu veilig bestellen/ });

  it.each([
    ['/checkout', 'Apple Pay'],
    ['/fast-checkout', 'PayPal'],
  ])('on %s opens with an empty form, and its owner is the customer', async (path, wallet) => {
    await page.goto(`${shop.url}${path}?variant=2x`);
    await press(wallet);
    await sheet().getByText('Test Persoon').waitFor();
    await agree().click();
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    await page.getByText('test.persoon@example.com').first().waitFor();
    await page.getByText('Voorbeeldstraat 1').first().waitFor();
  });

  it('sends to the country chosen in its sheet at the price of the shop, or says that it does not', async () => {
    await openCheckout('2x');
    await press('Google Pay');
    const choose = sheet().getByLabel('Ander adres uit je testwallet');
    await choose.selectOption('RU');
    await sheet().getByText('Daar bezorgen we niet').waitFor();
    expect(await agree().isDisabled()).toBe(true);
    await choose.selectOption('DE');
    await expect.poll(() => agree().textContent()).toContain('€47,38');
    await agree().click();
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    expect(page.url()).toContain('amount=47.38');
    await page.getByText('Duitsland').first().waitFor();
  });

  it('that is put away leaves the form its country and its price', async () => {
    await openCheckout('2x');
    await press('Link');
    await sheet().getByLabel('Ander adres uit je testwallet').selectOption('US');
    await expect.poll(() => agree().textContent()).toContain('€57,38');
    await sheet().getByRole('button', { name: 'Annuleren' }).click();
    await page.getByRole('button', { name: 'Nu veilig bestellen – €37,43' }).click({ trial: true });
  });
});

describe('the setting', () => {
  it('"compact" shows /checkout on one screen, and ordering goes by the same rules', async () => {
    await changeAsOperator('/api/admin/settings', { checkout: { form: 'compact' } });
    try {
      await openCheckout('1x');
      await page.getByRole('heading', { name: 'Betaling', exact: true }).waitFor();
      expect(await page.getByRole('button', { name: 'Volgende' }).count()).toBe(0);
      expect(await page.getByLabel('Plaats').isVisible()).toBe(true);
      await orderButton(page).click();
      await page.getByText('Vul je plaats in').waitFor();
    } finally {
      await changeAsOperator('/api/admin/settings', { checkout: { form: 'accordion' } });
    }
  });
});

describe('a paid order', () => {
  /** Returns the purchase and conversion events in the data layer of a tab. */
  const heardOf = (tab: Page) =>
    tab.evaluate(() => {
      const layer: unknown = Reflect.get(window, 'dataLayer');
      if (!Array.isArray(layer)) return [];
      return layer.filter((entry: object) =>
        ['purchase', 'conversion'].includes(String(Reflect.get(entry, 'event'))),
      );
    });
  const paid = (tab: Page) => tab.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();

  it('is measured once with its item: not again after a reload, nor in another tab', async () => {
    await page.goto(shop.url);
    await page.getByRole('button', { name: 'Accepteren', exact: true }).click();
    await choosePackOnLanding(page, shop.url, '2x');
    await fillInDetails(page, SHOPPER);
    await payByCard(page, PAYS);
    await paid(page);
    await expect.poll(async () => (await heardOf(page)).length).toBe(2);
    expect(await heardOf(page)).toMatchObject([
      {
        event: 'purchase',
        ecommerce: {
          currency: 'EUR',
          value: 37.43,
          transaction_id: expect.stringMatching(/^ZW/),
          items: [{ item_variant: '2x', quantity: 2, price: 18.72 }],
        },
      },
      { event: 'conversion', value: 37.43 },
    ]);

    const pageView = (tab: Page) =>
      tab.waitForFunction(() => JSON.stringify(Reflect.get(window, 'dataLayer') ?? '').includes('page_view'));
    await page.reload();
    const tab = await context.newPage();
    await tab.goto(page.url());
    for (const each of [page, tab]) {
      await paid(each);
      await pageView(each);
      expect(await heardOf(each)).toEqual([]);
    }
  });

  it('leaves nothing of the customer in the browser, also when its page is left at once', async () => {
    await openCheckout('1x');
    await fillInDetails(page, SHOPPER);
    await payByCard(page, PAYS);
    await paid(page);
    await page.getByRole('link', { name: 'Verder winkelen' }).click();
    await page.waitForURL(`${shop.url}/`);
    const kept = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
    expect(kept).not.toMatch(/Iris|iris@|1234AB|Voorbeeldstraat/);
  });
});
