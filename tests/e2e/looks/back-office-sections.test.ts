// Tests every section of the back-office, with the pages and dialogs of the stock, in light and dark mode: no
// accessibility faults, and never wider than the screen.

import type { BrowserContextOptions } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { SECTIONS } from '#web/admin/shell/sections.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

const LOOKS = [
  { look: 'on a phone in the dark', viewport: { width: 390, height: 844 }, colorScheme: 'dark' },
  { look: 'on a small desk', viewport: { width: 1024, height: 800 }, colorScheme: 'light' },
  { look: 'on a wide desk', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
] as const satisfies (BrowserContextOptions & { look: string })[];

describe.each(LOOKS)('$look', ({ look: _look, ...options }) => {
  it('no section has faults or scrolls sideways', async () => {
    const { page, troubles } = await logInOn(stage, options);
    for (const { path } of SECTIONS) {
      await openOn(stage, page, path);
      expect({ path, faults: await accessibilityFaults(page) }).toEqual({ path, faults: [] });
      const width = await page.evaluate(() => document.documentElement.scrollWidth);
      expect({ path, width }).toEqual({ path, width: options.viewport.width });
    }
    expect(troubles).toEqual([]);
  });
});

it.each([
  ['on a phone in the dark', { viewport: { width: 390, height: 844 }, colorScheme: 'dark' }],
  ['on a small desk', { viewport: { width: 1024, height: 800 }, colorScheme: 'light' }],
] as const)('%s no page or dialog of the stock has faults', async (_look, options) => {
  const { page, troubles } = await logInOn(stage, options);
  const faultsOf = async (state: string) => ({ state, faults: await accessibilityFaults(page) });
  for (const path of ['', '/purchases', '/batches', '/movements']) {
    await openOn(stage, page, `/admin/stock${path}`);
    expect(await faultsOf(path)).toEqual({ state: path, faults: [] });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(options.viewport.width);
  }
  await openOn(stage, page, '/admin/stock');
  for (const name of ['Tellen', 'Breuk boeken', /^Bewerk Pot/, /^Bewerk .*2 Pack/]) {
    const button = page.getByRole('button', { name }).first();
    if (await button.isVisible()) await button.click();
    else {
      await page.getByRole('button', { name: 'Meer met Voorraad' }).click();
      await page.getByRole('menuitem', { name }).click();
    }
    await page.getByRole('dialog').getByRole('textbox').first().waitFor();
    expect(await faultsOf(String(name))).toEqual({ state: String(name), faults: [] });
    await page.keyboard.press('Escape');
  }
  expect(troubles).toEqual([]);
});
