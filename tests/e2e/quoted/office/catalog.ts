// The texts the specification quotes of products, packs and coupons in the back-office.

import type { Page } from 'playwright-core';
import { logIn, openDialog, told } from '../steps.ts';
import type { Visit, Walk } from '../walk-quotes.ts';

const operator = ({ page, url }: Visit) => logIn(page, url);
const save = (page: Page) => openDialog(page).getByRole('button', { name: 'Opslaan' }).click();

async function beginNew(page: Page, name: string): Promise<void> {
  await page.locator('main header').getByRole('button', { name }).click();
  await openDialog(page).waitFor();
}

async function open(page: Page): Promise<void> {
  await page.locator('[data-row-link]').first().click();
  await openDialog(page).waitFor();
}

const PICTURE = {
  name: 'wit.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  ),
};

export const officeCatalog: readonly Walk[] = [
  {
    name: 'the products of the back-office',
    at: '/admin/products',
    before: operator,
    scenes: [
      { of: 'back-office 2, Products tab', quotes: [{ text: 'In Stock', within: 'main table' }] },
      {
        of: 'back-office 5, Product',
        steps: async ({ page }) => {
          await beginNew(page, 'Nieuw product');
          await openDialog(page).getByLabel('Afbeelding', { exact: true }).fill('geen adres');
          await save(page);
        },
        quotes: [
          'Name is required',
          'Description is required',
          'Price is required',
          'Ingredients are required',
          'Benefits are required',
          'Must be a valid URL',
        ],
      },
      {
        of: 'back-office 8, Error toasts: image',
        steps: async ({ page }) => {
          await page.route('**/api/upload', (route) => route.abort());
          await openDialog(page).locator('input[type="file"]').setInputFiles(PICTURE);
        },
        quotes: [told('Error uploading image')],
      },
      {
        of: 'back-office 8, Error toasts: image',
        steps: async ({ page }) => {
          await page.unrouteAll();
          await page.route('**/api/upload', (route) => route.fulfill({ status: 500, body: '' }));
          await openDialog(page).locator('input[type="file"]').setInputFiles(PICTURE);
        },
        quotes: [told('Image upload failed')],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async ({ page }) => {
          await page.unrouteAll();
          await openDialog(page).locator('input[type="file"]').setInputFiles(PICTURE);
        },
        quotes: [told('Image uploaded successfully')],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async ({ page }) => {
          const form = openDialog(page);
          await form.getByLabel('Naam').fill('Een tweede poeder');
          await form.getByLabel('Beschrijving').fill('Voor wie meer wil.');
          await form.getByLabel('Prijs', { exact: true }).fill('19,95');
          await form.getByLabel('Ingrediënten').fill('Charcoal Powder');
          await form.getByLabel('Voordelen').fill('Zacht: voor gevoelige tanden');
          await form.getByLabel('Op voorraad').uncheck();
          await save(page);
        },
        quotes: [
          told('Product created successfully'),
          { text: 'Out of Stock', within: 'main table' },
          { text: 'Niet in de winkel', within: 'main table' },
          { text: 'Dit product verkopen', within: 'main table' },
        ],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async ({ page }) => {
          await open(page);
          await save(page);
        },
        quotes: [told('Product updated successfully')],
      },
    ],
  },
  {
    name: 'the variants of the back-office',
    at: '/admin/variants',
    before: operator,
    scenes: [
      {
        of: 'back-office 2, Variants tab, and 9, discounts from the one table of prices',
        quotes: [
          ...['1 Pack', '2 Pack', '3 Pack', '4 Pack'].map((text) => ({ text, within: 'main table' })),
          ...['24,95', '37,43', '48,85', '49,90', '99,80'].map((text) => ({ text, within: 'main table' })),
          ...['25%', '35%', '50%'].map((text) => ({ text, within: 'main table' })),
          { text: 'Zwartwit Actieve Kool Tandpoeder', within: 'main table' },
        ],
      },
      {
        of: 'back-office 5, Variant',
        steps: async ({ page }) => {
          await beginNew(page, 'Nieuwe variant');
          await openDialog(page).getByLabel('Voorraad').fill('-1');
          await save(page);
        },
        quotes: ['Name is required', 'Price is required', 'Stock must be 0 or greater'],
      },
    ],
  },
  {
    name: 'the coupons of the back-office',
    at: '/admin/coupons',
    before: operator,
    scenes: [
      { of: 'back-office 9, Coupon maxUses', quotes: [{ text: '∞', within: 'main table' }] },
      {
        of: 'back-office 5, Coupon',
        steps: async ({ page }) => {
          await beginNew(page, 'Nieuwe kortingscode');
          await openDialog(page).getByLabel('Geldig vanaf').fill('');
          await save(page);
        },
        quotes: ['Valid from date is required'],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async ({ page, width }) => {
          const form = openDialog(page);
          await form.getByLabel('Code', { exact: true }).fill(`GEZIEN${width}`);
          await form.getByLabel('Waarde').fill('10');
          await form.getByLabel('Geldig vanaf').fill('2026-01-01');
          await form.getByLabel('Geldig tot en met').fill('2036-01-01');
          await save(page);
        },
        quotes: [told('Coupon created successfully')],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async ({ page, width }) => {
          await page
            .getByRole('link', { name: `GEZIEN${width}` })
            .or(page.getByRole('button', { name: `GEZIEN${width}`, exact: true }))
            .first()
            .click();
          await save(page);
        },
        quotes: [told('Coupon updated successfully')],
      },
      {
        of: 'back-office 8, Success toasts',
        steps: async ({ page, width }) => {
          await page.getByRole('button', { name: `Meer met GEZIEN${width}` }).click();
          await page.getByRole('menuitem', { name: /^Verwijder/ }).click();
          await openDialog(page)
            .getByRole('button', { name: /^Verwijder/ })
            .click();
        },
        quotes: [told('Coupon deleted successfully')],
      },
    ],
  },
];
