// What the file of an island offers to whoever wakes it.

import type { ComponentType } from 'react';
import type { PressCounter } from './press-counter.ts';

/**
 * `props` is parsed JSON, which the island checks itself; `presses` counts who asked for it, also while it
 * was loading.
 */
export type IslandProps = { props: unknown; presses: PressCounter };
export type IslandModule = { Island: ComponentType<IslandProps> };
