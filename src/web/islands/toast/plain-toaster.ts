// Draws the messages of the toast store on content pages, without a framework: the look, the timing and the keys are those
// of the toaster of app pages. It exists once a page, and a content page that has nothing to say never loads it.

import {
  closeToast,
  listToasts,
  subscribeToToasts,
  type ToastRecord,
  toastDuration,
} from '../../ui/toast/toast-store.ts';
import { drawToast } from './draw-toast.ts';
import { closeBySwipe } from './swipe.ts';
import '../../ui/toast/toast.css';

let started = false;

/** Call before the first `toast`, so that screen readers know the place where messages are announced. */
export function startPlainToaster(): void {
  if (started) return;
  started = true;
  const region = document.createElement('section');
  region.setAttribute('aria-label', 'Meldingen (F8)');
  const list = document.createElement('ol');
  list.className = 'toast-viewport';
  list.tabIndex = -1;
  const voice = document.createElement('p');
  voice.className = 'sr-only';
  voice.setAttribute('role', 'status');
  region.append(list, voice);
  document.body.append(region);

  let shownId = 0;
  let stopTimer = () => {};

  function show(record: ToastRecord): void {
    shownId = record.id;
    stopTimer();
    const card = drawToast(record, () => closeToast(record.id));
    list.replaceChildren(card);
    voice.textContent = [record.title, record.description].filter(Boolean).join('. ');
    stopTimer = closeAfter(card, toastDuration(record), () => closeToast(record.id));
    closeBySwipe(card, () => closeToast(record.id));
  }

  function clear(): void {
    shownId = 0;
    stopTimer();
    list.replaceChildren();
    voice.textContent = '';
  }

  function update(): void {
    const open = listToasts().find((record) => record.open);
    if (!open) clear();
    else if (open.id !== shownId) show(open);
  }

  subscribeToToasts(update);
  document.addEventListener('keydown', (event) => {
    if (event.key === 'F8') list.focus();
  });
  list.addEventListener('keydown', (event) => {
    if (event.key === 'Escape' && shownId !== 0) closeToast(shownId);
  });
  update();
}

/** Closes a card when its time is up; the time stands still while somebody points at it or is in it. */
function closeAfter(card: HTMLElement, duration: number, close: () => void): () => void {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    if (timer !== undefined || card.matches(':hover, :focus-within')) return;
    since = Date.now();
    timer = setTimeout(close, left);
  };
  const hold = () => {
    if (timer === undefined) return;
    clearTimeout(timer);
    timer = undefined;
    left -= Date.now() - since;
  };
  card.addEventListener('pointerenter', hold);
  card.addEventListener('focusin', hold);
  card.addEventListener('pointerleave', () => queueMicrotask(run));
  card.addEventListener('focusout', () => setTimeout(run));
  run();
  return hold;
}
