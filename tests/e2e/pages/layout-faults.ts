// Finds layout faults on narrow screens: sideways scrolling, and content that cannot be scrolled into view.

import type { Page } from 'playwright-core';

/** The tested widths in pixels: 320 is the narrowest phone, 640 a screen of 1280 px at 200 % zoom. */
export const NARROW_WIDTHS = [320, 640] as const;

/**
 * Doubles the text size and waits until all text has grown, because with reduced motion the change is a
 * transition that ends a frame later. It uses no style element, which the pages' Content-Security-Policy
 * refuses.
 */
export async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.style.setProperty('font-size', '200%'));
  await page.waitForFunction(
    () =>
      getComputedStyle(document.documentElement).fontSize === '32px' &&
      !document.getAnimations().some((animation) => animation instanceof CSSTransition),
  );
}

export async function layoutFaults(page: Page, width: number): Promise<string[]> {
  await page.setViewportSize({ width, height: 700 });
  return page.evaluate((at) => {
    const faults: string[] = [];
    const root = document.documentElement;
    if (root.scrollWidth > root.clientWidth) faults.push(`${at} px: the page is ${root.scrollWidth} px wide`);

    /** True inside an element that scrolls or clips on purpose; the clipping of `main` does not count. */
    const isFramed = (element: Element): boolean => {
      for (
        let parent = element.parentElement;
        parent && parent !== document.body;
        parent = parent.parentElement
      )
        if (parent.tagName !== 'MAIN' && getComputedStyle(parent).overflowX !== 'visible') return true;
      return false;
    };
    for (const element of document.body.querySelectorAll(
      'a, button, input, p, h1, h2, h3, li, td, th, label, dd',
    )) {
      const { left, right, width: own } = element.getBoundingClientRect();
      if (own < 2 || !element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
      if ((right > root.clientWidth + 1 || left < -1) && !isFramed(element))
        faults.push(
          `${at} px: ${element.outerHTML.slice(0, 120)} stands from ${Math.round(left)} to ${Math.round(right)}`,
        );
      const isCell = element.tagName === 'TD' && element.textContent.trim() !== '';
      if (isCell && element.scrollWidth > element.clientWidth + 1 && !isFramed(element))
        faults.push(
          `${at} px: ${element.textContent.slice(0, 60)} takes ${element.scrollWidth} of ${element.clientWidth} px`,
        );
    }
    return faults.slice(0, 5);
  }, width);
}
