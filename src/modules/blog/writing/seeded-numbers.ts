// Pseudo-random numbers for generated articles and covers. Neighbouring seeds give unrelated numbers.

import { seededRandom } from '#shared/seeded-random.ts';

/**
 * Returns a function that gives the next number, from 0 to below 1, on each call. Equal seeds give the same
 * sequence.
 */
export const seededNumbers = (seed: number): (() => number) => seededRandom(Math.imul(seed, 2_654_435_761));
