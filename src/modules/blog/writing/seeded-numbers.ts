// Chance for what is drawn or chosen for an article: seeds that lie side by side lead far apart.

import { seededRandom } from '#shared/seeded-random.ts';

/** Each call answers the next number from 0 up to 1, the same ones for a seed. */
export const seededNumbers = (seed: number): (() => number) => seededRandom(Math.imul(seed, 2_654_435_761));
