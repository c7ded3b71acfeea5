// How much JavaScript the landing page loads before anybody touches it: every script a real browser fetches by itself,
// whether the page names it or another script asks for it, as bytes over the wire.

import { launchBrowser } from '#tests/e2e/browser.ts';

/** Long enough for whatever waits for the page to be idle. */
const SETTLED_AFTER_MS = 3_000;

export async function measureLandingScript(address: string): Promise<{ bytes: number; files: string[] }> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    const scripts = new Map<string, number>();
    page.on('response', (response) => {
      if (response.request().resourceType() !== 'script') return;
      scripts.set(new URL(response.url()).pathname, Number(response.headers()['content-length'] ?? 0));
    });
    await page.goto(`${address}/`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(SETTLED_AFTER_MS);
    return { bytes: [...scripts.values()].reduce((sum, size) => sum + size, 0), files: [...scripts.keys()] };
  } finally {
    await browser.close();
  }
}
