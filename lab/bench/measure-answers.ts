// Measures answers that are kept ready against static servers with the same bytes, and the size of the
// landing page.

import type { Browser } from 'playwright-core';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { WEIGHT_AIM, weighPage } from '#tests/e2e/pages/page-weight.ts';
import { type Row, rowOf } from '../support/table.ts';
import { measureLoad } from './load.ts';
import { measureCheckout } from './measure-checkout.ts';
import { hasNginx, saveAnswer, serveStatically, type Yardstick } from './static-server.ts';

const WARM_UP_SECONDS = 10;

export async function measureAnswers(address: string, seconds: number): Promise<Row[]> {
  const landing = { url: `${address}/`, headers: { 'accept-encoding': 'br' } };
  return [
    ...(await ratios('landing page', landing, 0.6, seconds)),
    ...(await ratios('GET /api/variants', { url: `${address}/api/variants`, headers: {} }, 0.5, seconds)),
    await rate('GET /api/products', `${address}/api/products`, 10_000, seconds),
    await rate('GET /api/quote', `${address}/api/quote?variant=2x`, 6_000, seconds),
    await rate('GET /checkout', `${address}/checkout?variant=2x`, 1_500, seconds),
    ...(await measurePages(address)),
  ];
}

async function rate(what: string, url: string, least: number, seconds: number): Promise<Row> {
  return rowOf(`${what} per second`, await measureLoad({ url, seconds: seconds / 2 }), '', { least });
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
    what: 'JavaScript of the landing page (brotli)',
    measured: `${(scriptBytes / 1024).toFixed(1)} KB, ${scripts.length} files`,
    aim: '≤ 5 KB',
    ok: scriptBytes <= WEIGHT_AIM.scriptBytes,
  };
}

/**
 * Rows with the speed of the shop relative to nginx, if installed, and to a minimal server on one Node
 * thread.
 */
async function ratios(
  what: string,
  target: { url: string; headers: Record<string, string> },
  aim: number,
  seconds: number,
): Promise<Row[]> {
  const answer = await saveAnswer(target.url, target.headers);
  const yardsticks: Yardstick[] = hasNginx ? ['nginx', 'node:http'] : ['node:http'];
  const servers = await Promise.all(yardsticks.map((by) => serveStatically(by, answer)));
  const urls = [target.url, ...servers.map(({ url }) => url)];
  const ask = (url: string, during: number) => measureLoad({ url, headers: target.headers, seconds: during });
  try {
    // A server of JavaScript gets faster for ten seconds after it was started.
    for (const url of urls) await ask(url, WARM_UP_SECONDS);
    // Turn and turn about, so that what else the machine does falls on all; the middle one of three counts.
    const rounds: number[][] = [];
    for (let round = 0; round < 3; round += 1) {
      const rates: number[] = [];
      for (const url of urls) rates.push(await ask(url, seconds / 2));
      rounds.push(rates);
    }
    const compared = (one: number, other: number) =>
      rounds
        .map((rates) => ({ rate: rates[one] ?? Number.NaN, of: rates[other] ?? Number.NaN }))
        .map(({ rate, of }) => ({
          ratio: rate / of,
          text: `${(rate / of).toFixed(2)} × (${rate.toFixed(0)} of ${of.toFixed(0)}/s)`,
        }))
        .toSorted((a, b) => a.ratio - b.ratio)[1] ?? { ratio: Number.NaN, text: '' };
    const shop = 0;
    const nginx = 1;
    const node = yardsticks.length;
    const toNode = { what: `  ${what} against a bare node:http`, measured: compared(shop, node).text };
    if (!hasNginx) return [toNode];
    const { ratio, text } = compared(shop, nginx);
    return [
      { what: `${what} against nginx`, measured: text, aim: `≥ ${aim} ×`, ok: ratio >= aim },
      { what: '  a bare node:http against nginx', measured: compared(node, nginx).text },
      toNode,
    ];
  } finally {
    await Promise.all(servers.map((server) => server.stop()));
  }
}
