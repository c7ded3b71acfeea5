// Tests the recovery of a failed payment: the orange button, the dialog, three attempts, and the checkout
// with everything on one screen.

import type { Locator, Page } from 'playwright-core';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { onException } from './browser.ts';
import { onFirstRequest } from './first-request.ts';
import { choosePackOnLanding, fillInDetails, orderButton, payByCard, payByIdeal } from './shopper.ts';
import { setStage } from './stage.ts';

const SHOPPER = { firstName: 'Femke', lastName: 'van Dijk', email: 'femke@example.com' };
const PAYS = '4242 4242 4242 4242';
const DECLINED = '4000 0000 0000 0002';
const POOR = '4000 0000 0000 9995';

const shop = setStage();
let page: Page;
let exceptions: string[];

beforeEach(async () => {
  ({ page } = await shop.visit({ viewport: { width: 1280, height: 900 } }));
  exceptions = [];
  onException(page, (words) => exceptions.push(words));
});

afterEach(() => expect(exceptions).toEqual([]));

const recoveryButton = () => page.getByRole('button', { name: 'Betaling Herstellen' });

async function openRecovery(): Promise<Locator> {
  await recoveryButton().click();
  const dialog = page.getByRole('dialog', { name: 'Betaling Herstellen' });
  await dialog.getByRole('button', { name: /Opnieuw betalen/ }).click();
  return dialog;
}

async function payInDialog(dialog: Locator, number: string): Promise<void> {
  await dialog.getByRole('radio', { name: /Kaart/ }).check({ force: true });
  await dialog.getByLabel('Kaartnummer').fill(number);
  await dialog.getByLabel('Vervaldatum').fill('12/34');
  await dialog.getByLabel('CVC').fill('123');
  await dialog.getByRole('button', { name: 'Nu betalen' }).click();
}

it('a checkout without a failed payment has no recovery button', async () => {
  await choosePackOnLanding(page, shop.url, '1x');
  await orderButton(page).waitFor();
  expect(await recoveryButton().count()).toBe(0);
});

it('a declined card is recovered in the dialog and becomes the order', async () => {
  await choosePackOnLanding(page, shop.url, '2x');
  await fillInDetails(page, SHOPPER);
  await payByCard(page, DECLINED);
  const dialog = await openRecovery();
  await dialog.getByText('Poging 1 van 3').waitFor();
  await dialog.getByRole('button', { name: 'Nu betalen' }).waitFor();
  expect(
    await dialog.getByRole('radio').evaluateAll((all) => all.map((each) => each.getAttribute('value'))),
  ).toEqual(['ideal', 'bancontact', 'card']);
  expect(await dialog.getByRole('radio', { checked: true }).getAttribute('value')).toBe('ideal');
  await payInDialog(dialog, PAYS);
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  expect(page.url()).toContain('recovery=true');
});

it('a refusal at the bank leads back to the checkout; three failed attempts end the recovery', async () => {
  await choosePackOnLanding(page, shop.url, '1x');
  await fillInDetails(page, SHOPPER);
  await payByIdeal(page);
  await page.getByRole('button', { name: 'Betaling weigeren' }).click();
  await page.waitForURL(/\/checkout\?/);
  await page
    .getByText(/bij je bank niet doorgegaan/)
    .first()
    .waitFor();

  const dialog = await openRecovery();
  for (const attempt of [1, 2, 3]) {
    await dialog.getByText(`Poging ${attempt} van 3`).waitFor();
    await payInDialog(dialog, POOR);
    await dialog.getByText('Betalingsfout').first().waitFor();
    await dialog.getByText('Onvoldoende saldo. Probeer een andere kaart of betaalmethode.').first().waitFor();
    if (attempt < 3) await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  }
  await dialog.getByText('Je hebt drie keer opnieuw geprobeerd').waitFor();
  expect(await dialog.getByRole('button', { name: 'Nu betalen' }).count()).toBe(0);

  await dialog.getByRole('button', { name: 'Sluiten', exact: true }).click();
  await payByCard(page, PAYS);
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
});

it('who comes by the link of the mail finds the dialog open', async () => {
  await choosePackOnLanding(page, shop.url, '2x');
  await fillInDetails(page, SHOPPER);
  await payByCard(page, DECLINED);
  await recoveryButton().waitFor();
  await page.goto(`${shop.url}/checkout?recovery=true&variant=2x`);
  await page.getByRole('dialog', { name: 'Betaling Herstellen' }).waitFor();
});

it('a payment that cannot be prepared says so and can be tried again', async () => {
  await choosePackOnLanding(page, shop.url, '1x');
  await fillInDetails(page, SHOPPER);
  await payByCard(page, DECLINED);
  await onFirstRequest(page, '**/api/stripe/recovery-payment', (route) => route.abort());
  const dialog = await openRecovery();
  await dialog.getByText('Herstel Fout').first().waitFor();
  await dialog.getByText('Kon betaling niet voorbereiden voor herstel').first().waitFor();
  await dialog.getByRole('button', { name: 'Opnieuw proberen' }).click();
  await dialog.getByText('Poging 1 van 3').waitFor();
  await dialog.getByRole('button', { name: 'Nu betalen' }).waitFor();
});

it('/fast-checkout shows everything on one screen, wallets first, and sells by the same rules', async () => {
  await page.goto(`${shop.url}/fast-checkout?variant=3x`);
  const headings = page.getByRole('heading', { level: 2 });
  await page.getByRole('heading', { name: 'Betaling', exact: true }).waitFor();
  expect(await headings.allInnerTexts()).toEqual(
    expect.arrayContaining(['Betaal snel via', 'Verzendgegevens', 'Adresgegevens', 'Betaling']),
  );
  await orderButton(page).click();
  await page.getByText('Vul je voornaam in').first().waitFor();
  await page.getByLabel('Voornaam').fill(SHOPPER.firstName);
  await page.getByLabel('Achternaam').fill(SHOPPER.lastName);
  await page.getByLabel('E-mailadres').fill(SHOPPER.email);
  await page.getByLabel('Postcode').fill('1234 ab');
  await page.getByLabel('Huisnummer', { exact: true }).fill('1');
  await page.getByLabel('Straatnaam').fill('Voorbeeldstraat');
  await page.getByLabel('Plaats').fill('Amsterdam');
  await payByCard(page, PAYS);
  await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
});
