// Brings one React part of a content page to life in the place of the HTML the server drew.
// A press that comes while it loads is not lost: the island finds it counted.

import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import type { IslandModule } from './island-module.ts';
import type { PressCounter } from './press-counter.ts';

const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  advice: () => import('./advice/advice-island.tsx'),
};

function findIsland(name: string): (() => Promise<IslandModule>) | undefined {
  return Object.hasOwn(islands, name) ? islands[name] : undefined;
}

/** Does nothing for a name that is not in the registry. Rejects when the island cannot be loaded. */
export async function mountIsland(element: HTMLElement, presses: PressCounter): Promise<void> {
  const load = findIsland(element.dataset.island ?? '');
  if (!load) return;
  const { Island } = await load();
  const props: unknown = JSON.parse(element.dataset.props ?? '{}');
  createRoot(element).render(
    <StrictMode>
      <Island props={props} presses={presses} />
    </StrictMode>,
  );
}
