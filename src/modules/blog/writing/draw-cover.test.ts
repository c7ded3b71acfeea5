// Tests that a drawn cover image is the same for equal titles, stays inside its frame and contains only
// shapes.

import { expect, test } from 'vitest';
import { drawCover } from './draw-cover.ts';

const TITLES = ['Thee en je tanden', 'Rode wijn', '', 'Ångström <script>', 'x'.repeat(500)];

test('the same title gives the same drawing, another title another', () => {
  expect(drawCover('Thee')).toBe(drawCover('Thee'));
  expect(new Set(TITLES.map(drawCover)).size).toBe(TITLES.length);
});

test('it is one SVG of 1600 by 900 with shapes only: no text, no script, nothing from elsewhere', () => {
  for (const title of TITLES) {
    const drawing = drawCover(title);
    expect(drawing).toMatch(/^<svg xmlns="http:\/\/www.w3.org\/2000\/svg" width="1600" height="900"/);
    const elements = new Set([...drawing.matchAll(/<([a-z]+)/gi)].map(([, name]) => name));
    const shapes = ['svg', 'defs', 'linearGradient', 'stop', 'rect', 'circle', 'polygon'];
    expect([...elements].filter((name) => !shapes.includes(name ?? ''))).toEqual([]);
    expect(drawing).not.toMatch(/NaN|undefined|href/);
    expect(drawing.length).toBeLessThan(200_000);
  }
});
