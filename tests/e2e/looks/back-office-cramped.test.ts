// Tests every page of the back-office in little space: a very small phone, a desktop at 200 % zoom, and text
// at twice its size.

import { expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { TOPICS } from '#web/admin/sections/settings/setting-topics.ts';
import routes from '#web/routes.ts';
import { logInOn, openOn } from '../operator.ts';
import { doubleText, layoutFaults, NARROW_WIDTHS } from '../pages/layout-faults.ts';
import { targetFaults } from '../pages/target-faults.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

/** Returns the paths of the back-office: pages of one row with id 1, and every topic of the settings. */
async function officePaths(): Promise<string[]> {
  const office = (await routes).find(({ file }) => file === 'admin/layout.tsx')?.children ?? [];
  return office.flatMap(({ path = '' }) =>
    path.endsWith(':topic?')
      ? TOPICS.map((topic) => path.replace(':topic?', topic.path))
      : [path.replace(':id', '1')],
  );
}

it.each([
  ['at its own size', NARROW_WIDTHS, []],
  ['at twice its size', [390, 1280], [doubleText]],
] as const)(
  'with text %s no page moves sideways or has something out of sight',
  async (_size, widths, acts) => {
    await buyByCard(createBuyer(stage.url), { variant: '4x' });
    const { page } = await logInOn(stage, { reducedMotion: 'reduce' });
    const faults: string[] = [];
    for (const path of await officePaths()) {
      await page.setViewportSize({ width: widths[0], height: 700 });
      await openOn(stage, page, `/${path}`);
      for (const act of acts) await act(page);
      for (const width of widths)
        faults.push(...(await layoutFaults(page, width)).map((fault) => `/${path} ${fault}`));
    }
    expect(faults).toEqual([]);
  },
);

it('on a phone everything is as large as a thumb', async () => {
  await buyByCard(createBuyer(stage.url), { variant: '2x' });
  await createBuyer(stage.url).saveDetails();
  const { page } = await logInOn(stage, {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    reducedMotion: 'reduce',
  });
  const faults: string[] = [];
  for (const path of await officePaths()) {
    await openOn(stage, page, `/${path}`);
    faults.push(...(await targetFaults(page)).map((fault) => `/${path} ${fault}`));
  }
  expect(faults).toEqual([]);
});

it.each([
  [390, [3]],
  [360, [2, 1]],
])('at %i px the tabs of contacts with a count fill lines of %j', async (width, lines) => {
  const { page } = await logInOn(stage, { viewport: { width, height: 844 }, isMobile: true, hasTouch: true });
  await page.route('**/api/admin/left-out-mails/count', (route) => route.fulfill({ json: { waiting: 24 } }));
  for (const path of ['', '/left-out', '/newsletter']) {
    await openOn(stage, page, `/admin/contacts${path}`);
    const frame = page.getByRole('navigation', { name: 'Contact' });
    await frame.getByRole('link', { name: 'Niet overgenomen 24' }).waitFor();
    const found = await frame.evaluate((nav) => {
      const tabs = Array.from(nav.querySelectorAll('a'), (link) => link.getBoundingClientRect());
      return Object.values(Object.groupBy(tabs, ({ top }) => top)).map((line = []) => ({
        count: line.length,
        spare: Math.round(nav.clientWidth - line.reduce((sum, tab) => sum + tab.width, 0)),
      }));
    });
    expect(found, path).toEqual(lines.map((count) => ({ count, spare: 0 })));
  }
});

it.each(['products', 'variants', 'coupons'])(
  'with text at twice its size the form of /admin/%s is whole',
  async (section) => {
    const { page } = await logInOn(stage, { viewport: { width: 390, height: 844 }, reducedMotion: 'reduce' });
    await openOn(stage, page, `/admin/${section}`);
    await page.locator('[data-row-link]').first().click();
    const form = page.locator('dialog[open] .modal-body');
    await form.waitFor();
    await doubleText(page);
    expect(await form.evaluate((body) => body.scrollWidth - body.clientWidth)).toBe(0);
  },
);
