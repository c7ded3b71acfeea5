// Tests that no page violates its own Content-Security-Policy; reports of every visit would hide the
// important ones.

import { expect, it } from 'vitest';
import { OPERATOR } from '../built-shop.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

const PAGES = [
  ['/', 'Ja, Ik Wil Wittere Tanden!'],
  ['/leave-review', 'Review versturen'],
  ['/poets', 'Start'],
  ['/checkout?variant=2x', /Nu veilig bestellen/],
  ['/fast-checkout?variant=2x', /Nu veilig bestellen/],
  ['/payment-test', 'Betaling voorbereiden'],
  ['/checkout-success', 'Verder winkelen'],
  ['/admin/orders', 'Uitloggen'],
  ['/admin/settings', 'Uitloggen'],
  ['/import', 'Uitloggen'],
] as const;

it.each(PAGES)('%s keeps its policy', async (path, button) => {
  const { page, context } = await stage.visit({ viewport: { width: 1280, height: 900 } });
  if (/^.(admin|import)/.test(path))
    await context.request.post(`${stage.url}/api/admin/login`, { data: OPERATOR });
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      const seen = document.documentElement.dataset.violations ?? '';
      document.documentElement.dataset.violations = `${seen}${violatedDirective} ${blockedURI};`;
    });
  });
  await page.goto(stage.url + path);
  await page.locator('button, a').filter({ hasText: button }).first().waitFor();
  await page.waitForLoadState('networkidle');
  expect(await page.evaluate(() => document.documentElement.dataset.violations)).toBeUndefined();
});
