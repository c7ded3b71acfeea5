// Mounts a React island in the place of the HTML the server rendered. A press during loading is not lost: the
// island reads it from the counter.

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

/**
 * Loads and mounts the island; does nothing for an unknown name. Rejects when the island cannot be loaded.
 */
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
