// Loads a React island when a visitor first touches it, and counts the presses meanwhile. The attribute
// `data-opens="name"` marks a button elsewhere on the page that opens the island `name`; `data-hash` on the
// island is the URL fragment that opens it.

import { createPressCounter, type PressCounter } from './press-counter.ts';
import { reloadPage } from './reload-page.ts';

/** How long the message that an island could not be loaded stays visible, in milliseconds. */
const FAILURE_SHOWN_MS = 8000;

/**
 * The state of an island. After a press it is written to `data-state`, and the style sheet then shows the
 * text for loading or failure.
 */
type IslandState = 'asleep' | 'loading' | 'failed' | 'awake';

type PendingIsland = { wake(): void; press(): void; isAwake(): boolean };

const pendingIslands = new WeakMap<HTMLElement, PendingIsland>();

/**
 * Handles a touch of an island or of a button elsewhere that opens the island. `pressed` is true for a click,
 * `from` is the touched element. The first touch starts loading. Presses are counted, so that the island can
 * react to them when it is loaded. From then on a press inside the island is ignored here, because the island
 * handles its own clicks.
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

  /**
   * Writes the state of the island to its element, so that the page shows a text for loading or failure.
   * Before the first press, loading and its failure stay invisible.
   */
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
