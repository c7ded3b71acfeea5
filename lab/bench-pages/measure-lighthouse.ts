// Measures one page with Lighthouse: its mobile preset with a simulated slow phone and network. Times are
// measured without the other audits, because these would use the page's processor, and several times; the
// median counts.

import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number };
export type Measured = Scores & {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** The ids of audits outside performance that lost points. */
  complaints: string[];
};

const INSPECTED = ['accessibility', 'best-practices', 'seo'];

export async function measureLighthouse(url: string, port: number, rounds: number): Promise<Measured> {
  const timed: Run[] = [];
  for (let round = 0; round < rounds; round += 1) timed.push(await run(url, port, ['performance']));
  const middle = (pick: (run: Run) => number) =>
    timed.map(pick).toSorted((a, b) => a - b)[Math.floor(timed.length / 2)] ?? Number.NaN;
  const inspected = await run(url, port, INSPECTED);
  return {
    performance: middle(({ score }) => score('performance')),
    accessibility: inspected.score('accessibility'),
    bestPractices: inspected.score('best-practices'),
    seo: inspected.score('seo'),
    lcpMs: middle(({ figure }) => figure('largest-contentful-paint')),
    cls: middle(({ figure }) => figure('cumulative-layout-shift')),
    tbtMs: middle(({ figure }) => figure('total-blocking-time')),
    complaints: inspected.complaints,
  };
}

// Chromium 147 without a head ends its page when it traces this category, and no figure of ours comes from
// it.
const traced = Trace.getDefaultTraceCategories().filter(
  (category) => category !== 'blink.webdx_feature_usage',
);
Trace.getDefaultTraceCategories = () => traced;

type Run = { score(category: string): number; figure(audit: string): number; complaints: string[] };

async function run(url: string, port: number, onlyCategories: string[]): Promise<Run> {
  const result = await lighthouse(url, { port, onlyCategories, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  return {
    score: (id) => Math.round((categories[id]?.score ?? 0) * 100),
    figure: (id) => audits[id]?.numericValue ?? Number.NaN,
    complaints: onlyCategories
      .flatMap((id) => categories[id]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => id),
  };
}
