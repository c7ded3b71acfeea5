// Updates hours, minutes and seconds of the countdown every full second, until the server's end time or else
// until midnight in Amsterdam. Then the banner is removed.

import { nextMidnight, type TimeLeft, timeLeft } from '../time-left.ts';

export function attach(timer: HTMLElement): void {
  const figures = timer.querySelectorAll<HTMLElement>('[data-unit]');
  const named = timer.dataset.until;

  function show(left: TimeLeft): void {
    const byUnit: Record<string, string> = left;
    for (const figure of figures) {
      const text = byUnit[figure.dataset.unit ?? ''];
      if (text !== undefined && figure.textContent !== text) figure.textContent = text;
    }
  }

  function tick(): void {
    const now = new Date();
    const until = named ? new Date(Number(named)) : nextMidnight(now);
    if (until <= now) {
      timer.closest('section')?.remove();
      return;
    }
    show(timeLeft(now, until));
    setTimeout(tick, 1000 - now.getMilliseconds());
  }

  tick();
}
