// Measures the pages visitors arrive on, a page the owner wrote and the checkout, as a search engine's
// simulated phone. One table compares the results with their aims; the command fails when an aim is missed.

import { readOptions } from '#lab/support/read-options.ts';
import { editedPageSchema } from '#modules/pages/contract.ts';
import { launchBareBrowser, launchBrowser } from '#tests/e2e/browser.ts';
import { OPERATOR, startBuiltShop } from '#tests/e2e/built-shop.ts';
import { CHECKOUT_AIM, type PageWeight, WEIGHT_AIM, weighPage } from '#tests/e2e/pages/page-weight.ts';
import { callHttp } from '#tests/support/http-call.ts';
import { logInForCookie } from '#tests/support/log-in.ts';
import { printTable, type Row } from '../support/table.ts';
import { type Measured, measureLighthouse } from './measure-lighthouse.ts';

const values = readOptions({ rounds: '5' });
const rounds = Number(values.rounds);
const CHECKOUT = '/checkout?variant=2x';

const [shop, browser, lighthouseBrowser] = await Promise.all([
  startBuiltShop(),
  launchBrowser(),
  launchBareBrowser(),
]);
const rows: Row[] = [];
try {
  const post = await newestPost();
  const free = await freePage();
  for (const path of ['/', '/blog', post, free, CHECKOUT]) {
    // The first visitor has the page rendered; everybody after finds it kept.
    await (await fetch(shop.url + path)).text();
    const measured = await measureLighthouse(shop.url + path, lighthouseBrowser.port, rounds);
    const weight = await weighPage(browser, shop.url + path);
    rows.push(...scoreRows(path, measured), ...weightRows(path, weight));
    if (measured.complaints.length > 0) console.log(`${path}: ${measured.complaints.join(', ')}`);
  }
} finally {
  await browser.close();
  await lighthouseBrowser.close();
  await shop.stop();
}
printTable(rows);
process.exit(rows.every(({ ok }) => ok !== false) ? 0 : 1);

function scoreRows(path: string, measured: Measured): Row[] {
  const { performance, accessibility, bestPractices, seo, lcpMs, cls, tbtMs } = measured;
  return [
    { what: path, measured: '' },
    complete('  performance', performance),
    complete('  accessibility', accessibility),
    complete('  best practices', bestPractices),
    complete('  search engines', seo),
    { what: '  LCP', measured: `${(lcpMs / 1000).toFixed(2)} s`, aim: '< 1.8 s', ok: lcpMs < 1_800 },
    { what: '  CLS', measured: cls.toFixed(3), aim: '≤ 0.01', ok: cls <= 0.01 },
    { what: '  TBT', measured: `${tbtMs.toFixed(0)} ms`, aim: '< 50 ms', ok: tbtMs < 50 },
  ];
}

function weightRows(path: string, { totalBytes, scriptBytes, scripts, fonts }: PageWeight): Row[] {
  const script = `  JavaScript (brotli), ${scripts.length} files`;
  return [
    atMostKilobytes(
      '  everything before scrolling',
      totalBytes,
      (path === CHECKOUT ? CHECKOUT_AIM : WEIGHT_AIM).totalBytes,
    ),
    // The other pages carry a behaviour or two of their own; their total speaks for them.
    path === '/'
      ? atMostKilobytes(script, scriptBytes, WEIGHT_AIM.scriptBytes)
      : { what: script, measured: kilobytes(scriptBytes) },
    {
      what: '  fonts',
      measured: `${fonts.length} files`,
      aim: `≤ ${WEIGHT_AIM.fonts}`,
      ok: fonts.length <= WEIGHT_AIM.fonts,
    },
  ];
}

function complete(what: string, score: number): Row {
  return { what, measured: String(score), aim: '100', ok: score === 100 };
}

function atMostKilobytes(what: string, bytes: number, most: number): Row {
  const aim = `≤ ${most / 1024} KB`;
  return { what, measured: kilobytes(bytes), aim, ok: bytes <= most };
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`;
}

/** Returns the path of the newest blog article, as an example of all articles. */
async function newestPost(): Promise<string> {
  const answer = await fetch(`${shop.url}/api/blog-posts`);
  const posts: { slug: string }[] = await answer.json();
  const [first] = posts;
  if (!first) throw new Error('The shop has no article to measure');
  return `/blog/${first.slug}`;
}

/** Publishes an own page with the initial contents of the editor and returns its path. */
async function freePage(): Promise<string> {
  const headers = { cookie: await logInForCookie(shop.url, OPERATOR), origin: shop.url };
  const ask = async (path: string, body: object) =>
    editedPageSchema.parse(
      (await callHttp({ method: 'POST', url: `${shop.url}/api/admin/pages${path}`, headers, body })).body,
    );
  const { id } = await ask('', { title: 'Over ons' });
  return (await ask(`/${id}/publish`, {})).address;
}
