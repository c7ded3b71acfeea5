// Tests a complete sale: a shopper buys, the operator ships, and the customer gets mails about both.

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from './built-shop.ts';
import { choosePackOnLanding, fillInDetails, orderButton, payByCard, payByIdeal } from './shopper.ts';
import { setStage } from './stage.ts';

const stage = setStage();
let page: Page;
let troubles: string[];

beforeEach(async () => {
  ({ page, troubles } = await stage.visit({ viewport: { width: 1280, height: 900 } }));
});

async function logIn(): Promise<void> {
  await page.goto(`${stage.url}/admin/orders`);
  await page.getByLabel('Gebruikersnaam').fill(OPERATOR.username);
  await page.getByLabel('Wachtwoord').fill(OPERATOR.password);
  await page.getByRole('button', { name: 'Inloggen' }).click();
  await page.getByRole('button', { name: 'Uitloggen' }).waitFor();
}

type OutboxMail = { type: string; recipient: string; subject: string; html: string };

/** Waits until the outbox has `atLeast` mails to the recipient and returns them; jobs create the mails. */
async function mailsTo(recipient: string, atLeast: number): Promise<OutboxMail[]> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await page.request.get(`${stage.url}/api/admin/outbox`);
    const mails: OutboxMail[] = await answer.json();
    const own = mails.filter((mail) => mail.recipient === recipient);
    if (own.length >= atLeast) return own;
    await page.waitForTimeout(100);
  }
  throw new Error(`No ${atLeast} mails to ${recipient}`);
}

describe('from landing page to a shipped order', () => {
  it('a 3x pack paid by card becomes an order that is shipped, with both mails in the outbox', async () => {
    const shopper = { firstName: 'Sanne', lastName: 'de Vries', email: 'sanne@example.com' };
    await choosePackOnLanding(page, stage.url, '3x');
    await fillInDetails(page, shopper);
    await payByCard(page, '4242 4242 4242 4242');
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    expect(troubles).toEqual([]);

    await logIn();
    const row = page.getByRole('row').filter({ hasText: 'Sanne de Vries' }).first();
    await row.waitFor();
    expect(await row.innerText()).toContain('48,85');
    expect(await row.innerText()).toContain('1234 AB');

    await row.getByRole('button', { name: /^Meer met ZW/ }).click();
    await page.getByRole('menuitem', { name: 'Verzenden' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Vervoerder').selectOption('postnl');
    await dialog.getByLabel('Trackingcode').fill('3STEST1234567');
    await dialog.getByRole('button', { name: 'Verzenden' }).click();
    await dialog.waitFor({ state: 'hidden' });
    await row.getByText('3STEST1234567').first().waitFor();

    const mails = await mailsTo(shopper.email, 2);
    expect(mails.map((mail) => mail.type).sort()).toEqual(['order_confirmation', 'shipped']);
    expect(mails.find((mail) => mail.type === 'order_confirmation')?.html).toContain('48,85');
    expect(mails.find((mail) => mail.type === 'shipped')?.html).toContain('3STEST1234567');
    expect(troubles).toEqual([]);
  });

  it('iDEAL | Wero approved at the bank becomes an order', async () => {
    const shopper = { firstName: 'Bram', lastName: 'Peeters', email: 'bram@example.com' };
    await choosePackOnLanding(page, stage.url, '2x');
    await fillInDetails(page, shopper);
    await payByIdeal(page);
    await page.getByRole('button', { name: 'Betaling goedkeuren' }).click();
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    await logIn();
    await page.getByRole('row').filter({ hasText: 'Bram Peeters' }).first().waitFor();
    expect((await mailsTo(shopper.email, 1)).map((mail) => mail.type)).toEqual(['order_confirmation']);
    expect(troubles).toEqual([]);
  });

  it('iDEAL | Wero refused at the bank leads back to the checkout with everything typed still there, and no order', async () => {
    const shopper = { firstName: 'Lotte', lastName: 'Janssen', email: 'lotte@example.com' };
    await choosePackOnLanding(page, stage.url, '1x');
    await fillInDetails(page, shopper);
    await payByIdeal(page);
    await page.getByRole('button', { name: 'Betaling weigeren' }).click();
    await page.waitForURL(/\/checkout/);
    await page
      .getByText(/Er is niets afgeschreven|niet doorgegaan/)
      .first()
      .waitFor();
    await page.goto(`${stage.url}/checkout?variant=1x`);
    await orderButton(page).waitFor();
    await page.getByRole('button', { name: /Verzendgegevens/ }).click();
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe(shopper.email);
    await logIn();
    await page.getByRole('table').first().waitFor();
    expect(
      await page.getByRole('row').filter({ hasText: 'ZW' }).filter({ hasText: 'Lotte Janssen' }).count(),
    ).toBe(0);
  });

  it('a declined card says why and leaves a way to pay', async () => {
    await choosePackOnLanding(page, stage.url, '1x');
    await fillInDetails(page, { firstName: 'Noor', lastName: 'Bakker', email: 'noor@example.com' });
    await payByCard(page, '4000 0000 0000 9995');
    await page.getByText('Onvoldoende saldo op je rekening').first().waitFor();
    await payByCard(page, '4242 4242 4242 4242');
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
  });
});
