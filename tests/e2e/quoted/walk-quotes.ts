// The table of quoted texts: every text, label and number the specification quotes, with the page that shows
// it, the steps that lead to it and the widths. A quote must be visible: rendered, opaque, not clipped, and
// reachable by scrolling alone.
//
// To add a quote, open the file of its area (`landing.ts`, `checkout.ts`, …). Add the text to the `quotes` of
// the scene that shows it; or add a scene after the one it follows on the same page; or add a walk for
// another page:
//
//   { name: 'newsletter', at: '/', scenes: [
//       { of: 'storefront 2, Footer', quotes: ['Aanmelden'] },
//       { of: 'storefront 8', steps: ({ page }) => signUp(page), quotes: ['Succesvol aangemeld!'] },
//   ] }
//
// - `of` names the part of the specification. `at` is the path a new visitor opens first; the steps continue
//   from there.
// - A step does what the specification says a visitor does, and opens nothing else. `before` prepares an
//   answer of the server (`page.route`) or logs an operator in, before the page is opened.
// - A quote is a text, or `{ text, within, widths, picture, alert }`: `within` is a selector for a text that
//   occurs in several places, `widths` are the only widths of the quote, `picture` is true for the
//   alternative text of a picture, `alert` for a text in an alert box.
// - Spaces, quotation marks, dashes and "..." may be written in either form; letters, digits and capitals
//   must match.
// - A text that appears only briefly needs no wait: each scene is checked until all its quotes were seen, for
//   `PATIENCE_MS` at most.
// - All missing quotes of a walk are reported together, each with its width and whether it is hidden or
//   absent. A new area is a file of walks, listed in the `*.test.ts` file whose shop it uses; each of those
//   test files starts one shop.

import type { BrowserContext, Page } from 'playwright-core';
import { expect, it } from 'vitest';
import type { Stage } from '../stage.ts';
import { lookFor, type Sight, type Wanted } from './look-for.ts';

const WIDTHS = [390, 1440] as const;
const HEIGHTS = { 390: 844, 1440: 900 };
const PATIENCE_MS = 10_000;
const PAUSE_MS = 50;

export type Width = (typeof WIDTHS)[number];

export type Quote =
  | string
  | {
      text: string;
      within?: string;
      widths?: readonly Width[];
      picture?: true;
      /** True for a text in an `alert()` box, which is not on the page. */
      alert?: true;
    };

export type Visit = { page: Page; context: BrowserContext; url: string; width: Width };

export type Scene = {
  of: string;
  steps?: (visit: Visit) => Promise<unknown>;
  quotes: readonly Quote[];
};

export type Walk = {
  name: string;
  at: string;
  widths?: readonly Width[];
  before?: (visit: Visit) => Promise<unknown>;
  scenes: readonly Scene[];
};

/**
 * Defines one test for each walk (a visit that must show the quoted texts) and each width, all on the shop of
 * the stage.
 */
export function walkQuotes(stage: Stage, walks: readonly Walk[]): void {
  const cases = walks.flatMap((walk) => (walk.widths ?? WIDTHS).map((width) => ({ walk, width })));
  for (const { walk, width } of cases) {
    it(`${walk.name} shows at ${width} px all that is quoted of it`, async () => {
      const { page, context } = await stage.visit({ viewport: { width, height: HEIGHTS[width] } });
      expect(await missingOf(walk, { page, context, url: stage.url, width })).toEqual([]);
    });
  }
}

async function missingOf(walk: Walk, visit: Visit): Promise<string[]> {
  const alerts: string[] = [];
  visit.page.on('dialog', (box) => {
    alerts.push(box.message());
    void box.accept();
  });
  await walk.before?.(visit);
  await visit.page.goto(`${visit.url}${walk.at}`);
  const missing: string[] = [];
  for (const scene of walk.scenes) {
    await scene.steps?.(visit);
    missing.push(...(await missingIn(scene, visit, alerts)));
  }
  // What is still held back has nobody to answer any more.
  await visit.page.unrouteAll({ behavior: 'ignoreErrors' });
  return missing;
}

async function missingIn(scene: Scene, { page, width }: Visit, alerts: readonly string[]): Promise<string[]> {
  const quotes = scene.quotes
    .map((quote) => (typeof quote === 'string' ? { text: quote } : quote))
    .filter(({ widths }) => !widths || widths.includes(width));
  const shown = quotes.filter((quote) => !('alert' in quote && quote.alert));
  const unseen = await unseenOn(page, shown.map(wantedOf));
  const unsaid = quotes.filter((quote) => 'alert' in quote && quote.alert && !alerts.includes(quote.text));
  return [
    ...unseen.map(({ text, sight }) => `${width} px, ${scene.of}: "${text}" ${sight}`),
    ...unsaid.map(({ text }) => `${width} px, ${scene.of}: "${text}" not said by alert()`),
  ];
}

function wantedOf(quote: Exclude<Quote, string>): Wanted {
  return { text: quote.text, picture: quote.picture ?? false, within: quote.within ?? 'body' };
}

/**
 * Returns the quotes that were not seen. The page is checked from the top and, for hidden quotes, along its
 * whole length, so that contents that appear while scrolling are found.
 */
async function unseenOn(page: Page, wanted: readonly Wanted[]): Promise<(Wanted & { sight: Sight })[]> {
  let unseen = wanted.map((each): Wanted & { sight: Sight } => ({ ...each, sight: 'absent' }));
  for (const until = Date.now() + PATIENCE_MS; unseen.length > 0; ) {
    const sights = await look(page, unseen);
    unseen = unseen.flatMap((each, index) => {
      const sight = sights[index] ?? 'absent';
      return sight === 'seen' ? [] : [{ ...each, sight }];
    });
    if (Date.now() > until) break;
    if (unseen.length > 0) await page.waitForTimeout(PAUSE_MS);
  }
  return unseen;
}

/** Looks for the quotes. When the page is left during a check, the next page is checked. */
async function look(page: Page, wanted: readonly Wanted[]): Promise<readonly Sight[]> {
  try {
    return await page.evaluate(lookFor, wanted);
  } catch (error) {
    if (/navigation|context was destroyed/i.test(String(error))) return [];
    throw error;
  }
}
