// Tests every page and dialog in every state: no accessibility faults, valid HTML, named parts, no console
// errors, no requests to other servers, no sideways scrolling, and no motion for visitors who prefer none.

import type { Page } from 'playwright-core';
import { beforeAll, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { htmlFaults } from '../pages/html-rules.ts';
import { type KnownAddresses, makeKnownAddresses } from '../pages/known-addresses.ts';
import { layoutFaults, NARROW_WIDTHS } from '../pages/layout-faults.ts';
import type { Scene } from '../pages/scene.ts';
import { scenes } from '../pages/scenes.ts';
import { structureFaults } from '../pages/structure-faults.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
let known: KnownAddresses;

beforeAll(async () => {
  known = await makeKnownAddresses(stage.url);
});

const addressOf = ({ path }: Scene) => stage.url + (typeof path === 'string' ? path : path(known));

/** Collects the HTML of all documents the page receives, including the answers to submitted forms. */
function keepDocuments(page: Page): Promise<string>[] {
  const documents: Promise<string>[] = [];
  page.on('response', (response) => {
    const isDocument = response.request().resourceType() === 'document' && response.status() !== 303;
    if (isDocument) documents.push(response.text().catch(() => ''));
  });
  return documents;
}

/**
 * Returns the elements with an animation that runs longer than a millisecond, although the visitor prefers
 * reduced motion.
 */
function movements(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ effect, playState }) => {
        const { activeDuration } = effect?.getComputedTiming() ?? {};
        return playState === 'running' && typeof activeDuration === 'number' && activeDuration > 1;
      })
      .map(({ effect }) =>
        effect instanceof KeyframeEffect ? (effect.target?.outerHTML.slice(0, 120) ?? '') : '',
      ),
  );
}

/**
 * False for errors the browser itself logs about a missing page, a refused form or a declined card, which
 * tests cause on purpose.
 */
function isOurs(trouble: string): boolean {
  return !/status of 4(02|04|22)/.test(trouble);
}

describe.each(scenes.filter(({ isAmp }) => !isAmp))('$name', (scene) => {
  it('has no faults on a phone, on a wide screen and at 200 % zoom', async () => {
    const { page, troubles } = await stage.visit({ reducedMotion: 'reduce' });
    const documents = keepDocuments(page);
    const answer = await page.goto(addressOf(scene));
    expect(answer?.status()).toBe(scene.status ?? 200);
    await scene.arrange?.(page);

    const faults = [
      ...(await accessibilityFaults(page)),
      ...(await structureFaults(page)),
      ...(await movements(page)),
    ];
    for (const width of NARROW_WIDTHS) faults.push(...(await layoutFaults(page, width)));
    if (!scene.arrange) {
      await page.setViewportSize({ width: 1280, height: 900 });
      faults.push(...(await accessibilityFaults(page)));
    }
    for (const html of await Promise.all(documents)) faults.push(...(await htmlFaults(html)));
    expect([...faults, ...troubles.filter(isOurs)].join('\n')).toBe('');
  });
});

it('the AMP article has no faults, and asks the host of AMP for its runtime only', async () => {
  const { page, context } = await stage.visit();
  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.abort();
  });
  await page.goto(`${stage.url}/amp${known.post}`);
  expect(asked).toEqual(['https://cdn.ampproject.org/v0.js']);

  // An AMP page hides itself until its runtime has come.
  await page.addStyleTag({ content: 'body { visibility: visible !important; animation: none !important }' });
  const faults = await accessibilityFaults(page);
  for (const width of NARROW_WIDTHS) faults.push(...(await layoutFaults(page, width)));
  expect(faults.join('\n')).toBe('');
});
