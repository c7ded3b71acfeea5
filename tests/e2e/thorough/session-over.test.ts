// Tests a session that ends while an operator works: the log-in appears over the page, typed text stays, and
// the pressed action is carried out.

import { expect, it } from 'vitest';
import { OPERATOR } from '../built-shop.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage, type Visitor } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };

async function endSession({ context }: Visitor): Promise<void> {
  const answer = await context.request.post(`${stage.url}/api/admin/logout`, {
    headers: { origin: stage.url },
  });
  expect(answer.status()).toBe(204);
}

async function typeIntoCoupon(visitor: Visitor, value: string) {
  const { page } = visitor;
  await openOn(stage, page, '/admin/coupons');
  await page.getByRole('button', { name: 'WELKOM10', exact: true }).click();
  await page.getByLabel('Waarde').fill(value);
  await endSession(visitor);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  return page.getByRole('dialog', { name: 'Je sessie is verlopen' });
}

it('a save goes on with what was typed, once the operator is back', async () => {
  const visitor = await logInOn(stage, WIDE);
  const { page } = visitor;
  const dialog = await typeIntoCoupon(visitor, '13');
  await dialog.getByLabel('Gebruikersnaam').fill(OPERATOR.username);
  await dialog.getByLabel('Wachtwoord').fill('een verkeerd wachtwoord');
  await dialog.getByRole('button', { name: 'Inloggen' }).click();
  await dialog.getByText('Ongeldige gebruikersnaam of wachtwoord').waitFor();
  await dialog.getByLabel('Wachtwoord').fill(OPERATOR.password);
  await dialog.getByRole('button', { name: 'Inloggen' }).click();
  await page.getByText('Coupon updated successfully', { exact: true }).first().waitFor();
  await page
    .getByRole('row', { name: /WELKOM10/ })
    .getByText('13%')
    .waitFor();
});

it('who does not log in again keeps what was typed, and is asked anew by the next save', async () => {
  const visitor = await logInOn(stage, WIDE);
  const { page } = visitor;
  const dialog = await typeIntoCoupon(visitor, '14');
  await dialog.getByRole('button', { name: 'Sluiten' }).click();
  await page.locator('dialog[open]').getByText('Log in om verder te gaan.').waitFor();
  expect(await page.getByLabel('Waarde').inputValue()).toBe('14');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await dialog.waitFor();
});

it('who typed nothing gets the login screen at the same address', async () => {
  const visitor = await logInOn(stage, WIDE);
  const { page } = visitor;
  await openOn(stage, page, '/admin/coupons');
  await endSession(visitor);
  await page.getByRole('link', { name: 'Contact' }).click();
  await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/admin/contacts');
});

it('who logs out asks the shop nothing more', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/orders');
  const refused: string[] = [];
  page.on('response', (answer) => {
    if (answer.status() === 401) refused.push(answer.url());
  });
  await page.getByRole('button', { name: 'Uitloggen' }).click();
  await page.getByRole('heading', { name: 'Admin Panel' }).waitFor();
  await page.getByText('Uitgelogd', { exact: true }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(refused).toEqual([]);
});
