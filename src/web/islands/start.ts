// The whole script of a content page before anybody touches it: it looks for what moves and loads only that.
// `data-behaviour` marks finished HTML that gets a small plain script; `data-island` marks a React part that
// waits, `data-opens` a button that opens one from elsewhere; `data-away` what moves by itself, and rests
// while that is true.

import { behaviours, canWait, isBehaviourName } from './behaviours.ts';
import { viewPage } from './measuring/start-measuring.ts';
import { sayLedHome } from './say-led-home.ts';
import { keepFormsWhileOffline } from './say-offline.ts';
import { startAfresh } from './start-afresh.ts';

const sight = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!(target instanceof HTMLElement)) continue;
      target.dataset.away = `${!isIntersecting}`;
      if (isIntersecting) enliven(target);
    }
  },
  { rootMargin: '300px' },
);

// Each in a task of its own, as is the measuring: a slow phone answers a touch in between.
for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  if (canWait(element.dataset.behaviour ?? '')) sight.observe(element);
  else setTimeout(enliven, 0, element);
}

for (const element of document.querySelectorAll('[data-away]')) sight.observe(element);

function enliven(element: HTMLElement): void {
  const name = element.dataset.behaviour ?? '';
  if (!isBehaviourName(name)) return;
  sight.unobserve(element);
  void behaviours[name]().then(({ attach }) => attach(element));
}

// Pages that are hydrated start their measuring themselves; this file may be loaded there too.
if (document.querySelector('#consent[data-started-by="islands"]')) setTimeout(viewPage);

keepFormsWhileOffline();
sayLedHome();

for (const touch of ['pointerover', 'touchstart', 'focusin', 'click'])
  addEventListener(touch, handleTouch, { passive: true });
addEventListener('hashchange', openByAddress);
openByAddress();

// Pressed before this script had come: the platform kept the press as an open note. From here on presses are
// heard.
for (const note of document.querySelectorAll<HTMLElement>('[data-press-for]')) {
  const wasPressed = note.matches(':popover-open');
  note.remove();
  if (wasPressed) reach(document.querySelector(`[data-island="${note.dataset.pressFor}"]`), true);
}

function handleTouch({ type, target }: Event): void {
  const from = target instanceof Element && target.closest<HTMLElement>('[data-opens], [data-island]');
  if (!from) return;
  const name = from.dataset.opens ?? from.dataset.island;
  reach(document.querySelector<HTMLElement>(`[data-island="${name}"]`), type === 'click', from);
}

function openByAddress(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-hash]'))
    if (location.hash === `#${island.dataset.hash}`) reach(island, true);
}

let couldNotLoad = false;

function reach(island: HTMLElement | null, pressed: boolean, from?: HTMLElement): void {
  if (!island) return;
  import('./wait-for-islands.ts').then(
    (waiting) => waiting.reachFor(island, pressed, from),
    () => {
      if (pressed && couldNotLoad) startAfresh(island.dataset.hash);
      if (pressed) island.dataset.state = 'failed';
      couldNotLoad = true;
    },
  );
}
