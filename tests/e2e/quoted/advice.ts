// The texts the specification quotes of the dialog AI Advies, step by step.

import type { Page } from 'playwright-core';
import type { Walk } from './walk-quotes.ts';

const press = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true }).click();

export const advice: readonly Walk[] = [
  {
    name: 'AI Advies',
    at: '/#advies',
    scenes: [
      { of: 'storefront 4, step 1', quotes: ['AI Advies', 'Koffie', 'Thee', 'Volgende'] },
      {
        of: 'storefront 4, step 2',
        steps: ({ page }) => press(page, 'Volgende'),
        quotes: ['Wijn', 'Ik rook', 'Terug', 'Volgende'],
      },
      {
        of: 'storefront 3, age',
        steps: ({ page }) => press(page, 'Volgende'),
        quotes: ['18-25', '26-35', '36-45', '46-55', '56', 'Terug', 'Volgende'],
      },
      {
        of: 'storefront 4, step 4',
        steps: async ({ page }) => {
          await page.getByText('18–25 jaar').click();
          await press(page, 'Volgende');
        },
        quotes: ['Terug', 'Volgende'],
      },
      {
        of: 'storefront 4, step 5',
        steps: async ({ page }) => {
          await page.getByText('Vlekken weg').click();
          await press(page, 'Volgende');
        },
        quotes: ['Terug', 'Krijg Advies'],
      },
      {
        of: 'storefront 4, loading view',
        steps: async ({ page }) => {
          await page.getByLabel('Extra informatie').fill('Kan dit met veel thee?');
          await press(page, 'Krijg Advies');
        },
        quotes: ['AI analyseert je levensstijl...'],
      },
      {
        of: 'storefront 4, result, and 3, names of packs',
        quotes: [{ text: '2 Pack', within: 'dialog[open]' }, '3-4 weken', 'Bestel Nu', 'Opnieuw'].map(
          (quote) => (typeof quote === 'string' ? { text: quote, within: 'dialog[open]' } : quote),
        ),
      },
    ],
  },
];
