// Tests reviews in a browser: written in the form of the shop, published by keyboard, shown on the landing
// page, and the dialogs about them.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const logIn = async (viewport = { width: 1440, height: 900 }) => (await logInOn(stage, { viewport })).page;

const open = (page: Page, path: string) => openOn(stage, page, path);

const submit = (page: Page, customerName: string) =>
  page.request.post(`${stage.url}/api/reviews`, {
    data: { customerName, rating: 3, comment: 'Doet wat het zegt, al duurde het even.' },
  });

it('a review is published with one key, taken back, answered, and then stands in the shop', async () => {
  const page = await logIn();
  await submit(page, 'Marijn');
  await open(page, '/admin/reviews?status=pending');
  // Whoever presses a letter about a review sees it.
  await page.getByRole('button', { name: 'Marijn', exact: true }).waitFor();
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await page.getByText('Review gepubliceerd', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByText('Ongedaan gemaakt', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Marijn', exact: true }).click();
  expect(await page.getByRole('dialog').getByRole('combobox').count()).toBe(0);
  await page.getByLabel('Onze reactie').fill('Dank je wel, Marijn!');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Review opgeslagen', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Publiceren: de review van Marijn' }).click();
  await page.getByText('Review gepubliceerd', { exact: true }).first().waitFor();
  await page.goto(stage.url);
  const card = page.locator('.carousel-list:not([inert]) .review-card', { hasText: 'Marijn' });
  expect(await card.locator('summary').textContent()).toBe('Onze reactie');
  expect(await card.getByText('Voorbeeld').count()).toBe(0);
});

it('a review opened before the list is read again is edited as it stands after the decision', async () => {
  const page = await logIn();
  await submit(page, 'Snelle Sam');
  await open(page, '/admin/reviews?status=pending&q=Sam');
  await page.getByRole('button', { name: 'Snelle Sam', exact: true }).waitFor();
  await page.route(/\/api\/admin\/reviews\?/, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 2_000));
    await route.continue().catch(() => undefined);
  });
  await page.keyboard.press('j');
  await page.keyboard.press('p');
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await page.getByText('Ongedaan gemaakt', { exact: true }).first().waitFor();
  await page.getByRole('button', { name: 'Snelle Sam', exact: true }).click();
  await page.getByLabel('Onze reactie').fill('Dank je wel, Sam!');
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByText('Review opgeslagen', { exact: true }).first().waitFor();
});

it('no reason to reject a review is chosen before somebody chooses one', async () => {
  const page = await logIn();
  await submit(page, 'Nette Nel');
  await open(page, '/admin/reviews?status=pending&q=Nel');
  await page.getByRole('button', { name: 'Afwijzen: de review van Nette Nel' }).click();
  const dialog = page.getByRole('dialog');
  expect(await dialog.getByRole('radio', { checked: true }).count()).toBe(0);
  expect(await dialog.getByRole('button', { name: 'Afwijzen' }).isDisabled()).toBe(true);
  await dialog.getByLabel('Reclame of links naar iets anders').check();
  expect(await dialog.getByRole('button', { name: 'Afwijzen' }).isEnabled()).toBe(true);
});

it('a review is rejected with a reason, by keyboard alone', async () => {
  const page = await logIn();
  await submit(page, 'Reclame Ron');
  await open(page, '/admin/reviews?status=pending&q=Ron');
  await page.keyboard.press('j');
  await page.keyboard.press('r');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByText('Review afgewezen', { exact: true }).first().waitFor();
  await open(page, '/admin/reviews?status=rejected&q=Ron');
  await page.getByTitle('Reclame of links naar iets anders').waitFor();
});

it('a review link says what is missing, and then gives the link, its picture and its mail', async () => {
  const page = await logIn();
  await open(page, '/admin/reviews');
  await page.getByRole('button', { name: 'Review Link Genereren' }).click();
  await page.getByLabel('E-mailadres (optioneel)').fill('geen adres');
  await page.getByRole('button', { name: 'Link genereren', exact: true }).click();
  await page.getByText('Klantnaam is verplicht').waitFor();
  await page.getByText('Voer een geldig emailadres in').waitFor();
  await page.getByLabel('Klantnaam').fill('Noor');
  await page.getByLabel('E-mailadres (optioneel)').fill('noor@example.nl');
  await page.getByRole('button', { name: 'Link genereren', exact: true }).click();
  await page.getByText('Review link gegenereerd!', { exact: true }).first().waitFor();
  await page.getByText(`${stage.url}/leave-review`).waitFor();
  expect(await page.getByAltText('QR-code van de reviewlink').getAttribute('src')).toMatch(
    /^data:image\/png/,
  );
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Versturen' }).click();
  await page.getByText('Review link verstuurd', { exact: true }).first().waitFor();
});

it('a file shows what each row would do before it does it', async () => {
  const page = await logIn({ width: 390, height: 844 });
  await open(page, '/admin/reviews');
  await page.getByRole('button', { name: 'Meer met Reviews' }).click();
  await page.getByRole('menuitem', { name: 'Importeren' }).click();
  expect(await accessibilityFaults(page)).toEqual([]);
  const buffer = Buffer.from('Naam;Sterren;Review\nAnne;5;Fijn poeder\nKim;9;Slecht\n');
  await page.getByLabel('CSV-bestand').setInputFiles({ name: 'kiyoh.csv', mimeType: 'text/csv', buffer });
  await page.getByLabel('Overgenomen van').fill('Kiyoh');
  await page.getByRole('button', { name: 'Controleren' }).click();
  await page.getByText('Sterren: alleen 1, 2, 3, 4 of 5').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Importeer 1 review' }).click();
  await page.getByText('1 review geïmporteerd', { exact: true }).first().waitFor();
  await page.getByText('Overgenomen van Kiyoh').waitFor();
});

it('examples say what they are before they are made', async () => {
  const page = await logIn();
  await open(page, '/admin/reviews');
  await page.getByRole('button', { name: 'Generate AI Reviews' }).click();
  await page.getByText('In de echte winkel is er nooit één te zien.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Maak 5 voorbeelden' }).click();
  await page.getByText('5 AI reviews generated successfully', { exact: true }).first().waitFor();
});

it('every published review can be read on pages of 24, with stars to choose by, with and without a script', async () => {
  const operator = await logIn();
  for (let at = 0; at < 26; at += 1)
    await operator.request.post(`${stage.url}/api/admin/reviews`, {
      data: { customerName: `Lezer ${at}`, rating: 2, comment: `Geschreven als nummer ${at} van velen.` },
      headers: { origin: stage.url },
    });
  const { page: plain } = await stage.visit({ javaScriptEnabled: false });
  await plain.goto(`${stage.url}/reviews?sterren=2`);
  const cards = (page: Page) => page.locator('.reviews-grid .review-card');
  expect(await cards(plain).count()).toBe(24);
  await plain.getByText('Lezer 25', { exact: true }).waitFor();
  await plain.getByRole('link', { name: 'Oudere reviews' }).click();
  await plain.getByText('Lezer 0', { exact: true }).waitFor();
  expect(await plain.getByText('Pagina 2 van 2').count()).toBe(1);

  const { page } = await stage.visit();
  await page.goto(`${stage.url}/#reviews`);
  await page.locator('.carousel').getByRole('link', { name: 'Bekijk alle reviews' }).click();
  await page.getByRole('heading', { name: 'Wat klanten zeggen.' }).waitFor();
  await page.locator('[data-enhanced][data-results]').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.evaluate(() => Object.assign(window, { stays: true }));
  await page.getByRole('link', { name: /^2 sterren/ }).click();
  await page.waitForURL('**/reviews?sterren=2');
  await page.getByText('Pagina 1 van 2').waitFor();
  await page.getByRole('link', { name: 'Oudere reviews' }).click();
  await page.getByText('Lezer 0', { exact: true }).waitFor();
  await page.goBack();
  await page.getByText('Lezer 25', { exact: true }).waitFor();
  expect(await page.evaluate(() => 'stays' in window)).toBe(true);
  // A page that is gone leads to the first.
  await page.goto(`${stage.url}/reviews?sterren=2&pagina=9`);
  expect(page.url()).toBe(`${stage.url}/reviews?sterren=2`);
});
