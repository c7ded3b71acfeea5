// What axe finds wrong with a page as it stands, by the rules of WCAG 2.2 AA.

import axe from 'axe-core';
import type { Page } from 'playwright-core';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/**
 * One line per broken rule with the elements that break it; empty when all is well. Looking takes a second, in which a button may
 * come to life: what is found is looked for once more, and a fault of the page as it stands is found again.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const found = await lookForFaults(page);
  return found.length === 0 ? [] : lookForFaults(page);
}

async function lookForFaults(page: Page): Promise<string[]> {
  await settled(page);
  await page.evaluate(axe.source);
  const found: unknown = await page.evaluate(
    `axe.run(document, { runOnly: ${JSON.stringify(TAGS)}, resultTypes: ['violations'] }).then(({ violations }) =>
      violations.map(({ id, nodes }) => id + ': ' + nodes.map(({ html }) => html.slice(0, 200)).join(' | ')))`,
  );
  return Array.isArray(found) ? found.map(String) : [String(found)];
}

/** Until what fades in has done so: half-way it has the contrast of its fade. What runs for ever is not waited for. */
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
