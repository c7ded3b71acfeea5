// Tests which texts count as visible, on pages made for this test.

import type { BrowserContext } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser, newVisitor } from '../browser.ts';
import { lookFor, type Wanted } from './look-for.ts';

let context: BrowserContext;
beforeAll(async () => {
  context = await newVisitor(await launchBrowser(), {});
});
afterAll(() => context.close());

async function sightsOf(html: string, texts: readonly (string | Partial<Wanted>)[]) {
  const page = await context.newPage();
  await page.setContent(`<!doctype html><body>${html}</body>`);
  const wanted = texts.map((text) => ({
    text: 'Bestel nu',
    picture: false,
    within: 'body',
    ...(typeof text === 'string' ? { text } : text),
  }));
  const sights = await page.evaluate(lookFor, wanted);
  await page.close();
  return sights;
}

const SEEN = {
  plain: '<p>Bestel nu</p>',
  'over several elements': '<p><b>Bestel</b> <i>nu</i></p>',
  'far below, by scrolling': '<p style="margin-top:5000px">Bestel nu</p>',
  'in a box that scrolls':
    '<div style="overflow:auto;height:50px"><p style="margin-top:200px">Bestel nu</p></div>',
  'in a bar at the foot of the screen': '<p style="position:fixed;bottom:0">Bestel nu</p>',
  'as a placeholder': '<input placeholder="Bestel nu">',
  'chosen in a list': '<select><option>Bestel nu<option>Later</select>',
  'with another blank': '<p>Bestel\u00a0nu</p>',
};

const HIDDEN = {
  'not displayed': '<p hidden>Bestel nu</p>',
  invisible: '<p style="visibility:hidden">Bestel nu</p>',
  'see-through': '<div style="opacity:0"><p>Bestel nu</p></div>',
  'without ink': '<p style="color:transparent">Bestel nu</p>',
  'for screen readers alone':
    '<p style="position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)">Bestel nu</p>',
  folded: '<details><summary>Meer</summary>Bestel nu</details>',
  clipped:
    '<div style="overflow:hidden;height:10px;position:relative"><p style="margin-top:90px">Bestel nu</p></div>',
  'half of it clipped':
    '<div style="overflow:hidden;width:60px;white-space:nowrap"><span>Bestel nu en nog veel meer</span> Bestel</div>',
  'off the screen': '<p style="position:fixed;left:-400px;width:200px">Bestel nu</p>',
  'left of the page': '<p style="position:absolute;left:-400px;width:200px">Bestel nu</p>',
  'a name only': '<button aria-label="Bestel nu">x</button>',
};

it.each(Object.entries(SEEN))('a text is seen: %s', async (_, html) => {
  expect(await sightsOf(html, [{}])).toEqual(['seen']);
});

it.each(Object.entries(HIDDEN))('a text is in the document and not seen: %s', async (_, html) => {
  const text = html.includes('nog veel meer') ? 'Bestel nu en nog veel meer' : 'Bestel nu';
  expect(await sightsOf(html, [text])).toEqual(['in the document, not seen']);
});

it('a text is absent when a letter of it differs, when it is part of a longer word, and outside the place asked for', async () => {
  const html = '<p id="a">Bestel nu.</p><p id="b">Bedankt voor je review!</p>';
  const texts = ['bestel nu', 'Bestel n', { within: '#b' }, { text: 'Bedankt!' }, 'Bedankt'];
  expect(await sightsOf(html, texts)).toEqual(['absent', 'absent', 'absent', 'absent', 'seen']);
});

it('a picture is seen by its name, and one that is not drawn is not', async () => {
  const drawn = '<svg role="img" aria-label="iDEAL" width="40" height="20"></svg>';
  const wanted = [{ text: 'iDEAL', picture: true }];
  expect(await sightsOf(drawn, wanted)).toEqual(['seen']);
  expect(await sightsOf(`<div hidden>${drawn}</div>`, wanted)).toEqual(['in the document, not seen']);
});
