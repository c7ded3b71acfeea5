// A visitor on a slow line: the page stands there, its scripts are still on their way, and a button is
// pressed all the same.

import { setTimeout as pause } from 'node:timers/promises';
import type { ElementHandle, Page } from 'playwright-core';
import type { Stage } from '../stage.ts';

const SCRIPTS_LATE_MS = 5_000;
const PRESSABLE =
  'button, summary, [role="button"], input[type="submit"], input[type="radio"], input[type="checkbox"], input[type="range"]';

export type EarlyVisit = { page: Page; alerts: string[] };

/**
 * The document has arrived whole; its scripts come 5 s later. Those of the pages after it come as they like.
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

/** What can be pressed now, with a name for each that is the same wherever the same button stands. */
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

/** Types into the fields of its form first, as somebody who presses the button of a form has done. */
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

/** All a visitor can tell of the state of a page; not its address, which a lost press may change as well. */
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
