// Tests the two-minute brushing timer in a browser: spoken quarters, pause, counts stored on the device, and
// use without a connection.

import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { setStage } from './stage.ts';

const stage = setStage();

const said = (page: Page) => page.locator('[data-timer="said"]');
const start = (page: Page) => page.getByRole('button', { name: 'Start' }).click();

/** Opens the brushing timer and waits until its script has drawn the day counter. */
async function openTimer(page: Page): Promise<void> {
  await page.goto(`${stage.url}/poets`);
  await page.waitForFunction(() => document.querySelector('.poets-days[style]') !== null);
}

async function isKept(): Promise<boolean> {
  const kept = (await (await caches.open('poets')).keys()).map(({ url }) => url);
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name);
  const files = loaded.filter((name) => name.startsWith(`${location.origin}/assets/`));
  const isThere = files.length > 0 && files.every((file) => kept.includes(file));
  return isThere && navigator.serviceWorker.controller !== null;
}

it('two minutes are said quarter by quarter, and their day is counted here', async () => {
  const { page, troubles } = await stage.visit();
  await page.clock.install();
  await openTimer(page);
  await start(page);
  expect(await said(page).textContent()).toBe('Begin rechtsboven. Twee minuten.');
  for (const [seconds, text] of [
    [31, 'Nu linksboven. Nog anderhalve minuut.'],
    [30, 'Nu linksonder. Nog 1 minuut.'],
    [30, 'Nu rechtsonder. Nog een halve minuut.'],
    [30, 'Klaar. Spoel goed na tot het water helder is.'],
  ] as const) {
    await page.clock.runFor(seconds * 1000);
    expect(await said(page).textContent()).toBe(text);
  }
  await page.keyboard.press('Enter');
  expect(await page.locator('dialog').isVisible()).toBe(false);
  expect(await page.locator('[data-days="line"]').textContent()).toBe('Dag 1 van 14. 1 keer gepoetst.');
  expect(troubles).toEqual([]);
});

it('the day of the second photo begins with it, and who has brushed before is not told how again', async () => {
  const { page } = await stage.visit();
  await openTimer(page);
  const due = page.locator('[data-due]');
  expect(await page.locator('[data-steps]').getAttribute('open')).not.toBeNull();
  expect(await due.isVisible()).toBe(false);
  await page.evaluate(() => {
    // The days are those of the shop, also in the hours in which it is tomorrow there.
    const begun = new Date(Date.now() - 13 * 86_400_000).toLocaleDateString('sv-SE', {
      timeZone: 'Europe/Amsterdam',
    });
    localStorage.setItem('poets-dagen', JSON.stringify([begun]));
  });
  await page.reload();
  await due.getByText('Dag 14. Tijd voor je nafoto.').waitFor();
  expect(await page.locator('[data-steps]').getAttribute('open')).toBeNull();
  const [chooser] = await Promise.all([
    page.waitForEvent('filechooser'),
    due.getByRole('button', { name: 'Nafoto maken' }).click(),
  ]);
  await chooser.setFiles(fileURLToPath(new URL('../../assets/pictures/jar-hero-1200.webp', import.meta.url)));
  await due.waitFor({ state: 'hidden' });
});

it('what is held does not run, and Escape leaves without counting', async () => {
  const { page } = await stage.visit();
  await page.clock.install();
  await openTimer(page);
  await start(page);
  await page.clock.runFor(10_000);
  await page.getByRole('button', { name: 'Pauze' }).click();
  await page.clock.runFor(60_000);
  expect(await page.getByRole('timer').textContent()).toBe('1:50');
  await page.keyboard.press('Escape');
  expect(await page.locator('[data-days="line"]').textContent()).toMatch(/^Nog niet begonnen/);
});

it('it opens without a connection, and no other page of the shop goes through its worker', async () => {
  const { page, context } = await stage.visit();
  await openTimer(page);
  // Everything the page is made of has to lie there first.
  await expect.poll(() => page.evaluate(isKept), { timeout: 20_000 }).toBe(true);
  await context.setOffline(true);
  await page.goto(`${stage.url}/poets`);
  await start(page);
  expect(await page.getByRole('button', { name: 'Pauze' }).isVisible()).toBe(true);
  await context.setOffline(false);
  await page.goto(stage.url);
  expect(await page.evaluate(() => navigator.serviceWorker.controller)).toBeNull();
});
