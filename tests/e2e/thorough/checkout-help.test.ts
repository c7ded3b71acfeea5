// Tests how the checkout helps shoppers: typing errors are caught, known data are not asked again, one button
// leads to the next step, another pack needs no way back, errors are shown once, and the next page shows the
// order.

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../built-shop.ts';
import { fillInDetails, orderButton, payByCard } from '../shopper.ts';
import { setStage } from '../stage.ts';

const SHOPPER = { firstName: 'Iris', lastName: 'de Boer', email: 'iris@example.com' };
const PAYS = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';

const shop = setStage();
let page: Page;

beforeEach(async () => {
  ({ page } = await shop.visit({ viewport: { width: 390, height: 844 } }));
});

const openCheckout = (variant: string) => page.goto(`${shop.url}/checkout?variant=${variant}`);
const textIn = (label: string) => page.getByLabel(label, { exact: true }).inputValue();
const named = (name: string | RegExp) => page.getByRole('button', { name });
const paid = () => page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();

async function openAddress(): Promise<void> {
  await openCheckout('2x');
  await page.getByLabel('Voornaam').fill(SHOPPER.firstName);
  await page.getByLabel('Achternaam').fill(SHOPPER.lastName);
  await page.getByLabel('E-mailadres').fill(SHOPPER.email);
  await named('Volgende').click();
  await page.getByLabel('Postcode').waitFor();
}

it('a mistyped e-mail address is asked about and mended with one tap, and nothing moves', async () => {
  await openCheckout('1x');
  const phone = page.getByLabel('Telefoonnummer');
  const email = page.getByLabel('E-mailadres');
  const place = async () => {
    const [above, below] = await Promise.all([email.boundingBox(), phone.boundingBox()]);
    return (below?.y ?? 0) - (above?.y ?? 0);
  };
  await email.fill('iris@gmial.com');
  const before = await place();
  await phone.focus();
  await named('iris@gmail.com').waitFor();
  expect(await place()).toBe(before);
  await named('iris@gmail.com').click();
  expect(await textIn('E-mailadres')).toBe('iris@gmail.com');
  await page.getByText('Voor je bevestiging').waitFor();
});

it('it is asked about as well when it was typed and left before the scripts of the page had come', async () => {
  const scripts = Promise.withResolvers<void>();
  await page.route(/\/assets\/[^/]+\.js$/, (route) => scripts.promise.then(() => route.continue()));
  await page.goto(`${shop.url}/checkout?variant=1x`, { waitUntil: 'commit' });
  await page.getByLabel('E-mailadres').fill('iris@gmial.com');
  await page.getByLabel('Telefoonnummer').focus();
  scripts.resolve();
  await named('iris@gmail.com').click();
  expect(await textIn('E-mailadres')).toBe('iris@gmail.com');
});

describe('the address', () => {
  it('is one line once it is found, its additions are tapped, and it can be written over', async () => {
    await openAddress();
    await page.getByLabel('Postcode').fill('1012js');
    await page.getByLabel('Huisnummer', { exact: true }).fill('1');
    await page.getByText('Dam 1, 1012 JS Amsterdam', { exact: true }).waitFor();
    await named('B als toevoeging').click();
    await page.getByText('Dam 1 B, 1012 JS Amsterdam', { exact: true }).first().waitFor();
    await named('Wijzig straat en plaats').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('streetName');
    await page.getByLabel('Straatnaam').fill('Damrak');
    await named('Volgende').click();
    await named(/^Adresgegevens.*ingevuld.*Damrak 1 B/).waitFor();
  });

  it('that nobody knows is said so over the whole width, and typed by hand', async () => {
    await page.route('**/api/address-lookup?*', (route) => route.fulfill({ json: { success: false } }));
    await openAddress();
    await page.getByLabel('Postcode').fill('9999ZZ');
    await page.getByLabel('Huisnummer', { exact: true }).fill('9');
    const hint = page.getByText('We kennen dit adres niet.');
    const [wide, field] = await Promise.all([
      hint.boundingBox(),
      page.getByLabel('Straatnaam').boundingBox(),
    ]);
    expect(wide?.width).toBeGreaterThan((field?.width ?? 0) * 1.8);
    await page.getByLabel('Straatnaam').fill('Nieuwe Weg');
    await page.getByLabel('Plaats').fill('Almere');
    await named('Volgende').click();
    await orderButton(page).click({ trial: true });
  });

  it('is in the Netherlands until somebody says otherwise', async () => {
    await openAddress();
    await page.getByText('Bezorgen in Nederland').waitFor();
    const promises = page.getByText(/in huis/).filter({ visible: true });
    expect(await promises.count()).toBe(2);
    await named('Wijzig het land').click();
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('country');
    await page.getByLabel('Land').selectOption('DE');
    await page.getByLabel('Address Line 1').waitFor();
    expect(await named('Wijzig het land').count()).toBe(0);
    // The day they name holds in the Netherlands and Belgium.
    await expect.poll(() => promises.count()).toBe(0);
  });
});

it('one button leads at a time: on to what is missing, and then to the order', async () => {
  await openCheckout('2x');
  const sticks = (name: string | RegExp) =>
    named(name).evaluate((button) => getComputedStyle(button.parentElement ?? button).position);
  expect(await sticks('Volgende')).toBe('sticky');
  expect(await sticks(/Nu veilig bestellen/)).toBe('static');
  await named(/^Betaling/).click();
  await named('Volgende').click();
  expect(await page.evaluate(() => document.activeElement?.id)).toBe('firstName');
  await fillInDetails(page, SHOPPER);
  await named('Volgende').waitFor({ state: 'hidden' });
  expect(await sticks(/Nu veilig bestellen/)).toBe('sticky');
  expect(await named(/^Verzendgegevens/).innerText()).toContain(SHOPPER.email);
  expect(await named(/^Adresgegevens/).innerText()).toMatch(/Voorbeeldstraat 1, 1234\sAB Amsterdam/);
});

it('a code has its field in the open, and an unknown one is told as a message and beside its field', async () => {
  await openCheckout('1x');
  await page.getByLabel('Kortingscode').fill('bestaatniet');
  await named('Toepassen').click();
  const told = page.locator('.toast', { hasText: 'Ongeldige kortingscode' });
  await told.getByText('Deze code is verlopen of niet geldig', { exact: true }).waitFor();
  const beside = page.getByText('Ongeldige kortingscode. Deze code is verlopen of niet geldig.');
  expect(await beside.count()).toBe(1);
});

it('another pack is chosen in the summary and paid for once, also after a reload', async () => {
  await page.goto(`${shop.url}/checkout?variant=1x&price=24.95&t=1`);
  await fillInDetails(page, SHOPPER);
  await named('Ander aantal').click();
  const answers: string[] = [];
  page.on('response', async (answer) => {
    if (answer.url().endsWith('/api/checkout')) answers.push((await answer.json()).paymentIntentId);
  });
  await page.getByRole('radio', { name: /^3 Pack/ }).check();
  await named(/Nu veilig bestellen – €48,85/).click({ trial: true });
  await page.getByRole('radio', { name: /^4 Pack/ }).check();
  await named(/Nu veilig bestellen – €49,90/).click({ trial: true });
  // The same payment, twice changed.
  expect(answers).toHaveLength(2);
  expect(new Set(answers).size).toBe(1);
  await page.reload();
  await named(/Nu veilig bestellen – €49,90/).click({ trial: true });
  await payByCard(page, PAYS);
  await paid();
  await page
    .getByText(/– 4 Pack/)
    .first()
    .waitFor();
  const operator = await shop.browser.newContext();
  await operator.request.post(`${shop.url}/api/admin/login`, { data: OPERATOR });
  const orders = await (await operator.request.get(`${shop.url}/api/admin/orders`)).json();
  const own = orders.filter((order: { customerEmail: string }) => order.customerEmail === SHOPPER.email);
  expect(own).toMatchObject([{ total: '49.90', variant: '4x' }]);
  await operator.close();
});

it('a refusal is told by a toast and in a panel with another method chosen, and the way to recover floats', async () => {
  await openCheckout('2x');
  await fillInDetails(page, SHOPPER);
  await payByCard(page, DECLINED);
  const told = page.locator('.toast');
  await told.getByText('Je betaling is geweigerd door de bank').waitFor();
  await told.getByText('Urgent').waitFor();
  await told.getByRole('link', { name: 'Hulp' }).waitFor();
  const panel = page.locator('#payment-alert');
  await panel.getByText('Er is niets afgeschreven.').waitFor();
  // Heard once: from the toast.
  expect(await page.locator('[role=alert]:has(#payment-alert)').count()).toBe(0);
  expect(await page.getByRole('radio', { name: /iDEAL/ }).isChecked()).toBe(true);
  await named('Betaling Herstellen').waitFor();
  expect(await named('Betaling Herstellen').evaluate((one) => getComputedStyle(one).position)).toBe('fixed');
});

describe('the page after it', () => {
  async function buy(): Promise<void> {
    await openCheckout('2x');
    await fillInDetails(page, SHOPPER);
    await payByCard(page, PAYS);
    await paid();
  }

  it('shows what was bought, where it goes and when, and leads to the order', async () => {
    await buy();
    await page.getByText('Bedankt, Iris.').waitFor();
    const receipt = page.getByRole('region', { name: 'Je bestelling' });
    for (const text of ['2 Pack', '€37,43', 'Voorbeeldstraat 1', '1234 AB Amsterdam'])
      expect(await receipt.textContent()).toContain(text);
    const day = page.getByRole('link', { name: 'Zet dag 14 in je agenda' });
    const file = await page.request.get(new URL((await day.getAttribute('href')) ?? '', shop.url).href);
    expect(file.headers()['content-type']).toContain('text/calendar');
    expect(await file.text()).toContain('SUMMARY:Dag 14: maak je nafoto');
    await page.getByRole('link', { name: /Bekijk je bestelling/ }).click();
    await page.getByText(/^Bestelling ZW\d+, besteld op/).waitFor();
    await page
      .getByText(/– 2 Pack/)
      .first()
      .waitFor();
  });

  it('shows nobody else more than that it is paid', async () => {
    await buy();
    await page.getByRole('region', { name: 'Je bestelling' }).waitFor();
    const { page: other } = await shop.visit();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    expect(await other.locator('main').innerText()).not.toMatch(
      /Iris|iris@|Voorbeeldstraat|Bekijk je bestelling/,
    );
  });
});
