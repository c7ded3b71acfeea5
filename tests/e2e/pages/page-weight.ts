// Measures the bytes a page makes a phone load before any interaction: everything a real browser fetches by
// itself, requested by the page or by its scripts.

import type { Browser } from 'playwright-core';

export type PageWeight = {
  /** The total size of the response bodies in bytes, as transferred (compressed), without headers. */
  totalBytes: number;
  scriptBytes: number;
  scripts: string[];
  fonts: string[];
  /** The names of all files the page loads, including its requests to the API. */
  files: string[];
};

/**
 * The maximum weight of a page on which visitors enter the shop: bytes in total, bytes of scripts, and number
 * of fonts.
 */
export const WEIGHT_AIM = { totalBytes: 240 * 1024, scriptBytes: 5 * 1024, fonts: 2 } as const;

/**
 * The maximum size of the checkout in test mode for a visitor without cached files. It includes two kilobytes
 * of payment logos, the notice of the legal guarantee and the pack in the bar.
 */
export const CHECKOUT_AIM = { totalBytes: 252 * 1024, files: 19 } as const;

/** The time in ms after which scripts that wait for an idle page have run. */
const SETTLED_AFTER_MS = 1_500;

export async function weighPage(browser: Browser, url: string): Promise<PageWeight> {
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    deviceScaleFactor: 2,
    isMobile: true,
    hasTouch: true,
    locale: 'nl-NL',
  });
  try {
    const page = await context.newPage();
    const files: { path: string; type: string; bytes: Promise<number> }[] = [];
    page.on('requestfinished', (request) => {
      // What a page tells of its visit goes by the clock, not with the page.
      if (request.url().endsWith('/api/statistics/events')) return;
      files.push({
        path: new URL(request.url()).pathname,
        type: request.resourceType(),
        // One that ends while the page is closed came after all was counted.
        bytes: request.sizes().then(
          ({ responseBodySize }) => responseBodySize,
          () => 0,
        ),
      });
    });
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_AFTER_MS);
    const sum = async (list: typeof files) =>
      (await Promise.all(list.map(({ bytes }) => bytes))).reduce((total, size) => total + size, 0);
    const of = (type: string) => files.filter((file) => file.type === type);
    return {
      totalBytes: await sum(files),
      scriptBytes: await sum(of('script')),
      scripts: of('script').map(({ path }) => path),
      fonts: of('font').map(({ path }) => path),
      files: files.map(({ path }) => path),
    };
  } finally {
    await context.close();
  }
}
