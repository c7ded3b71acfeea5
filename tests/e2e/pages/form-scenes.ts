// The states of the forms of content pages: reviews, newsletter and withdrawal, each empty, with errors, and
// sent.

import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const sendReview = (page: Page) => page.getByRole('button', { name: 'Review versturen' }).click();

async function fillInWithdrawal(page: Page): Promise<void> {
  await page.getByLabel('Naam', { exact: true }).fill('Anna de Vries');
  await page.getByLabel('Bestelnummer').fill('ZW-1');
  await page.getByLabel('E-mailadres').first().fill('anna@example.nl');
  await page.getByRole('button', { name: 'Verder' }).click();
  await page.getByRole('heading', { name: 'Controleer je herroeping' }).waitFor();
}

export const formScenes: readonly Scene[] = [
  { name: 'review form', route: 'leave-review', path: '/leave-review' },
  {
    name: 'review form with errors',
    route: 'leave-review',
    path: '/leave-review?name=Noor&order=ZW-1',
    arrange: async (page) => {
      await sendReview(page);
      await page.getByText('Selecteer een beoordeling').first().waitFor();
    },
  },
  {
    name: 'review sent',
    route: 'leave-review',
    path: '/leave-review',
    arrange: async (page) => {
      await page.getByLabel('Naam').fill('Noor');
      await page.getByRole('radio', { name: '4 sterren' }).check({ force: true });
      await page.getByLabel('Je review').fill('Fijn poeder, mijn tanden voelen glad.');
      await sendReview(page);
      await page.getByRole('heading', { name: 'Bedankt!', exact: true }).waitFor();
    },
  },
  { name: 'timer', route: 'poets', path: '/poets' },
  {
    name: 'timer running',
    route: 'poets',
    path: '/poets',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Start' }).click();
      await page.getByRole('button', { name: 'Pauze' }).click();
      await page.getByRole('button', { name: 'Verder' }).waitFor();
    },
  },
  { name: 'contact form', route: 'contact', path: '/contact' },
  {
    name: 'contact form with errors',
    route: 'contact',
    path: '/contact',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Versturen' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  {
    name: 'contact form sent',
    route: 'contact',
    path: '/contact',
    arrange: async (page) => {
      await page.getByLabel('E-mailadres').first().fill('anna@example.nl');
      await page.getByLabel('Bericht').fill('Mag ik het elke dag gebruiken?');
      // What comes back sooner than anybody types was filled in by a machine.
      await page.waitForTimeout(3200);
      await page.getByRole('button', { name: 'Versturen' }).click();
      await page.getByRole('heading', { name: 'Je bericht is verstuurd' }).waitFor();
    },
  },
  { name: 'newsletter form', route: 'nieuwsbrief', path: '/nieuwsbrief' },
  {
    name: 'newsletter confirmation',
    route: 'nieuwsbrief/bevestigen',
    path: ({ confirmNewsletter }) => confirmNewsletter,
  },
  {
    name: 'newsletter confirmed',
    route: 'nieuwsbrief/bevestigen',
    path: ({ confirmNewsletter }) => confirmNewsletter,
    arrange: async (page) => {
      const confirm = page.locator('main form button');
      if (await confirm.isVisible()) await confirm.click();
      await page.locator('main a[href^="/nieuwsbrief/afmelden"]').waitFor();
    },
  },
  {
    name: 'leaving the newsletter',
    route: 'nieuwsbrief/afmelden',
    path: ({ confirmNewsletter }) => confirmNewsletter,
    arrange: async (page) => {
      await page.locator('main a[href^="/nieuwsbrief/afmelden"]').click();
      await page.locator('main form button').waitFor();
    },
  },
  {
    name: 'unknown link of the newsletter',
    route: 'nieuwsbrief/bevestigen',
    path: '/nieuwsbrief/bevestigen?token=x',
    status: 404,
  },
  {
    name: 'unknown link to leave',
    route: 'nieuwsbrief/afmelden',
    path: '/nieuwsbrief/afmelden?token=x',
    status: 404,
  },
  { name: 'stopping reminders', route: 'afmelden', path: ({ stopMail }) => stopMail },
  {
    name: 'reminders stopped',
    route: 'afmelden',
    path: ({ stopMail }) => stopMail,
    arrange: async (page) => {
      const stop = page.locator('main form button');
      if (await stop.isVisible()) await stop.click();
      await page.getByRole('heading', { name: 'Je bent afgemeld' }).waitFor();
    },
  },
  {
    name: 'unknown link to stop reminders',
    route: 'afmelden',
    path: '/afmelden?token=x',
    status: 404,
  },
  { name: 'unknown recovery link', route: 'herstel/:token', path: '/herstel/bestaat-niet', status: 404 },
  { name: 'withdrawal form', route: 'herroepen', path: '/herroepen' },
  {
    name: 'withdrawal form with errors',
    route: 'herroepen',
    path: '/herroepen',
    arrange: async (page) => {
      await page.getByRole('button', { name: 'Verder' }).click();
      await page.getByRole('alert').waitFor();
    },
  },
  { name: 'withdrawal to be confirmed', route: 'herroepen', path: '/herroepen', arrange: fillInWithdrawal },
  {
    name: 'withdrawal received',
    route: 'herroepen',
    path: '/herroepen',
    arrange: async (page) => {
      await fillInWithdrawal(page);
      await page.getByRole('button', { name: 'Herroeping bevestigen' }).click();
      await page.getByRole('heading', { name: 'Je herroeping is ontvangen' }).waitFor();
    },
  },
];
