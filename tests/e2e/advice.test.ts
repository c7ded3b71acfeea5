// Tests the dialog AI Advies from its button to a pack in the checkout.

import { expect, it } from 'vitest';
import { adviceButton, answerAsSmoker, button, visitAdvice } from './advice-dialog.ts';
import { setStage } from './stage.ts';

const stage = setStage();

it('AI Advies leads from answers to the advised pack in the checkout, and says so to whoever counts', async () => {
  const { page, troubles } = await visitAdvice(stage);
  await page.goto(stage.url);
  await adviceButton(page).click();
  await answerAsSmoker(page);
  await page.getByLabel('Extra informatie').fill('Kan dit met antibiotica?');
  await button(page, 'Krijg Advies').click();
  await page.getByText('AI analyseert je levensstijl...').waitFor();
  await page.getByRole('heading', { name: 'Dit past bij jou' }).waitFor();
  const advice = await page.getByRole('dialog').innerText();
  expect(advice).toContain('4 Pack');
  expect(advice).toContain('€49,90');
  expect(advice).toContain('6–8 weken');
  expect(advice).toContain('huisarts of apotheker');

  await button(page, 'Bestel Nu').click();
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
