// The interface between an island's file and the code that loads it.

import type { ComponentType } from 'react';
import type { PressCounter } from './press-counter.ts';

/**
 * The props of an island. `props` is parsed JSON, which the island validates itself; `presses` counts the
 * presses of its buttons, including those while it was loading.
 */
export type IslandProps = { props: unknown; presses: PressCounter };
export type IslandModule = { Island: ComponentType<IslandProps> };
