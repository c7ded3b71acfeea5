// The type of a module that contains an island, and of the props with which it is mounted.

import type { ComponentType } from 'react';
import type { PressCounter } from './press-counter.ts';

/**
 * The props of an island. `props` is unvalidated JSON from the page. `presses` counts the presses of the
 * island's buttons, including those while the island was loading.
 */
export type IslandProps = { props: unknown; presses: PressCounter };
export type IslandModule = { Island: ComponentType<IslandProps> };
