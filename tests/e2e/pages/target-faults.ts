// Finds controls that are too small to be pressed with a thumb, measured by the area that reacts.

import type { Page } from 'playwright-core';

/** The minimum width and height of a control on a phone, in pixels. */
const THUMB_PX = 44;
/** The minimum size in pixels of links close to each other, in rows and lists (WCAG 2.5.8). */
const CLOSE_PX = 24;

/**
 * Returns the controls that are too small, with their size. Links within a sentence are exempt; a control
 * with a label also counts the label's area.
 */
export function targetFaults(page: Page): Promise<string[]> {
  return page.evaluate(
    ({ thumb, close }) => {
      const PRESSED =
        'a[href], button, input:not([type="hidden"]), select, textarea, summary, [role="button"], [role="tab"]';

      const isInSentence = (element: Element): boolean => {
        if (element.tagName !== 'A' || getComputedStyle(element).display !== 'inline') return false;
        const others = [...(element.parentElement?.childNodes ?? [])].filter((node) => node !== element);
        return others.some((node) => node instanceof Text && /\p{L}/u.test(node.data));
      };
      const isReached = (element: Element, x: number, y: number): boolean => {
        const hit = document.elementFromPoint(x, y);
        if (!hit) return false;
        const label = hit.closest('label');
        return element.contains(hit) || (label !== null && label.control === element);
      };
      /**
       * Returns the number of px along one axis in which a press on the element works, measured from its
       * middle in both directions.
       */
      const reach = (element: Element, [x, y]: [number, number], [dx, dy]: [number, number]): number => {
        const far = (side: 1 | -1) => {
          let at = 0;
          while (at < thumb && isReached(element, x + dx * side * (at + 1), y + dy * side * (at + 1)))
            at += 1;
          return at;
        };
        return far(1) + far(-1) + 1;
      };

      const faults: string[] = [];
      for (const element of document.querySelectorAll<HTMLElement>(PRESSED)) {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (element.matches(':disabled, [inert] *, [aria-hidden="true"] *, .sr-only')) continue;
        if (isInSentence(element)) continue;
        element.scrollIntoView({ behavior: 'instant', block: 'center', inline: 'center' });
        const { left, right, top, height, width } = element.getBoundingClientRect();
        if (width < 3 || height < 3) continue;
        const middle: [number, number] = [
          (Math.max(left, 0) + Math.min(right, innerWidth)) / 2,
          height > innerHeight ? innerHeight / 2 : top + height / 2,
        ];
        // What lies over it, as the bar at the foot of the page, is scrolled away first.
        if (!isReached(element, ...middle)) continue;
        const least = element.matches('td a, dd a, li a') ? close : thumb;
        const size = [reach(element, middle, [1, 0]), reach(element, middle, [0, 1])];
        // A point of less than a pixel is lost at either edge.
        if (size.some((length) => length < least - 1))
          faults.push(`${element.outerHTML.slice(0, 140)} is ${size.join(' by ')} px`);
      }
      return faults;
    },
    { thumb: THUMB_PX, close: CLOSE_PX },
  );
}
