// Tests every button of every shopper page before any script has loaded. Either the HTML works without
// scripts, or the press is stored and carried out once the scripts have loaded; a press without any visible
// effect is a fault.

import { beforeAll, expect, it } from 'vitest';
import { listPressable, lookOf, pressEarly, visitEarly } from '../pages/early-press.ts';
import { type KnownAddresses, makeKnownAddresses } from '../pages/known-addresses.ts';
import { scenes } from '../pages/scenes.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const AT_ONCE = 8;
const WIDTHS = [390, 1280] as const;
let known: KnownAddresses;

beforeAll(async () => {
  known = await makeKnownAddresses(stage.url);
});

/**
 * The pages as they look when opened, without actions of the visitor. A button that is the same on several
 * pages is pressed on the first of them only.
 */
const pages = scenes.filter(({ arrange, isAmp, route }) => !arrange && !isAmp && route !== 'admin');
const pressed = new Set<string>();

async function lost(address: string, width: number): Promise<string[]> {
  const untouched = await visitEarly(stage, address, width);
  const names = (await listPressable(untouched.page)).map(({ name }) => name);
  const queue = [...new Set(names)].filter((name) => !pressed.has(name));
  if (queue.length === 0) return [];
  for (const name of queue) pressed.add(name);
  await untouched.page.waitForLoadState('load');
  await untouched.page.waitForLoadState('networkidle');
  const before = await lookOf(untouched.page);
  await untouched.page.context().close();

  const ignored: string[] = [];
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const { page, alerts } = await visitEarly(stage, address, width);
      const button = (await listPressable(page)).find(({ name }) => name === next);
      if (!button) throw new Error(`${next} is gone`);
      await pressEarly(page, button.handle);
      await page.waitForLoadState('load');
      await page.waitForLoadState('networkidle');
      const noticed = async () => alerts.length > 0 || (await lookOf(page)) !== before;
      let seen = await noticed();
      for (let attempt = 0; !seen && attempt < 20; attempt += 1) {
        await page.waitForTimeout(250);
        seen = await noticed();
      }
      if (!seen) ignored.push(next);
      await page.context().close();
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return ignored;
}

it.each(pages.flatMap((scene) => WIDTHS.map((width) => ({ ...scene, width }))))(
  '$name at $width px loses no press',
  { timeout: 400_000 },
  async ({ path, width }) => {
    expect(await lost(stage.url + (typeof path === 'string' ? path : path(known)), width)).toEqual([]);
  },
);
