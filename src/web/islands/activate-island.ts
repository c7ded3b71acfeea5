// Wakes a React part when somebody reaches for it, and keeps count of who pressed for it meanwhile.
// `data-opens="name"` marks a button that opens it from elsewhere on the page; `data-hash` an address that
// does.

import { createPressCounter, type PressCounter } from './press-counter.ts';
import { reloadPage } from './reload-page.ts';

/** How long the words about a failure stay. */
const FAILURE_SHOWN_MS = 8000;

/** Shown to whoever pressed through `data-state`, for the style of the words inside the element. */
type IslandState = 'asleep' | 'loading' | 'failed' | 'awake';

type PendingIsland = { wake(): void; press(): void; isAwake(): boolean };

const pendingIslands = new WeakMap<HTMLElement, PendingIsland>();

/**
 * The island, or a button that opens it, was touched or (`pressed`) clicked. Loads ahead at the first touch;
 * a press is kept until the island can answer it. Clicks inside an island that is awake are its own.
 */
export function activate(island: HTMLElement, pressed: boolean, from?: HTMLElement): void {
  const known = pendingIslands.get(island);
  const wait = known ?? createPendingIsland(island);
  if (!known) pendingIslands.set(island, wait);
  if (!pressed) wait.wake();
  else if (from !== island || !wait.isAwake()) wait.press();
}

function createPendingIsland(island: HTMLElement): PendingIsland {
  const presses = createPressCounter();
  let state: IslandState = 'asleep';

  /** Loading ahead of a press, and failing at it, happen in silence. */
  function show(): void {
    island.dataset.state = state === 'awake' || presses.count() > 0 ? state : 'asleep';
    if (state === 'failed') setTimeout(() => delete island.dataset.state, FAILURE_SHOWN_MS);
  }

  function become(next: IslandState): void {
    state = next;
    show();
  }

  function wake(): void {
    if (state !== 'asleep') return;
    become('loading');
    load(island, presses).then(
      () => become('awake'),
      () => become('failed'),
    );
  }

  return {
    wake,
    press() {
      presses.press();
      if (state === 'failed') reloadPage(island.dataset.hash);
      wake();
      show();
    },
    isAwake: () => state === 'awake',
  };
}

async function load(island: HTMLElement, presses: PressCounter): Promise<void> {
  // In development the bundler's hot reload refuses parts of pages that React does not own.
  if (import.meta.env.DEV) Object.assign(window, { __vite_plugin_react_preamble_installed__: true });
  const { mountIsland } = await import('./mount-island.tsx');
  await mountIsland(island, presses);
}
