// Tests that fallback fonts are as wide as the real fonts, so that nothing moves when fonts load more than a
// second late.

import { beforeAll, expect, it } from 'vitest';
import { shiftOf } from '../pages/layout-shift.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const LATE_MS = 1_200;
const MOST_SHIFT = 0.01;

let post = '';
beforeAll(async () => {
  const posts: { slug: string }[] = await (await fetch(`${stage.url}/api/blog-posts`)).json();
  post = `/blog/${posts[0]?.slug ?? ''}`;
});

const PAGES = ['/', '/blog', 'article', '/terms-of-service', '/cookies', '/contact', '/checkout?variant=2x'];
const WIDTHS = [320, 360, 390, 412, 430, 768, 1024, 1280, 1440];

it.each(PAGES.flatMap((name) => WIDTHS.map((width) => ({ name, width }))))(
  'on $name at $width px nothing moves when the fonts come late',
  async ({ name, width }) => {
    const { page } = await stage.visit({ viewport: { width, height: 800 } });
    await page.route('**/*.woff2', async (route) => {
      await new Promise((later) => setTimeout(later, LATE_MS));
      await route.continue();
    });
    await page.goto(stage.url + (name.startsWith('/') ? name : post));
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
