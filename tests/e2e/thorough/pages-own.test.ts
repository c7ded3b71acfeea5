// Tests the blocks an owner can add to the landing page: own text, photo and video, without layout shifts,
// with texts for screen readers, and without requests to other servers before a press.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { photo } from '#tests/support/pictures.ts';
import { accessibilityFaults } from '../accessibility.ts';
import { logInOn, openOn } from '../operator.ts';
import { shiftOf } from '../pages/layout-shift.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
const WIDE = { viewport: { width: 1440, height: 900 } };
const VIDEO = 'https://www.youtube.com/watch?v=abc';

const saved = (page: Page) => page.getByText('Concept bewaard').waitFor();

async function addBlock(page: Page, kind: string, title: string): Promise<void> {
  await page.getByRole('button', { name: 'Blok toevoegen' }).click();
  await page.getByRole('menuitem', { name: new RegExp(`^${kind}`) }).click();
  await page.getByLabel('Kop', { exact: true }).fill(title);
}

/** Uploads a picture that reaches the shop only after `meanwhile` has finished. */
async function upload(page: Page, meanwhile: () => Promise<void>): Promise<void> {
  const buffer = await photo({ width: 1200, height: 800 });
  const file = { name: 'wastafel.jpg', mimeType: 'image/jpeg', buffer };
  const answers = Promise.withResolvers<void>();
  await page.route(
    (url) => url.pathname === '/api/upload',
    async (route) => {
      await answers.promise;
      await route.continue();
    },
    { times: 1 },
  );
  await page.getByLabel('Afbeelding uploaden').setInputFiles(file);
  await page.getByText('Uploaden...', { exact: true }).waitFor();
  await meanwhile();
  answers.resolve();
  await page.getByText('Afbeelding uploaden', { exact: true }).waitFor();
}

it('an own text, photo and video', { timeout: 300_000 }, async () => {
  const { page, troubles } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/pages');
  await page.getByRole('link', { name: 'Landingspagina' }).click();
  await addBlock(page, 'Eigen tekst', 'Waarom zwart');
  await page.getByLabel('Tekst', { exact: true }).fill('Omdat {winkel} ervan houdt.\n• kokos\n• munt');
  await saved(page);

  await addBlock(page, 'Eigen foto', 'Foto');
  await upload(page, () => page.getByLabel('Kop', { exact: true }).fill('Op de wastafel'));
  await page.getByRole('button', { name: 'Toon wat er nog mist' }).click();
  await page.getByText('Zeg wat er op de foto te zien is').waitFor();
  const words = page.getByLabel('Wat er op de foto te zien is', { exact: true });
  expect(await words.evaluate((field) => field === document.activeElement)).toBe(true);
  await words.fill('Een zwarte pot naast een kraan');
  await saved(page);

  await addBlock(page, 'Eigen video', 'Zo poets je');
  await page.getByLabel('Adres van de video').fill('https://videos.example/abc');
  await upload(page, async () => {
    await words.fill('Een hand met een borstel');
    await page.getByRole('button', { name: /^Eigen video.* omhoog$/ }).click();
  });
  await page.getByText('Vul het adres in van een video op YouTube of Vimeo').waitFor();
  await page.getByLabel('Adres van de video').fill(VIDEO);
  await saved(page);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publiceren' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publiceren' }).click();
  await page.getByText('Bezoekers zien het meteen.', { exact: true }).first().waitFor();
  expect(troubles.filter((trouble) => !/status of 422/.test(trouble))).toEqual([]);

  const { page: visitor, context, troubles: foreign } = await stage.visit();
  await visitor.goto(stage.url, { waitUntil: 'networkidle' });
  await visitor.getByText('Omdat Zwartwit ervan houdt.').scrollIntoViewIfNeeded();
  await visitor.getByRole('heading', { name: 'Op de wastafel' }).waitFor();
  const picture = visitor.getByRole('img', { name: 'Een zwarte pot naast een kraan' });
  await picture.scrollIntoViewIfNeeded();
  await expect
    .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
    .toBeGreaterThan(0);
  const film = visitor.getByRole('link', { name: /Een hand met een borstel/ });
  await film.scrollIntoViewIfNeeded();
  await visitor.waitForLoadState('networkidle');
  expect(await shiftOf(visitor)).toMatchObject({ value: 0 });
  expect(foreign).toEqual([]);

  const asked: string[] = [];
  await context.route(/^https:/, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<title>De film</title>' });
  });
  const [opened] = await Promise.all([context.waitForEvent('page'), film.click()]);
  await expect.poll(() => opened.title()).toBe('De film');
  expect([opened.url(), asked]).toEqual([VIDEO, [VIDEO]]);
  expect(await opened.evaluate(() => [window.opener, document.referrer])).toEqual([null, '']);
});

it('an address that would lead back to itself is refused beside its field, and a chain is one step', async () => {
  const { page } = await logInOn(stage, WIDE);
  await openOn(stage, page, '/admin/pages/redirects');
  const lead = async (from: string, to: string) => {
    await page.getByRole('button', { name: 'Nieuwe doorverwijzing' }).click();
    await page.getByLabel('Van', { exact: true }).fill(from);
    await page.getByLabel('Naar', { exact: true }).fill(to);
    await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  };
  await lead('/actie', '/aanbieding');
  await page.getByRole('cell', { name: '/actie', exact: true }).waitFor();
  await lead('/aanbieding', '/actie');
  await page.getByText('Zo komt het adres bij zichzelf terug.').first().waitFor();
  await page.getByLabel('Naar', { exact: true }).fill('/contact');
  await page.getByRole('dialog').getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('cell', { name: '/contact', exact: true }).first().waitFor();
  const answer = await fetch(`${stage.url}/actie?utm_source=brief`, { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([301, '/contact?utm_source=brief']);
});
