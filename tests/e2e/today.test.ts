// Tests the overview in a browser: finished work disappears from the list and the navigation, a notice can be
// tested, and the back-office can be installed and receives notices.

import { expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

it('a new shop says what is open before it can sell, shows no empty chart, and makes no growth of its examples', async () => {
  const { page, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  await openOn(stage, page, '/admin');
  const check = (await (await page.request.get(`${stage.url}/api/admin/go-live`)).json()) as {
    items: { ok: boolean }[];
  };
  const done = check.items.filter(({ ok }) => ok).length;
  const guide = page.getByRole('region', { name: /^Maak je winkel klaar/ });
  await guide
    .getByRole('heading', { name: `Maak je winkel klaar: ${done} van ${check.items.length}` })
    .waitFor();
  expect(await guide.getByRole('link', { name: /: Regel dit$/ }).count()).toBe(3);
  await page.getByText('Verder wacht er niets op je.').waitFor();
  await page.getByText(/^In deze periode is er nog niets te zien over omzet, /).waitFor();
  expect(await page.getByText('In deze periode is nog niets verkocht.').first().isVisible()).toBe(false);
  const cards = page.getByRole('region', { name: 'Stand van de winkel' });
  await cards.getByText('nog geen vorige maand').first().waitFor();
  expect(await cards.innerText()).not.toMatch(/[+−]\d+%/);
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(troubles).toEqual([]);
});

it('a review that waits is on the first page and in the rail, and leaves both when it is published', async () => {
  const { page, context, troubles } = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const left = await context.request.post(`${stage.url}/api/reviews`, {
    data: { customerName: 'Sanne', rating: 5, comment: 'Mooi wit geworden na twee weken' },
  });
  expect(left.status()).toBe(201);
  await openOn(stage, page, '/admin');
  await page.getByRole('heading', { name: 'Brutomarge' }).waitFor();
  const rail = page.getByRole('navigation', { name: 'Onderdelen' });
  await rail.getByRole('link', { name: 'Reviews 1 te doen' }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: '1 review te beoordelen' }).click();
  await page
    .getByRole('button', { name: /^Publiceren: / })
    .first()
    .click();
  await rail.getByRole('link', { name: 'Reviews', exact: true }).waitFor();
  await rail.getByRole('link', { name: 'Overzicht' }).click();
  await page.getByRole('heading', { name: 'Te doen' }).waitFor();
  expect(await page.getByRole('link', { name: /te beoordelen/ }).count()).toBe(0);
  expect(troubles).toEqual([]);
});

it('a notice that is tried is in the outbox', async () => {
  const { page, troubles } = await logInOn(stage, { viewport: { width: 390, height: 844 } });
  await openOn(stage, page, '/admin/settings/meldingen');
  await page.getByRole('button', { name: 'Test de melding Geschil' }).click();
  await page.getByText('Testmelding verstuurd', { exact: true }).first().waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await openOn(stage, page, '/admin/outbox?q=Test');
  await page.getByText('[Test] Geschil over bestelling').first().waitFor();
  expect(troubles).toEqual([]);
});

it('the back-office is an app of its own, whose worker the pages may start and nothing else', async () => {
  const { page, troubles } = await logInOn(stage);
  await openOn(stage, page, '/admin/account');
  await page.getByRole('heading', { name: 'Meldingen op je apparaten' }).waitFor();
  const manifest = await page.locator('link[rel=manifest]').getAttribute('href');
  const answer = await page.request.get(`${stage.url}${manifest}`);
  expect(await answer.json()).toMatchObject({ start_url: '/admin', scope: '/admin', display: 'standalone' });
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(troubles).toEqual([]);
  // A text that no policy made the address of a worker is none.
  const refused = await page.evaluate(() =>
    navigator.serviceWorker.register('/admin-worker.js', { scope: '/admin' }).then(
      () => 'taken',
      (error: Error) => error.name,
    ),
  );
  expect(refused).toBe('TypeError');
});
