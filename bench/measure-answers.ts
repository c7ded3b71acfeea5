// Answers that are kept ready, against a static server with the very same bytes, and what the landing page weighs.

import type { Browser } from 'playwright-core';
import { findFreePort } from '#platform/http/listen.ts';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { WEIGHT_AIM, weighPage } from '#tests/e2e/pages/page-weight.ts';
import { measureLoad } from './load.ts';
import { measureCheckout } from './measure-checkout.ts';
import { saveAnswer, serveStatically } from './static-server.ts';
import { type Row, rowOf } from './table.ts';

const WARM_UP_SECONDS = 10;

export async function measureAnswers(address: string, seconds: number): Promise<Row[]> {
  const landing = { url: `${address}/`, headers: { 'accept-encoding': 'br' } };
  return [
    await ratio('landingspagina', landing, 0.6, seconds),
    await ratio('GET /api/variants', { url: `${address}/api/variants`, headers: {} }, 0.5, seconds),
    await rate('GET /api/products', `${address}/api/products`, 10_000, seconds),
    await rate('GET /api/quote', `${address}/api/quote?variant=2x`, 6_000, seconds),
    await rate('GET /checkout', `${address}/checkout?variant=2x`, 1_500, seconds),
    ...(await measurePages(address)),
  ];
}

async function rate(what: string, url: string, least: number, seconds: number): Promise<Row> {
  return rowOf(`${what} per seconde`, await measureLoad({ url, seconds: seconds / 2 }), '', { least });
}

async function measurePages(address: string): Promise<Row[]> {
  const browser = await launchBrowser();
  try {
    return [await weigh(browser, address), ...(await measureCheckout(browser, address))];
  } finally {
    await browser.close();
  }
}

async function weigh(browser: Browser, address: string): Promise<Row> {
  const { scriptBytes, scripts } = await weighPage(browser, `${address}/`);
  return {
    what: 'JavaScript van de landingspagina (brotli)',
    measured: `${(scriptBytes / 1024).toFixed(1)} KB, ${scripts.length} bestanden`,
    aim: '≤ 5 KB',
    ok: scriptBytes <= WEIGHT_AIM.scriptBytes,
  };
}

async function ratio(
  what: string,
  target: { url: string; headers: Record<string, string> },
  aim: number,
  seconds: number,
): Promise<Row> {
  const answer = await saveAnswer(target.url, target.headers);
  const yardstick = await serveStatically(answer, await findFreePort());
  try {
    // A server of JavaScript gets faster for ten seconds after it was started; nginx does not.
    await measureLoad({ ...target, seconds: WARM_UP_SECONDS });
    // Turn and turn about, so that what else the machine does falls on both; the middle one of three counts.
    const rounds: { ours: number; theirs: number }[] = [];
    for (let round = 0; round < 3; round += 1) {
      const theirs = await measureLoad({ url: yardstick.url, headers: target.headers, seconds: seconds / 2 });
      rounds.push({ theirs, ours: await measureLoad({ ...target, seconds: seconds / 2 }) });
    }
    const middle = rounds.toSorted((a, b) => a.ours / a.theirs - b.ours / b.theirs)[1];
    const { ours = Number.NaN, theirs = Number.NaN } = middle ?? {};
    return {
      what: `${what} tegen ${yardstick.name}`,
      measured: `${(ours / theirs).toFixed(2)} × (${ours.toFixed(0)} van ${theirs.toFixed(0)}/s)`,
      aim: `≥ ${aim} ×`,
      ok: ours / theirs >= aim,
    };
  } finally {
    await yardstick.stop();
  }
}
