// Tests the page for trying out express payments: it makes real calls and logs every answer.

import type { Page } from 'playwright-core';
import { beforeEach, expect, it } from 'vitest';
import { OPERATOR } from './built-shop.ts';
import { onFirstRequest } from './first-request.ts';
import { setStage } from './stage.ts';

const shop = setStage();
let page: Page;

beforeEach(async () => {
  ({ page } = await shop.visit());
  await page.goto(`${shop.url}/payment-test`);
});

const prepare = () => page.getByRole('button', { name: 'Betaling voorbereiden' }).click();
const log = () => page.getByRole('region', { name: 'Logboek' });

it('a payment is prepared by amount and pack alone, paid with a wallet, and becomes an order', async () => {
  await page.getByText('3 Pack').click();
  const asked = page.waitForRequest('**/api/checkout');
  await prepare();
  expect((await asked).postDataJSON()).toEqual({ amount: 48.85, variant: '3x' });
  await page.getByRole('button', { name: 'PayPal' }).click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /Nu veilig bestellen/ })
    .click();
  await log().getByText('Bestelling geplaatst').waitFor();
  await page.request.post(`${shop.url}/api/admin/login`, { data: OPERATOR });
  const orders = await (await page.request.get(`${shop.url}/api/admin/orders`)).json();
  expect(orders).toMatchObject([{ total: '48.85', customerName: 'Test Betaling' }]);
});

it('a refused call is logged with its status, and can be tried again', async () => {
  await onFirstRequest(page, '**/api/checkout', (route) => route.fulfill({ status: 503, body: '' }));
  await prepare();
  await log().getByText('HTTP error! status: 503').waitFor();
  await prepare();
  await log()
    .getByText(/^pi_\w+ staat klaar: €24,95$/)
    .waitFor();
});
