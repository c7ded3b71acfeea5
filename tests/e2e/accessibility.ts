// Checks a page in the browser with axe against the rules of WCAG 2.2 AA.

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const require = createRequire(import.meta.url);

/** The program that looks for faults, half as long as `axe.source`, which every page must read. */
const AXE = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * Returns one line per broken rule with the elements that break it; empty when there are none. The page is
 * checked a second time before a fault is reported, because a button may become active during the first
 * check.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found = await lookForFaults(page);
  return found.length === 0 ? [] : lookForFaults(page);
}

async function lookForFaults(page: Page): Promise<string[]> {
  await settled(page);
  if (!(await page.evaluate("typeof axe === 'object'"))) await page.evaluate(AXE);
  await page.evaluate(putBarsDown);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' | ')))`,
  );
  await page.evaluate(putBarsBack);
  return Array.isArray(found) ? found.map(String) : [String(found)];
}

/**
 * Moves bars at the bottom of the window into the page, because they cover a control only until the page is
 * scrolled.
 */
function putBarsDown(): void {
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    const { position } = getComputedStyle(element);
    const isBar = position === 'sticky' || position === 'fixed';
    if (!isBar || element.closest('dialog, [popover]')) continue;
    if (element.getBoundingClientRect().bottom < innerHeight - 24) continue;
    element.dataset.barWas = element.style.position;
    element.style.position = 'static';
  }
}

function putBarsBack(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-bar-was]')) {
    element.style.position = element.dataset.barWas ?? '';
    delete element.dataset.barWas;
  }
}

/**
 * Waits until fading elements are fully visible, because a half-faded text has too little contrast. Endless
 * animations are not awaited.
 */
async function settled(page: Page): Promise<void> {
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(
        document
          .getAnimations()
          .filter(({ effect, timeline }) => {
            const end = effect?.getComputedTiming().endTime;
            return timeline instanceof DocumentTimeline && typeof end === 'number' && Number.isFinite(end);
          })
          .map(({ finished }) => finished),
      ),
      new Promise((resolve) => setTimeout(resolve, 2_000)),
    ]),
  );
}
