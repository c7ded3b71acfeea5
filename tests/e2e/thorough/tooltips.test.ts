// Tests tooltips: the text of a title appears after 700 ms, by mouse and by keyboard.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const refresh = (page: Page) => page.getByRole('button', { name: 'Vernieuwen' }).first();

async function still(): Promise<Page> {
  const { page } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await openOn(stage, page, '/admin/orders');
  await page.clock.install();
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  return page;
}

it('is shown 700 ms after pointing at it, stays while it is pointed at, and goes with Escape', async () => {
  const page = await still();
  const tip = page.getByRole('tooltip');
  await refresh(page).hover();
  await page.clock.runFor(699);
  expect(await tip.count()).toBe(0);
  await page.clock.runFor(1);
  expect(await tip.innerText()).toBe('Vernieuwen');
  await tip.hover();
  expect(await tip.count()).toBe(1);
  await page.keyboard.press('Escape');
  expect(await tip.count()).toBe(0);
  expect(await refresh(page).getAttribute('title')).toBe('Vernieuwen');
});

it('is shown to the keyboard, for as long as the focus is there', async () => {
  const page = await still();
  await page.getByRole('searchbox').or(page.getByPlaceholder('Nummer, naam, adres')).first().focus();
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('aria-label'));
  for (let presses = 0; presses < 20 && (await focused()) !== 'Vernieuwen'; presses += 1)
    await page.keyboard.press('Tab');
  await page.clock.runFor(700);
  expect(await page.getByRole('tooltip').innerText()).toBe('Vernieuwen');
  await page.keyboard.press('Tab');
  expect(await page.getByRole('tooltip').count()).toBe(0);
});

it('leaves the page as it was for who only passes by', async () => {
  const page = await still();
  await refresh(page).hover();
  await page.clock.runFor(300);
  await page.mouse.move(700, 880);
  await page.clock.runFor(2_000);
  expect(await page.getByRole('tooltip').count()).toBe(0);
  expect(await refresh(page).getAttribute('title')).toBe('Vernieuwen');
});
