// Measures how far a page's contents move while it loads.

import type { Page } from 'playwright-core';

/**
 * Returns the layout shift since the first paint that was not caused by input, with the elements that moved.
 */
export async function shiftOf(page: Page): Promise<{ value: number; moved: string[] }> {
  return page.evaluate(() => {
    type Shift = PerformanceEntry & { value: number; sources: { node: Node | null }[] };
    const shifts: Shift[] = [];
    const take = (list: PerformanceEntry[]) => {
      for (const entry of list) if ('value' in entry && 'sources' in entry) shifts.push(entry as Shift);
    };
    const observer = new PerformanceObserver((list) => take(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    return new Promise((resolve) =>
      requestAnimationFrame(() =>
        setTimeout(() => {
          take(observer.takeRecords());
          const nodes = shifts.flatMap(({ sources }) => sources.map(({ node }) => node));
          resolve({
            value: shifts.reduce((sum, { value }) => sum + value, 0),
            moved: nodes.map((node) => node?.parentElement?.className || (node?.nodeName ?? '')),
          });
        }),
      ),
    );
  });
}
