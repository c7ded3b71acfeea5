// The React parts of content pages by the name their element carries in `data-island`; one line each.
// An island draws again what the server drew inside its element, from the same `data-props`.

import type { ComponentType } from 'react';

/** `props` is parsed JSON, which the island checks itself; `clicked`: somebody clicked while it was loading. */
export type IslandModule = { Island: ComponentType<{ props: unknown; clicked: boolean }> };

const islands: Readonly<Record<string, () => Promise<IslandModule>>> = {};

export function findIsland(name: string): (() => Promise<IslandModule>) | undefined {
  return Object.hasOwn(islands, name) ? islands[name] : undefined;
}
