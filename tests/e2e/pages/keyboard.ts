// Operates a page with the keyboard alone: presses Tab until an element has the focus, and checks that the
// focus is visible.

import type { Page } from 'playwright-core';

const MOST_TABS = 80;

/** Returns the name of the focused element, as a screen reader announces it. */
export function focusedName(page: Page): Promise<string> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return '';
    const labelled =
      'labels' in element && element.labels instanceof NodeList ? element.labels[0]?.textContent : null;
    return (element.getAttribute('aria-label') ?? labelled ?? element.textContent ?? '')
      .replace(/\s+/g, ' ')
      .trim();
  });
}

/**
 * Returns why the focus is not visible (no outline, out of sight, or covered by a fixed element); null when
 * it is visible.
 */
function focusFault(page: Page): Promise<string | null> {
  return page.evaluate(() => {
    const element = document.activeElement;
    if (!(element instanceof HTMLElement) || element === document.body) return null;
    // A hidden radio or checkbox shows its focus on its label.
    const shown = element.matches('input[type="radio"], input[type="checkbox"]')
      ? (element.closest('label') ?? element)
      : element;
    const isMarked = (candidate: Element | null) => {
      if (!candidate) return false;
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(candidate);
      return (outlineStyle !== 'none' && Number.parseFloat(outlineWidth) > 0) || boxShadow !== 'none';
    };
    const marks = [shown, shown.parentElement, ...shown.querySelectorAll('*')];
    if (!marks.some(isMarked)) return `no sign of focus: ${element.outerHTML.slice(0, 120)}`;
    const { left, top, width, height } = shown.getBoundingClientRect();
    const points = [0.1, 0.5, 0.9].flatMap((x) =>
      [0.1, 0.5, 0.9].map((y): [number, number] => [left + width * x, top + height * y]),
    );
    // What is higher than the room there is goes on behind whatever lies at its end.
    const shownAt = points.map((at) => document.elementFromPoint(...at)).filter((there) => there !== null);
    const over = shownAt.filter((there) => !shown.contains(there) && !there.contains(shown));
    const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
    const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
    const isSeen = height > room ? over.length < shownAt.length : shownAt.length > 0 && over.length === 0;
    return isSeen
      ? null
      : `covered by ${over[0]?.outerHTML.slice(0, 120)}: ${element.outerHTML.slice(0, 120)}`;
  });
}

/** Waits until the focused element is visible, because the page scrolls to it smoothly. */
async function untilSeen(page: Page): Promise<void> {
  let fault = await focusFault(page);
  for (let attempt = 0; fault && attempt < 15; attempt += 1) {
    await page.waitForTimeout(80);
    fault = await focusFault(page);
  }
  if (fault) throw new Error(fault);
}

/** Presses Tab until the focus is on `name`; the focus must be visible at every element on the way. */
export async function tabTo(page: Page, name: string | RegExp): Promise<void> {
  const passed: string[] = [];
  for (let count = 0; count < MOST_TABS; count += 1) {
    await page.keyboard.press('Tab');
    await untilSeen(page);
    const focused = await focusedName(page);
    if (typeof name === 'string' ? focused === name : name.test(focused)) return;
    passed.push(focused);
  }
  throw new Error(`Tab does not reach ${name}; it passed ${passed.join(' · ')}`);
}
