// Tests the shop without a mouse: the focus is always visible, dialogs return it, and a purchase works by
// keyboard alone.

import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { focusedName, tabTo } from '../pages/keyboard.ts';
import { setStage } from '../stage.ts';

const stage = setStage();

describe('with the keyboard alone', () => {
  it('a pack is chosen, the checkout filled in and paid', async () => {
    const { page, troubles } = await stage.visit();
    await page.goto(stage.url);
    await tabTo(page, 'Weigeren');
    await page.keyboard.press('Enter');
    await tabTo(page, /^1 Pack/);
    await page.keyboard.press('ArrowRight');
    expect(await page.locator('input[name="variant"]:checked').inputValue()).toBe('2x');
    await tabTo(page, 'Ja, Ik Wil Wittere Tanden!');
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/checkout\?variant=2x/);
    await page.getByLabel('Voornaam').waitFor();

    const fill = async (label: string | RegExp, text: string) => {
      await tabTo(page, label);
      await page.keyboard.type(text);
    };
    await fill(/^Voornaam/, 'Sanne');
    await fill(/^Achternaam/, 'de Vries');
    await fill(/^E-mailadres/, 'sanne@example.com');
    await tabTo(page, 'Volgende');
    await page.keyboard.press('Enter');
    // The next section opens with the focus in it.
    await page.getByLabel('Postcode').waitFor();
    if (!/^Postcode/.test(await focusedName(page))) await tabTo(page, /^Postcode/);
    await page.keyboard.type('1234AB');
    await fill(/^Huisnummer/, '1');
    await page.waitForFunction(() =>
      [...document.querySelectorAll('input')].some(({ value }) => value === 'Voorbeeldstraat'),
    );
    await tabTo(page, 'Volgende');
    await page.keyboard.press('Enter');
    await page.getByRole('radio', { name: /iDEAL/ }).waitFor();
    await tabTo(page, /iDEAL/);
    await page.keyboard.press('Space');
    await tabTo(page, /Nu veilig bestellen/);
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/sandbox\/bank\//);
    await tabTo(page, 'Betaling goedkeuren');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Betaling succesvol!' }).waitFor();
    expect(troubles).toEqual([]);
  });

  it('the first stop of a page leads past the navigation', async () => {
    const { page } = await stage.visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${stage.url}/blog`);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('inhoud');
  });

  it('the menu opens, keeps the focus inside, and gives it back', async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.url}/blog`);
    await tabTo(page, 'Menu openen');
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await tabTo(page, 'Reviews');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'hidden' });
    expect(await focusedName(page)).toBe('Menu openen');
  });

  it.each([
    { width: 390, height: 844 },
    { width: 640, height: 400 },
    { width: 320, height: 568 },
    { width: 1280, height: 720 },
  ])(
    'nothing lies over what has the focus on the way down the landing page: $width by $height',
    async (viewport) => {
      const { page } = await stage.visit({ viewport });
      await page.goto(stage.url);
      await tabTo(page, 'Aanmelden');
      await page.goto(stage.url);
      await tabTo(page, 'Weigeren');
      await page.keyboard.press('Enter');
      await tabTo(page, 'Aanmelden');
    },
  );

  it('questions open one at a time', async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.url}/`);
    const questions = page.locator('details.faq');
    const open = () => questions.evaluateAll((all) => all.map((each) => each.hasAttribute('open')));
    await questions.first().locator('summary').focus();
    await page.keyboard.press('Enter');
    expect((await open()).slice(0, 2)).toEqual([true, false]);
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    expect((await open()).slice(0, 2)).toEqual([false, true]);
    await page.keyboard.press('Enter');
    expect(await open()).not.toContain(true);
  });

  it('the shade guide is moved by arrows and says what is realistic', async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.url}/`);
    const slider = page.locator('.comparison-slider');
    await slider.focus();
    await page.waitForFunction(() =>
      document.querySelector('.comparison-slider')?.hasAttribute('aria-valuetext'),
    );
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('ArrowRight');
    expect(await slider.inputValue()).toBe('5');
    expect(await slider.getAttribute('aria-valuetext')).toContain('Van B2 richting A1');
    expect(await page.locator('[data-shade-text]').textContent()).toContain('Van B2 richting A1');
  });

  it('the reviews can be stopped and go on', async () => {
    const { page } = await stage.visit();
    await page.goto(`${stage.url}/`);
    await pointOutside(page.locator('.carousel'));
    const pause = page.getByRole('checkbox', { name: 'Pauzeer de reviews' });
    const state = () =>
      page.locator('.carousel-track').evaluate((track) => getComputedStyle(track).animationPlayState);
    await pause.press('Space');
    await pause.blur();
    expect(await state()).toBe('paused');
    await pause.press('Space');
    await pause.blur();
    expect(await state()).toBe('running');
  });

  it('AI Advies is answered to its result, and Escape gives the focus back to its button', async () => {
    const { page } = await stage.visit({ viewport: { width: 1280, height: 900 } });
    await page.goto(`${stage.url}/blog`);
    await tabTo(page, 'AI Advies');
    await page.keyboard.press('Enter');
    await page.getByText('Stap 1 van 5').waitFor();
    for (const step of [2, 3]) {
      await tabTo(page, 'Volgende');
      await page.keyboard.press('Enter');
      await page.getByText(`Stap ${step} van 5`).waitFor();
    }
    await tabTo(page, /^18–25/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Volgende');
    await page.keyboard.press('Enter');
    await tabTo(page, /^Vlekken weg/);
    await page.keyboard.press('Space');
    await tabTo(page, 'Volgende');
    await page.keyboard.press('Enter');
    await tabTo(page, 'Krijg Advies');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Dit past bij jou' }).waitFor();
    await page.keyboard.press('Escape');
    await page.waitForFunction(() => document.activeElement?.textContent === 'AI Advies');
  });
});

/**
 * Scrolls the part to the middle of the screen and moves the pointer above it, because reviews under the
 * pointer stop moving. A URL with a fragment would scroll for a while instead.
 */
async function pointOutside(part: Locator): Promise<void> {
  await part.evaluate((element) => element.scrollIntoView({ behavior: 'instant', block: 'center' }));
  const room = await part.evaluate((element) => element.getBoundingClientRect().top);
  expect(room).toBeGreaterThan(0);
  await part.page().mouse.move(0, room / 2);
  await expect.poll(() => part.evaluate((element) => element.matches(':hover'))).toBe(false);
}
