// Tests the address in the checkout: changing the country, and what a browser fills into the first line.

import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { logInOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function openAddress(): Promise<Page> {
  const { page } = await stage.visit({ viewport: { width: 768, height: 1024 } });
  await page.goto(`${stage.url}/checkout?variant=2x`);
  await page.getByLabel('Voornaam').fill('Iris');
  await page.getByLabel('Achternaam').fill('de Boer');
  await page.getByLabel('E-mailadres').fill('iris@example.com');
  await page.getByRole('button', { name: 'Volgende' }).first().click();
  await page.getByLabel('Land', { exact: true }).waitFor();
  return page;
}
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
const textIn = (page: Page, label: string) => field(page, label).inputValue();
const isComplete = (page: Page) => page.getByRole('button', { name: /^Adresgegevens.*ingevuld/ }).isVisible();
const goOn = (page: Page) => page.getByRole('button', { name: 'Volgende' }).first().click();

test('another country keeps street and number together and asks for the rest, also after a reload', async () => {
  const page = await openAddress();
  await field(page, 'Postcode').fill('1012JS');
  await field(page, 'Huisnummer').fill('1');
  await field(page, 'Toevoeging').fill('B');
  await expect.poll(() => textIn(page, 'Straatnaam')).toBe('Dam');
  await expect.poll(() => isComplete(page)).toBe(true);

  await field(page, 'Land').selectOption('DE');
  expect(await textIn(page, 'Address Line 1')).toBe('Dam 1 B');
  expect(await textIn(page, 'Address Line 2')).toBe('');
  expect(await textIn(page, 'State/Province (optional)')).toBe('');
  expect(await page.getByText('Klopt dit in Duitsland? Controleer het even.').count()).toBe(2);
  expect(await isComplete(page)).toBe(false);

  await page.reload();
  await field(page, 'City').waitFor();
  expect(await page.getByText('Klopt dit in Duitsland? Controleer het even.').count()).toBe(2);
  expect(await isComplete(page)).toBe(false);

  await goOn(page);
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('city');
  await field(page, 'City').fill('Berlin');
  await field(page, 'Postal/ZIP code').fill('10115');
  expect(await page.getByText('Klopt dit in Duitsland?').count()).toBe(0);
  expect(await isComplete(page)).toBe(true);

  await field(page, 'Land').selectOption('NL');
  expect(await textIn(page, 'Straatnaam')).toBe('Dam');
  expect(await textIn(page, 'Huisnummer')).toBe('1');
  expect(await textIn(page, 'Toevoeging')).toBe('B');
  expect(await textIn(page, 'Postcode')).toBe('');
  expect(await isComplete(page)).toBe(false);
});

test('a Belgian address needs its house number', async () => {
  const page = await openAddress();
  await field(page, 'Land').selectOption('BE');
  await field(page, 'Postcode').fill('1000');
  await field(page, 'Plaats').fill('Brussel');
  await field(page, 'Straatnaam').pressSequentially('Rue Haute');
  await goOn(page);
  await page.getByText('Vul je huisnummer in').waitFor();
  expect(await isComplete(page)).toBe(false);
  await field(page, 'Huisnummer').fill('12');
  await field(page, 'Bus (optioneel)').fill('3');
  await goOn(page);
  await page.getByText('Rue Haute 12 bus 3, 1000 Brussel').first().waitFor();
});

test('street and number that a browser fills in as one line are taken apart', async () => {
  const page = await openAddress();
  await field(page, 'Straatnaam').fill('Dam 1 B');
  await expect.poll(() => textIn(page, 'Straatnaam')).toBe('Dam');
  expect(await textIn(page, 'Huisnummer')).toBe('1');
  expect(await textIn(page, 'Toevoeging')).toBe('B');
  await field(page, 'Land').selectOption('BE');
  await field(page, 'Huisnummer').fill('');
  await field(page, 'Straatnaam').fill('Steenweg 12 bus 4');
  await expect.poll(() => textIn(page, 'Huisnummer')).toBe('12');
  expect(await textIn(page, 'Bus (optioneel)')).toBe('4');
});

test('a keyboard neither corrects nor teaches codes, and begins names with a capital', async () => {
  const page = await openAddress();
  for (const [label, capitals] of [
    ['Postcode', 'characters'],
    ['Huisnummer', 'characters'],
    ['Straatnaam', 'words'],
  ] as const) {
    expect(await field(page, label).getAttribute('autocapitalize')).toBe(capitals);
    expect(await field(page, label).getAttribute('spellcheck')).toBe('false');
  }
});

test.each([
  ['DE', '10115', 'incl. btw'],
  ['CH', '8001', 'zonder btw'],
  ['NO', '0150', 'zonder btw'],
  ['ES', '28001', 'incl. btw'],
  ['ES', '35001', 'zonder btw'],
])('to %s %s what is to be paid is %s, wherever the total stands', async (country, postalCode, note) => {
  const { page: office } = await logInOn(stage);
  const served = await office.request.put(`${stage.url}/api/admin/shipping-countries/${country}`, {
    data: { enabled: true },
    headers: { origin: stage.url },
  });
  expect(served.status()).toBe(200);
  const page = await openAddress();
  await field(page, 'Land').selectOption(country);
  await field(page, 'Postal/ZIP code').fill(postalCode);
  await expect.poll(() => page.locator('#summary-totals dt').last().textContent()).toBe(`Totaal ${note}`);
  const line = page.locator('p').filter({ hasText: /^Je bestelt / });
  await expect.poll(() => line.textContent()).toContain(` ${note}, `);
});
