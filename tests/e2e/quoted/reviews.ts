// The texts the specification quotes of the published reviews.

import type { Walk } from './walk-quotes.ts';

export const reviews: readonly Walk[] = [
  {
    name: 'the page of all reviews',
    at: '/reviews',
    scenes: [
      {
        of: 'storefront 2, Reviews carousel: while more are fetched',
        steps: async ({ page }) => {
          await page.locator('[data-behaviour="answers"][data-enhanced]').waitFor();
          await page.route(/\/reviews\?/, async (route) => {
            await page.waitForTimeout(2_000);
            await route.continue();
          });
          await page.getByRole('link', { name: /^5 sterren/ }).click();
        },
        quotes: ['Reviews laden...'],
      },
    ],
  },
];
