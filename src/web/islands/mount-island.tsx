// Mounts a React island in place of the HTML that the server rendered. A press while the island loads is not
// lost, because the island reads the press counter.

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
