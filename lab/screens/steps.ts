// What somebody does before a picture is taken of what came of it.

import type { Act } from './screen.ts';

export const press =
  (name: string | RegExp): Act =>
  (page) =>
    page.getByRole('button', { name }).first().click();

/** A button of the back-office by the name of what it does. */
export const command =
  (name: string): Act =>
  (page) =>
    page.locator(`[data-command="${name}"]`).first().dispatchEvent('click');

/**
 * What can be done with the first row that has it: a button on a desk, in a menu where there is less room.
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

/** In the menu that is open. */
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

/** What is asked for there is refused. */
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

/** The answer of the shop, changed on its way. */
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
