// The dialog AI Advies of the landing page: opened, answered, and what it tells whoever counts.

import type { Page } from 'playwright-core';
import type { Stage, Visitor } from './stage.ts';

/** Opens a page of that width whose session storage keeps what the dialog tells, under `heard`. */
export async function visitAdvice(stage: Stage, width = 1280): Promise<Visitor> {
  const visitor = await stage.visit({ viewport: { width, height: 844 } });
  // Kept where the next page of the same tab finds it too.
  await visitor.page.addInitScript(() => {
    document.addEventListener('shop-event', (event) => {
      if (!(event instanceof CustomEvent) || !String(event.detail.name).startsWith('ai_')) return;
      sessionStorage.setItem(
        'heard',
        `${sessionStorage.getItem('heard') ?? ''}${JSON.stringify(event.detail)}\n`,
      );
    });
  });
  return visitor;
}

/** The button that opens the dialog, where the page shows it. */
export const adviceButton = (page: Page) =>
  page.getByRole('button', { name: 'AI Advies', exact: true }).locator('visible=true');

/** A button of the dialog. */
export const button = (page: Page, name: string) =>
  page.getByRole('dialog').getByRole('button', { name, exact: true });

export const step = (page: Page, number: number) => page.getByText(`Stap ${number} van 5`);

/**
 * Answers the questions as a smoker of 46–55 who drinks three coffees a day: enough points for the advice of
 * four packs.
 */
export async function answerAsSmoker(page: Page): Promise<void> {
  const goOn = () => button(page, 'Volgende').click();
  await step(page, 1).waitFor();
  for (let cup = 0; cup < 3; cup += 1) await button(page, 'Koffie: één meer').click();
  await goOn();
  await page.getByRole('switch', { name: 'Ik rook' }).check();
  await goOn();
  await page.getByText('46–55 jaar').click();
  await goOn();
  await page.getByText('Vlekken weg').click();
  await goOn();
}
