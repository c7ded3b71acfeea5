// What the pages visitors come in by make a phone load before anybody scrolls or touches anything.

import { beforeAll, expect, it } from 'vitest';
import { setStage } from '../stage.ts';
import { CHECKOUT_AIM, WEIGHT_AIM, weighPage } from './page-weight.ts';

const stage = setStage();
let post = '';

beforeAll(async () => {
  const posts: { slug: string }[] = await (await fetch(`${stage.url}/api/blog-posts`)).json();
  post = `/blog/${posts[0]?.slug ?? ''}`;
});

it('the landing page loads at most 5 KB of script', async () => {
  const { scriptBytes, scripts } = await weighPage(stage.browser, `${stage.url}/`);
  expect(scriptBytes, scripts.join(', ')).toBeLessThanOrEqual(WEIGHT_AIM.scriptBytes);
});

it('the text of the landing page is at most 90 KB before it is compressed', async () => {
  const bytes = Buffer.byteLength(await (await fetch(stage.url)).text());
  expect(bytes).toBeLessThanOrEqual(90 * 1024);
});

it.each([['/'], ['/blog'], ['an article']])('%s loads at most 240 KB and two fonts', async (path) => {
  const { totalBytes, fonts } = await weighPage(
    stage.browser,
    stage.url + (path.startsWith('/') ? path : post),
  );
  expect(totalBytes).toBeLessThanOrEqual(WEIGHT_AIM.totalBytes);
  expect(fonts.length).toBeLessThanOrEqual(WEIGHT_AIM.fonts);
});

it('a page whose foot is in sight loads what its forms need, and no framework', async () => {
  const { scriptBytes, scripts } = await weighPage(stage.browser, `${stage.url}/nieuwsbrief`);
  expect(scripts.join(', ')).toMatch(/newsletter/);
  expect(scripts.join(', ')).not.toMatch(/react|kit/);
  expect(scriptBytes).toBeLessThanOrEqual(12 * 1024);
});

it('the script of a page gives way to everything the page is drawn with', async () => {
  for (const path of ['/', '/blog', post, '/contact']) {
    const html = await (await fetch(stage.url + path)).text();
    const asked = html.match(/<link rel="modulepreload"[^>]*>|<script type="module" src[^>]*>/g) ?? [];
    expect(asked.length, path).toBeGreaterThanOrEqual(1);
    expect(
      asked.filter((tag) => !tag.includes('fetchPriority="low"')),
      path,
    ).toEqual([]);
  }
});

it('no other page loads the looks of the checkout', async () => {
  for (const path of ['/', '/blog', '/admin']) {
    const html = await (await fetch(stage.url + path)).text();
    const styles = [...html.matchAll(/rel="stylesheet" href="([^"]*)"/g)].map(([, href]) => href ?? '');
    expect(styles.length, path).toBeLessThanOrEqual(2);
    expect(styles.join(' '), path).not.toMatch(/checkout|kit|forms/);
  }
});

it('the checkout asks for few files, and for no zod', async () => {
  const { files, totalBytes } = await weighPage(stage.browser, `${stage.url}/checkout?variant=2x`);
  expect(files.length, files.join(', ')).toBeLessThanOrEqual(CHECKOUT_AIM.files);
  expect(totalBytes).toBeLessThanOrEqual(CHECKOUT_AIM.totalBytes);
});
