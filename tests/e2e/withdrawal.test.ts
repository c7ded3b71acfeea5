// Tests the withdrawal form without JavaScript; a customer never has to type anything twice.

import { expect, it } from 'vitest';
import { makeKnownAddresses } from './pages/known-addresses.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const WITHOUT_SCRIPT = { javaScriptEnabled: false };

it('what is wrong in it is corrected without typing the rest again', async () => {
  const { page } = await stage.visit(WITHOUT_SCRIPT);
  await page.goto(`${stage.url}/herroepen`);
  await page.getByLabel('Naam').fill('Anna de Vries');
  await page.getByLabel('Bestelnummer').fill('ZW100001');
  await page.getByLabel('E-mailadres').first().fill('ana@example.nl');
  await page.getByLabel(/^Aantal potten/).fill('1');
  await page.getByLabel(/^Reden/).fill('Twee regels\nvan mij');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { name: 'Controleer je herroeping' }).waitFor();
  await page.getByRole('button', { name: 'Pas je gegevens aan' }).click();
  expect(await page.getByRole('alert').count()).toBe(0);
  expect(await page.getByLabel('Naam').inputValue()).toBe('Anna de Vries');
  expect(await page.getByLabel(/^Aantal potten/).inputValue()).toBe('1');
  expect(await page.getByLabel(/^Reden/).inputValue()).toBe('Twee regels\nvan mij');
  await page.getByLabel('E-mailadres').first().fill('anna@example.nl');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByText('anna@example.nl').waitFor();
  await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
  await page.getByRole('heading', { name: 'Je herroeping is ontvangen' }).waitFor();
});

it('of an order it says which, and asks how many of its jars', async () => {
  const { order: address } = await makeKnownAddresses(stage.url);
  const { page } = await stage.visit(WITHOUT_SCRIPT);
  await page.goto(stage.url + address);
  await page.getByRole('link', { name: 'Herroep hier je overeenkomst' }).first().click();
  const order = page.getByText(/^Bestelling ZW\d+: 2\spotten, €37,43$/);
  await order.waitFor();
  await page.getByRole('radio', { name: '1 pot' }).check();
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByText(/herroep, voor 1 pot\.$/).waitFor();
  await page.getByRole('button', { name: 'Pas je gegevens aan' }).click();
  await order.waitFor();
  expect(await page.getByRole('radio', { name: '1 pot' }).isChecked()).toBe(true);
});
