// Tests the dialog AI Advies: back and anew, on a phone, by keyboard, and offline.

import type { Page } from 'playwright-core';
import { beforeEach, describe, expect, it } from 'vitest';
import { accessibilityFaults } from '../accessibility.ts';
import { adviceButton, answerAsSmoker, button, step, visitAdvice } from '../advice-dialog.ts';
import { setStage } from '../stage.ts';

const stage = setStage();
let page: Page;
let troubles: string[];

beforeEach(() => openPage(1280));

async function openPage(width: number): Promise<void> {
  ({ page, troubles } = await visitAdvice(stage, width));
}

describe('AI Advies', () => {
  it('sets the shade guide of the page to the shade it found likely, which a later visit finds there too', async () => {
    const guide = page.getByRole('slider', { name: 'Kleur van je tanden nu' });
    const saysSo = page.getByText('Geschat met je antwoorden in AI Advies.');
    await page.goto(stage.url);
    expect([await guide.inputValue(), await saysSo.isVisible()]).toEqual(['3', false]);
    await adviceButton(page).click();
    await answerAsSmoker(page);
    await button(page, 'Krijg Advies').click();
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
    await step(page, 1).waitFor();
    await button(page, 'Volgende').click();
    await button(page, 'Volgende').click();
    expect(await button(page, 'Volgende').isDisabled()).toBe(true);
    await page.getByText('18–25 jaar').click();
    await button(page, 'Volgende').click();
    expect(await button(page, 'Volgende').isDisabled()).toBe(true);
    await button(page, 'Terug').click();
    expect(await page.getByRole('radio', { name: '18–25 jaar' }).isChecked()).toBe(true);
    await button(page, 'Volgende').click();
    await page.getByText('Bijhouden').click();
    await button(page, 'Volgende').click();
    await button(page, 'Krijg Advies').click();
    await button(page, 'Opnieuw').click();
    await step(page, 1).waitFor();
    await button(page, 'Volgende').click();
    await button(page, 'Volgende').click();
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
    await adviceButton(page).click();
    await step(page, 1).waitFor();
    expect(scripts.some((url) => url.includes('advice-island'))).toBe(true);
  });

  it('opens from the drawer of a phone without accessibility faults, and gives the focus back to the menu', async () => {
    await openPage(390);
    await page.goto(stage.url);
    await page.getByRole('button', { name: 'Menu openen' }).click();
    await adviceButton(page).click();
    await step(page, 1).waitFor();
    for (const action of [
      () => button(page, 'Volgende').click(),
      () => button(page, 'Volgende').click(),
      () => page.getByText('56 jaar of ouder').click(),
      () => button(page, 'Volgende').click(),
      () => page.getByText('Wittere tanden', { exact: true }).click(),
      () => button(page, 'Volgende').click(),
      () => button(page, 'Krijg Advies').click(),
      () => button(page, 'Bestel Nu').waitFor(),
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
    await adviceButton(page).press('Enter');
    await step(page, 1).waitFor();
    const coffee = page.getByRole('spinbutton', { name: /Koffie/ });
    await coffee.press('ArrowDown');
    expect(await coffee.inputValue()).toBe('0');
    await coffee.press('End');
    await coffee.press('ArrowUp');
    expect(await coffee.inputValue()).toBe('10');
    await coffee.fill('3');
    await coffee.press('Enter');
    await step(page, 2).waitFor();
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
      await adviceButton(page).click();
      await page.getByText('AI Advies kon niet openen').waitFor();
    }
    await page.context().setOffline(false);
    await adviceButton(page).click();
    await step(page, 1).waitFor();
  });

  it('tells when it cannot load, and the next press opens it', async () => {
    let reachable = false;
    await page.route(/advice-island/, (route) => (reachable ? route.continue() : route.abort()));
    await page.goto(stage.url);
    await adviceButton(page).click();
    await page.getByText('AI Advies kon niet openen').waitFor();
    reachable = true;
    await adviceButton(page).click();
    await step(page, 1).waitFor();
  });
});
