// Renders each mail as pictures: at the width of a desktop and of a phone, in light and dark mode.

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { launchBrowser } from '#tests/e2e/browser.ts';
import { type ArrivedMail, SHOP } from '#tests/harness/mails/every-mail.ts';

const WIDTHS = [600, 360] as const;
const SCHEMES = ['light', 'dark'] as const;

/** Renders the mails into pictures. Images come from `publicFolder`; other network requests are blocked. */
export async function drawMails(
  mails: readonly ArrivedMail[],
  folder: string,
  publicFolder: string,
): Promise<void> {
  for (const width of WIDTHS)
    for (const colorScheme of SCHEMES) {
      // One browser does not always take as many tall pictures as there are.
      const browser = await launchBrowser();
      try {
        const page = await browser.newPage({
          viewport: { width, height: 900 },
          colorScheme,
          deviceScaleFactor: 2,
        });
        await page.route('**/*', (route) => {
          const address = route.request().url();
          if (!address.startsWith(`${SHOP}/mails/`)) return route.abort();
          const body = readFileSync(join(publicFolder, address.slice(SHOP.length)));
          return route.fulfill({ contentType: 'image/png', body });
        });
        for (const { type, html } of mails) {
          await page.setContent(html, { waitUntil: 'load' });
          await page.screenshot({
            path: join(folder, `mail-${type}-${width}-${colorScheme}.png`),
            fullPage: true,
          });
        }
      } finally {
        await browser.close();
      }
    }
}
