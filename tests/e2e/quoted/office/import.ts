// The texts the specification quotes of importing the backup of an app.

import type { Page } from 'playwright-core';
import { logIn, told } from '../steps.ts';
import type { Visit, Walk } from '../walk-quotes.ts';

const start = (page: Page) => page.getByRole('button', { name: 'Importeren' }).click();
const choose = (page: Page, name: string, mimeType: string) =>
  page.getByLabel('ZIP-bestand').setInputFiles({ name, mimeType, buffer: Buffer.from('PK') });

export const officeImport: readonly Walk[] = [
  {
    name: 'the import of the back-office',
    at: '/import',
    before: ({ page, url }: Visit) => logIn(page, url),
    scenes: [
      { of: 'back-office 5, Import file', quotes: [{ text: '1 GB', within: 'main' }] },
      {
        of: 'back-office 5, Import file, with no file',
        steps: ({ page }) => start(page),
        quotes: [told('No file selected'), told('Please select a ZIP file first.')],
      },
      {
        of: 'back-office 5, Import file',
        steps: ({ page }) => choose(page, 'lijst.txt', 'text/plain'),
        quotes: [told('Invalid file type'), told('Please select a ZIP file.')],
      },
      {
        of: 'back-office 2, Import page, and 8, Error toasts',
        steps: async ({ page }) => {
          await choose(page, 'app.zip', 'application/zip');
          await start(page);
        },
        quotes: [
          told('Import Failed'),
          told('There was an error importing your app. Please try again.'),
          'Import Another File',
        ],
      },
    ],
  },
];
