// The texts the specification quotes of the back-office: the log-in, the top of every page, and the sections
// by area.

import { OPERATOR } from '../built-shop.ts';
import { officeCatalog } from './office/catalog.ts';
import { officeContent } from './office/content.ts';
import { officeImport } from './office/import.ts';
import { officeOrders } from './office/orders.ts';
import { logIn, told } from './steps.ts';
import type { Visit, Walk } from './walk-quotes.ts';

const submit = ({ page }: Visit) => page.locator('form button[type="submit"]').click();

async function fillIn({ page }: Visit, { username, password }: typeof OPERATOR): Promise<void> {
  await page.getByLabel('Gebruikersnaam').fill(username);
  await page.getByLabel('Wachtwoord').fill(password);
}

async function logOut({ page }: Visit): Promise<void> {
  await page.getByRole('button', { name: 'Uitloggen' }).click();
}

const entrance: readonly Walk[] = [
  {
    name: 'the log-in of the back-office',
    at: '/admin',
    scenes: [
      {
        of: 'back-office 2, Login screen',
        quotes: ['Admin Panel', 'Gebruikersnaam', 'Wachtwoord', { text: 'Inloggen', within: 'form button' }],
      },
      {
        of: 'back-office 2, while busy',
        steps: async (visit) => {
          await visit.page.route(
            '**/api/admin/login',
            async (route) => {
              await visit.page.waitForTimeout(1_500);
              await route.continue();
            },
            { times: 1 },
          );
          await fillIn(visit, { ...OPERATOR, password: 'dit-is-het-niet-1' as never });
          await submit(visit);
        },
        quotes: [{ text: 'Inloggen...', within: 'form button' }],
      },
      {
        of: 'back-office 5 and 8, Login failure',
        quotes: [{ text: 'Ongeldige gebruikersnaam of wachtwoord', within: '[role="alert"]' }],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async (visit) => {
          await fillIn(visit, OPERATOR);
          await submit(visit);
        },
        quotes: [told('Succesvol ingelogd')],
      },
      {
        of: 'back-office 2, Dashboard',
        quotes: [
          { text: 'Live System', within: 'header' },
          { text: 'Uitloggen', within: 'header' },
          'Total Products',
          'Total Orders',
          'Customer Reviews',
          'Blog Posts',
          'Total Revenue',
          'Avg Order Value',
          'Active Coupons',
        ],
      },
      { of: 'back-office 8, Success toasts', steps: logOut, quotes: [told('Uitgelogd')] },
    ],
  },
  {
    name: 'the API page of the back-office',
    at: '/admin/api',
    before: ({ page, url }) => logIn(page, url),
    scenes: [{ of: 'back-office 2, API tab', quotes: ['Sync Data', 'Backup DB'] }],
  },
];

export const office: readonly Walk[] = [
  officeOrders,
  entrance,
  officeCatalog,
  officeContent,
  officeImport,
].flat();
