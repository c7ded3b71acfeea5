// Tests the stock in a browser: a count with its difference, and the receipt of a purchase with its batch.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const open = (page: Page, path: string) => openOn(stage, page, path);

it('a count shows its difference and books it; what a supplier delivers is on the shelf with its batch', async () => {
  const { page, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await open(page, '/admin/stock');
  await page
    .getByRole('row', { name: /Pot tandpoeder/ })
    .first()
    .waitFor();
  await page.getByRole('button', { name: 'Tellen' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pot tandpoeder').fill('4990');
  await dialog.getByText('Verschil: −').waitFor();
  await dialog.getByRole('button', { name: 'Telling boeken' }).click();
  await page.getByText('Telling geboekt', { exact: true }).first().waitFor();
  await dialog.waitFor({ state: 'detached' });

  await open(page, '/admin/stock/purchases');
  await page.getByRole('button', { name: 'Nieuwe inkoop' }).click();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await dialog.getByText('Vul een leverancier in').waitFor();
  await dialog.getByText('Bestel minstens één stuk').waitFor();
  await dialog.getByLabel('Leverancier').fill('Kokos BV');
  await dialog.getByRole('group', { name: 'Pot tandpoeder' }).getByLabel('Aantal').fill('120');
  await dialog.getByRole('group', { name: 'Pot tandpoeder' }).getByLabel(/Prijs/).fill('3,15');
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('button', { name: 'Ontvangst boeken: Kokos BV' }).click();
  await dialog.getByLabel('Partij').fill('L-77');
  await dialog.getByLabel('Ten minste houdbaar tot').fill('2028-05-01');
  await dialog.getByRole('button', { name: 'Ontvangen' }).click();
  await page.getByText('Ontvangst geboekt', { exact: true }).first().waitFor();

  await open(page, '/admin/stock/batches');
  await page.getByRole('button', { name: 'L-77', exact: true }).click();
  await dialog.getByText('nog niets uit deze partij').waitFor();
  await page.keyboard.press('Escape');
  await open(page, '/admin/stock/movements?kind=bought');
  await page.getByText('+120').waitFor();
  expect(troubles).toEqual([]);
});

it('nobody of a recall stands under the head of its table', async () => {
  const { page } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const order = {
    customerName: 'Bo Bakker',
    customerEmail: 'bo@example.nl',
    customerPhone: '',
    country: 'NL',
  };
  const moments = { orderedAt: '2026-11-20T10:00:00Z', shippedAt: null };
  await page.route('**/api/admin/batches/*/recall', (route) =>
    route.fulfill({ json: [{ ...order, ...moments, id: 1, orderNumber: 'ZW100001', quantity: 2 }] }),
  );
  await open(page, '/admin/stock/batches');
  await page.getByRole('button', { name: 'L-77', exact: true }).click();
  const table = page.getByRole('dialog').getByRole('table');
  await table.getByText('Bo Bakker').waitFor();
  // At once, because the dialog may still be on its way up.
  const covered = await table.evaluate((element) => {
    const head = element.querySelector('th')?.getBoundingClientRect();
    const first = element.querySelector('td')?.getBoundingClientRect();
    return head && first ? head.bottom - first.top : null;
  });
  expect(covered).toBeLessThanOrEqual(1);
});
