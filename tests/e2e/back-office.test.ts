// Tests forms in dialogs of the back-office: errors beside their fields, two operators at once, an accidental
// Escape, and undo.

import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { chooseFor, logInOn, openOn } from './operator.ts';
import { setStage } from './stage.ts';

const stage = setStage();

const WIDE = { viewport: { width: 1440, height: 900 } };
const logIn = (options: BrowserContextOptions) => logInOn(stage, options);
const open = (page: Page, path: string) => openOn(stage, page, path);

describe('a coupon', () => {
  it('is made, with every refusal at its field and nothing typed lost', async () => {
    const { page } = await logIn(WIDE);
    await open(page, '/admin/coupons');
    await page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Vul een code in').waitFor();
    await page.getByLabel('Code', { exact: true }).fill('welkom10');
    await page.getByLabel('Waarde').fill('15');
    await page.getByLabel('Geldig tot en met').fill('2099-01-01');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.locator('.field-error', { hasText: 'Er is al een kortingscode' }).waitFor();
    expect(await page.getByLabel('Waarde').inputValue()).toBe('15');
    await page.getByLabel('Code', { exact: true }).fill('lente15');
    await page.getByRole('button', { name: 'Opslaan' }).click();
    await page.getByText('Coupon created successfully', { exact: true }).first().waitFor();
    await page.getByRole('button', { name: 'LENTE15', exact: true }).waitFor();
  });

  it('that breaks a rule without words of its own is told so in Dutch, before anything is sent', async () => {
    const { page } = await logIn(WIDE);
    await open(page, '/admin/coupons');
    const sent: string[] = [];
    page.on('request', (request) => void (request.method() === 'POST' && sent.push(request.url())));
    await page.getByRole('button', { name: 'Nieuwe kortingscode' }).click();
    await page.getByLabel('Code', { exact: true }).fill('A'.repeat(41));
    await page.getByRole('button', { name: 'Opslaan' }).click();
    expect(await page.locator('.field-error').first().innerText()).toBe('Maximaal 40 tekens');
    expect(sent.filter((url) => url.includes('/api/coupons'))).toEqual([]);
  });

  it('that two operators change at once keeps the work of both', async () => {
    const [first, second] = await Promise.all([logIn(WIDE), logIn(WIDE)]);
    for (const { page } of [first, second]) {
      await open(page, '/admin/coupons');
      await page.getByRole('button', { name: 'WELKOM10', exact: true }).click();
    }
    await first.page.getByLabel('Waarde').fill('12');
    await first.page.getByRole('button', { name: 'Opslaan' }).click();
    await first.page.getByText('Coupon updated successfully', { exact: true }).first().waitFor();
    await second.page.getByLabel('Maximaal te gebruiken').fill('77');
    await second.page.getByRole('button', { name: 'Opslaan' }).click();
    await second.page.getByRole('button', { name: 'Nieuwste versie ophalen' }).click();
    await second.page.getByText('Elders gewijzigd: Waarde').waitFor();
    expect(await second.page.getByLabel('Waarde').inputValue()).toBe('12');
    expect(await second.page.getByLabel('Maximaal te gebruiken').inputValue()).toBe('77');
    await second.page.getByRole('button', { name: 'Opslaan' }).click();
    const row = second.page.getByRole('row', { name: /WELKOM10/ });
    await row.getByText('/ 77').waitFor();
    expect(await row.innerText()).toContain('12%');
  });

  it('half typed is not lost by Escape, and one switched off can be switched back', async () => {
    const { page } = await logIn(WIDE);
    await open(page, '/admin/coupons');
    await page.keyboard.press('j');
    await page.keyboard.press('e');
    await page.getByLabel('Code', { exact: true }).fill('ANDERS');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Verder bewerken' }).click();
    expect(await page.getByLabel('Code', { exact: true }).inputValue()).toBe('ANDERS');
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Weggooien' }).click();
    const off = page.getByRole('row', { name: /WELKOM10/ }).getByText('Inactief');
    await chooseFor(page, 'WELKOM10', 'Zet WELKOM10 uit');
    await off.waitFor();
    await page.getByRole('button', { name: 'Ongedaan maken' }).click();
    await off.waitFor({ state: 'detached' });
  });
});
