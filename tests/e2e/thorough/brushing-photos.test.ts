// Tests before and after photos in a browser. They stay on the device until the buyer consents, only
// operators see them, and withdrawing the consent deletes them from the shop, including the files.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { orderPhotosSchema, PHOTO_CONSENT } from '#modules/reviews/contract.ts';
import { addDays, dayOf } from '#shared/shop-days.ts';
import { buyByCard, createBuyer } from '#tests/support/buyer.ts';
import { photo } from '#tests/support/pictures.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { setStage, type Visitor } from '../stage.ts';

const stage = setStage();

/**
 * Buys a pack and marks it as delivered. Returns the token of the brushing page from the delivery mail; the
 * token follows the `#`, so browsers never send it to a server.
 */
async function buyAndReceive(operator: Visitor): Promise<string> {
  const { order } = await buyByCard(createBuyer(stage.url), { variant: '1x' });
  const { request } = operator.context;
  const headers = { origin: stage.url };
  await request.put(`${stage.url}/api/orders/${order.orderId}`, { data: { status: 'delivered' }, headers });
  const mails = z.array(z.object({ type: z.string(), html: z.string() }));
  const link = async () => {
    const sent = mails.parse(await (await request.get(`${stage.url}/api/admin/outbox`)).json());
    return /\/poets#([\w.-]+)/.exec(sent.find(({ type }) => type === 'delivered')?.html ?? '')?.[1] ?? '';
  };
  await expect.poll(link, { timeout: 60_000 }).not.toBe('');
  return link();
}

/** Opens the brushing page for a person who started two weeks ago, so that the photo of after is due. */
async function openAfterAFortnight(page: Page, token: string): Promise<void> {
  const began = addDays(dayOf(new Date()), -14);
  await page.addInitScript((day) => localStorage.setItem('poets-dagen', JSON.stringify([day])), began);
  await page.goto(`${stage.url}/poets#${token}`);
  await page.waitForFunction(() => document.querySelector('.poets-days[style]') !== null);
}

async function choose(page: Page, name: 'Voorfoto' | 'Nafoto'): Promise<void> {
  const buffer = await photo({ width: 1600, height: 1200, gps: true });
  await page.getByLabel(`${name} maken`).setInputFiles({ name: 'lach.jpg', mimeType: 'image/jpeg', buffer });
  await page.getByRole('img', { name: `Je ${name.toLowerCase()}` }).waitFor();
}

/** Records every request of the page that could send a photo: any method other than GET, or a body. */
function watchSending(page: Page): string[] {
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || request.postDataBuffer() !== null)
      sent.push(`${request.method()} ${new URL(request.url()).pathname}`);
  });
  return sent;
}

it('given after a yes, seen by the operator, and gone once taken back', { timeout: 240_000 }, async () => {
  const operator = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const token = await buyAndReceive(operator);
  const { page, troubles } = await stage.visit();
  const sent = watchSending(page);
  await openAfterAFortnight(page, token);
  expect(page.url()).toBe(`${stage.url}/poets`);
  await choose(page, 'Voorfoto');
  await choose(page, 'Nafoto');
  await page.reload();
  await page.getByRole('img', { name: 'Je nafoto' }).waitFor();
  await page.getByRole('button', { name: 'Deel mijn foto’s' }).click();
  await page.getByText('Zet eerst het vinkje bij je toestemming.').waitFor();
  expect(sent).toEqual([]);
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel(PHOTO_CONSENT.text).check();
  await page.getByRole('button', { name: 'Deel mijn foto’s' }).click();
  await page.getByRole('heading', { name: 'Je foto’s zijn gedeeld' }).waitFor();
  expect(await page.getByRole('button', { name: 'Deel mijn foto’s' }).isVisible()).toBe(false);
  expect(sent).toEqual(['POST /api/reviews/photos', 'POST /api/reviews/photos']);

  const desk = operator.page;
  await openOn(stage, desk, '/admin/reviews/photos');
  const row = desk.getByRole('row').filter({ hasText: 'Anna de Vries' });
  await row.getByText(PHOTO_CONSENT.text.slice(0, 40)).waitFor();
  for (const name of ['Voorfoto', 'Nafoto']) {
    const picture = row.getByRole('img', { name });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  }
  const { request } = operator.context;
  const list = async () =>
    orderPhotosSchema
      .array()
      .parse(await (await request.get(`${stage.url}/api/admin/reviews/photos`)).json());
  const files = (await list()).flatMap(({ before, after }) => [before, after]);
  const fileOf = (id: number | null) => `${stage.url}/api/admin/reviews/photos/${id}`;
  for (const id of files) {
    expect((await request.get(fileOf(id))).headers()['content-type']).toBe('image/webp');
    expect((await fetch(fileOf(id))).status).toBe(401);
  }

  await page.getByRole('button', { name: 'Trek mijn foto’s in' }).click();
  await page.getByText('Je foto’s zijn bij de winkel gewist.').waitFor();
  expect(await list()).toEqual([]);
  for (const id of files) expect((await request.get(fileOf(id))).status()).toBe(404);
  await desk.reload({ waitUntil: 'networkidle' });
  await desk.getByText('Nog geen foto’s').waitFor();

  for (const name of ['Voorfoto', 'Nafoto']) {
    await page.getByRole('button', { name: `${name} verwijderen` }).click();
    await page.getByRole('img', { name: `Je ${name.toLowerCase()}` }).waitFor({ state: 'detached' });
  }
  await page.reload();
  await page.getByText('Zonder voorfoto kun je niet vergelijken.').waitFor();
  expect(await page.locator('.poets-photo').count()).toBe(0);
  expect([...troubles, ...operator.troubles].filter((trouble) => !/status of 4\d\d/.test(trouble))).toEqual(
    [],
  );
});

it('without the link of a purchase nothing can be given, and the photos stay here', async () => {
  const { page } = await stage.visit();
  const sent = watchSending(page);
  await openAfterAFortnight(page, '');
  await choose(page, 'Voorfoto');
  await choose(page, 'Nafoto');
  await page.getByText('Je foto’s delen kan via de link op je pakbon').waitFor();
  expect(await page.getByRole('button', { name: 'Deel mijn foto’s' }).isVisible()).toBe(false);
  expect(sent).toEqual([]);
});
