// What stands in for the fonts is as wide as they are: nothing moves when they come more than a second late.

import { beforeAll, expect, it } from 'vitest';
import { setStage } from '../stage.ts';
import { shiftOf } from './layout-shift.ts';

const stage = setStage();
const LATE_MS = 1_200;
const MOST_SHIFT = 0.01;

let post = '';
beforeAll(async () => {
  const posts: { slug: string }[] = await (await fetch(`${stage.url}/api/blog-posts`)).json();
  post = `/blog/${posts[0]?.slug ?? ''}`;
});

const PAGES = ['the landing page', 'the checkout', 'an article'] as const;
const addressOf = (name: (typeof PAGES)[number]) =>
  ({ 'the landing page': '/', 'the checkout': '/checkout?variant=2x', 'an article': post })[name];

it.each(PAGES.flatMap((name) => [390, 1440].map((width) => ({ name, width }))))(
  'on $name at $width px nothing moves when the fonts come late',
  async ({ name, width }) => {
    const { page } = await stage.visit({ viewport: { width, height: 900 } });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((later) => setTimeout(later, LATE_MS));
      await route.continue();
    });
    await page.goto(stage.url + addressOf(name));
    await page.waitForLoadState('networkidle');
    const came = await page.evaluate(async () => {
      await document.fonts.ready;
      return [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => family);
    });
    expect(came.join()).toContain('Inter');
    const { value, moved } = await shiftOf(page);
    expect(value, moved.join(', ')).toBeLessThanOrEqual(MOST_SHIFT);
  },
);
