// Tests the accessibility of the back-office: the bookkeeping, the customers and the dialogs of a form, on
// screens of several sizes in light and dark.

import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const BOOKS = '/admin/bookkeeping';
const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const };

describe('the books', () => {
  /** Makes one payment and fetches it from the provider, so that no page of the bookkeeping is empty. */
  beforeAll(async () => {
    await buyByCard(createBuyer(stage.url), { variant: '1x' });
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, `${BOOKS}/journal`);
    await page.getByRole('button', { name: 'Nu ophalen' }).click();
    await page.getByRole('row', { name: /Betaling/ }).waitFor();
  });

  it.each([
    ['on a phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
    ['on a small desk', { viewport: { width: 1024, height: 800 }, colorScheme: 'light' }],
  ] as const)('%s no page has faults', async (_look, options) => {
    const { page, troubles } = await logInOn(stage, options);
    for (const path of ['', '?quarter=2031-1', '/journal', '/payouts', '/costs']) {
      await openOn(stage, page, `${BOOKS}${path}`);
      if (path === '?quarter=2031-1') await page.getByText('Niets geboekt in het 1e kwartaal 2031').waitFor();
      if (path === '') await page.getByText('Zelf controleren').click();
      expect({ path, faults: await accessibilityFaults(page) }).toEqual({ path, faults: [] });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    }
    expect(troubles).toEqual([]);
  });
});

it.each([WIDE, PHONE])('list and page of customers have no faults, in light and dark', async (options) => {
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page, troubles } = await logInOn(stage, options);
  await openOn(stage, page, '/admin/customers');
  const row = page.getByRole('link', { name: DETAILS.customerName });
  await row.waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await row.press('Enter');
  await page.getByRole('heading', { level: 1, name: DETAILS.customerName }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await openOn(stage, page, '/admin/customers?q=bestaat-niet');
  await page.getByText('Geen klanten gevonden').waitFor();
  expect(await page.getByText('Nog geen klanten').count()).toBe(0);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Zoekopdracht en filters wissen' }).press('Enter');
  await row.waitFor();
  expect(await page.getByRole('searchbox').inputValue()).toBe('');
  expect(troubles).toEqual([]);
});

describe.each(['products', 'variants', 'coupons'])('the dialogs of /admin/%s', (section) => {
  it('have no faults, empty, wrong and filled in', async () => {
    const { page } = await logInOn(stage, { viewport: { width: 390, height: 844 } });
    await openOn(stage, page, `/admin/${section}`);
    await page.getByRole('button', { name: /^Nieuwe? / }).click();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.locator('.field-error').first().waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.locator('[data-row-link]').first().click();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});
