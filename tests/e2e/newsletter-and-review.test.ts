// Tests newsletter sign-up and writing a review in the built shop, with and without JavaScript.

import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { watchTroubles } from './browser.ts';
import { OPERATOR } from './built-shop.ts';
import { onFirstRequest } from './first-request.ts';
import { setStage } from './stage.ts';

const stage = setStage();

async function open(path: string, options: { javaScriptEnabled?: boolean } = {}): Promise<Page> {
  const { page } = await stage.visit(options);
  await page.goto(`${stage.url}${path}`);
  return page;
}

const newsletterForm = (page: Page) =>
  page.getByRole('contentinfo').getByRole('form', { name: 'Nieuwsbrief' });

/** Waits for the confirmation mail, which a job creates, and returns the link in it. */
async function confirmationLink(page: Page, recipient: string): Promise<string> {
  await page.request.post(`${stage.url}/api/admin/login`, { data: OPERATOR });
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await page.request.get(`${stage.url}/api/admin/outbox`);
    const mails: { recipient: string; html: string }[] = await answer.json();
    const html = mails.find((mail) => mail.recipient === recipient)?.html;
    const link = html && /href="([^"]*\/nieuwsbrief\/bevestigen[^"]*)"/.exec(html)?.[1];
    if (link) return link.replaceAll('&amp;', '&');
    await page.waitForTimeout(100);
  }
  throw new Error(`No confirmation to ${recipient}`);
}

it('the form in the footer signs up on the spot, and the mailed link asks once more and can be undone', async () => {
  const page = await open('/');
  const { troubles } = watchTroubles(page, stage.url);
  const form = newsletterForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.locator('footer form[data-enhanced]').waitFor({ state: 'attached' });
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  expect(await page.locator('.toast').count()).toBe(0);
  await form.getByLabel('E-mailadres').fill('Lezer@Example.nl');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  const said = form.locator('[data-hint]');
  for (const place of [said, page.locator('.toast')]) {
    await place.getByText('Succesvol aangemeld!').waitFor();
    expect(await place.innerText()).toContain('Bevestig nog even via de mail die we je sturen.');
  }
  // Read out once: by the message, not by the line under the button.
  expect(await page.getByRole('status').filter({ hasText: 'Succesvol aangemeld!' }).count()).toBe(1);
  expect(await form.getByLabel('E-mailadres').inputValue()).toBe('');
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.goto(await confirmationLink(page, 'lezer@example.nl'));
  await page.getByRole('button', { name: 'Aanmelding bevestigen' }).click();
  await page.getByRole('heading', { name: 'Je bent aangemeld' }).waitFor();
  await page.getByText('Je bent nu aangemeld voor onze nieuwsbrief.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.getByRole('link', { name: 'Meld je weer af' }).click();
  const oneClick = await fetch(page.url(), {
    method: 'POST',
    body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }),
    redirect: 'manual',
  });
  expect(oneClick.status).toBe(200);
  await page.reload();
  await page.getByRole('heading', { name: 'Je bent afgemeld' }).waitFor();
  expect(troubles).toEqual([]);
});

it('a sign-up that fails says so, keeps the address and can be tried again', async () => {
  const page = await open('/privacy-policy');
  const form = newsletterForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.locator('footer form[data-enhanced]').waitFor({ state: 'attached' });
  await onFirstRequest(page, '**/api/contacts', (route) => route.abort());
  await form.getByLabel('E-mailadres').fill('pech@example.nl');
  await form.getByRole('button').click();
  const said = form.locator('[data-hint]');
  await said.getByText('Fout bij aanmelding').waitFor();
  await page.locator('.toast', { hasText: 'Fout bij aanmelding' }).waitFor();
  expect(await form.getByLabel('E-mailadres').inputValue()).toBe('pech@example.nl');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await said.getByText('Succesvol aangemeld!').waitFor();
});

it('who has scrolled on from the form is told by a message that can be closed', async () => {
  const page = await open('/privacy-policy');
  const form = newsletterForm(page);
  await form.scrollIntoViewIfNeeded();
  await page.locator('footer form[data-enhanced]').waitFor({ state: 'attached' });
  const answer = Promise.withResolvers<void>();
  await onFirstRequest(page, '**/api/contacts', (route) => answer.promise.then(() => route.continue()));
  await form.getByLabel('E-mailadres').fill('verder@example.nl');
  await form.getByRole('button').click();
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  answer.resolve();
  const toast = page.locator('.toast');
  await toast.getByText('Succesvol aangemeld!').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await toast.waitFor({ state: 'detached' });
});

it('without a connection the page stays, the error is said and the address is kept, whatever had been loaded', async () => {
  const sent = { title: 'Fout bij aanmelding', text: 'Er is iets misgegaan. Probeer het later opnieuw.' };
  for (const isSeen of [false, true]) {
    const page = await open('/');
    const form = newsletterForm(page);
    if (isSeen) {
      await form.scrollIntoViewIfNeeded();
      await page.locator('footer form[data-enhanced]').waitFor({ state: 'attached' });
      await page.waitForLoadState('networkidle');
    } else await page.waitForLoadState('load');
    await page.context().setOffline(true);
    await form.getByLabel('E-mailadres').fill('trein@example.nl');
    await form.getByRole('button').click();
    await page.getByText(sent.title).and(page.locator(':visible')).first().waitFor();
    await page.getByText(sent.text).and(page.locator(':visible')).first().waitFor();
    expect(new URL(page.url()).pathname).toBe('/');
    expect(await form.getByLabel('E-mailadres').inputValue()).toBe('trein@example.nl');
    await page.context().setOffline(false);
    await form.getByRole('button').click();
    await page
      .getByText(/Succesvol aangemeld|Kijk in je mail/)
      .first()
      .waitFor();
  }
});

it('without a script the same form leads to a page that says what to do', async () => {
  const page = await open('/', { javaScriptEnabled: false });
  const form = newsletterForm(page);
  await form.getByLabel('E-mailadres').fill('zonder@example.nl');
  await form.getByRole('button', { name: 'Aanmelden' }).click();
  await page.getByRole('heading', { name: 'Kijk in je mail' }).waitFor();
  expect(await page.getByRole('main').innerText()).toContain('zonder@example.nl');
});

it('the review form names every mistake, counts characters, works by keyboard and thanks on the spot', async () => {
  const page = await open('/leave-review?name=Noor&order=ZW100007');
  const { troubles } = watchTroubles(page, stage.url);
  expect(await page.getByLabel('Naam').inputValue()).toBe('Noor');
  expect(await page.getByLabel('Bestelnummer').inputValue()).toBe('ZW100007');
  // Before its script has come a press sends the form, and the page of the answer lists the mistakes.
  await page.locator('main form[data-enhanced]').waitFor({ state: 'attached' });
  await page.getByLabel('Naam').fill('N');
  await page.getByRole('button', { name: 'Review versturen' }).click();
  for (const text of [
    'Naam moet minimaal 2 karakters bevatten',
    'Selecteer een beoordeling',
    'Review moet minimaal 10 karakters bevatten',
  ])
    await page.locator('[data-problem]').getByText(text, { exact: true }).waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);

  await page.getByLabel('Naam').fill('Noor');
  await page.getByRole('radio', { name: '1 ster', exact: true }).focus();
  await page.keyboard.press('Space');
  for (let press = 0; press < 3; press += 1) await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: '4 sterren' }).isChecked()).toBe(true);
  await page.getByLabel('Je review').fill('x'.repeat(501));
  await page.getByText('501/500').waitFor();
  await page.getByText('Review mag maximaal 500 karakters bevatten').waitFor();
  await page.getByLabel('Je review').fill('Fijn poeder, mijn tanden voelen glad.');
  await page.getByText('37/500').waitFor();
  await page.getByRole('button', { name: 'Review versturen' }).click();
  await page.getByRole('heading', { name: 'Bedankt!', exact: true }).waitFor();
  const toast = page.locator('.toast');
  await toast.getByText('Bedankt voor je review!').waitFor();
  await toast.getByText('Je review is succesvol verzonden en zal binnenkort worden gepubliceerd.').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  expect(troubles).toEqual([]);
  await page.getByRole('link', { name: 'Naar de winkel' }).click();
  await page.waitForURL(`${stage.url}/`);
});

it('a review the server refuses stays as typed, with its reason', async () => {
  const page = await open('/leave-review');
  await page.route('**/api/reviews', (route) =>
    route.fulfill({
      status: 429,
      contentType: 'application/problem+json',
      body: JSON.stringify({ code: 'rate_limited', detail: 'Je doet dit te vaak achter elkaar.' }),
    }),
  );
  await page.getByLabel('Naam').fill('Noor');
  await page.getByRole('radio', { name: '5 sterren' }).check({ force: true });
  await page.getByLabel('Je review').fill('Fijn poeder, elke dag weer.');
  await page.getByRole('button', { name: 'Review versturen' }).click();
  const toast = page.locator('.toast');
  await toast.getByText('Fout bij verzenden').waitFor();
  expect(await toast.innerText()).toContain('Je doet dit te vaak achter elkaar.');
  expect(await page.getByLabel('Je review').inputValue()).toBe('Fijn poeder, elke dag weer.');
  expect(await page.getByRole('button', { name: 'Review versturen' }).isEnabled()).toBe(true);
});

it('a star of the mail is chosen already in the form, and only a star is', async () => {
  const page = await open('/leave-review?rating=4', { javaScriptEnabled: false });
  expect(await page.getByRole('radio', { name: '4 sterren' }).isChecked()).toBe(true);
  await page.goto(`${stage.url}/leave-review?rating=9`);
  expect(await page.getByRole('radio', { checked: true }).count()).toBe(0);
});

it('without a script the review form says what is wrong, keeps what was typed, and thanks', async () => {
  const page = await open('/leave-review', { javaScriptEnabled: false });
  await page.getByLabel('Naam').fill('Bram');
  await page.getByLabel('Je review').fill('kort');
  await page.getByRole('button', { name: 'Review versturen' }).click();
  const fault = page.getByRole('link', { name: 'Selecteer een beoordeling' });
  expect(await fault.getAttribute('href')).toBe('#rating');
  expect(await page.getByLabel('Naam').inputValue()).toBe('Bram');
  await page.getByRole('radio', { name: '3 sterren' }).check({ force: true });
  await page.getByLabel('Je review').fill('Doet wat het belooft, niet meer.');
  await page.getByRole('button', { name: 'Review versturen' }).click();
  await page.getByRole('heading', { name: 'Bedankt!', exact: true }).waitFor();
});
