// Tests changing an order in a browser: the preview of the costs before saving, and the customer's payment of
// the difference through a link.

import { expect, it } from 'vitest';
import { orderChangeSchema } from '#modules/order-changes/contract.ts';
import { buyByCard, createBuyer, TEST_CARD } from '#tests/support/buyer.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { shoot } from '../shoot.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

it('to a larger pack waits for its customer, who pays the difference behind the link', async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page, context, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await openOn(stage, page, `/admin/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Bewerken' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pack').selectOption('2x');
  await dialog.getByText('Nieuw totaal €37,43 · klant betaalt €12,48 bij').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shoot(page, 'edit-dialog');
  await dialog.getByLabel('Totaal').fill('30,00');
  await dialog.getByLabel('Reden van de correctie').waitFor();
  await shoot(page, 'correction-dialog');
  await dialog.getByLabel('Totaal').fill('24,95');
  await dialog.getByText('klant betaalt €12,48 bij').waitFor();
  await dialog.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Wacht op bijbetaling').first().waitFor();
  await shoot(page, 'order-waiting');

  const answer = await context.request.get(`${stage.url}/api/admin/orders/${order.orderId}/changes`);
  const [change] = orderChangeSchema.array().parse(await answer.json());
  const customer = await stage.visit();
  await customer.page.goto(change?.link ?? '');
  await customer.page.getByRole('heading', { name: 'Bijbetalen' }).waitFor();
  await customer.page.getByRole('radio', { name: /Kaart/ }).press('Space');
  expect(await accessibilityFaults(customer.page)).toEqual([]);
  await shoot(customer.page, 'pay');
  await customer.page.getByLabel('Kaartnummer').fill(TEST_CARD);
  await customer.page.getByLabel('Vervaldatum').fill('12/34');
  await customer.page.getByLabel('CVC').fill('123');
  await customer.page.getByRole('button', { name: '€12,48 betalen' }).click();
  await customer.page.getByRole('heading', { name: 'Bijbetaling gelukt' }).waitFor();
  await shoot(customer.page, 'paid');

  await openOn(stage, page, `/admin/orders/${order.orderId}`);
  await page.getByText('Doorgevoerd').waitFor();
  await shoot(page, 'order-changed');
  expect([troubles, customer.troubles]).toEqual([[], []]);
});

it('that is taken back asks nothing more of its customer, who reads why behind the link', async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page, context, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await context.request.put(`${stage.url}/api/orders/${order.orderId}`, {
    headers: { origin: stage.url },
    data: { variant: '2x' },
  });
  const answer = await context.request.get(`${stage.url}/api/admin/orders/${order.orderId}/changes`);
  const [change] = orderChangeSchema.array().parse(await answer.json());
  await openOn(stage, page, `/admin/orders/${order.orderId}`);
  await page.getByRole('button', { name: 'Intrekken' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Intrekken' }).click();
  await page.getByText('Ingetrokken', { exact: true }).first().waitFor();
  const customer = await stage.visit();
  await customer.page.goto(change?.link ?? '');
  await customer.page.getByRole('heading', { name: 'Je hoeft niet meer bij te betalen' }).waitFor();
  await customer.page.getByText(/We hebben deze wijziging van bestelling ZW\d+ ingetrokken/).waitFor();
  expect(await customer.page.getByRole('button', { name: /betalen$/ }).count()).toBe(0);
  expect(await accessibilityFaults(customer.page)).toEqual([]);
  await shoot(customer.page, 'withdrawn');
  expect([troubles, customer.troubles]).toEqual([[], []]);
});

it('is taken down for somebody on the phone, whose link opens the checkout filled in', async () => {
  const { page, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await openOn(stage, page, '/admin/orders');
  await page.getByRole('button', { name: 'Nieuwe bestelling' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: 'Vervanging' }).click();
  await shoot(page, 'new-replacement-dialog');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Betaallink', exact: true }).click();
  await shoot(page, 'new-call-dialog');
  await dialog.getByLabel('Naam', { exact: true }).fill('Bo Bakker');
  await dialog.getByLabel('E-mailadres').fill('bo@example.nl');
  await dialog.getByRole('button', { name: 'Betaallink maken' }).click();
  await dialog.getByText('De klant krijgt de link per mail').waitFor();
  await shoot(page, 'link-dialog');
  const link = (await dialog.locator('.code').textContent()) ?? '';
  const customer = await stage.visit();
  await customer.page.goto(link);
  await customer.page.getByRole('button', { name: 'Verder met bestellen' }).click();
  await customer.page.waitForURL(/\/checkout/);
  await expect.poll(() => customer.page.getByLabel('Voornaam').inputValue()).toBe('Bo');
  expect(troubles).toEqual([]);
});
