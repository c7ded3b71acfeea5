// Tests an order paid by bank transfer in a browser: bank account settings, the proforma by mail, booking the
// money, and transferring an overpayment back. Also tests a replacement sent from the page of the replaced
// order.

import { expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { shoot } from './shoot.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };

it('is offered with a proforma invoice, and stands when its money is booked', async () => {
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/orders');
  await page.getByRole('link', { name: 'Per bank' }).click();
  await page.getByText('Niets wacht op geld').waitFor();
  await shoot(page, 'bank-empty');
  await page.getByRole('button', { name: 'Nieuwe bestelling' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('De winkel heeft nog geen rekening').waitFor();
  await shoot(page, 'bank-no-account-dialog');
  await dialog.getByRole('link', { name: /Betaling per bank/ }).click();
  await page.getByLabel('IBAN').fill('nl91 abna 0417 1643 00');
  await page.getByLabel('Op naam van').fill('Zwartwit');
  await shoot(page, 'bank-settings');
  await page
    .getByRole('button', { name: /^Opslaan/ })
    .first()
    .click();
  await page
    .getByText('NL91ABNA0417164300')
    .or(page.getByText(/opgeslagen/i))
    .first()
    .waitFor();

  await openOn(stage, page, '/admin/orders/bank');
  await page.keyboard.press('n');
  await expect.poll(() => dialog.getByLabel('Pack').inputValue()).toBe('2x');
  await dialog.getByLabel('Naam', { exact: true }).fill('Bo Bakker');
  await dialog.getByLabel('E-mailadres').fill('bo@example.nl');
  await shoot(page, 'bank-new-dialog');
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Proformafactuur mailen' }).click();
  // Nobody fills in later where it goes to.
  await dialog.getByText('Dit veld is verplicht').first().waitFor();
  await shoot(page, 'bank-new-faults-dialog');
  await dialog.getByLabel('Straatnaam').fill('Dam');
  await dialog.getByLabel('Huisnummer', { exact: true }).fill('1');
  await dialog.getByLabel('Postcode').fill('1012JS');
  await dialog.getByLabel('Plaats').fill('Amsterdam');
  await dialog.getByRole('button', { name: 'Proformafactuur mailen' }).click();
  await page.getByText('PF100001').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shoot(page, 'bank-list');
  await page.emulateMedia({ colorScheme: 'dark' });
  await shoot(page, 'bank-list-dark');
  await page.emulateMedia({ colorScheme: 'light' });

  await page.getByRole('button', { name: 'Geld ontvangen voor PF100001' }).click();
  await dialog.getByLabel('Ontvangen').fill('30,00');
  await dialog.getByText('Toch plaatsen, met €7,43 korting').waitFor();
  await shoot(page, 'bank-less-dialog');
  const book = dialog.getByRole('button', { name: 'Boeken en bestelling plaatsen' });
  expect(await book.isDisabled()).toBe(true);
  await dialog.getByLabel('Ontvangen').fill('40');
  await dialog.getByText('Plaatsen, en €2,57 teruggeven').click();
  await shoot(page, 'bank-more-dialog');
  await book.click();
  await page.getByRole('heading', { name: /ZW1\d+ Bo Bakker/ }).waitFor();
  await page.getByText('Zelf over te maken', { exact: true }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await shoot(page, 'bank-order');
  await page.getByRole('button', { name: 'Overgemaakt' }).click();
  await page.getByText('Terugbetaald', { exact: true }).first().waitFor();
  await shoot(page, 'bank-order-done');

  await openOn(stage, page, '/admin/outbox');
  await page.getByText('Zo betaal je je bestelling bij Zwartwit: €37,43').first().waitFor();
  await openOn(stage, page, '/admin/orders/bank');
  await page.getByText('Niets wacht op geld').waitFor();
  expect(troubles).toEqual([]);
});

it('a replacement is sent from the page of its order, to the same address', async () => {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '2x' });
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, `/admin/orders/${order.orderId}`);
  await page.getByRole('button', { name: /^Meer met ZW/ }).click();
  await page.getByRole('menuitem', { name: 'Vervanging sturen' }).waitFor();
  await shoot(page, 'replace-order');
  await page.keyboard.press('Escape');
  await page.keyboard.press('v');
  const dialog = page.getByRole('dialog', { name: /^Vervanging voor ZW/ });
  expect(await dialog.getByLabel('Naam', { exact: true }).inputValue()).toBe('Anna de Vries');
  await expect.poll(() => dialog.getByLabel('Pack').inputValue()).toBe('2x');
  await shoot(page, 'replace-dialog');
  await dialog.getByLabel('Reden').fill('Pot kwam kapot aan');
  await dialog.getByRole('button', { name: 'Vervanging plaatsen' }).click();
  await page.getByText('Pot kwam kapot aan').first().waitFor();
  await expect.poll(() => page.url()).not.toContain(`/admin/orders/${order.orderId}`);
  expect(troubles).toEqual([]);
});
