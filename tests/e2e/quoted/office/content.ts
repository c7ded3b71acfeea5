// The texts the specification quotes of reviews, articles and mail templates in the back-office.

import type { Page } from 'playwright-core';
import { leaveDialogs, logIn, openDialog, refuse, told } from '../steps.ts';
import type { Visit, Walk } from '../walk-quotes.ts';

const operator = ({ page, url }: Visit) => logIn(page, url);
const save = (page: Page) => openDialog(page).getByRole('button', { name: 'Opslaan' }).click();
const OPENERS = 'main header button';

async function begin(page: Page, name: string): Promise<void> {
  await page.locator('main header').getByRole('button', { name }).click();
  await openDialog(page).waitFor();
}

const reviews: Walk = {
  name: 'the reviews of the back-office',
  at: '/admin/reviews',
  before: operator,
  scenes: [
    {
      of: 'back-office 2, Reviews tab',
      quotes: ['Generate AI Reviews', 'Review Link Genereren', 'Add Review'].map((text) => ({
        text,
        within: OPENERS,
      })),
    },
    {
      of: 'back-office 5, Review link form',
      steps: async ({ page }) => {
        await begin(page, 'Review Link Genereren');
        await openDialog(page).getByLabel('E-mailadres (optioneel)').fill('geen adres');
        await openDialog(page).getByRole('button', { name: 'Link genereren' }).click();
      },
      quotes: ['Klantnaam is verplicht', 'Voer een geldig emailadres in'],
    },
    {
      of: 'back-office 8, Error toasts: review link',
      steps: async ({ page }) => {
        await refuse(page, '**/api/admin/reviews/generate-link', 'POST');
        await openDialog(page).getByLabel('Klantnaam').fill('Piet Proef');
        await openDialog(page).getByLabel('E-mailadres (optioneel)').fill('');
        await openDialog(page).getByRole('button', { name: 'Link genereren' }).click();
      },
      quotes: [told('Fout bij genereren'), told('Er is iets misgegaan.')],
    },
    {
      of: 'back-office 8, Success toasts, and 2, review-link dialog',
      steps: async ({ page }) => {
        await page.unrouteAll();
        await openDialog(page).getByRole('button', { name: 'Link genereren' }).click();
      },
      quotes: [
        told('Review link gegenereerd!'),
        { text: '/leave-review', within: 'dialog' },
        { text: 'QR-code', within: 'dialog', picture: true },
      ],
    },
    {
      of: 'back-office 8, Error toasts: review',
      steps: async ({ page }) => {
        await leaveDialogs(page);
        await begin(page, 'Add Review');
        await openDialog(page).getByLabel('Klantnaam').fill('Gerda');
        await openDialog(page).getByLabel('Review', { exact: true }).fill('Het werkt zoals het hoort.');
        await refuse(page, '**/api/admin/reviews', 'POST');
        await save(page);
      },
      quotes: [told('Error creating review')],
    },
    {
      of: 'back-office 8, Error toasts: review',
      steps: async ({ page }) => {
        await page.unrouteAll();
        await save(page);
        await openDialog(page).waitFor({ state: 'hidden' });
        await page
          .getByRole('button', { name: 'Gerda' })
          .or(page.getByRole('link', { name: 'Gerda' }))
          .first()
          .click();
        await refuse(page, '**/api/admin/reviews/*', 'PUT');
        await save(page);
      },
      quotes: [told('Error updating review')],
    },
    {
      of: 'back-office 8, Success toasts',
      steps: async ({ page }) => {
        await page.unrouteAll();
        await leaveDialogs(page);
        await page.getByRole('button', { name: 'Meer met de review van Gerda' }).first().click();
        await page.getByRole('menuitem', { name: /^Verwijder/ }).click();
        await openDialog(page)
          .getByRole('button', { name: /^Verwijder/ })
          .click();
      },
      quotes: [told('Review deleted')],
    },
    {
      of: 'back-office 8, Success toasts, and 9, five of them',
      steps: async ({ page }) => {
        await begin(page, 'Generate AI Reviews');
        await openDialog(page)
          .getByRole('button', { name: /^Maak 5/ })
          .click();
      },
      quotes: [told('5 AI reviews generated successfully')],
    },
  ],
};

const blog: Walk = {
  name: 'the articles of the back-office',
  at: '/admin/blog',
  before: operator,
  scenes: [
    {
      of: 'back-office 8, Error toasts: blog generation',
      steps: async ({ page }) => {
        await refuse(page, '**/api/admin/generate-blog-post*', 'POST');
        await page.getByRole('button', { name: 'Genereer artikel' }).click();
      },
      quotes: [
        { text: 'Published', within: 'main table' },
        told('Blog generation failed. Please try again.'),
      ],
    },
    {
      of: 'back-office 9, Custom topic preview',
      steps: async ({ page }) => {
        await page.unrouteAll();
        await page.getByLabel('Onderwerp (optioneel)').fill('Poetsen na het drinken van koffie');
      },
      quotes: ['Poetsen na het drink...'],
    },
    {
      of: 'back-office 8, Success toasts: blog',
      steps: async ({ page }) => {
        await page.getByLabel('Onderwerp (optioneel)').fill('');
        await page.getByRole('button', { name: 'Genereer artikel' }).click();
      },
      quotes: [told('Blog generated'), { text: 'Draft', within: 'main table' }],
    },
    {
      of: 'back-office 8, Success toasts: blog, duplicates',
      steps: async ({ page }) => {
        const title = await page.locator('[data-row-link]').first().innerText();
        await page.getByLabel('Onderwerp (optioneel)').fill(title);
        await page.getByRole('button', { name: 'Genereer artikel' }).click();
      },
      quotes: [told('No new posts generated (1 were duplicates)')],
    },
    {
      of: 'back-office 8, Error toasts: blog post',
      steps: async ({ page }) => {
        await page.locator('[data-row-link]').first().click();
        await openDialog(page).waitFor();
        await refuse(page, '**/api/blog/*', 'PUT');
        await save(page);
      },
      quotes: [told('Error updating blog post')],
    },
  ],
};

const mails: Walk = {
  name: 'the mail templates of the back-office',
  at: '/admin/emails',
  before: operator,
  scenes: [
    { of: 'back-office 2, Emails tab', quotes: [{ text: 'Add Template', within: OPENERS }] },
    {
      of: 'back-office 2, Emails tab: the dialog',
      steps: ({ page }) => begin(page, 'Add Template'),
      quotes: [{ text: 'Add Template', within: 'dialog' }],
    },
  ],
};

export const officeContent: readonly Walk[] = [reviews, blog, mails];
