// One page through Lighthouse: its mobile preset with the slow phone and line simulated, several times over,
// because a busy machine slows single runs down; of each figure the middle one counts.

import lighthouse from 'lighthouse';
import Trace from 'lighthouse/core/gather/gatherers/trace.js';

export type Scores = { performance: number; accessibility: number; bestPractices: number; seo: number };
export type Measured = Scores & {
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Audits that cost points outside performance, by their id. */
  complaints: string[];
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

export async function measureLighthouse(url: string, port: number, rounds: number): Promise<Measured> {
  const runs: Measured[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await runOnce(url, port));
  const middle = (pick: (run: Measured) => number) =>
    runs.map(pick).toSorted((a, b) => a - b)[Math.floor(runs.length / 2)] ?? Number.NaN;
  return {
    performance: middle((run) => run.performance),
    accessibility: middle((run) => run.accessibility),
    bestPractices: middle((run) => run.bestPractices),
    seo: middle((run) => run.seo),
    lcpMs: middle((run) => run.lcpMs),
    cls: middle((run) => run.cls),
    tbtMs: middle((run) => run.tbtMs),
    complaints: [...new Set(runs.flatMap(({ complaints }) => complaints))],
  };
}

// Chromium 147 without a head ends its page when it traces this category, and no figure of ours comes from it.
const traced = Trace.getDefaultTraceCategories().filter(
  (category) => category !== 'blink.webdx_feature_usage',
);
Trace.getDefaultTraceCategories = () => traced;

async function runOnce(url: string, port: number): Promise<Measured> {
  const result = await lighthouse(url, { port, onlyCategories: CATEGORIES, logLevel: 'error' });
  if (!result) throw new Error(`Lighthouse answered nothing for ${url}`);
  const { categories, audits, runtimeError } = result.lhr;
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`);
  const score = (id: string) => Math.round((categories[id]?.score ?? 0) * 100);
  const figure = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const complaints = CATEGORIES.slice(1)
    .flatMap((id) => categories[id]?.auditRefs ?? [])
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    lcpMs: figure('largest-contentful-paint'),
    cls: figure('cumulative-layout-shift'),
    tbtMs: figure('total-blocking-time'),
    complaints,
  };
}
