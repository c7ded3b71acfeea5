// Tests a message to the shop and its reply: sent by form without JavaScript, sent on the page, and answered
// by keyboard in the back-office.

import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { logInOn, openOn } from './operator.ts';
import { placesWhileFocused } from './shopper.ts';
import { setStage } from './stage.ts';

/** The shop with the rate limits of a real shop: one network may send twenty forms an hour. */
const stage = setStage({ RATE_LIMIT_SCALE: '1' });
const FASTEST_MS = 3_000;

const tokenIn = (html: string) => /name="token" value="([^"]+)"/.exec(html)?.[1] ?? '';
async function drawForm(): Promise<string> {
  const answer = await fetch(`${stage.url}/contact`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    expect.stringContaining('no-store'),
  ]);
  return tokenIn(await answer.text());
}

/** Sends the contact form as a browser without scripts does. */
async function send(fields: Record<string, string>, headers: Record<string, string> = {}) {
  const answer = await fetch(`${stage.url}/contact`, {
    method: 'POST',
    headers: { origin: stage.url, 'sec-fetch-site': 'same-origin', ...headers },
    body: new URLSearchParams({ name: '', email: '', subject: '', message: '', website: '', ...fields }),
    redirect: 'manual',
  });
  return { status: answer.status, headers: answer.headers, html: await answer.text() };
}
const waitLikeAPerson = () => new Promise((done) => setTimeout(done, FASTEST_MS + 200));

async function questions(): Promise<{ email: string; topic: string }[]> {
  const { context } = await logInOn(stage);
  const answer = await context.request.get(`${stage.url}/api/admin/conversations?state=all`);
  return (await answer.json()).items;
}

describe('a form that is sent without a script', () => {
  it('comes back with what is wrong at its field, and with everything that was typed', async () => {
    const { status, html } = await send({
      name: 'Jo & <b>',
      email: 'geen adres',
      message: '',
      subject: 'Vraag "1"',
      token: await drawForm(),
    });
    expect(status).toBe(422);
    for (const text of ['Dit klopt nog niet', 'Vul een geldig e-mailadres in', 'Schrijf een bericht'])
      expect(html).toContain(text);
    expect(html).toMatch(
      /aria-invalid="true"[^>]*value="geen adres"|value="geen adres"[^>]*aria-invalid="true"/,
    );
    expect(html).toContain('value="Jo &amp; &lt;b&gt;"');
    expect(html).toContain('value="Vraag &quot;1&quot;"');
  });

  it('is asked for once more when it came faster than anybody types, and is one question however often it is sent', async () => {
    const filled = { email: 'zonder@example.nl', message: 'Is het vegan?', token: await drawForm() };
    const fast = await send(filled);
    expect([fast.status, fast.html.includes('Verstuur het nog één keer')]).toEqual([422, true]);
    expect(fast.html).toContain('Is het vegan?');
    const token = tokenIn(fast.html);
    await waitLikeAPerson();
    const sent = await Promise.all([send({ ...filled, token }), send({ ...filled, token })]);
    for (const { status, html } of sent) {
      expect([status, html.includes('Je bericht is verstuurd')]).toEqual([200, true]);
      expect(html).toContain('zonder@example.nl');
    }
    expect((await questions()).filter(({ email }) => email === 'zonder@example.nl')).toHaveLength(1);
  });

  it('is refused from the page of another site, with a made-up stamp, and when the field nobody sees is filled in', async () => {
    const filled = { email: 'vals@example.nl', message: 'x' };
    const token = await drawForm();
    await waitLikeAPerson();
    const other = { origin: 'https://elders.example', 'sec-fetch-site': 'cross-site' };
    expect((await send({ ...filled, token }, other)).status).toBe(403);
    expect((await send({ ...filled, token: 'bedacht.stempel' })).status).toBe(422);
    const trapped = await send({ ...filled, token, website: 'https://spam.example' });
    expect([trapped.status, trapped.html.includes('Laat dit veld leeg')]).toEqual([422, true]);
    expect((await questions()).map(({ email }) => email)).not.toContain('vals@example.nl');
  });
});

it('a question asked in the shop is answered by keyboard, and how long that took stands on the overview', async () => {
  const { page: shopper, troubles } = await stage.visit();
  await shopper.goto(`${stage.url}/contact`);
  await shopper.getByLabel('Naam (niet verplicht)').fill('Jo de Vries');
  await shopper.getByLabel('E-mailadres').first().fill('jo@example.nl');
  await shopper.getByLabel('Onderwerp (niet verplicht)').fill('Potje gebarsten');
  await shopper.getByLabel('Bericht').fill('Er zit een barst in het deksel.');
  await shopper.waitForTimeout(FASTEST_MS);
  await shopper.getByRole('button', { name: 'Versturen' }).click();
  await shopper.getByRole('heading', { name: 'Je bericht is verstuurd' }).waitFor();
  expect(await accessibilityFaults(shopper)).toEqual([]);
  expect(troubles).toEqual([]);

  const operator = await logInOn(stage, { viewport: { width: 1440, height: 900 } });
  const { page } = operator;
  await openOn(stage, page, '/admin/contacts');
  // Until the page listens, and then to the first row, where it stops.
  const toFirst = async () => {
    await page.keyboard.press('k');
    return page.evaluate(() => document.activeElement?.closest('a, tr')?.textContent ?? '');
  };
  await expect.poll(toFirst).toContain('Jo de Vries');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Jo de Vries', level: 1 }).waitFor();
  await page.getByText('Er zit een barst in het deksel.').waitFor();
  await page.waitForLoadState('networkidle');
  await page.keyboard.press('r');
  const dialog = page.getByRole('dialog', { name: 'Antwoord aan Jo de Vries' });
  await dialog.getByRole('option', { name: /^Besch/ }).waitFor({ state: 'attached' });
  await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('TEXTAREA');
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type('Besch');
  await expect.poll(() => dialog.getByLabel('Antwoord').inputValue()).toMatch(/^Hoi Jo,\n\nWat vervelend/);
  await page.frameLocator('iframe').getByText('Wat vervelend').waitFor();
  expect(await accessibilityFaults(page)).toEqual([]);
  await tabTo(page, 'Versturen');
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('Beantwoord', { exact: true }).waitFor();

  await openOn(stage, page, '/admin');
  await page.getByText(/meestal na .*\(1 gesprek in 28 dagen\)/).waitFor();
  expect(operator.troubles).toEqual([]);
});

it('a page that leads to a field stands there at once, so that no press meets a page that moves, and one that follows a link glides', async () => {
  const { page } = await stage.visit({
    viewport: { width: 390, height: 640 },
    reducedMotion: 'no-preference',
  });
  await page.goto(`${stage.url}/contact`);
  const places = await placesWhileFocused(page.getByLabel('E-mailadres').last());
  expect(places).toHaveLength(1);
  expect(places[0]).toBeGreaterThan(0);
  const glides = () => page.evaluate(() => getComputedStyle(document.documentElement).scrollBehavior);
  expect(await glides()).toBe('auto');
  await page.getByRole('link').first().focus();
  expect(await glides()).toBe('smooth');
});

it('after twenty forms from one network the next is told when to come back, and loses no word', async () => {
  const token = await drawForm();
  const filled = { email: 'veel@example.nl', message: 'Nog een keer, met al mijn woorden', token };
  let last = await send(filled);
  for (let turn = 0; turn < 20 && last.status !== 429; turn += 1) last = await send(filled);
  expect(last.status).toBe(429);
  expect(Number(last.headers.get('retry-after'))).toBeGreaterThan(0);
  expect(last.html).toContain('Even wachten');
  expect(last.html).toContain('Nog een keer, met al mijn woorden');
});

/** Presses Tab until the element with this text has the focus; fails after 15 presses. */
async function tabTo(page: Page, name: string): Promise<void> {
  const focused = () => page.evaluate(() => document.activeElement?.textContent?.trim());
  for (let turn = 0; turn < 15 && (await focused()) !== name; turn += 1) await page.keyboard.press('Tab');
  expect(await focused()).toBe(name);
}
