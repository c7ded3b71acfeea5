// Tests returning to the checkout after paying: it shows the paid order before taking money again, and no
// data of the customer remain.

import type { BrowserContext, Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { OPERATOR } from '../built-shop.ts';
import { fillInDetails, orderButton, payByCard, payByIdeal } from '../shopper.ts';
import { setStage } from '../stage.ts';

const PAYS = '4242 4242 4242 4242';
const CUSTOMER = /Femke|femke|1234 ?AB|Voorbeeldstraat|Test Persoon|test\.persoon/;

const shop = setStage();
let context: BrowserContext;
let page: Page;
let shopper: { firstName: string; lastName: string; email: string };
let count = 0;

beforeEach(async () => {
  ({ context, page } = await shop.visit({ viewport: { width: 390, height: 844 } }));
  count += 1;
  shopper = { firstName: 'Femke', lastName: 'Jansen', email: `femke${count}@example.com` };
});

const openCheckout = () => page.goto(`${shop.url}/checkout?variant=1x`);
const paid = () => page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
const told = () => page.getByRole('heading', { name: /^Je hebt net besteld/ });

async function asOperator(): Promise<BrowserContext> {
  const operator = await shop.browser.newContext();
  expect((await operator.request.post(`${shop.url}/api/admin/login`, { data: OPERATOR })).status()).toBe(200);
  return operator;
}

/** Returns the number of open carts and of orders with this e-mail address. */
async function cartsAndOrders(email = shopper.email) {
  const operator = await asOperator();
  const list = async (path: string) => {
    const answer = await operator.request.get(`${shop.url}${path}?limit=100`);
    const { items }: { items: { customerEmail: string; isCompleted?: boolean }[] } = await answer.json();
    return items.filter((row) => row.customerEmail === email && !row.isCompleted).length;
  };
  const counts = { carts: await list('/api/draft-orders'), orders: await list('/api/admin/orders') };
  await operator.close();
  return counts;
}

async function expectNothingKept(): Promise<void> {
  const kept = () => page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  await expect.poll(kept).not.toMatch(CUSTOMER);
}

async function expectTold(): Promise<void> {
  await told().waitFor();
  expect(await told().textContent()).toMatch(/ \(ZW\d+\)$/);
  expect(await orderButton(page).count()).toBe(0);
  await expectNothingKept();
  // Longer than a draft waits before it is saved.
  await page.waitForTimeout(1_500);
  expect(await cartsAndOrders()).toEqual({ carts: 0, orders: 1 });
}

describe('with the Back of the browser, at once after paying', () => {
  it('by card it tells of the order, and another is made only when it is asked for', async () => {
    await openCheckout();
    await fillInDetails(page, shopper);
    await payByCard(page, PAYS);
    await paid();
    await page.goBack();
    await expectTold();
    await page.getByRole('button', { name: 'Nog een bestelling plaatsen' }).click();
    await orderButton(page).click({ trial: true });
    expect(await page.getByLabel('E-mailadres').inputValue()).toBe('');
    await fillInDetails(page, shopper);
    await payByCard(page, PAYS);
    await paid();
    await expect.poll(() => cartsAndOrders()).toEqual({ carts: 0, orders: 2 });
  });

  it('by iDEAL as well, however many steps back', async () => {
    await openCheckout();
    await fillInDetails(page, shopper);
    await payByIdeal(page);
    await page.getByRole('button', { name: 'Betaling goedkeuren' }).click();
    await paid();
    for (let steps = 0; steps < 3 && !/\/checkout\?/.test(page.url()); steps += 1) await page.goBack();
    await expectTold();
  });

  it('an order that cost nothing is told of too', async () => {
    const operator = await asOperator();
    const free = { code: 'GRATIS', type: 'percentage', value: 100, validUntil: '2099-12-31' };
    const made = await operator.request.post(`${shop.url}/api/admin/coupons`, {
      data: { ...free, validFrom: '2020-01-01' },
    });
    expect(made.status()).toBe(201);
    await operator.close();
    await openCheckout();
    await fillInDetails(page, shopper);
    await page.getByLabel('Kortingscode').fill('GRATIS');
    await page.getByRole('button', { name: 'Toepassen' }).click();
    await page.getByRole('button', { name: /bestellen – €0,00/ }).click();
    await page.waitForURL(/checkout-success/);
    await page.getByRole('link', { name: 'Verder winkelen' }).waitFor();
    await page.goBack();
    await expectTold();
  });

  it('by a wallet as well', async () => {
    await openCheckout();
    const wallets = page.getByRole('region', { name: 'Betaal snel via' });
    await wallets.getByRole('button', { name: 'Apple Pay', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Nu veilig bestellen/ })
      .click();
    await paid();
    await page.goBack();
    await told().waitFor();
    await expectNothingKept();
    await page.waitForTimeout(1_500);
    expect((await cartsAndOrders('test.persoon@example.com')).carts).toBe(0);
  });
});

async function buyAndGoHome(): Promise<void> {
  await openCheckout();
  await fillInDetails(page, shopper);
  await payByCard(page, PAYS);
  await paid();
  await page.getByRole('link', { name: 'Verder winkelen' }).click();
  await page.waitForURL(`${shop.url}/`);
}

it('by a link of the page, and later by its address', async () => {
  await buyAndGoHome();
  await expectNothingKept();
  await openCheckout();
  await expectTold();
  await page.getByRole('link', { name: 'Bekijk je bestelling' }).click();
  await page.getByText(/ZW\d+/).first().waitFor();
});

it('from a bank where nothing was paid, it is the form', async () => {
  await openCheckout();
  await fillInDetails(page, shopper);
  await payByIdeal(page);
  await page.goBack();
  // Nothing is paid yet: whoever comes back from the bank may try another method.
  await orderButton(page).click({ trial: true });
  expect(await told().count()).toBe(0);
});

it('in another tab nobody is told, and the form is empty', async () => {
  await buyAndGoHome();
  const tab = await context.newPage();
  await tab.goto(`${shop.url}/checkout?variant=1x`);
  await orderButton(tab).click({ trial: true });
  expect(await tab.getByLabel('E-mailadres').inputValue()).toBe('');
});
