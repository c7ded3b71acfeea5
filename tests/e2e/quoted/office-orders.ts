// What is quoted of the orders of the back-office, of the baskets that were left, and of the dialogs of both.

import type { Page } from 'playwright-core';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { logIn, told } from './steps.ts';
import type { Visit, Walk } from './walk-quotes.ts';

/** One more than a list shows at first. */
const MANY = 11;

const operator = ({ page, url }: Visit) => logIn(page, url);

/** Orders and baskets, more than a list shows at first. */
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

const dialog = (page: Page) => page.locator('dialog[open]').last();
const press = (page: Page, name: string | RegExp) =>
  dialog(page).getByRole('button', { name }).last().click();

async function choose(page: Page, deed: string): Promise<void> {
  await page
    .getByRole('button', { name: /^Meer met ZW/ })
    .first()
    .click();
  await page.getByRole('menuitem', { name: deed, exact: true }).click();
  await dialog(page).waitFor();
}

async function leave(page: Page): Promise<void> {
  for (let open = await page.locator('dialog[open]').count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    const discard = page.locator('dialog[open]').getByRole('button', { name: 'Weggooien' });
    if (await discard.isVisible()) await discard.click();
    await page.waitForTimeout(100);
  }
}

const refuse = (page: Page, path: string, method: string) =>
  page.route(path, (route) => (route.request().method() === method ? route.abort() : route.fallback()));

export const officeOrders: readonly Walk[] = [
  {
    // Before anything is sold.
    name: 'the orders of a shop that sold nothing',
    at: '/admin/orders',
    before: operator,
    scenes: [
      {
        of: 'back-office 2, Orders tab, and 8, Inline states',
        quotes: [
          ...['Completed Orders', 'No orders found'],
          ...['Draft Orders (Incomplete)', 'No draft orders found'],
        ],
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
          ...['Error loading orders', 'Error loading draft orders'],
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
          for (const more of await page.getByRole('button', { name: 'Show More' }).all()) await more.click();
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
          await choose(page, 'Verzenden');
          await dialog(page).getByLabel('Vervoerder').selectOption('');
          await press(page, 'Verzenden');
        },
        quotes: ['Tracking code is required', 'Carrier is required'],
      },
      {
        of: 'back-office 9, Carriers in the order dialogs',
        steps: ({ page }) => dialog(page).getByLabel('Vervoerder').selectOption('dhl'),
        quotes: ['DHL'],
      },
      {
        of: 'back-office 8, Error toasts',
        steps: async ({ page }) => {
          await refuse(page, '**/api/orders/*', 'PUT');
          await dialog(page).getByLabel('Trackingcode').fill('3STEST1234567');
          await press(page, 'Verzenden');
        },
        quotes: [told('Error updating order')],
      },
      {
        of: 'back-office 8, Error toasts: label',
        steps: async ({ page }) => {
          await leave(page);
          await choose(page, 'Label');
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
          await leave(page);
          await choose(page, 'E-mail');
        },
        quotes: ['Please select an email type'],
      },
      {
        of: 'back-office 8, Error toasts: mail',
        steps: async ({ page }) => {
          await refuse(page, '**/api/admin/send-email', 'POST');
          await dialog(page).getByLabel('Soort e-mail').selectOption('order_confirmation');
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
          await page
            .getByRole('button', { name: /^Meer met #/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: /^Verwijder/ }).click();
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
          await page
            .getByRole('button', { name: /^Meer met #/ })
            .first()
            .click();
          await page.getByRole('menuitem', { name: /^Mail/ }).click();
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
