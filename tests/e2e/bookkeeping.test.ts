// Tests the bookkeeping pages in a browser: fetching the provider's balance by button and by key, and
// right-aligned figures at every width.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();
const BOOKS = '/admin/bookkeeping';

/**
 * Returns for each figure in the table its distance in px to the right edge of its cell, and its CSS
 * `font-variant-numeric`. Figures are aligned when all have the same values.
 */
const figures = (page: Page) =>
  page.getByRole('table', { name: 'Rubrieken van de Nederlandse btw-aangifte' }).evaluate((table) =>
    [...table.querySelectorAll('td')]
      .filter((cell) => cell.textContent !== '')
      .map((cell) => {
        const text = document.createRange();
        text.selectNodeContents(cell);
        const { paddingRight, fontVariantNumeric } = getComputedStyle(cell);
        return {
          fromTheRight: Math.round(
            cell.getBoundingClientRect().right -
              text.getBoundingClientRect().right -
              Number.parseFloat(paddingRight),
          ),
          digits: fontVariantNumeric,
        };
      }),
  );

it('the balance is fetched by button and by letter, once at a time, and a payment stands in the journal', async () => {
  await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { page, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await openOn(stage, page, `${BOOKS}/journal`);
  await page.getByText('Nog niet opgehaald bij de betaaldienst').waitFor();
  await page.getByRole('button', { name: 'Nu ophalen' }).click();
  await page.getByText('1 mutatie en 0 uitbetalingen.').first().waitFor();
  await page.getByText('Opgehaald bij de betaaldienst op').waitFor();
  await page.getByRole('row', { name: /Betaling/ }).waitFor();
  await openOn(stage, page, `${BOOKS}/payouts`);
  await page.getByText('Opgehaald bij de betaaldienst op').waitFor();
  await page.keyboard.press('o');
  await page.getByText('Niets nieuws bij de betaaldienst').first().waitFor();
  expect(troubles).toEqual([]);
});

it.each([390, 768, 1440])('at %i figures end at the right, their digits under each other', async (width) => {
  const { page } = await logInOn(stage, { viewport: { width, height: 900 } });
  await openOn(stage, page, BOOKS);
  await page.getByRole('heading', { name: 'Btw-aangifte' }).waitFor();
  const seen = await figures(page);
  expect(seen.length).toBeGreaterThan(5);
  for (const each of seen) expect(each).toEqual({ fromTheRight: 0, digits: 'tabular-nums' });
});
