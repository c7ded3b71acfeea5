// Pseudo-random numbers for articles and covers; neighbouring seeds give unrelated numbers.

import { seededRandom } from '#shared/seeded-random.ts';

/** Returns a function for the next number from 0 to below 1; equal seeds give the same sequence. */
export const seededNumbers = (seed: number): (() => number) => seededRandom(Math.imul(seed, 2_654_435_761));
