// Tests the work on a customer, by mouse and keyboard: find, add a note, block, export the data, and erase.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyByCard, createBuyer, DETAILS } from '#tests/support/buyer.ts';
import { accessibilityFaults } from './accessibility.ts';
import { OPERATOR } from './built-shop.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();
const picture = (page: Page, name: string) =>
  process.env.SHOTS ? page.screenshot({ path: `${process.env.SHOTS}/${name}.png`, fullPage: true }) : null;

it('a customer is found from the order and in the palette, noted, blocked and forgotten', async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, `/admin/orders/${order.orderId}`);
  await page.getByRole('link', { name: '1e bestelling' }).click();
  await heading(page, DETAILS.customerName);

  await page.getByRole('textbox', { name: /^Interne notitie/ }).fill('Belt liever dan mailt');
  await page.getByRole('button', { name: 'Notitie bewaren' }).click();
  await page.getByText('Belt liever dan mailt').waitFor();

  await page.getByRole('button', { name: 'Blokkeren' }).click();
  await page.getByRole('dialog').getByLabel('Reden').fill('Stuurt lege dozen terug');
  await page.getByRole('dialog').getByRole('button', { name: 'Blokkeren' }).click();
  await page.getByText('Stuurt lege dozen terug').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'customer-blocked');
  await page.getByRole('button', { name: 'Deblokkeren' }).click();
  await page.getByRole('button', { name: 'Blokkeren' }).waitFor();

  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('amsterdam');
  await page.getByRole('option', { name: /Anna de Vries · Amsterdam/ }).waitFor();
  await page.keyboard.press('Escape');

  // A parcel is still to be sent.
  expect(await page.getByRole('button', { name: 'Wissen' }).isDisabled()).toBe(true);
  await page.context().request.patch(`${stage.url}/api/admin/orders/${order.orderId}`, {
    headers: { origin: stage.url },
    data: { status: 'delivered', notifyCustomer: false },
  });
  await page.reload();
  await page.getByRole('button', { name: 'Wissen' }).click();
  const dialog = page.getByRole('dialog', { name: /wissen\?$/ });
  await dialog.getByLabel('Typ het e-mailadres').fill(DETAILS.customerEmail);
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'customer-erase');
  await dialog.getByRole('button', { name: 'Voorgoed wissen' }).click();
  await heading(page, 'Gewiste klant');
  await page.getByText('alleen een eigenaar kan die openen').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await picture(page, 'customer-erased');

  await openOn(stage, page, `/admin/orders/${order.orderId}`);
  await page.getByText('Klant gewist').waitFor();
  await picture(page, 'order-erased');
  expect(troubles).toEqual([]);
});

it('their data are a file that is handed over', async () => {
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/customers');
  await page.getByRole('link', { name: DETAILS.customerName }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Gegevens downloaden' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^klant-\d+\.zip$/);
});

it.each(['/admin/customers', '/admin/orders'])(
  'everybody on %s is a file for who has shown who they are: the list asks, and nothing is lost by it',
  async (path) => {
    await buyByCard(createBuyer(stage.url), { variant: '1x' });
    const { page } = await logInOn(stage, WIDE);
    await openOn(stage, page, path);
    // As five minutes later.
    const refusal = {
      code: 'proof_required',
      status: 403,
      title: 'Forbidden',
      type: 'about:blank',
      detail: '',
    };
    await page.route(
      '**/api/admin/account/proof',
      (route) =>
        route.fulfill({
          status: 403,
          contentType: 'application/problem+json',
          body: JSON.stringify(refusal),
        }),
      { times: 1 },
    );
    await page.getByRole('button', { name: 'CSV' }).click();
    const dialog = page.getByRole('dialog', { name: 'Bevestig dat jij het bent' });
    await dialog.getByLabel('Wachtwoord').fill(OPERATOR.password);
    const [file] = await Promise.all([
      page.waitForEvent('download'),
      dialog.getByRole('button', { name: 'Bevestigen' }).click(),
    ]);
    expect(file.suggestedFilename()).toMatch(/^(klanten|bestellingen)\.csv$/);
    await dialog.waitFor({ state: 'detached' });
  },
);
