// The texts the specification quotes of the landing page and of the frame around every page.

import { footerForm, scrollTo } from './steps.ts';
import type { Walk } from './walk-quotes.ts';

const year = new Date().getFullYear();

export const landing: readonly Walk[] = [
  {
    name: 'the landing page',
    at: '/',
    scenes: [
      {
        of: 'storefront 1 and 2, Landing page',
        quotes: [
          { text: '247 tevreden klanten', within: '.hero-title' },
          { text: '30 dagen geld terug', within: '.hero-title' },
          { text: '4,8', within: '.hero' },
          { text: '247 beoordelingen', within: '.hero' },
          '14 dagen',
          'Gratis bamboe tandenborstel',
          'Gratis verzending',
          'Veilig betalen',
          'Ja, Ik Wil Wittere Tanden!',
          { text: 'Voor', within: 'main section:has([type=range])' },
          { text: 'Na 14 Dagen', within: 'main section:has([type=range])' },
          'Ja, Ik Wil Een Stralende Lach!',
          '3 tot 5 keer per week',
          '2 minuten',
          '1 tot 2 weken',
        ],
      },
      {
        of: 'storefront 2, Countdown banner',
        quotes: ['Laatste kans!', 'Deze exclusieve aanbieding eindigt over:'],
      },
      {
        of: 'storefront 3, Pack variant, and 9, Pack prices',
        quotes: [
          ...['1 Pack', '2 Pack', '3 Pack', '4 Pack'].map((text) => ({ text, within: '.pack-cards' })),
          ...['€24,95', '€37,43', '€48,85', '€49,90'].map((text) => ({ text, within: '.pack-card' })),
          ...['€49,90', '€74,85', '€99,80'].map((text) => ({ text, within: '.pack-card s' })),
          ...['25%', '35%', '50%'].map((text) => ({ text, within: '.pack-card' })),
          { text: 'Meest besteld', within: '.pack-card:has([value="2x"])' },
        ],
      },
      {
        of: 'storefront 2, Header',
        quotes: ['Voordelen', 'Reviews', 'FAQ', 'Blog', 'AI Advies'].map((text) => ({
          text,
          within: 'body > header nav',
          widths: [1440],
        })),
      },
      {
        of: 'storefront 2, Footer',
        quotes: [
          ...['Aanmelden', 'Privacybeleid', 'Algemene Voorwaarden', 'Verzendbeleid', `© ${year}`].map(
            (text) => ({
              text,
              within: 'footer',
            }),
          ),
          ...['iDEAL', 'Bancontact', 'Apple Pay', 'Google Pay', 'Mastercard', 'PayPal'].map((text) => ({
            text,
            within: 'footer',
            picture: true as const,
          })),
        ],
      },
      {
        of: 'storefront 2, Sticky buy button',
        steps: ({ page }) => scrollTo(page, 301),
        quotes: [{ text: "Pak 't Nu", within: '.sticky-buy' }],
      },
      {
        of: 'storefront 2, Footer: social buttons',
        steps: async ({ page }) => {
          const button = page.getByRole('contentinfo').getByRole('button', { name: 'Instagram' });
          await button.scrollIntoViewIfNeeded();
          await page.locator('[aria-label="Instagram"]:not([popovertarget])').waitFor();
          await button.click();
        },
        quotes: [{ text: 'Coming soon', alert: true }],
      },
    ],
  },
  {
    name: 'the side drawer',
    at: '/',
    widths: [390],
    scenes: [
      {
        of: 'storefront 2, Header: on small screens',
        steps: ({ page }) => page.getByRole('button', { name: 'Menu openen' }).click(),
        quotes: ['Voordelen', 'Reviews', 'FAQ', 'Blog', 'AI Advies'].map((text) => ({
          text,
          within: 'dialog[open]',
        })),
      },
    ],
  },
  {
    name: 'a shop whose address leads nowhere',
    at: '/bestaat-niet',
    scenes: [
      {
        of: 'storefront 2, any other path',
        quotes: ['Ja, Ik Wil Wittere Tanden!'],
      },
    ],
  },
];

export const newsletter: readonly Walk[] = [
  {
    name: 'the newsletter form',
    at: '/blog',
    before: ({ page }) => page.route('**/api/contacts', (route) => route.abort(), { times: 1 }),
    scenes: [
      {
        of: 'storefront 8, Newsletter failure',
        steps: ({ page }) => footerForm(page).sendOff('lezer@example.nl'),
        quotes: [
          ...['Fout bij aanmelding', 'Er is iets misgegaan. Probeer het later opnieuw.'].flatMap((text) => [
            { text, within: '.toast' },
            { text, within: 'footer form' },
          ]),
        ],
      },
      {
        of: 'storefront 4, Newsletter form: pending',
        steps: async ({ page }) => {
          await page.route('**/api/contacts', async (route) => {
            await page.waitForTimeout(2_000);
            await route.continue();
          });
          await footerForm(page).sendOff('lezer@example.nl');
        },
        quotes: [{ text: 'Aanmelden...', within: 'footer form button' }],
      },
      {
        of: 'storefront 8, newsletter success, with the text that is true then; the form stays',
        quotes: [
          ...['Succesvol aangemeld!', 'Bevestig nog even via de mail die we je sturen.'].flatMap((text) => [
            { text, within: '.toast' },
            { text, within: 'footer form' },
          ]),
          { text: 'Aanmelden', within: 'footer form button' },
          { text: 'E-mailadres', within: 'footer form label' },
        ],
      },
    ],
  },
];
