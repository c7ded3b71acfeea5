// The starter: the only script of a content page before any interaction. It finds the interactive parts and
// loads only those. `data-behaviour` marks HTML with a small plain script. `data-island` marks a React part
// that loads on demand, and `data-opens` a button elsewhere that opens such a part. `data-away` marks an
// animation that pauses while it is out of view.

import { trackPageView } from './analytics/start-analytics.ts';
import { behaviours, isBehaviourName, loadsWhenVisible } from './behaviours.ts';
import { blockFormsWhileOffline } from './offline-notice.ts';
import { showRedirectNotice } from './redirect-notice.ts';
import { reloadPage } from './reload-page.ts';

const visibility = new IntersectionObserver(
  (seen) => {
    for (const { isIntersecting, target } of seen) {
      if (!(target instanceof HTMLElement)) continue;
      target.dataset.away = `${!isIntersecting}`;
      if (isIntersecting) attachBehaviour(target);
    }
  },
  { rootMargin: '300px' },
);

// Each in a task of its own, as is the measuring: a slow phone answers a touch in between.
for (const element of document.querySelectorAll<HTMLElement>('[data-behaviour]')) {
  if (loadsWhenVisible(element.dataset.behaviour ?? '')) visibility.observe(element);
  else setTimeout(attachBehaviour, 0, element);
}

for (const element of document.querySelectorAll('[data-away]')) visibility.observe(element);

function attachBehaviour(element: HTMLElement): void {
  const name = element.dataset.behaviour ?? '';
  if (!isBehaviourName(name)) return;
  visibility.unobserve(element);
  void behaviours[name]().then(({ attach }) => attach(element));
}

// Pages that are hydrated start their measuring themselves; this file may be loaded there too.
if (document.querySelector('#consent[data-started-by="islands"]')) setTimeout(trackPageView);

blockFormsWhileOffline();
showRedirectNotice();

for (const touch of ['pointerover', 'touchstart', 'focusin', 'click'])
  addEventListener(touch, handleTouch, { passive: true });
addEventListener('hashchange', openByHash);
openByHash();

// Pressed before this script had come: the platform kept the press as an open note. From here on presses are
// heard.
for (const note of document.querySelectorAll<HTMLElement>('[data-press-for]')) {
  const wasPressed = note.matches(':popover-open');
  note.remove();
  if (wasPressed) activateIsland(document.querySelector(`[data-island="${note.dataset.pressFor}"]`), true);
}

function handleTouch({ type, target }: Event): void {
  const from = target instanceof Element && target.closest<HTMLElement>('[data-opens], [data-island]');
  if (!from) return;
  const name = from.dataset.opens ?? from.dataset.island;
  activateIsland(document.querySelector<HTMLElement>(`[data-island="${name}"]`), type === 'click', from);
}

function openByHash(): void {
  for (const island of document.querySelectorAll<HTMLElement>('[data-hash]'))
    if (location.hash === `#${island.dataset.hash}`) activateIsland(island, true);
}

let hasFailedToLoad = false;

function activateIsland(island: HTMLElement | null, pressed: boolean, from?: HTMLElement): void {
  if (!island) return;
  import('./activate-island.ts').then(
    (waiting) => waiting.activate(island, pressed, from),
    () => {
      if (pressed && hasFailedToLoad) reloadPage(island.dataset.hash);
      if (pressed) island.dataset.state = 'failed';
      hasFailedToLoad = true;
    },
  );
}
