// Simulates a visitor on a slow connection who presses a button before the page's scripts have loaded.

import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page } from 'playwright-core';
import type { Stage } from '../stage.ts';

const SCRIPTS_LATE_MS = 5_000;
const PRESSABLE =
  'button, summary, [role="button"], input[type="submit"], input[type="radio"], input[type="checkbox"], input[type="range"]';

export type EarlyVisit = { page: Page; alerts: string[] };

/**
 * Opens a page whose document has loaded completely and whose scripts arrive 5 s later. Later pages load
 * normally.
 */
export async function visitEarly(stage: Stage, address: string, width: number): Promise<EarlyVisit> {
  const { page } = await stage.visit({ viewport: { width, height: 900 }, reducedMotion: 'no-preference' });
  const late = pause(SCRIPTS_LATE_MS);
  await page.route(/\/assets\/[^/]+\.js$/, async (route) => {
    await late;
    await route.continue().catch(() => undefined);
  });
  const alerts: string[] = [];
  page.on('dialog', (dialog) => {
    alerts.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(address, { waitUntil: 'commit' });
  await page.waitForFunction(() => {
    const styles = [...document.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
    return document.readyState !== 'loading' && styles.every(({ sheet }) => sheet !== null);
  });
  return { page, alerts };
}

/** Returns the elements that can be pressed now, each with a name that is the same on every page. */
export async function listPressable(page: Page): Promise<{ handle: ElementHandle; name: string }[]> {
  const handles = await page.$$(PRESSABLE);
  const found: { handle: ElementHandle; name: string }[] = [];
  for (const handle of handles) {
    const name = await handle.evaluate((element) => {
      const shown = element.closest('label') ?? element;
      const isOff = element.matches(':disabled, :checked:is([type="radio"]), [inert] *');
      if (isOff || !shown.checkVisibility({ visibilityProperty: true })) return '';
      const form = element instanceof HTMLButtonElement ? element.form?.getAttribute('action') : '';
      return `${element.outerHTML.replace(/\s+/g, ' ').slice(0, 400)} ${form ?? ''}`;
    });
    if (name) found.push({ handle, name });
  }
  return found;
}

/** Presses a button early. For the button of a form, the fields are filled in first. */
export async function pressEarly(page: Page, button: ElementHandle): Promise<void> {
  for (const field of await button.$$('xpath=ancestor::form//input | ancestor::form//textarea')) {
    const text = await field.evaluate((element) => {
      const typed: Record<string, string> = {
        email: 'vroeg@example.nl',
        search: 'kool',
        text: 'Vroege Vogel',
      };
      const kind = element instanceof HTMLTextAreaElement ? 'text' : element.getAttribute('type');
      return element.checkVisibility() ? (typed[kind ?? 'text'] ?? '') : '';
    });
    if (text) await field.fill(text);
  }
  const key = await button.evaluate((element) => {
    if (!(element instanceof HTMLInputElement)) return '';
    return element.type === 'range' ? 'End' : element.type === 'submit' ? '' : 'Space';
  });
  if (key) await button.press(key);
  else await button.click();
  await page.waitForTimeout(50);
}

/**
 * Returns everything a visitor can perceive of the page's state, except the address, which a lost press may
 * also change.
 */
export function lookOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    for (const clock of document.querySelectorAll('.countdown')) clock.remove();
    const marked = [...document.querySelectorAll('input:checked, [open], :popover-open, :user-invalid')];
    const split = document.querySelector<HTMLElement>('.comparison')?.style.getPropertyValue('--shade');
    const notes = [...document.querySelectorAll('[role="status"]')].map(({ textContent }) => textContent);
    const which = marked.map((element) => `${element.tagName}#${element.id}.${element.className}`);
    const values = marked.map((element) => element.getAttribute('value'));
    return JSON.stringify([document.body.innerText, which, values, split, notes]);
  });
}
