// Shows the messages of the toast store, on pages with and without a framework. F8 moves the focus to the
// messages. Hovering over a message or focusing it keeps it open. Escape, a swipe of 50 px to the right or
// its button closes it. A page without messages never loads this file.

import { renderToast, textOf } from './render-toast.ts';
import { closeToast, listToasts, subscribeToToasts, type ToastRecord, toastDuration } from './toast-store.ts';

type Politeness = 'polite' | 'assertive';

let region: HTMLElement | undefined;

/**
 * Shows messages inside the element `place`. Must be called before the first `toast`, so that screen readers
 * know the region. A second call moves the messages, for example into a dialog, because content outside an
 * open dialog is neither seen nor heard. Returns a function that moves the messages back.
 */
export function startToaster(
  place: HTMLElement = document.body,
  politeness: Politeness = 'polite',
): () => void {
  const known = region;
  region ??= document.createElement('section');
  region.setAttribute('aria-label', 'Meldingen (F8)');
  const before = region.parentElement;
  place.append(region);
  if (!known) showMessages(region, politeness);
  const moved = region;
  return () => before?.append(moved);
}

function showMessages(region: HTMLElement, politeness: Politeness): void {
  const list = document.createElement('ol');
  list.className = 'toast-viewport';
  list.tabIndex = -1;
  const voice = document.createElement('p');
  voice.className = 'sr-only';
  voice.setAttribute('role', 'status');
  voice.setAttribute('aria-live', politeness);
  region.append(list, voice);
  let shownId = 0;
  let stopTimer = () => {};

  function show(record: ToastRecord): void {
    clear();
    shownId = record.id;
    const close = () => closeToast(record.id);
    const card = renderToast(record, close);
    list.append(card);
    voice.textContent = textOf(record);
    stopTimer = closeAfter(card, toastDuration(record), close);
    closeBySwipe(card, close);
  }

  function clear(): void {
    shownId = 0;
    stopTimer();
    // Whoever was in the message stays where messages are.
    if (list.contains(document.activeElement)) list.focus();
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
    if (event.key !== 'Escape' || shownId === 0 || event.defaultPrevented) return;
    // One Escape closes one thing: a dialog before the message beside it.
    if (document.querySelector('dialog[open]') && !list.contains(document.activeElement)) return;
    event.preventDefault();
    closeToast(shownId);
  });
  update();
}

/**
 * Calls `close` after `duration` milliseconds. The time stops while the person hovers over the message, has
 * the focus in it, or uses another window. Returns a function that cancels the timer.
 */
function closeAfter(card: HTMLElement, duration: number, close: () => void): () => void {
  let left = duration;
  let since = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const ended = new AbortController();
  const run = () => {
    if (timer !== undefined || ended.signal.aborted || card.matches(':hover, :focus-within')) return;
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
  window.addEventListener('blur', hold, ended);
  window.addEventListener('focus', run, ended);
  run();
  return () => {
    hold();
    ended.abort();
  };
}

const THRESHOLD_PX = 50;

function closeBySwipe(card: HTMLElement, close: () => void): void {
  let startX: number | null = null;
  const distance = (event: PointerEvent) => Math.max(0, event.clientX - (startX ?? event.clientX));

  card.addEventListener('pointerdown', (event) => {
    if (event.button === 0 && !(event.target instanceof Element && event.target.closest('a, button')))
      startX = event.clientX;
  });
  card.addEventListener('pointermove', (event) => {
    if (startX === null || distance(event) === 0) return;
    card.setPointerCapture(event.pointerId);
    card.dataset.swipe = 'move';
    card.style.setProperty('--toast-swipe-x', `${distance(event)}px`);
  });
  card.addEventListener('pointerup', (event) => {
    const far = distance(event) >= THRESHOLD_PX;
    startX = null;
    if (far) close();
    else card.dataset.swipe = 'cancel';
  });
  card.addEventListener('pointercancel', () => {
    startX = null;
    card.dataset.swipe = 'cancel';
  });
}
