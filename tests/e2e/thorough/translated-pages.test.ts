// Tests pages translated by the browser: the displayed amount after every change is the charged amount, and
// no content is lost.

import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { onException } from '../browser.ts';
import { logInOn, openOn } from '../operator.ts';
import { fillInDetails, orderButton, payByCard, payByIdeal } from '../shopper.ts';
import { setStage } from '../stage.ts';
import { translate, translatedTexts } from '../translator.ts';

const SHOPPER = { firstName: 'Noor', lastName: 'Visser', email: 'noor@gmial.com' };
const PAYS = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

const stage = setStage();
const exceptions: string[] = [];

afterEach(() => expect(exceptions.splice(0)).toEqual([]));

function hear(page: Page): void {
  onException(page, (words) => exceptions.push(words));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 402/.test(message.text())) exceptions.push(message.text());
  });
}

async function visitTranslated(path: string, width = 390): Promise<Page> {
  const { page } = await stage.visit({ viewport: { width, height: 844 } });
  hear(page);
  await page.goto(stage.url + path, { waitUntil: 'networkidle' });
  await translate(page);
  return page;
}

/** Returns the text of every element that shows the total to pay. */
async function shownTotals(page: Page): Promise<string[]> {
  const texts = await Promise.all([
    orderButton(page).textContent(),
    page.locator('#summary-totals > :last-child dd').textContent(),
    page
      .locator('p')
      .filter({ hasText: /^Hiermee bestel je met betalingsverplichting/ })
      .textContent(),
    page
      .locator('p')
      .filter({ hasText: /^Je bestelt / })
      .textContent(),
  ]);
  return [...new Set(texts.map((text) => /€[\d,]+/.exec(text ?? '')?.[0] ?? 'none'))];
}

const totalIs = (page: Page, total: string) => expect.poll(() => shownTotals(page)).toEqual([total]);

async function choosePack(page: Page, pack: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Ander aantal' });
  if (await opener.isVisible()) await opener.click();
  await page.locator(`input[name="pack"][value="${pack}"]`).check({ force: true });
}

async function typeCode(page: Page, code: string): Promise<void> {
  const opener = page.getByRole('button', { name: 'Heb je een kortingscode?' });
  if (await opener.isVisible()) await opener.click();
  await page.getByLabel('Kortingscode', { exact: true }).fill(code);
  await page.getByRole('button', { name: 'Toepassen' }).click();
}

/** Returns the amount the shop charged for the payment of the success page. */
async function charged(page: Page): Promise<string> {
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  const { origin, searchParams } = new URL(page.url());
  const id = searchParams.get('payment_intent') ?? '';
  const answer = await page.request.get(`${origin}/api/checkout/outcome?payment_intent=${id}`);
  const { amount } = await answer.json();
  return `€${amount.toFixed(2).replace('.', ',')}`;
}

describe('a first purchase', () => {
  it.each([390, 1440])('at %i px shows after each change what is charged in the end', async (width) => {
    const page = await visitTranslated('/checkout?variant=2x', width);
    expect(await translatedTexts(page)).toBeGreaterThan(40);
    await totalIs(page, '€37,43');
    await choosePack(page, '3x');
    await totalIs(page, '€48,85');

    await page.getByRole('button', { name: /^Adresgegevens/ }).click();
    await page.getByLabel('Land').selectOption('DE');
    await page.getByLabel('Address Line 1').waitFor();
    await totalIs(page, '€58,80');
    await page.getByLabel('Country').or(page.getByLabel('Land')).first().selectOption('NL');
    await totalIs(page, '€48,85');

    await page.getByRole('button', { name: /^Verzendgegevens/ }).click();
    await fillInDetails(page, SHOPPER);
    await page.getByRole('button', { name: /^Verzendgegevens/ }).click();
    await page.getByRole('button', { name: 'noor@gmail.com' }).click();
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe('noor@gmail.com');
    await page.getByText('Bedoel je').waitFor({ state: 'detached' });

    await typeCode(page, 'NIKSWAARD');
    await page
      .getByText(/Ongeldige kortingscode|klopt niet/)
      .first()
      .waitFor();
    await typeCode(page, 'WELKOM10');
    await page.getByText('is toegepast').waitFor();
    await totalIs(page, '€43,96');
    await page.getByRole('button', { name: /Kortingscode WELKOM10 verwijderen/ }).click();
    await totalIs(page, '€48,85');
    await typeCode(page, 'WELKOM10');
    await totalIs(page, '€43,96');

    await page.getByRole('button', { name: /^Betaling/ }).click();
    await payByCard(page, DECLINED);
    await page.getByText('geweigerd door de bank').first().waitFor();
    await payByCard(page, PAYS);
    expect(await charged(page)).toBe('€43,96');
    expect(await page.getByText('€43,96').count()).toBeGreaterThan(0);
  });

  it('that was refused is paid in the dialog of recovery', async () => {
    const page = await visitTranslated('/checkout?variant=1x');
    await fillInDetails(page, SHOPPER);
    await payByCard(page, DECLINED);
    await page.getByRole('button', { name: 'Betaling Herstellen' }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Betaling Herstellen' });
    const choose = dialog.getByRole('button', { name: /Opnieuw betalen/ });
    const pay = dialog.getByRole('button', { name: 'Nu betalen – €24,95' });
    const payHere = async (number: string) => {
      await dialog.getByRole('radio', { name: /Kaart/ }).check({ force: true });
      await dialog.getByLabel('Kaartnummer').fill(number);
      await dialog.getByLabel('Vervaldatum').fill('12/34');
      await dialog.getByLabel('CVC').fill('123');
      await pay.click();
    };
    await choose.or(pay).first().waitFor();
    if (await choose.isVisible()) await choose.click();
    await payHere(DECLINED);
    await dialog.getByText('Je kaart is geweigerd').first().waitFor();
    await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
    await dialog.getByText('Poging 2 van 3').waitFor();
    await payHere(PAYS);
    expect(await charged(page)).toBe('€24,95');
  });

  it('at /fast-checkout is paid at the bank', async () => {
    const page = await visitTranslated('/fast-checkout?variant=3x', 1440);
    await choosePack(page, '4x');
    await totalIs(page, '€49,90');
    await page.getByLabel('Voornaam').fill(SHOPPER.firstName);
    await page.getByLabel('Achternaam').fill(SHOPPER.lastName);
    await page.getByLabel('E-mailadres').fill('noor@example.com');
    await page.getByLabel('Postcode').fill('1234 ab');
    await page.getByLabel('Huisnummer', { exact: true }).fill('1');
    await expect.poll(() => page.getByLabel('Straatnaam').inputValue()).toBe('Voorbeeldstraat');
    await payByIdeal(page);
    await page.getByRole('button', { name: 'Betaling goedkeuren' }).click();
    expect(await charged(page)).toBe('€49,90');
  });

  it('on the page of payment tests is logged line by line', async () => {
    const page = await visitTranslated('/payment-test', 1440);
    for (const _ of [1, 2]) {
      await page.getByRole('button', { name: 'Betaling voorbereiden' }).click();
      await page
        .getByText(/staat klaar: €24,95/)
        .first()
        .waitFor();
    }
  });
});

it('the difference of a changed order is paid behind its link', async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { context } = await logInOn(stage);
  const headers = { origin: stage.url };
  await context.request.put(`${stage.url}/api/orders/${order.orderId}`, {
    headers,
    data: { variant: '2x' },
  });
  const answer = await context.request.get(`${stage.url}/api/admin/orders/${order.orderId}/changes`);
  const [change] = orderChangeSchema.array().parse(await answer.json());
  const page = await visitTranslated(new URL(change?.link ?? '').pathname);
  await page.getByRole('radio', { name: /Kaart/ }).press('Space');
  await page.getByLabel('Kaartnummer').fill(PAYS);
  await page.getByLabel('Vervaldatum').fill('12/34');
  await page.getByLabel('CVC').fill('123');
  await page.getByRole('button', { name: '€12,48 betalen' }).click();
  await page.getByRole('heading', { name: 'Bijbetaling gelukt' }).waitFor();
  await page.getByText('€12,48').first().waitFor();
});

describe('in the back-office', () => {
  const WIDE = { viewport: { width: 1440, height: 900 } };

  async function openTranslated(path: string): Promise<Page> {
    const { page } = await logInOn(stage, WIDE);
    hear(page);
    await openOn(stage, page, path);
    await translate(page);
    return page;
  }

  it('every section of the rail follows the one before it', async () => {
    const page = await openTranslated('/admin');
    const rail = page.locator('nav a[href^="/admin/"]');
    const paths = new Set(await rail.evaluateAll((all) => all.map((link) => link.getAttribute('href'))));
    expect(paths.size).toBeGreaterThan(15);
    for (const path of paths) {
      await page.locator(`nav a[href="${path}"]`).first().click();
      await page.waitForURL(`${stage.url}${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.waitForLoadState('networkidle');
    }
  });

  it('an order is found, opened, changed and shipped', async () => {
    const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
    const page = await openTranslated('/admin/orders');
    const search = page.getByRole('searchbox').first();
    await search.fill('niemand met deze naam');
    await page
      .getByText(/Geen bestelling/)
      .first()
      .waitFor();
    await search.fill('');
    await page
      .getByRole('link', { name: order.orderNumber ?? '' })
      .first()
      .click();
    await page.waitForURL(/\/admin\/orders\/\d+/);
    await page.getByRole('button', { name: 'Bewerken' }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByLabel('Pack').selectOption('2x');
    await dialog.getByText('Nieuw totaal €37,43 · klant betaalt €12,48 bij').waitFor();
    await dialog.getByLabel('Pack').selectOption('3x');
    await dialog.getByText('Nieuw totaal €48,85 · klant betaalt €23,90 bij').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggooien' }).click();
    await dialog.waitFor({ state: 'detached' });
    for (const key of ['l', 'm']) {
      await page.keyboard.press(key);
      await dialog.waitFor();
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
    await page.keyboard.press('s');
    await dialog.getByLabel('Trackingcode').fill('3STEST123456789');
    await dialog.getByRole('button', { name: 'Verzenden' }).click();
    await dialog.waitFor({ state: 'detached' });
    await page.getByText('3STEST123456789').first().waitFor();
  });
});
