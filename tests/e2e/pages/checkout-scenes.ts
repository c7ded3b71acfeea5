// The states of the checkout: each section, errors, a failed payment, the bank, and the results.

import type { Page } from 'playwright-core';
import { fillInDetails, orderButton, payByCard, payByIdeal } from '../shopper.ts';
import type { Scene } from './scene.ts';

const SHOPPER = { firstName: 'Femke', lastName: 'van Dijk', email: 'femke@example.com' };
const DECLINED = '4000 0000 0000 0002';

const ready = (page: Page) => orderButton(page).waitFor();

async function orderEmpty(page: Page): Promise<void> {
  await orderButton(page).click();
  await page.getByText('Vul je voornaam in').first().waitFor();
}

async function fail(page: Page): Promise<void> {
  await fillInDetails(page, SHOPPER);
  await payByCard(page, DECLINED);
  await page.getByRole('button', { name: 'Betaling Herstellen' }).waitFor();
}

async function openRecovery(page: Page): Promise<void> {
  await fail(page);
  await page.getByRole('button', { name: 'Betaling Herstellen' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Opnieuw betalen/ })
    .waitFor();
}

/** Starts an iDEAL payment in the checkout and presses the button `decision` on the bank's page. */
const atBank = (decision: string) => async (page: Page) => {
  await fillInDetails(page, SHOPPER);
  await payByIdeal(page);
  await page.getByRole('button', { name: decision }).click();
};

const CHECKOUT = { route: 'checkout', path: '/checkout?variant=2x' } as const;

export const checkoutScenes: readonly Scene[] = [
  { ...CHECKOUT, name: 'checkout', arrange: ready },
  { ...CHECKOUT, name: 'checkout with errors', arrange: orderEmpty },
  {
    ...CHECKOUT,
    name: 'checkout at the payment',
    arrange: async (page) => {
      await fillInDetails(page, SHOPPER);
      await page.getByRole('radio', { name: /Kaart/ }).press('Space');
      await page.getByLabel('Kaartnummer').waitFor();
    },
  },
  {
    ...CHECKOUT,
    name: 'checkout to another country',
    arrange: async (page) => {
      await ready(page);
      await page.getByRole('button', { name: /Adresgegevens/ }).click();
      await page.getByLabel('Land').selectOption('DE');
      await page.getByLabel('Address Line 1').waitFor();
      // Wallets are dimmed until the new total is known.
      await page.waitForLoadState('networkidle');
      await page.locator('[data-wallet]').last().click({ trial: true });
    },
  },
  { ...CHECKOUT, name: 'checkout after a declined card', arrange: fail },
  { ...CHECKOUT, name: 'list of failed payments', arrange: openRecovery },
  {
    ...CHECKOUT,
    name: 'recovery payment',
    arrange: async (page) => {
      await openRecovery(page);
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /Opnieuw betalen/ })
        .click();
      await page.getByRole('dialog').getByRole('button', { name: 'Nu betalen' }).waitFor();
    },
  },
  { name: 'fast checkout', route: 'fast-checkout', path: '/fast-checkout?variant=3x', arrange: ready },
  {
    name: 'fast checkout with errors',
    route: 'fast-checkout',
    path: '/fast-checkout?variant=3x',
    arrange: orderEmpty,
  },
  { name: 'page of the bank', route: null, path: ({ bank }) => bank },
  {
    ...CHECKOUT,
    name: 'checkout after the bank refused',
    arrange: async (page) => {
      await atBank('Betaling weigeren')(page);
      await page
        .getByText(/bij je bank niet doorgegaan/)
        .first()
        .waitFor();
    },
  },
  {
    name: 'paid',
    route: 'checkout-success',
    path: '/checkout?variant=1x',
    arrange: async (page) => {
      await atBank('Betaling goedkeuren')(page);
      await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    },
  },
  {
    name: 'payment under way',
    route: 'checkout-success',
    path: '/checkout?variant=1x',
    arrange: async (page) => {
      await atBank('Later betalen')(page);
      await page.getByRole('heading', { name: 'Je betaling wordt verwerkt' }).waitFor();
    },
  },
  {
    name: 'unknown payment',
    route: 'checkout/success',
    path: '/checkout/success',
    arrange: (page) => page.getByRole('heading', { name: 'We kunnen deze betaling niet vinden' }).waitFor(),
  },
  { name: 'test of express payment', route: 'payment-test', path: '/payment-test' },
];
