// The React parts of content pages by the name their element carries in `data-island`; one line each.
// An island draws again what the server drew inside its element, from the same `data-props`.

import type { IslandModule } from './island-module.ts';

const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {
  advice: () => import('./advice/advice-island.tsx'),
};

export function findIsland(name: string): (() => Promise<IslandModule>) | undefined {
  return Object.hasOwn(islands, name) ? islands[name] : undefined;
}
