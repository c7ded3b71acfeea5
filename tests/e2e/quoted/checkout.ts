// The texts the specification quotes of the checkout and of the pages beside it.

import type { Page } from 'playwright-core';
import { orderButton } from '../shopper.ts';
import type { Walk } from './walk-quotes.ts';

const HEADER = '.co > header';
const SUMMARY = 'aside[aria-labelledby="summary-title"]';
const WALLETS = ['Apple Pay', 'Google Pay', 'PayPal', 'Link', 'Amazon Pay'];

const inHeader = (text: string) => ({ text, within: HEADER });
const inSummary = (text: string) => ({ text, within: SUMMARY });
const told = (text: string) => ({ text, within: '.toast' });

const open = (section: string) => async (page: Page) => {
  await page.getByRole('button', { name: new RegExp(`^${section}`) }).click();
};

export const checkout: readonly Walk[] = [
  {
    name: 'the checkout while it loads',
    at: '/checkout?variant=1x',
    before: ({ page }) => page.route('**/api/checkout', () => undefined),
    scenes: [{ of: 'storefront 2, Checkout', quotes: ['Checkout wordt geladen...'] }],
  },
  {
    name: 'the checkout',
    at: '/checkout?variant=1x',
    scenes: [
      {
        of: 'storefront 2, Checkout',
        steps: ({ page }) => orderButton(page).click({ trial: true }),
        quotes: [
          ...['SSL', '14 dagen garantie', 'Snelle levering'].map(inHeader),
          'in huis (NL & BE)',
          'Betaal snel via',
          'of vul gegevens in',
          'Verzendgegevens',
          'Adresgegevens',
          'Betaling',
          ...WALLETS.map((text) => ({
            text,
            within: 'section[aria-labelledby="express-title"]',
            picture: true as const,
          })),
          'Nu veilig bestellen – €24,95',
        ],
      },
      {
        of: 'storefront 2, Checkout, order summary, and 1, claims at checkout',
        quotes: [
          ...['1 Pack', 'Subtotaal', '€24,95', 'Verzending', 'Gratis', 'Totaal'].map(inSummary),
          ...['14 dagen geld-terug-garantie', 'Veilig betalen', '4,8/5', '300+'].map(inSummary),
          inSummary('in huis in Nederland en België'),
        ],
      },
      {
        of: 'storefront 2, Checkout, and decisions 13, the card is open',
        quotes: ['Kortingscode', 'Toepassen'],
      },
      {
        of: 'storefront 3, Shipping info',
        quotes: ['Voornaam', 'Achternaam', 'E-mailadres', 'Telefoonnummer (optioneel)', 'Volgende'],
      },
      {
        of: 'storefront 5, on submit',
        steps: ({ page }) => orderButton(page).click(),
        quotes: ['Vul alle verplichte velden in', 'Controleer je gegevens en probeer opnieuw'].map(told),
      },
      {
        of: 'storefront 3, Shipping info',
        steps: ({ page }) => open('Adresgegevens')(page),
        quotes: ['Postcode', 'Huisnummer', 'Toevoeging', 'Straatnaam', 'Plaats'],
      },
      {
        of: 'storefront 3, Shipping info, other countries',
        steps: async ({ page }) => {
          await page.getByRole('button', { name: 'Wijzig het land' }).click();
          await page.getByLabel('Land').selectOption('DE');
        },
        quotes: [
          'Address Line 1',
          'Address Line 2',
          'State/Province (optional)',
          'City',
          'Postal/ZIP code',
          inSummary('€9,95'),
        ],
      },
    ],
  },
  {
    name: 'a code nobody knows',
    at: '/checkout?variant=1x',
    scenes: [
      {
        of: 'storefront 8, Coupon invalid',
        steps: async ({ page }) => {
          await page.getByLabel('Kortingscode').fill('bestaatniet');
          await page.getByRole('button', { name: 'Toepassen' }).click();
        },
        quotes: ['Ongeldige kortingscode', 'Deze code is verlopen of niet geldig'].map(told),
      },
    ],
  },
  {
    name: 'a code while the shop does not answer',
    at: '/checkout?variant=1x',
    before: ({ page }) => page.route('**/api/validate-coupon', (route) => route.abort()),
    scenes: [
      {
        of: 'storefront 8, Coupon call failing',
        steps: async ({ page }) => {
          await page.getByLabel('Kortingscode').fill('bestaatniet');
          await page.getByRole('button', { name: 'Toepassen' }).click();
        },
        quotes: ['Fout bij validatie', 'Probeer het later opnieuw'].map(told),
      },
    ],
  },
  ...(['2x', '3x', '4x'] as const).map((variant) => ({
    name: `the checkout of ${variant}`,
    at: `/checkout?variant=${variant}`,
    scenes: [{ of: 'storefront 3, Pack variant', quotes: [inSummary(`${variant.slice(0, 1)} Pack`)] }],
  })),
  {
    name: 'the alternative checkout form',
    at: '/fast-checkout?variant=2x',
    scenes: [
      {
        of: 'storefront 2, Checkout',
        steps: ({ page }) => orderButton(page).click({ trial: true }),
        quotes: [
          ...['SSL', '14 dagen garantie', 'Snelle levering'].map(inHeader),
          'Betaal snel via',
          'of vul gegevens in',
          'Verzendgegevens',
          'Adresgegevens',
          'Betaling',
          ...['2 Pack', 'Subtotaal', '€37,43', 'Gratis', 'Totaal', 'Veilig betalen'].map(inSummary),
          'Nu veilig bestellen – €37,43',
        ],
      },
    ],
  },
  {
    name: 'a checkout whose server does not answer',
    at: '/checkout?variant=1x',
    before: ({ page }) => page.route('**/api/checkout', (route) => route.abort()),
    scenes: [
      {
        of: 'storefront 8, Network',
        quotes: ['Probleem met internetverbinding', 'Belangrijk', 'Opnieuw proberen'].map(told),
      },
    ],
  },
  {
    name: 'a checkout whose server is down',
    at: '/checkout?variant=1x',
    before: ({ page }) => page.route('**/api/checkout', (route) => route.fulfill({ status: 500, body: '' })),
    scenes: [
      {
        of: 'storefront 8, Server',
        quotes: ['Tijdelijke storing op onze servers', 'Urgent', 'Opnieuw proberen', 'Hulp'].map(told),
      },
    ],
  },
  {
    name: 'the page of payment tests',
    at: '/payment-test',
    before: ({ page }) => page.route('**/api/checkout', (route) => route.fulfill({ status: 503, body: '' })),
    scenes: [
      {
        of: 'storefront 8, Payment test page',
        steps: ({ page }) => page.getByRole('button', { name: 'Betaling voorbereiden' }).click(),
        quotes: ['HTTP error! status: 503'],
      },
    ],
  },
];
