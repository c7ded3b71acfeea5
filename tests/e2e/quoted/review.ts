// The texts the specification quotes of the review form and its messages.

import type { Page } from 'playwright-core';
import type { Walk } from './walk-quotes.ts';

const problem = '[data-problem]';
const send = (page: Page) => page.locator('.review-form button[type="submit"]').click();

export const review: readonly Walk[] = [
  {
    name: 'the review form',
    at: '/leave-review',
    scenes: [
      {
        of: 'storefront 2, Review page, and 5, live counter',
        quotes: ['Naam', 'Beoordeling', 'Bestelnummer', '0/500'],
      },
      {
        of: 'storefront 5, Review form',
        steps: async ({ page }) => {
          await page.getByLabel('Naam').fill('N');
          await send(page);
        },
        quotes: [
          'Naam moet minimaal 2 karakters bevatten',
          'Selecteer een beoordeling',
          'Review moet minimaal 10 karakters bevatten',
        ].map((text) => ({ text, within: problem })),
      },
      {
        of: 'storefront 5, Review form',
        steps: ({ page }) => page.getByLabel('Je review').fill('x'.repeat(501)),
        quotes: [{ text: 'Review mag maximaal 500 karakters bevatten', within: problem }, '501/500'],
      },
      {
        of: 'storefront 8, Review submit failure, without a message of the server',
        steps: async ({ page }) => {
          await page.route('**/api/reviews', (route) => route.abort(), { times: 1 });
          await page.getByLabel('Naam').fill('Noor');
          await page.getByRole('radio', { name: '4 sterren' }).check({ force: true });
          await page.getByLabel('Je review').fill('Fijn poeder, mijn tanden voelen glad.');
          await send(page);
        },
        quotes: ['Fout bij verzenden', 'Er is iets misgegaan. Probeer het opnieuw.'].map((text) => ({
          text,
          within: '.toast',
        })),
      },
      {
        of: 'storefront 4, Review form: submitting',
        steps: async ({ page }) => {
          await page.route('**/api/reviews', async (route) => {
            await page.waitForTimeout(2_000);
            await route.continue();
          });
          await send(page);
        },
        quotes: ['Bezig met verzenden...'],
      },
      {
        of: 'storefront 2, after sending, and 8, Review success',
        quotes: [
          { text: 'Bedankt!', within: 'main h1' },
          { text: 'Bedankt voor je review!', within: '.toast' },
          {
            text: 'Je review is succesvol verzonden en zal binnenkort worden gepubliceerd.',
            within: '.toast',
          },
          { text: 'Naar de winkel', within: 'main' },
          '24 uur',
        ],
      },
    ],
  },
];
