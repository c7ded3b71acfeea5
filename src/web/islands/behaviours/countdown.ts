// Fills in hours, minutes and seconds to midnight in Amsterdam, on every full second.

import { type TimeLeft, timeUntilMidnight } from '../next-midnight.ts';

export function attach(banner: HTMLElement): void {
  const figures = banner.querySelectorAll<HTMLElement>('[data-unit]');

  function show(left: TimeLeft): void {
    const byUnit: Record<string, string> = left;
    for (const figure of figures) {
      const text = byUnit[figure.dataset.unit ?? ''];
      if (text !== undefined && figure.textContent !== text) figure.textContent = text;
    }
  }

  function tick(): void {
    const now = new Date();
    show(timeUntilMidnight(now));
    setTimeout(tick, 1000 - now.getMilliseconds());
  }

  tick();
}
