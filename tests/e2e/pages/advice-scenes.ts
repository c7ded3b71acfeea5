// The states of the dialog AI Advies, step by step up to its result. It opens on every content page; these
// scenes use one of the shortest.

import type { Page } from 'playwright-core';
import type { Scene } from './scene.ts';

const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });
const next = (page: Page) => inDialog(page, 'Volgende').click();

/** The actions of each step of the advice that lead to the next step. */
const STEPS: readonly ((page: Page) => Promise<void>)[] = [
  next,
  next,
  async (page) => {
    await page.getByText('46–55 jaar').click();
    await next(page);
  },
  async (page) => {
    await page.getByText('Vlekken weg').click();
    await next(page);
  },
];

export async function goToStep(page: Page, number: number): Promise<void> {
  await page.getByText('Stap 1 van 5').waitFor();
  for (const step of STEPS.slice(0, number - 1)) await step(page);
  await page.getByText(`Stap ${number} van 5`).waitFor();
}

export const adviceScenes: readonly Scene[] = [
  ...[1, 2, 3, 4, 5].map((number) => ({
    name: `AI Advies, step ${number}`,
    route: 'nieuwsbrief',
    path: '/nieuwsbrief#advies',
    arrange: (page: Page) => goToStep(page, number),
  })),
  {
    name: 'AI Advies, its result',
    route: 'nieuwsbrief',
    path: '/nieuwsbrief#advies',
    arrange: async (page) => {
      await goToStep(page, 5);
      await page.getByLabel('Extra informatie').fill('Kan dit met antibiotica?');
      await inDialog(page, 'Krijg Advies').click();
      await inDialog(page, 'Bestel Nu').waitFor();
    },
  },
];
