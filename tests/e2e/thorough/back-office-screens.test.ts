// Tests screens of the back-office: dense rows, a menu that returns the focus, an address that moves to
// another country, and what a viewer and a new operator see.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };
const OWN = 'een eigen zin van iemand anders';
let orderId: number;

beforeAll(async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '2x' });
  orderId = order.orderId ?? 0;
});

/** Creates an operator and logs in with the generated password. The page then asks for a new password. */
async function letIn(
  username: string,
  role: string,
  options: object,
): Promise<{ page: Page; password: string }> {
  const owner = await logInOn(stage);
  const added = await owner.context.request.post(`${stage.url}/api/admin/operators`, {
    headers: { origin: stage.url },
    data: { username, role },
  });
  const { password } = await added.json();
  const { page, context } = await stage.visit(options);
  await context.request.post(`${stage.url}/api/admin/login`, {
    headers: { origin: stage.url },
    data: { username, password },
  });
  await openOn(stage, page, '/admin');
  return { page, password };
}

async function replacePassword(page: Page, password: string, first = 'Overzicht'): Promise<void> {
  await page.getByLabel('Huidig wachtwoord').fill(password);
  await page.getByLabel('Nieuw wachtwoord').fill(OWN);
  await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
  await page.getByRole('heading', { level: 1, name: first }).waitFor();
}

it('the outbox opens at the newest mail, and its rows are 52 px high', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/outbox');
  const newest = page.locator('.mail-button').first();
  await newest.waitFor();
  expect(await newest.getAttribute('aria-current')).toBe('true');
  const subject = await newest.locator('.clip').nth(1).innerText();
  await page.getByRole('heading', { name: subject }).waitFor();
  const heights = await page
    .locator('.mail-button')
    .evaluateAll((rows) => [...new Set(rows.map((row) => row.getBoundingClientRect().height))]);
  expect(heights).toEqual([52]);
});

it('books that were never compared are not said to agree, and are compared from where that is told', async () => {
  const { page } = await logInOn(stage, PHONE);
  const standing = '**/api/admin/standing';
  await page.route(standing, async (route) => {
    const answer = await (await route.fetch()).json();
    await route.fulfill({ json: { ...answer, books: { open: 0, comparedAt: null } } });
  });
  await page.route('**/api/admin/differences*', (route) => route.fulfill({ json: [] }));
  await openOn(stage, page, '/admin/differences');
  await page.getByText('Nog niet vergeleken', { exact: true }).waitFor();
  await page.getByRole('link', { name: 'boeken nog niet vergeleken' }).waitFor();
  expect(await page.getByText('0 verschillen').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.unroute(standing);
  await page.getByRole('button', { name: 'Nu vergelijken' }).click();
  await page.getByText('0 verschillen', { exact: true }).last().waitFor();
  await page.getByText(/^Vergeleken op/).waitFor();
});

it.each([WIDE, PHONE])('the menu of an order has no faults and gives the focus back', async (options) => {
  const { page, troubles } = await logInOn(stage, options);
  await openOn(stage, page, '/admin/orders');
  const menu = page.getByRole('button', { name: /^Meer met ZW/ });
  await menu.press('Enter');
  await page.getByRole('menuitem', { name: 'Label' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('menuitem', { name: 'Bewerken' }).press('Enter');
  await page.getByRole('dialog', { name: /bewerken$/ }).waitFor();
  await page.keyboard.press('Escape');
  await expect.poll(() => menu.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(troubles).toEqual([]);
});

it('the list of orders says how many are in the archive, and leads to them', async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page, context } = await logInOn(stage, WIDE);
  const archived = await context.request.delete(`${stage.url}/api/orders/${order.orderId}`, {
    headers: { origin: stage.url },
  });
  expect(archived.status()).toBe(204);
  await openOn(stage, page, '/admin/orders');
  await page.getByRole('link', { name: '1 in het archief' }).click();
  await page.waitForURL(/archived=true/);
  await page.getByText('1 bestelling', { exact: true }).waitFor();
  await page.getByRole('link', { name: `ZW${100_000 + (order.orderId ?? 0)}` }).waitFor();
  expect(await page.getByRole('link', { name: '1 in het archief' }).count()).toBe(0);
});

it('an order that goes to another country keeps street and number together, and leaves no state behind', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, `/admin/orders/${orderId}`);
  await page.keyboard.press('e');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Land', { exact: true }).selectOption('US');
  await expect.poll(() => dialog.getByLabel('Adresregel 1').inputValue()).toBe('Dam 1');
  expect(await dialog.getByLabel('Staat of provincie').inputValue()).toBe('');
  await dialog.getByLabel('Land', { exact: true }).selectOption('NL');
  await expect.poll(() => dialog.getByLabel('Huisnummer').inputValue()).toBe('1');
  expect(await dialog.getByLabel('Straatnaam').inputValue()).toBe('Dam');
});

it('a question about oneself is left without another', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/account');
  await page.getByRole('button', { name: 'Aanzetten', exact: true }).click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByLabel('Wachtwoord').fill('niet dit wachtwoord');
  await dialog.getByRole('button', { name: 'Verder' }).click();
  await dialog.getByText('Dit wachtwoord klopt niet').waitFor();
  expect(await page.getByText('Niet gelukt').count()).toBe(0);
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
});

describe('who is let in', () => {
  it('chooses a password on the page itself, on a phone too', async () => {
    const { page, password } = await letIn('nieuw', 'owner', PHONE);
    await page.getByRole('heading', { name: 'Kies een eigen wachtwoord' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Wachtwoord opslaan' }).click();
    await page.getByText('Wachtwoord is verplicht').waitFor();
    await replacePassword(page, password);
  });

  it('as a writer sees pages, reviews, blog and media, may write there, and is led back from anywhere else', async () => {
    const { page, password } = await letIn('schrijver', 'writer', WIDE);
    await replacePassword(page, password, 'Pagina’s');
    await openOn(stage, page, '/admin');
    await page.waitForURL('**/admin/pages');
    const rail = page.getByRole('navigation', { name: 'Onderdelen' });
    expect((await rail.getByRole('link').allInnerTexts()).map((text) => text.replace(/\s.*/s, ''))).toEqual([
      'Pagina’s',
      'Reviews',
      'Blog',
      'Media',
    ]);
    await page.getByText('Schrijver', { exact: true }).waitFor();
    await openOn(stage, page, '/admin/reviews');
    await page.getByRole('button', { name: 'Add Review' }).waitFor();
    await openOn(stage, page, '/admin/orders');
    await page.getByText('Dit onderdeel hoort niet bij jouw rol').waitFor();
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox').fill('nieuw');
    const offered = (await page.getByRole('option').allInnerTexts()).map((text) => text.split('\n')[0]);
    expect(offered.toSorted()).toEqual([
      'Nieuw artikel',
      'Nieuwe doorverwijzing',
      'Nieuwe pagina',
      'Review toevoegen',
    ]);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('as an operator does the work of the day and changes nothing about money', async () => {
    const { page, password } = await letIn('medewerker', 'operator', WIDE);
    await replacePassword(page, password);
    await openOn(stage, page, `/admin/orders/${orderId}`);
    await page.getByRole('button', { name: 'Bewerken' }).waitFor();
    await openOn(stage, page, '/admin/settings');
    await page.getByLabel('Merknaam').waitFor();
    await page.getByLabel('Merknaam').fill('Zwartwit Dag');
    await page.getByLabel('Instagram').fill('https://instagram.com/zwartwit');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByRole('region', { name: 'Niet opgeslagen' }).waitFor({ state: 'detached' });
    expect(await page.getByLabel('KvK-nummer').isDisabled()).toBe(true);
    await openOn(stage, page, '/admin/api');
    await page.getByRole('button', { name: 'Sync Data' }).waitFor();
    expect(await page.getByRole('button', { name: /back-?up/i }).count()).toBe(0);
  });

  it('as a viewer reads every dialog and saves none', async () => {
    const { page, password } = await letIn('meekijker', 'viewer', WIDE);
    await replacePassword(page, password);
    await openOn(stage, page, '/admin/coupons');
    await page.getByRole('button', { name: 'WELKOM10', exact: true }).click();
    const dialog = page.locator('dialog[open]');
    await dialog.getByText('Alleen lezen').waitFor();
    expect(await dialog.getByRole('button', { name: 'Opslaan' }).count()).toBe(0);
    expect(await dialog.getByLabel('Code').inputValue()).toBe('WELKOM10');
    expect(await dialog.locator('input:enabled, select:enabled, textarea:enabled').count()).toBe(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await openOn(stage, page, '/admin/settings');
    await page.getByLabel('Merknaam').waitFor();
    expect(await page.getByRole('button', { name: /opslaan/i }).count()).toBe(0);
    await openOn(stage, page, `/admin/orders/${orderId}`);
    await page.keyboard.press('e');
    await page.keyboard.press('?');
    await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor();
  });
});
