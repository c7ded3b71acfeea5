// Tests pictures from upload to display in a browser: upload, alt text, choice in a form, display to
// visitors, and protection from deletion while in use.

import { expect, it } from 'vitest';
import { drawing, photo } from '#tests/support/pictures.ts';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const TEXT = 'Een pot op een plank';

it('a picture is uploaded, described, put on the product and seen in the shop; then it cannot be deleted', async () => {
  const { page, troubles } = await logInOn(stage, { viewport: { width: 1024, height: 800 } });
  await openOn(stage, page, '/admin/media');
  await page.locator('input[type=file][multiple]').setInputFiles([
    { name: 'pot.jpg', mimeType: 'image/jpeg', buffer: await photo({ width: 900, height: 700 }) },
    { name: 'logo.svg', mimeType: 'image/svg+xml', buffer: drawing('<rect width="12" height="24"/>') },
  ]);
  const cards = page.locator('.picture-card');
  await expect.poll(() => cards.count()).toBe(2);
  expect(await accessibilityFaults(page)).toEqual([]);

  await cards.filter({ hasText: 'pot.jpg' }).click();
  await page.getByLabel('Omschrijving (alt-tekst)').fill(TEXT);
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await openOn(stage, page, '/admin/products');
  await page.locator('[data-row-link]').first().click();
  await page.getByRole('button', { name: 'Bibliotheek' }).click();
  await page.getByLabel('Zoek op naam of omschrijving').fill('plank');
  // Enter in the search must not save the product behind it.
  await page.keyboard.press('Enter');
  await expect.poll(() => cards.count()).toBe(1);
  expect(await accessibilityFaults(page)).toEqual([]);
  await cards.first().click();
  await page.getByRole('button', { name: 'Opslaan' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });

  await page.goto(stage.url);
  const seen = page.locator('.hero-photo');
  expect(await seen.getAttribute('alt')).toBe(TEXT);
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain('.avif');
  await expect.poll(() => seen.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

  await openOn(stage, page, '/admin/media?use=used');
  await cards.first().click();
  expect(await page.getByRole('button', { name: 'Verwijderen' }).isDisabled()).toBe(true);
  expect(troubles).toEqual([]);
});

it('a picture nothing shows is deleted, and the message takes it back', async () => {
  const { page } = await logInOn(stage, { viewport: { width: 1024, height: 800 } });
  await openOn(stage, page, '/admin/media?use=unused');
  const cards = page.locator('.picture-card');
  await cards.first().click();
  await page.getByRole('button', { name: 'Verwijderen' }).click();
  await expect.poll(() => cards.count()).toBe(0);
  await page.getByRole('button', { name: 'Ongedaan maken' }).click();
  await expect.poll(() => cards.count()).toBe(1);
});
