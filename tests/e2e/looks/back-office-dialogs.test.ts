// Tests the dialogs of an order and of the whole back-office: opened by key where possible, without
// accessibility faults in light and dark mode, closed by Escape.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
let orderId: number;

beforeAll(async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '2x' });
  orderId = order.orderId ?? 0;
});

type Opening = { name: string; path: () => string; open(page: Page): Promise<void> };

const press = (key: string) => (page: Page) => page.keyboard.press(key);
const click = (name: string | RegExp) => (page: Page) =>
  page.locator('#admin-main').getByRole('button', { name, exact: true }).first().click();
const chooseMore = (name: string) => async (page: Page) => {
  await page.getByRole('button', { name: /^Meer met (ZW\d+|Reviews)$/ }).click();
  await page.getByRole('menuitem', { name }).click();
};
/**
 * Clicks the button with this name: beside the title on a desktop, in the menu with further actions on a
 * phone.
 */
const clickOrChoose = (name: string) => async (page: Page) => {
  if ((page.viewportSize()?.width ?? 0) > 1024) await click(name)(page);
  else await chooseMore(name)(page);
};
const order = () => `/admin/orders/${orderId}`;

const DIALOGS: Opening[] = [
  { name: 'edit an order', path: order, open: press('e') },
  { name: 'ship an order', path: order, open: press('s') },
  { name: 'label an order', path: order, open: press('l') },
  { name: 'mail a customer', path: order, open: press('m') },
  { name: 'pay back', path: order, open: clickOrChoose('Terugbetalen') },
  { name: 'delete an order', path: order, open: chooseMore('Verwijderen') },
  { name: 'the palette', path: order, open: press('Control+k') },
  { name: 'the shortcuts', path: order, open: press('?') },
  { name: 'a template', path: () => '/admin/emails', open: click('Add Template') },
  { name: 'an article', path: () => '/admin/blog', open: click('Nieuw artikel') },
  { name: 'a review', path: () => '/admin/reviews', open: click('Add Review') },
  { name: 'a review link', path: () => '/admin/reviews', open: click('Review Link Genereren') },
  { name: 'examples of reviews', path: () => '/admin/reviews', open: click('Generate AI Reviews') },
];

describe.each([
  { look: 'on a phone in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' as const },
  { look: 'on a desk', viewport: { width: 1440, height: 900 }, colorScheme: 'light' as const },
])('$look', ({ look: _look, ...options }) => {
  it.each(DIALOGS)('the dialog of $name has no faults and closes by Escape', async ({ path, open }) => {
    const { page, troubles } = await logInOn(stage, options);
    await openOn(stage, page, path());
    await open(page);
    const dialog = page.locator('dialog[open]');
    await dialog.waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(
      await page.evaluate(() => document.querySelector('dialog[open]')?.contains(document.activeElement)),
    ).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
    expect(troubles).toEqual([]);
  });
});

it('a mail is narrow, and cannot be sent, until it is chosen what it is', async () => {
  const buyer = createBuyer(stage.url);
  await buyer.saveDetails({ ...DETAILS, customerName: 'Bo Bakker', customerEmail: 'bo@example.nl' });
  const { page } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const dialog = page.locator('dialog[open]');
  const kind = dialog.getByLabel('Soort e-mail');
  const width = () => dialog.evaluate((one) => one.clientWidth);
  await openOn(stage, page, order());
  await page.keyboard.press('m');
  await expect.poll(() => kind.inputValue()).toBe('');
  expect(await dialog.getByRole('button', { name: 'Versturen' }).isDisabled()).toBe(true);
  await openOn(stage, page, '/admin/drafts');
  await page.getByRole('button', { name: /^Meer met/ }).click();
  await page.getByRole('menuitem', { name: /^Mail over winkelmandje/ }).click();
  await expect.poll(() => kind.inputValue()).toBe('');
  expect(await width()).toBeLessThan(800);
  await kind.selectOption('custom');
  await expect.poll(width).toBeGreaterThan(1000);
});
