// Measures the checkout on a slow network (400 kbit/s, 400 ms) for a visitor without cached files: the number
// of requests, the time until the form can be filled in without losing input, and the time until the order
// can be paid.

import type { Browser } from 'playwright-core';
import { CHECKOUT_AIM, weighPage } from '#tests/e2e/pages/page-weight.ts';
import { orderButton } from '#tests/e2e/shopper.ts';
import { type Row, rowOf } from '../support/table.ts';

const SLOW_3G = {
  offline: false,
  latency: 400,
  downloadThroughput: (400 * 1024) / 8,
  uploadThroughput: (400 * 1024) / 8,
};
const TYPED = 'Femke';

export async function measureCheckout(browser: Browser, address: string): Promise<Row[]> {
  const url = `${address}/checkout?variant=2x`;
  const { files, totalBytes } = await weighPage(browser, url);
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const line = await context.newCDPSession(page);
  await line.send('Network.emulateNetworkConditions', SLOW_3G);
  const begin = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction(isDrawn, 'firstName', { polling: 50, timeout: 60_000 });
  const fillable = performance.now() - begin;
  const field = page.getByLabel('Voornaam');
  await field.fill(TYPED);
  await orderButton(page).click({ trial: true, timeout: 60_000 });
  const payable = performance.now() - begin;
  if ((await field.inputValue()) !== TYPED) throw new Error('What was typed early is lost');
  await context.close();
  return [
    rowOf('files of /checkout', files.length, '', { most: 15 }),
    rowOf('  bytes', totalBytes, '', { most: CHECKOUT_AIM.totalBytes }),
    rowOf('  can be filled in on slow 3G', fillable, 'ms', { most: 4_000 }),
    rowOf('  can be paid on slow 3G', payable, 'ms', {}),
  ];
}

/** True when the field with this id is on the page with its final styles. */
function isDrawn(id: string): boolean {
  const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
  return document.getElementById(id) !== null && styles.every(({ sheet }) => sheet !== null);
}
