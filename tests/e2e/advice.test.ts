// Tests the dialog AI Advies from its button to a pack in the checkout: on a phone, by keyboard, and offline.

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { setStage } from './stage.ts';

const stage = setStage();
let page: Page;
let troubles: string[];

beforeEach(() => openPage(1280));

async function openPage(width: number): Promise<void> {
  ({ page, troubles } = await stage.visit({ viewport: { width, height: 844 } }));
  // Kept where the next page of the same tab finds it too.
  await page.addInitScript(() => {
    document.addEventListener('shop-event', (event) => {
      if (!(event instanceof CustomEvent) || !String(event.detail.name).startsWith('ai_')) return;
      sessionStorage.setItem(
        'heard',
        `${sessionStorage.getItem('heard') ?? ''}${JSON.stringify(event.detail)}\n`,
      );
    });
  });
}

const adviceButton = () =>
  page.getByRole('button', { name: 'AI Advies', exact: true }).locator('visible=true');
const button = (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true });
const step = (number: number) => page.getByText(`Stap ${number} van 5`);

/**
 * Answers the questions as a smoker of 46–55 who drinks three coffees a day: enough points for the advice of
 * four packs.
 */
async function answerAsSmoker(): Promise<void> {
  await step(1).waitFor();
  for (let cup = 0; cup < 3; cup += 1) await button('Koffie: één meer').click();
  await button('Volgende').click();
  await page.getByRole('switch', { name: 'Ik rook' }).check();
  await button('Volgende').click();
  await page.getByText('46–55 jaar').click();
  await button('Volgende').click();
  await page.getByText('Vlekken weg').click();
  await button('Volgende').click();
}

describe('AI Advies', () => {
  it('leads from answers to the advised pack in the checkout, and says so to whoever counts', async () => {
    await page.goto(stage.url);
    await adviceButton().click();
    await answerAsSmoker();
    await page.getByLabel('Extra informatie').fill('Kan dit met antibiotica?');
    await button('Krijg Advies').click();
    await page.getByText('AI analyseert je levensstijl...').waitFor();
    await page.getByRole('heading', { name: 'Dit past bij jou' }).waitFor();
    const advice = await page.getByRole('dialog').innerText();
    expect(advice).toContain('4 Pack');
    expect(advice).toContain('€49,90');
    expect(advice).toContain('6–8 weken');
    expect(advice).toContain('huisarts of apotheker');

    await button('Bestel Nu').click();
    await page.waitForURL(`${stage.url}/checkout?variant=4x`);
    await page
      .getByText(/^4\spotten/)
      .locator('visible=true')
      .first()
      .waitFor();
    const stored = await page.evaluate(() => ({
      variant: localStorage.getItem('checkout-variant'),
      value: localStorage.getItem('checkout-value'),
      heard: sessionStorage.getItem('heard')?.trim().split('\n'),
    }));
    expect(stored).toMatchObject({ variant: '4x', value: '49.90' });
    expect(stored.heard?.map((line) => JSON.parse(line))).toEqual([
      { name: 'ai_advisor_open', parameters: {} },
      { name: 'ai_advisor_complete', parameters: { quantity: 4 } },
      { name: 'ai_recommendation', parameters: { variant: '4x', quantity: 4, value: 49.9 } },
    ]);
    expect(troubles).toEqual([]);
  });

  it('sets the shade guide of the page to the shade it found likely, which a later visit finds there too', async () => {
    const guide = page.getByRole('slider', { name: 'Kleur van je tanden nu' });
    const saysSo = page.getByText('Geschat met je antwoorden in AI Advies.');
    await page.goto(stage.url);
    expect([await guide.inputValue(), await saysSo.isVisible()]).toEqual(['3', false]);
    await adviceButton().click();
    await answerAsSmoker();
    await button('Krijg Advies').click();
    await page.getByRole('heading', { name: 'Dit past bij jou' }).waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'Bekijk je kleur' }).click();
    await saysSo.waitFor();
    expect(await guide.inputValue()).toBe('0');
    await page.reload();
    await saysSo.waitFor();
    expect(await guide.inputValue()).toBe('0');
  });

  it('goes on only with an age and a goal, goes back with the answers kept, and begins anew', async () => {
    await page.goto(`${stage.url}/#advies`);
    await step(1).waitFor();
    await button('Volgende').click();
    await button('Volgende').click();
    expect(await button('Volgende').isDisabled()).toBe(true);
    await page.getByText('18–25 jaar').click();
    await button('Volgende').click();
    expect(await button('Volgende').isDisabled()).toBe(true);
    await button('Terug').click();
    expect(await page.getByRole('radio', { name: '18–25 jaar' }).isChecked()).toBe(true);
    await button('Volgende').click();
    await page.getByText('Bijhouden').click();
    await button('Volgende').click();
    await button('Krijg Advies').click();
    await button('Opnieuw').click();
    await step(1).waitFor();
    await button('Volgende').click();
    await button('Volgende').click();
    expect(await page.getByRole('dialog').getByRole('radio', { checked: true }).count()).toBe(0);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    await page.waitForURL(`${stage.url}/`);
  });

  it('loads nothing of React before it is asked for', async () => {
    const scripts: string[] = [];
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(request.url());
    });
    await page.goto(stage.url, { waitUntil: 'networkidle' });
    expect(scripts.filter((url) => /react|jsx|advice|client-/.test(url))).toEqual([]);
    await adviceButton().click();
    await step(1).waitFor();
    expect(scripts.some((url) => url.includes('advice-island'))).toBe(true);
  });

  it('opens from the drawer of a phone without accessibility faults, and gives the focus back to the menu', async () => {
    await openPage(390);
    await page.goto(stage.url);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await adviceButton().click();
    await step(1).waitFor();
    for (const action of [
      () => button('Volgende').click(),
      () => button('Volgende').click(),
      () => page.getByText('56 jaar of ouder').click(),
      () => button('Volgende').click(),
      () => page.getByText('Wittere tanden', { exact: true }).click(),
      () => button('Volgende').click(),
      () => button('Krijg Advies').click(),
      () => button('Bestel Nu').waitFor(),
    ]) {
      expect(await accessibilityFaults(page)).toEqual([]);
      await action();
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label') === 'Menu openen');
    expect(troubles).toEqual([]);
  });

  it('is answered with the keyboard alone, and counts stop at their limits', async () => {
    await page.goto(stage.url);
    await adviceButton().press('Enter');
    await step(1).waitFor();
    const coffee = page.getByRole('spinbutton', { name: /Koffie/ });
    await coffee.press('ArrowDown');
    expect(await coffee.inputValue()).toBe('0');
    await coffee.press('End');
    await coffee.press('ArrowUp');
    expect(await coffee.inputValue()).toBe('10');
    await coffee.fill('3');
    await coffee.press('Enter');
    await step(2).waitFor();
    const wine = page.getByRole('spinbutton', { name: /Wijn/ });
    await wine.fill('99');
    expect(await wine.inputValue()).toBe('20');
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'AI Advies');
  });

  it('pressed without a connection says so, and opens at the next press once the connection is back', async () => {
    await page.goto(stage.url, { waitUntil: 'networkidle' });
    await page.context().setOffline(true);
    for (let press = 0; press < 2; press += 1) {
      await adviceButton().click();
      await page.getByText('AI Advies kon niet openen').waitFor();
    }
    await page.context().setOffline(false);
    await adviceButton().click();
    await step(1).waitFor();
  });

  it('tells when it cannot load, and the next press opens it', async () => {
    let reachable = false;
    await page.route(/advice-island/, (route) => (reachable ? route.continue() : route.abort()));
    await page.goto(stage.url);
    await adviceButton().click();
    await page.getByText('AI Advies kon niet openen').waitFor();
    reachable = true;
    await adviceButton().click();
    await step(1).waitFor();
  });
});
