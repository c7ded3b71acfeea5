// The texts the specification quotes of orders and abandoned carts in the back-office, and of their dialogs.

import type { Page } from 'playwright-core';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { leaveDialogs, logIn, openDialog, refuse, told } from '../steps.ts';
import type { Visit, Walk } from '../walk-quotes.ts';

/** The number of orders and baskets to create: one more than a list shows before it is expanded. */
const MANY = 11;

const operator = ({ page, url }: Visit) => logIn(page, url);

/** Creates orders and baskets until each list has more rows than it shows before it is expanded. */
async function business(visit: Visit): Promise<void> {
  await operator(visit);
  const { page, url } = visit;
  const count = async (path: string) =>
    ((await (await page.request.get(`${url}${path}`)).json()) as []).length;
  for (let there = await count('/api/admin/orders'); there < MANY; there += 1)
    await buyByCard(createBuyer(url), { variant: '1x' });
  for (let there = await count('/api/draft-orders'); there < MANY; there += 1)
    await createBuyer(url).saveDetails();
}

const press = (page: Page, name: string | RegExp) =>
  openDialog(page).getByRole('button', { name }).last().click();

const ORDER = /^Meer met ZW/;
const BASKET = /^Meer met #/;

async function choose(page: Page, row: RegExp, deed: RegExp): Promise<void> {
  await page.getByRole('button', { name: row }).first().click();
  await page.getByRole('menuitem', { name: deed }).click();
  await openDialog(page).waitFor();
}

export const officeOrders: readonly Walk[] = [
  {
    // Before anything is sold.
    name: 'the orders of a shop that sold nothing',
    at: '/admin/orders',
    before: operator,
    scenes: [
      {
        of: 'back-office 2, Orders tab, and 8, Inline states',
        quotes: ['Completed Orders', 'No orders found', 'Draft Orders (Incomplete)', 'No draft orders found'],
      },
    ],
  },
  {
    name: 'the orders that cannot be loaded',
    at: '/admin/orders',
    before: async (visit) => {
      await operator(visit);
      await visit.page.route(/\/api\/(admin\/orders|draft-orders)\?/, (route) => route.abort());
    },
    scenes: [
      {
        of: 'back-office 8, Inline states',
        quotes: [
          'Error loading orders',
          'Error loading draft orders',
          'De winkel is niet bereikbaar. Probeer het opnieuw.',
        ],
      },
    ],
  },
  {
    name: 'the orders of the back-office',
    at: '/admin/orders',
    before: business,
    scenes: [
      {
        of: 'back-office 2, Orders tab',
        quotes: ['Completed Orders', 'Draft Orders (Incomplete)', 'Payment Pending', 'Show More'],
      },
      {
        of: 'back-office 2, Orders tab',
        steps: async ({ page }) => {
          // The last first: one that was pressed may be gone, and those after it would move up.
          const more = await page.getByRole('button', { name: 'Show More' }).all();
          for (const each of more.toReversed()) await each.click();
        },
        quotes: ['Show Less'],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: ({ page, width }) =>
          page
            .getByLabel(/^Status van ZW/)
            .first()
            .selectOption(width === 390 ? 'processing' : 'pending'),
        quotes: [told('Order status updated')],
      },
      {
        of: 'back-office 5, Ship dialog',
        steps: async ({ page }) => {
          await choose(page, ORDER, /^Verzenden$/);
          await openDialog(page).getByLabel('Vervoerder').selectOption('');
          await press(page, 'Verzenden');
        },
        quotes: ['Tracking code is required', 'Carrier is required'],
      },
      {
        of: 'back-office 9, Carriers in the order dialogs',
        steps: ({ page }) => openDialog(page).getByLabel('Vervoerder').selectOption('dhl'),
        quotes: ['DHL'],
      },
      {
        of: 'back-office 8, Error toasts',
        steps: async ({ page }) => {
          await refuse(page, '**/api/orders/*', 'PUT');
          await openDialog(page).getByLabel('Trackingcode').fill('3STEST1234567');
          await press(page, 'Verzenden');
        },
        quotes: [told('Error updating order')],
      },
      {
        of: 'back-office 8, Error toasts: label',
        steps: async ({ page }) => {
          await leaveDialogs(page);
          await choose(page, ORDER, /^Label$/);
          await refuse(page, '**/api/sendy/create-label', 'POST');
          await press(page, 'Label maken');
        },
        quotes: [
          told('Error creating label'),
          told('Failed to create Sendy shipping label. Please check your API configuration.'),
        ],
      },
      {
        of: 'back-office 5, Send email',
        steps: async ({ page }) => {
          await leaveDialogs(page);
          await choose(page, ORDER, /^E-mail$/);
        },
        quotes: ['Please select an email type'],
      },
      {
        of: 'back-office 8, Error toasts: mail',
        steps: async ({ page }) => {
          await refuse(page, '**/api/admin/send-email', 'POST');
          await openDialog(page).getByLabel('Soort e-mail').selectOption('order_confirmation');
          await press(page, 'Versturen');
        },
        quotes: [told('Failed to send email'), told('Please try again')],
      },
    ],
  },
  {
    name: 'the baskets that were left',
    at: '/admin/drafts',
    before: business,
    scenes: [
      {
        of: 'back-office 8, Error toasts: draft order',
        steps: async ({ page }) => {
          await page.locator('[data-row-link]').first().click();
          await refuse(page, '**/api/draft-orders/*', 'PUT');
          await press(page, 'Opslaan');
        },
        quotes: [
          told('Error updating draft order'),
          told('De winkel is niet bereikbaar. Probeer het opnieuw.'),
        ],
      },
      {
        of: 'back-office 8, Success toasts: draft order',
        steps: async ({ page }) => {
          await page.unrouteAll();
          await press(page, 'Opslaan');
        },
        quotes: [told('Draft order updated successfully')],
      },
      {
        of: 'back-office 8, Error toasts: draft order',
        steps: async ({ page }) => {
          await choose(page, BASKET, /^Verwijder/);
          await refuse(page, '**/api/draft-orders/*', 'DELETE');
          await press(page, /^Verwijder/);
        },
        quotes: [told('Error deleting draft order')],
      },
      {
        of: 'back-office 8, Success toasts: draft order',
        steps: async ({ page }) => {
          await page.unrouteAll();
          await press(page, /^Verwijder/);
        },
        quotes: [told('Draft order deleted successfully')],
      },
      {
        of: 'back-office 5, Send email',
        steps: async ({ page }) => {
          await choose(page, BASKET, /^Mail/);
        },
        quotes: ['Please select an email type'],
      },
    ],
  },
  {
    name: 'the baskets that cannot be loaded',
    at: '/admin/drafts',
    before: async (visit) => {
      await operator(visit);
      await visit.page.route(/\/api\/draft-orders\?/, (route) => route.abort());
    },
    scenes: [{ of: 'back-office 8, Inline states', quotes: ['Error loading draft orders'] }],
  },
];
