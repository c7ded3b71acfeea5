// Takes a picture at each width at every named moment of a test, when SHOTS names a folder.

import type { Page } from 'playwright-core';

const WIDTHS = [390, 768, 1440];

export async function shoot(page: Page, name: string): Promise<void> {
  const folder = process.env.SHOTS;
  if (!folder) return;
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await page.waitForTimeout(400);
    await page.screenshot({ path: `${folder}/${name}-${width}.png`, fullPage: !name.includes('dialog') });
  }
}
