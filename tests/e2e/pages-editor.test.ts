// Tests the page editor as a first-time user, once by mouse and once by keyboard: change the headline, add a
// question, move the reviews up, preview and publish. Restoring the earlier version gives visitors exactly
// the page they had.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };

const shopPage = async () => (await fetch(stage.url)).text();

/**
 * Returns the headline, the questions and the order of the sections that a visitor of the landing page sees.
 */
async function visitorSees(page: Page) {
  await page.goto(stage.url);
  return {
    headline: await page.getByRole('heading', { level: 1 }).innerText(),
    questions: await page.locator('#faq summary').allInnerTexts(),
    sections: await page
      .locator('#benefits, #reviews, #faq')
      .evaluateAll((all) => all.map((section) => section.id)),
  };
}

const saved = (page: Page) => page.getByText('Concept bewaard').waitFor();
const frame = (page: Page) => page.frameLocator('dialog iframe');
const row = (page: Page, name: string) =>
  page
    .getByRole('list', { name: 'Blokken van de pagina' })
    .getByRole('button', { name, exact: false })
    .first();

it('with the mouse, and back again', { timeout: 240_000 }, async () => {
  const before = await shopPage();
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin');
  await page.getByRole('link', { name: 'Pagina’s' }).first().click();
  await page.getByRole('link', { name: 'Landingspagina' }).click();

  await row(page, 'Eerste scherm').click();
  await page.getByLabel('Kop', { exact: true }).fill('Wit begint met zwart.');

  await row(page, 'Vragen').click();
  await page.getByRole('button', { name: 'Vraag toevoegen' }).click();
  await page.keyboard.type('Zit er een borstel bij?');
  await page.getByLabel('Antwoord', { exact: true }).fill('Ja, een bamboe tandenborstel.');

  const handle = page.getByTitle('Sleep Reviews naar een andere plaats');
  await handle.scrollIntoViewIfNeeded();
  const from = await handle.boundingBox();
  const to = await page.getByTitle('Sleep Voordelen naar een andere plaats').boundingBox();
  if (!from || !to) throw new Error('Both rows are on screen');
  await page.mouse.move(from.x + 8, from.y + 8);
  await page.mouse.down();
  await page.mouse.move(to.x + 8, to.y - 2, { steps: 6 });
  await page.mouse.up();
  await page.getByText(/^Reviews staat nu op plaats/).waitFor({ state: 'attached' });
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Voorbeeld' }).click();
  await frame(page).getByRole('heading', { level: 1, name: 'Wit begint met zwart.' }).waitFor();
  for (const width of ['Telefoon', 'Tablet', 'Desktop']) {
    await page.getByRole('dialog').getByRole('button', { name: width }).click();
    await frame(page).getByRole('heading', { level: 1 }).waitFor();
  }
  await page.getByRole('button', { name: 'Sluiten' }).click();

  await page.getByRole('button', { name: 'Publiceren' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByText('Reviews verplaatst').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await dialog.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByText('Bezoekers zien het meteen.', { exact: true }).first().waitFor();

  const { page: visitor } = await stage.visit();
  const seen = await visitorSees(visitor);
  expect(seen.headline).toBe('Wit begint met zwart.');
  expect(seen.questions.at(-1)).toContain('Zit er een borstel bij?');
  expect(seen.sections).toEqual(['reviews', 'benefits', 'faq']);

  await page.getByRole('button', { name: 'Versies' }).click();
  await page.getByText(/Eerste scherm gewijzigd, .*Reviews verplaatst/).waitFor();
  await page.getByRole('button', { name: /^Terug naar deze versie/ }).click();
  await page.getByRole('button', { name: 'Terugzetten' }).click();
  await page.getByText('Versie teruggezet', { exact: true }).first().waitFor();
  expect(await shopPage()).toBe(before);
  expect(troubles).toEqual([]);
});

it('with the keyboard alone', { timeout: 240_000 }, async () => {
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin');
  const press = (key: string) => page.keyboard.press(key);
  const type = (text: string) => page.keyboard.type(text);
  /** Returns the name of the focused element, as a screen reader announces it. */
  const focused = () =>
    page.evaluate(() => {
      const place = document.activeElement;
      const label =
        place?.getAttribute('aria-label') ??
        (place instanceof HTMLInputElement || place instanceof HTMLTextAreaElement
          ? place.labels?.[0]?.textContent
          : place?.textContent);
      return label?.trim() ?? '';
    });
  const tabTo = async (name: string, key = 'Tab') => {
    for (let presses = 0; presses < 60; presses += 1) {
      await press(key);
      if ((await focused()).startsWith(name)) return;
    }
    throw new Error(`${name} is not reached; the focus is at ${await focused()}`);
  };

  await press('Control+k');
  await page.getByRole('combobox', { name: /^Zoek een pagina/ }).waitFor();
  await type('startpagina');
  await page
    .getByRole('option', { name: /^Pagina’s/ })
    .first()
    .waitFor();
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Pagina’s' }).waitFor();
  await page.getByRole('link', { name: 'Landingspagina' }).waitFor();
  await press('j');
  await press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Landingspagina' }).waitFor();

  await tabTo('Eerste scherm');
  await press('Enter');
  await tabTo('Kop');
  await press('Control+a');
  await type('Zwart poetst wit.');
  await tabTo('Vragen');
  await press('Enter');
  await tabTo('Vraag toevoegen');
  await press('Enter');
  await type('Hoe lang doe ik met een pot?');
  await tabTo('Antwoord');
  await type('Ongeveer twee maanden.');
  await tabTo('Reviews', 'Shift+Tab');
  while (!(await visitorOrder(page)).startsWith('Eerste scherm,Reviews')) await press('Alt+ArrowUp');
  expect(await focused()).toContain('Reviews');
  await page.getByText('Reviews staat nu op plaats 2 van').waitFor({ state: 'attached' });
  await saved(page);

  await press('v');
  await frame(page).getByRole('heading', { level: 1, name: 'Zwart poetst wit.' }).waitFor();
  await press('Escape');
  await press('p');
  await tabTo('Publiceren');
  await press('Enter');
  await page.getByText('Bezoekers zien het meteen.', { exact: true }).first().waitFor();

  const { page: visitor } = await stage.visit();
  const seen = await visitorSees(visitor);
  expect(seen.headline).toBe('Zwart poetst wit.');
  expect(seen.questions.at(-1)).toContain('Hoe lang doe ik met een pot?');
  expect(seen.sections[0]).toBe('reviews');
  await press('?');
  await page.getByRole('dialog', { name: 'Sneltoetsen' }).getByText('Blok toevoegen').waitFor();
  expect(troubles).toEqual([]);
});

const visitorOrder = (page: Page): Promise<string> =>
  page
    .getByRole('list', { name: 'Blokken van de pagina' })
    .locator('> li')
    .evaluateAll((all) =>
      all.map((each) => each.querySelector('[aria-expanded] .block')?.textContent).join(),
    );
