// Shows for how many days the visitor has been brushing. The days are stored on the device only and can be
// deleted there.

import { brushingCopy } from '#copy/brushing.ts';
import { localStore } from '../../client/browser-storage.ts';
import { dayNumber, localDay, readDays } from './brushing.ts';
import { deletePhoto } from './photo-store.ts';

const STORAGE_KEY = 'poets-dagen';
const { days: copy } = brushingCopy;

export function showDays(page: HTMLElement, onChange: () => void) {
  const line = page.querySelector<HTMLElement>('[data-days="line"]');
  const row = page.querySelector<HTMLElement>('[data-days="row"]');
  const forget = page.querySelector<HTMLButtonElement>('[data-days="forget"]');
  const whole = Number(page.dataset.days);
  const read = () => readDays(localStore.read(STORAGE_KEY));
  const number = () => dayNumber(read(), localDay(new Date()));

  function show(): void {
    const times = read().length;
    const day = number();
    if (line)
      line.textContent =
        day === null ? copy.none : day > whole ? copy.past(day, times) : copy.line(day, whole, times);
    row?.style.setProperty('--days-done', `${Math.min(1, (day ?? 0) / whole) * 100}%`);
    if (forget) forget.hidden = day === null;
    onChange();
  }

  forget?.addEventListener('click', () => {
    if (!confirm(copy.sure)) return;
    localStore.remove(STORAGE_KEY);
    void Promise.all([deletePhoto('before'), deletePhoto('after')]).then(show);
  });
  // Who has done it before knows how; for anybody else it stays as it is, closed by hand before this came as
  // well.
  if (number() !== null) page.querySelector('[data-steps]')?.removeAttribute('open');
  queueMicrotask(show);
  return {
    number,
    add(): void {
      localStore.write(STORAGE_KEY, JSON.stringify([...read(), localDay(new Date())]));
      show();
    },
  };
}
