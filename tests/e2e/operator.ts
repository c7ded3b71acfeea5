// A browser context that is logged in to the back-office, for tests that are not about the log-in.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';
import { OPERATOR } from './built-shop.ts';
import type { Stage, Visitor } from './stage.ts';

export async function logInOn(stage: Stage, options: BrowserContextOptions = {}): Promise<Visitor> {
  const visitor = await stage.visit(options);
  const answer = await visitor.context.request.post(`${stage.url}/api/admin/login`, {
    data: OPERATOR,
    headers: { origin: stage.url },
  });
  expect(answer.status()).toBe(200);
  return visitor;
}

/** Chooses an action from the menu of a row of a list. */
export async function chooseFor(page: Page, row: string, deed: string): Promise<void> {
  await page.getByRole('button', { name: `Meer met ${row}`, exact: true }).click();
  await page.getByRole('menuitem', { name: deed }).click();
}

/** Opens a page of the back-office and waits until its lists are loaded. */
export const openOn = (stage: Stage, page: Page, path: string) =>
  page.goto(`${stage.url}${path}`, { waitUntil: 'networkidle' });
