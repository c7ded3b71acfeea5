// Tests the shortcuts of the back-office: the command palette that presses a button, undo of a bulk action,
// and full texts in lists.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { buyByCard, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { COMMANDS } from '#web/admin/shell/palette/commands.ts';
import { SECTIONS } from '#web/admin/shell/sections.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };
const LONG = {
  ...DETAILS,
  customerName: 'Wilhelmina van den Heuvel-Wiśniewska',
  customerEmail: 'wilhelmina.van.den.heuvel@voorbeeldbedrijf.example',
  customerPhone: '+31 6 12345678',
};
let orderId: number;

/** Matches buttons except the names of rows, which open a row, and buttons that expand something. */
const PRESSABLE =
  'button:not(.row-link, .mail-button, [aria-expanded], [aria-pressed], [role="tab"], [data-row-link])';
/**
 * The names of buttons of the UI components that only read or change the view. A name may be added only when
 * its button changes no data.
 */
const READS = /^(Show More|Show Less|Vernieuwen|CSV|Filters|Tabel|Grafiek|Opnieuw|Kopieer|Toon)/;

beforeAll(async () => {
  const buyer = createBuyer(stage.url);
  await buyer.saveDetails(LONG);
  const started = await buyer.checkout({ variant: '2x' });
  await buyer.payByCard(started);
  orderId = (await buyer.askForOrder(started.paymentIntentId)).orderId ?? 0;
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
  await createBuyer(stage.url).saveDetails({ ...DETAILS, customerName: 'Karel Halverwege' });
});

async function askPalette(page: Page, words: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: /^Zoek een pagina/ }).fill(words);
}

const statuses = (page: Page) =>
  page
    .getByRole('combobox', { name: /^Status van/ })
    .evaluateAll((all) => all.map((each) => (each instanceof HTMLSelectElement ? each.value : '')));

describe('the palette', () => {
  it('closes at the first Escape, whatever was typed', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin');
    await askPalette(page, 'iets');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
  });

  it('begins something on another page', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin/orders');
    await askPalette(page, 'nieuwe kortingscode');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog', { name: 'Nieuwe kortingscode' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/admin/coupons');
    await page.keyboard.press('Escape');
    await page.locator('dialog[open]').waitFor({ state: 'detached' });
    await page.reload({ waitUntil: 'networkidle' });
    expect(await page.locator('dialog[open]').count()).toBe(0);
  });

  it('has no command without its button', async () => {
    const { page } = await logInOn(stage, WIDE);
    for (const { id, path } of COMMANDS) {
      await openOn(stage, page, path);
      expect({ id, buttons: await page.locator(`[data-command="${id}"]`).count() }).toEqual({
        id,
        buttons: 1,
      });
    }
  });

  it('finds a cart by its customer, and ships the order that is named after the verb', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin');
    await askPalette(page, 'halverwege');
    await page.getByRole('option', { name: /Winkelmandje van Karel Halverwege/ }).waitFor();
    await page.getByRole('combobox', { name: /^Zoek een pagina/ }).fill('verzend wilhelmina');
    await page.getByRole('option', { name: /^Verzend ZW.*Wilhelmina/ }).click();
    await page.getByRole('dialog', { name: /verzend|ship/i }).waitFor();
    expect(new URL(page.url()).pathname).toBe(`/admin/orders/${orderId}`);
  });
});

describe('the list of orders', () => {
  it.each([1440, 1280, 1200])(
    'shows name, e-mail, phone and address with the country of a customer whole at %i px',
    async (width) => {
      const { page } = await logInOn(stage, { viewport: { width, height: 900 } });
      await openOn(stage, page, '/admin/orders');
      const row = page.getByRole('row', { name: /Wilhelmina/ });
      const text = await row.innerText();
      const { customerName, customerEmail, customerPhone } = LONG;
      for (const shown of [customerName, customerEmail, customerPhone, 'Dam 1', 'Amsterdam', 'Nederland'])
        expect(text).toContain(shown);
      const cut = await row.locator('td').evaluateAll((cells) =>
        cells
          .flatMap((cell) => [cell, ...cell.querySelectorAll('span, a, time')])
          .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
          .map((element) => element.textContent),
      );
      expect(cut).toEqual([]);
      // An ordinary customer takes two lines on a usual desk.
      const usual = page.getByRole('row', { name: new RegExp(DETAILS.customerName) });
      if (width === 1440) expect((await usual.boundingBox())?.height).toBeLessThanOrEqual(48);
    },
  );

  it('takes a change of many back at once', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin/orders');
    // On a busy machine the network is quiet before the list has asked.
    await page.getByRole('row', { name: /Wilhelmina/ }).waitFor();
    const before = await statuses(page);
    await page.getByRole('checkbox', { name: 'Alle rijen kiezen' }).first().check();
    await page.getByRole('region', { name: 'Gekozen rijen' }).getByLabel('Status').selectOption('pending');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await expect.poll(() => statuses(page)).toEqual(before.map(() => 'pending'));
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await expect.poll(() => statuses(page)).toEqual(before);
  });

  it('asks about money, jars and mail where the status of a paid order is set to cancelled', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin/orders');
    const status = page.getByRole('row', { name: /Wilhelmina/ }).getByLabel(/^Status van/);
    const before = await status.inputValue();
    await status.selectOption('cancelled');
    const dialog = page.getByRole('dialog', { name: /annuleren$/ });
    await dialog.getByRole('button', { name: /^Annuleren en €.+ terugbetalen$/ }).waitFor();
    await dialog.getByLabel('Geld terugbetalen').uncheck();
    await dialog.getByRole('button', { name: 'Bestelling annuleren' }).waitFor();
    await dialog.getByRole('button', { name: 'Terug', exact: true }).click();
    expect(await status.inputValue()).toBe(before);
  });

  it('gives the letters back to the list when Escape leaves its search', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin/orders');
    await page.keyboard.press('/');
    await page.keyboard.type('Wilhelmina');
    await page.keyboard.press('Escape');
    await page.keyboard.press('j');
    const search = page.getByRole('searchbox').first();
    expect(await search.inputValue()).toBe('Wilhelmina');
    await expect
      .poll(() => page.evaluate(() => document.activeElement?.hasAttribute('data-row-link')))
      .toBe(true);
  });
});

describe('one thing of a page', () => {
  it('is done by its button, its letter and the palette alike, and gives the focus back', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, `/admin/orders/${orderId}`);
    const dialog = page.getByRole('dialog', { name: /e-mail versturen$/ });
    const button = page.getByRole('button', { name: 'E-mail' });
    await button.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
    await page.keyboard.press('m');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await askPalette(page, 'mailn');
    await page
      .getByRole('group', { name: 'Op deze pagina' })
      .getByRole('option', { name: /^E-mail/ })
      .waitFor();
    await page.keyboard.press('Enter');
    await dialog.waitFor();
    await page.keyboard.press('Escape');
    await expect.poll(() => button.evaluate((one) => one === document.activeElement)).toBe(true);
  });

  it('stands with its letter among the keys of the page', async () => {
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, '/admin/coupons');
    await page.keyboard.press('?');
    const keys = page.getByRole('dialog', { name: 'Sneltoetsen' });
    await keys.getByText('Nieuwe kortingscode').waitFor();
    expect(await keys.getByText('Publiceren').count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.keyboard.press('n');
    await page.getByRole('dialog', { name: 'Nieuwe kortingscode' }).waitFor();
  });
});

it('Escape closes one thing at a time: the dialog, then the choice', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/orders');
  await page
    .getByRole('checkbox', { name: /^Kies ZW/ })
    .first()
    .check();
  await page.keyboard.press('?');
  await page.getByRole('dialog', { name: 'Sneltoetsen' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const chosen = page.getByRole('region', { name: 'Gekozen rijen' });
  expect(await chosen.count()).toBe(1);
  await page.keyboard.press('Escape');
  await chosen.waitFor({ state: 'detached' });
});

describe('on a phone', () => {
  const PHONE = { viewport: { width: 390, height: 844 } };

  it('the foot has five ways, and the rest is behind the last', async () => {
    const { page, troubles } = await logInOn(stage, PHONE);
    await openOn(stage, page, '/admin/orders');
    const foot = page.getByRole('navigation', { name: 'Onderdelen' });
    expect((await foot.innerText()).split(/\n+/).filter((line) => /^[A-Z]/.test(line))).toEqual([
      'Vandaag',
      'Bestellingen',
      'Reviews',
      'Contact',
      'Meer',
    ]);
    await foot.getByRole('button', { name: 'Meer' }).click();
    const more = page.getByRole('dialog', { name: 'Meer' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await more.getByRole('link', { name: 'Kortingscodes' }).click();
    await page.getByRole('heading', { level: 1, name: 'Kortingscodes' }).waitFor();
    await more.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  it('chosen orders have every act within reach: the first beside the count, the rest in a sheet', async () => {
    const { page, troubles } = await logInOn(stage, PHONE);
    await openOn(stage, page, '/admin/orders');
    await page
      .getByRole('checkbox', { name: /^Kies ZW/ })
      .first()
      .check();
    const bar = page.getByRole('region', { name: 'Gekozen rijen' });
    expect(await bar.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
    await bar.getByRole('button', { name: 'Labels maken' }).waitFor();
    await bar.getByRole('button', { name: 'Meer' }).click();
    const sheet = page.getByRole('dialog', { name: '1 bestelling gekozen' });
    expect(await accessibilityFaults(page)).toEqual([]);
    await sheet.getByLabel('Status').selectOption('pending');
    await sheet.getByLabel('Klant mailen').uncheck();
    await sheet.getByRole('button', { name: 'Toepassen' }).click();
    await page.getByText('1 bestelling: In afwachting').first().waitFor();
    await sheet.waitFor({ state: 'detached' });
    expect(troubles).toEqual([]);
  });

  it('an order is a card of three lines under a bar of one', async () => {
    const { page } = await logInOn(stage, PHONE);
    await openOn(stage, page, '/admin/orders');
    const card = page.getByRole('row', { name: /Wilhelmina/ });
    const bar = page.getByRole('banner');
    expect((await card.boundingBox())?.height).toBeLessThanOrEqual(110);
    expect((await bar.boundingBox())?.height).toBeLessThanOrEqual(52);
  });
});

it('packs show their drawn picture where they have none of their own', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/variants');
  const pictures = page.locator('tbody tr td img.thumb');
  await expect.poll(() => pictures.count()).toBe(4);
  await page.getByRole('button', { name: '2 Pack' }).first().click();
  await page.locator('dialog[open] .image-preview img').waitFor();
});

it('who may change nothing sees everything and no button that changes it', async () => {
  const owner = await logInOn(stage, WIDE);
  const ask = { headers: { origin: stage.url } };
  const added = await owner.context.request.post(`${stage.url}/api/admin/operators`, {
    ...ask,
    data: { username: 'kijker', role: 'viewer' },
  });
  const { password } = await added.json();
  const { page, context } = await stage.visit(WIDE);
  const answer = await context.request.post(`${stage.url}/api/admin/login`, {
    ...ask,
    data: { username: 'kijker', password },
  });
  expect(answer.status()).toBe(200);
  const own = { currentPassword: password, newPassword: 'een eigen zin van iemand anders' };
  await context.request.post(`${stage.url}/api/admin/account/password`, { ...ask, data: own });
  const records = [
    `/admin/orders/${orderId}`,
    '/admin/customers/1',
    '/admin/stock/purchases',
    '/admin/api/jobs',
  ];
  for (const path of [...SECTIONS.map((section) => section.path), ...records]) {
    await openOn(stage, page, path);
    const main = page.locator('#admin-main');
    expect(await main.innerText()).not.toBe('');
    const names = await main
      .locator(PRESSABLE)
      .evaluateAll((all) =>
        all
          .filter((each) => each.checkVisibility())
          .map((each) => each.getAttribute('aria-label') ?? each.textContent?.trim() ?? ''),
      );
    expect({ path, changes: names.filter((name) => !READS.test(name)) }).toEqual({ path, changes: [] });
    expect(await main.getByRole('combobox', { name: /^Status van/ }).count()).toBe(0);
  }
});
