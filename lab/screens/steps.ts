// Actions before a screenshot, shared by the screens.

import type { Act } from './screen.ts';

export const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** Presses the button of the back-office with this `data-command`. */
export const command =
  (name: string): Act =>
  (page) =>
    page.locator(`[data-command="${name}"]`).first().dispatchEvent('click');

/**
 * Runs an action on the first row that offers it: a button on a desktop, an item of a menu on smaller
 * screens.
 */
export const inRow =
  (name: RegExp): Act =>
  async (page) => {
    const button = page.getByRole('button', { name }).first();
    if (await button.isVisible()) return button.click();
    await page
      .getByRole('button', { name: /^Meer met/ })
      .first()
      .click();
    await page.getByRole('menuitem', { name }).click();
  };

/** Chooses an item of the open menu. */
export const choose =
  (name: string): Act =>
  (page) =>
    page.getByRole('menuitem', { name }).click();

export const pressKey =
  (key: string): Act =>
  (page) =>
    page.keyboard.press(key);

export const fill =
  (label: string | RegExp, text: string): Act =>
  (page) =>
    page.getByLabel(label).first().fill(text);

export const see =
  (text: string | RegExp): Act =>
  (page) =>
    page.getByText(text).locator('visible=true').first().waitFor();

export const scrollTo =
  (selector: string): Act =>
  (page) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => element.scrollIntoView({ behavior: 'instant' }));

export const all =
  (...acts: readonly Act[]): Act =>
  async (page) => {
    for (const act of acts) await act(page);
  };

export const onPaper: Act = (page) => page.emulateMedia({ media: 'print' });

/** Lets the server's answer to this request be a refusal. */
export const refusing =
  (path: string, status: number, code: string): Act =>
  (page) =>
    page.route(path, (route) =>
      route.fulfill({
        status,
        contentType: 'application/problem+json',
        body: JSON.stringify({ status, code }),
      }),
    );

/** Changes the server's answer to this request before the page gets it. */
export const changing =
  (path: string, told: (answer: unknown) => object): Act =>
  (page) =>
    page.route(path, async (route) => {
      const response = await route.fetch();
      await route.fulfill({ response, json: told(await response.json()) });
    });

const anew: Act = (page) => page.reload({ waitUntil: 'networkidle' });

export const answering = (path: string, told: (answer: unknown) => object) => all(changing(path, told), anew);

export const failing = (path: string) => all(refusing(path, 500, 'internal'), anew);
