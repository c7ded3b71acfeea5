// The texts the specification quotes of payment errors and of the recovery of a failed payment.

import type { Page } from 'playwright-core';
import { fillInDetails, payByCard } from '../shopper.ts';
import type { Walk } from './walk-quotes.ts';

const SHOPPER = { firstName: 'Sanne', lastName: 'Bakker', email: 'sanne@example.com' };
const TOAST = '.toast';
const CARDS = {
  card_declined: '4000 0000 0000 0002',
  insufficient_funds: '4000 0000 0000 9995',
  expired_card: '4000 0000 0000 0069',
  processing_error: '4000 0000 0000 0119',
} as const;

const told = (text: string) => ({ text, within: TOAST });

function payWith(card: keyof typeof CARDS) {
  return async ({ page }: { page: Page }) => {
    await fillInDetails(page, SHOPPER);
    await payByCard(page, CARDS[card]);
  };
}

async function recover(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Betaling Herstellen' }).click();
  const dialog = page.getByRole('dialog');
  const choose = dialog.getByRole('button', { name: /Opnieuw betalen/ });
  const pay = dialog.getByRole('button', { name: 'Nu betalen' });
  await choose.or(pay).first().waitFor();
  if (await choose.isVisible()) await choose.click();
  await pay.waitFor();
}

async function payInDialog(page: Page, card: keyof typeof CARDS): Promise<void> {
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('radio', { name: /Kaart/ }).check({ force: true });
  await dialog.getByLabel('Kaartnummer').fill(CARDS[card]);
  await dialog.getByLabel('Vervaldatum').fill('12/34');
  await dialog.getByLabel('CVC').fill('123');
  await dialog.getByRole('button', { name: 'Nu betalen' }).click();
}

const SENTENCES = {
  card_declined: 'Je kaart is geweigerd. Probeer een andere betaalmethode of contacteer je bank.',
  insufficient_funds: 'Onvoldoende saldo. Probeer een andere kaart of betaalmethode.',
  expired_card: 'Je kaart is verlopen. Gebruik een geldige kaart.',
  processing_error: 'Tijdelijke storing. Probeer het over een paar minuten opnieuw.',
} as const;

const refused = (card: keyof typeof CARDS, quotes: readonly string[]): Walk => ({
  name: `a payment with ${card}`,
  at: '/checkout?variant=1x',
  scenes: [
    { of: 'storefront 8, General classifier', steps: payWith(card), quotes: quotes.map(told) },
    { of: 'storefront 2, Checkout', quotes: [{ text: 'Betaling Herstellen', within: '.re-button' }] },
    {
      of: 'storefront 2, Payment recovery dialog',
      steps: ({ page }) => recover(page),
      quotes: ['Poging 1 van 3', 'Kaart', 'iDEAL', 'Bancontact'].map((text) => ({ text, within: 'dialog' })),
    },
    {
      of: 'storefront 8, Recovery payment errors',
      steps: ({ page }) => payInDialog(page, card),
      quotes: ['Betalingsfout', SENTENCES[card]].map(told),
    },
  ],
});

export const recovery: readonly Walk[] = [
  refused('card_declined', ['Je betaling is geweigerd door de bank', 'Urgent', 'Hulp']),
  refused('insufficient_funds', ['Onvoldoende saldo op je rekening', 'Urgent', 'Hulp']),
  refused('expired_card', ['Je betaalkaart is verlopen', 'Urgent', 'Hulp']),
  refused('processing_error', [
    'Tijdelijke storing bij de betaalverwerking',
    'Belangrijk',
    'Opnieuw proberen',
  ]),
  {
    name: 'a recovery that cannot be prepared',
    at: '/checkout?variant=1x',
    scenes: [
      {
        of: 'storefront 8, Recovery preparation failure',
        steps: async ({ page }) => {
          await page.route('**/api/stripe/recovery-payment', (route) => route.abort());
          await payWith('card_declined')({ page });
          await page.getByRole('button', { name: 'Betaling Herstellen' }).click();
          const dialog = page.getByRole('dialog');
          const choose = dialog.getByRole('button', { name: /Opnieuw betalen/ });
          await choose.click();
        },
        quotes: ['Herstel Fout', 'Kon betaling niet voorbereiden voor herstel'].map(told),
      },
    ],
  },
];
