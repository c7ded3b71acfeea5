// Decides when a React part wakes up: at the first touch or focus of itself or of a button that opens it, or when it
// comes into view with `data-wake="visible"`. React itself is loaded only then.
// `data-opens="name"` marks such a button anywhere on the page; `data-hash` an address that opens it.

import { createPresses } from './presses.ts';

const TOUCHES = ['pointerenter', 'pointerdown', 'touchstart', 'focusin'] as const;

export function waitForIslands(elements: Iterable<HTMLElement>): void {
  for (const element of elements) waitFor(element);
}

function waitFor(element: HTMLElement): void {
  const presses = createPresses();
  let waking = false;

  /** Loads once; a failure (no connection) is shown to whoever pressed, and the next try starts afresh. */
  function wake(): void {
    const pressed = presses.count() > 0;
    if (pressed && element.dataset.state !== 'awake') show('loading');
    if (waking) return;
    waking = true;
    load(element, presses).then(
      () => show('awake'),
      () => {
        waking = false;
        show(presses.count() > 0 ? 'failed' : 'asleep');
      },
    );
  }

  function show(state: 'asleep' | 'loading' | 'failed' | 'awake'): void {
    element.dataset.state = state;
  }

  function press(): void {
    presses.press();
    wake();
  }

  const openers = document.querySelectorAll<HTMLElement>(`[data-opens="${element.dataset.island}"]`);
  for (const opener of openers) opener.addEventListener('click', press);
  for (const target of [element, ...openers])
    for (const touch of TOUCHES) target.addEventListener(touch, wake, { passive: true });
  // Once awake, what is inside answers clicks itself.
  element.addEventListener('click', () => {
    if (element.dataset.state !== 'awake') press();
  });

  const { hash, wake: wakeWhen } = element.dataset;
  if (wakeWhen === 'visible') whenVisible(element, wake);
  if (hash === undefined) return;
  const pressByHash = () => location.hash === `#${hash}` && press();
  addEventListener('hashchange', pressByHash);
  pressByHash();
}

async function load(element: HTMLElement, presses: ReturnType<typeof createPresses>): Promise<void> {
  // In development the bundler's hot reload refuses parts of pages that React does not own.
  if (import.meta.env.DEV) Object.assign(window, { __vite_plugin_react_preamble_installed__: true });
  const { wakeIsland } = await import('./wake-island.tsx');
  await wakeIsland(element, presses);
}

function whenVisible(element: HTMLElement, wake: () => void): void {
  const observer = new IntersectionObserver(
    (entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      wake();
    },
    { rootMargin: '50px', threshold: 0.1 },
  );
  observer.observe(element);
}
