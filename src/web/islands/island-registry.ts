// The React parts of content pages by the name their element carries in `data-island`; one line each.
// An island draws again what the server drew inside its element, from the same `data-props`.

import type { ComponentType } from 'react';
import type { Presses } from './presses.ts';

/** `props` is parsed JSON, which the island checks itself; `presses` counts who asked for it, also while it was loading. */
export type IslandProps = { props: unknown; presses: Presses };
export type IslandModule = { Island: ComponentType<IslandProps> };

const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  advice: () => import('./advice/advice-island.tsx'),
};

export function findIsland(name: string): (() => Promise<IslandModule>) | undefined {
  return Object.hasOwn(islands, name) ? islands[name] : undefined;
}
