// Tests the list of failed payments: the reasons, and the recovery link, copied or mailed, until the order is
// paid.

import { expect, it } from 'vitest';
import { buyByCard, createBuyer, DECLINED_CARD, DETAILS } from '#tests/support/buyer.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { chooseFor, logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 }, permissions: ['clipboard-read', 'clipboard-write'] };
const PHONE = { viewport: { width: 390, height: 844 } };
const FAILED = '/admin/orders/failed';
const CUSTOMER = DETAILS.customerName;

async function failedBuyer(variant: '1x' | '2x'): Promise<void> {
  const buyer = createBuyer(stage.url);
  await buyer.saveDetails(DETAILS);
  expect((await buyer.payByCard(await buyer.checkout({ variant }), DECLINED_CARD)).status).toBe(402);
}

it('a failed payment is listed, mailed, copied, and paid by the customer through its link', async () => {
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, FAILED);
  await page.getByText('Geen mislukte betalingen').waitFor();

  await failedBuyer('2x');
  await page.reload();
  const row = page.getByRole('row', { name: new RegExp(CUSTOMER) });
  for (const said of ['2 Pack', '€37,43', 'Je kaart is geweigerd.', '0 van 3', DETAILS.customerEmail])
    await row.getByText(said).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await chooseFor(page, CUSTOMER, `Mail de herstellink naar ${CUSTOMER}`);
  const asked = page.getByRole('dialog', { name: `Herstellink mailen naar ${CUSTOMER}?` });
  await asked.getByText(DETAILS.customerEmail).waitFor();
  await asked.getByRole('button', { name: 'Mailen' }).click();
  await page.getByText('Herstellink verstuurd', { exact: true }).first().waitFor();
  const { items } = await (
    await page.request.get(`${stage.url}/api/admin/outbox?limit=10&q=${DETAILS.customerEmail}`)
  ).json();
  expect(items).toContainEqual(expect.objectContaining({ type: 'payment_failed' }));

  await chooseFor(page, CUSTOMER, `Herstellink voor ${CUSTOMER}`);
  const dialog = page.getByRole('dialog', { name: 'Herstellink' });
  await dialog.getByText(`${CUSTOMER} · 2 Pack · €37,43`).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Link kopiëren' }).click();
  await page.getByText('Herstellink gekopieerd', { exact: true }).first().waitFor();
  const link = await page.evaluate(() => navigator.clipboard.readText());
  expect(link).toContain('/herstel/');
  await dialog.getByRole('button', { name: 'Sluiten' }).last().click();

  const { page: phone } = await stage.visit(PHONE);
  await phone.goto(stage.url + new URL(link).pathname, { waitUntil: 'networkidle' });
  await phone.locator('main form').getByRole('button').click();
  const recovery = phone.getByRole('dialog', { name: 'Betaling Herstellen' });
  await recovery.getByRole('button', { name: /Opnieuw betalen/ }).click();
  await recovery.getByRole('radio', { name: /Kaart/ }).check({ force: true });
  await recovery.getByLabel('Kaartnummer').fill('4242 4242 4242 4242');
  await recovery.getByLabel('Vervaldatum').fill('12/34');
  await recovery.getByLabel('CVC').fill('123');
  await recovery.getByRole('button', { name: 'Nu betalen' }).click();
  await phone.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  await page.reload();
  await page.getByText('Geen mislukte betalingen').waitFor();
  expect(troubles).toEqual([]);
});

it('on a phone each is a card with the same deeds, found by what is searched for', async () => {
  await failedBuyer('1x');
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page } = await logInOn(stage, PHONE);
  await openOn(stage, page, FAILED);
  await page.getByText('1 Pack').waitFor();
  expect(
    await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
  ).toBe(0);
  await chooseFor(page, CUSTOMER, `Herstellink voor ${CUSTOMER}`);
  await page.getByRole('dialog', { name: 'Herstellink' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.goto(`${stage.url}${FAILED}?q=niemand`);
  await page.getByText('Geen mislukte betalingen gevonden').waitFor();
});
