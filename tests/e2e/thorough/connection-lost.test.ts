// Tests a lost connection. A button pressed meanwhile shows an error at once and is never carried out later;
// pressing it again after the connection returns works once.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { onFirstRequest } from '../first-request.ts';
import { chooseFor, logInOn, openOn } from '../operator.ts';
import { setStage, type Visitor } from '../stage.ts';

const stage = setStage();
const UNREACHABLE = 'De winkel is niet bereikbaar. Probeer het opnieuw.';
/** The wait in ms in which a write that was held back while offline would be sent. */
const AFTERWARDS_MS = 1_500;

async function placeOrder(): Promise<number> {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '2x' });
  return order.orderId ?? 0;
}

/**
 * Goes online again and returns the writing requests that the page then sends: none when nothing was held
 * back.
 */
async function writesAfterReturn({ page, context }: Visitor): Promise<string[]> {
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET') writes.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  await context.setOffline(false);
  await page.waitForTimeout(AFTERWARDS_MS);
  return writes;
}

const moneyOf = async ({ context }: Visitor, id: number) =>
  (await context.request.get(`${stage.url}/api/admin/orders/${id}`)).json().then(({ money }) => money);

const refundButton = (page: Page) =>
  page.locator('dialog[open]').getByRole('button', { name: /^€.* terugbetalen$/ });

it('a refund is refused at once, and not carried out when the connection is back', async () => {
  const id = await placeOrder();
  const visitor = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const { page, context } = visitor;
  await openOn(stage, page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: 'Terugbetalen' }).click();
  await context.setOffline(true);
  await refundButton(page).click();
  await page.locator('dialog[open]').getByText('De winkel is niet bereikbaar').waitFor();
  await page.locator('dialog[open]').getByRole('button', { name: 'Annuleren' }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  expect(await writesAfterReturn(visitor)).toEqual([]);
  expect((await moneyOf(visitor, id)).refunds).toEqual([]);
});

it('a refund whose answer was lost is given once, also from a dialog opened anew', async () => {
  const id = await placeOrder();
  const visitor = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const { page } = visitor;
  await openOn(stage, page, `/admin/orders/${id}`);
  await onFirstRequest(page, '**/refunds', async (route) => {
    await route.fetch();
    await route.abort();
  });
  const openAndPress = async () => {
    await page.getByRole('button', { name: 'Terugbetalen' }).click();
    await page.getByLabel('Bedrag', { exact: true }).fill('5,00');
    await refundButton(page).click();
  };
  await openAndPress();
  await page.locator('dialog[open]').getByRole('alert').waitFor();
  await page.keyboard.press('Escape');
  await openAndPress();
  await page.getByText('€5,00 terugbetaald', { exact: true }).first().waitFor();
  const { refunds } = await moneyOf(visitor, id);
  expect(refunds.map(({ amount }: { amount: string }) => amount)).toEqual(['5.00']);
});

it('what becomes of a refund is said, also when its dialog was closed meanwhile', async () => {
  const id = await placeOrder();
  const { page } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await openOn(stage, page, `/admin/orders/${id}`);
  const gate = Promise.withResolvers<void>();
  await page.route('**/refunds', async (route) => {
    await gate.promise;
    await route.continue();
  });
  await page.getByRole('button', { name: 'Terugbetalen' }).click();
  await refundButton(page).click();
  await page.getByRole('button', { name: 'Terugbetalen...' }).waitFor();
  await page.keyboard.press('Escape');
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  gate.resolve();
  await page
    .getByText(/^€.* terugbetaald$/)
    .first()
    .waitFor();
});

it('an order is not deleted after its question was closed', async () => {
  const id = await placeOrder();
  const visitor = await logInOn(stage);
  const { page, context } = visitor;
  await openOn(stage, page, `/admin/orders/${id}`);
  await page.getByRole('button', { name: /^Meer met ZW/ }).click();
  await page.getByRole('menuitem', { name: 'Verwijderen' }).click();
  await context.setOffline(true);
  await page.locator('dialog[open]').getByRole('button', { name: 'Verwijderen' }).click();
  await page.locator('dialog[open]').getByText(UNREACHABLE).waitFor();
  await page.keyboard.press('Escape');
  expect(await writesAfterReturn(visitor)).toEqual([]);
  await openOn(stage, page, `/admin/orders/${id}`);
  expect(await page.getByText('Gearchiveerd').count()).toBe(0);
});

it('a change in a list is taken back on screen, and a save keeps what was typed until it can be pressed again', async () => {
  const visitor = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const { page, context } = visitor;
  await openOn(stage, page, '/admin/coupons');
  await context.setOffline(true);
  await chooseFor(page, 'WELKOM10', 'Zet WELKOM10 uit');
  await page.getByText(UNREACHABLE).first().waitFor();
  await page.getByRole('button', { name: 'Meer met WELKOM10' }).click();
  await page.getByRole('menuitem', { name: 'Zet WELKOM10 uit' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'WELKOM10', exact: true }).click();
  await page.getByLabel('Waarde').fill('12');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.locator('dialog[open]').getByText(UNREACHABLE).waitFor();
  expect(await writesAfterReturn(visitor)).toEqual([]);
  expect(await page.getByLabel('Waarde').inputValue()).toBe('12');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Coupon updated successfully', { exact: true }).first().waitFor();
});

it('a discount code that could not be checked says so and stays in its field', async () => {
  const visitor = await stage.visit();
  const { page, context } = visitor;
  await page.goto(`${stage.url}/checkout?variant=1x`, { waitUntil: 'networkidle' });
  await page.getByLabel('Kortingscode').fill('WELKOM10');
  await context.setOffline(true);
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await page.getByText('Fout bij validatie. Probeer het later opnieuw.').waitFor();
  expect(await page.getByLabel('Kortingscode').inputValue()).toBe('WELKOM10');
  expect(await writesAfterReturn(visitor)).not.toContain('POST /api/validate-coupon');
  await page.getByRole('button', { name: 'Toepassen' }).click();
  await page.getByText('is toegepast').waitFor();
});
