// Steps to quoted texts that several walks share.

import type { Page } from 'playwright-core';
import { OPERATOR } from '../built-shop.ts';

export function scrollTo(page: Page, top: number): Promise<void> {
  return page.evaluate((to) => window.scrollTo({ top: to, behavior: 'instant' }), top);
}

/** Returns the newsletter form in the footer of a page. */
export function footerForm(page: Page) {
  const form = page.locator('footer form');
  return {
    async sendOff(email: string): Promise<void> {
      await form.scrollIntoViewIfNeeded();
      await page.locator('footer form[data-enhanced]').waitFor({ state: 'attached' });
      await form.getByLabel('E-mailadres').fill(email);
      await form.getByRole('button').click();
    },
  };
}

/** Returns a quote that must appear in a toast, the temporary message after an action. */
export const told = (text: string) => ({ text, within: '.toast' });

/** Logs the page's visitor in as the operator of the shop. */
export async function logIn(page: Page, url: string): Promise<void> {
  const answer = await page.request.post(`${url}/api/admin/login`, {
    data: OPERATOR,
    headers: { origin: url },
  });
  if (!answer.ok()) throw new Error(`Log-in answers ${answer.status()}`);
}

export const openDialog = (page: Page) => page.locator('dialog[open]').last();

/** Closes all open dialogs and discards what was typed in them. */
export async function leaveDialogs(page: Page): Promise<void> {
  for (let open = await page.locator('dialog[open]').count(); open > 0; open -= 1) {
    await page.keyboard.press('Escape');
    const discard = page.locator('dialog[open]').getByRole('button', { name: 'Weggooien' });
    if (await discard.isVisible()) await discard.click();
    await page.waitForTimeout(100);
  }
}

/** Makes every later request with this path and method fail with a network error. */
export const refuse = (page: Page, path: string, method: string) =>
  page.route(path, (route) => (route.request().method() === method ? route.abort() : route.fallback()));
