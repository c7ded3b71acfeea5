// Generates example reviews for test shops by combining sentences, in a fixed order and without repetition.

import { CLOSINGS, EXPERIENCES, NAMES, OPENINGS } from '#content/reviews/example-sentences.ts';

export type ExampleReview = { customerName: string; rating: number; comment: string };

export const EXAMPLES_IN_ALL = OPENINGS.length * EXPERIENCES.length * CLOSINGS.length;

// Coprime to the number of combinations, so that every combination occurs once and neighbours differ.
const STRIDE = 263;

/**
 * Returns the example review at an index, starting at 0; an index beyond the last starts again from the
 * first.
 */
export function exampleReview(place: number): ExampleReview {
  const turn = (place * STRIDE) % EXAMPLES_IN_ALL;
  const opening = at(OPENINGS, turn);
  const experience = at(EXPERIENCES, Math.floor(turn / OPENINGS.length));
  const closing = at(CLOSINGS, Math.floor(turn / (OPENINGS.length * EXPERIENCES.length)));
  return {
    customerName: at(NAMES, place % EXAMPLES_IN_ALL),
    rating: experience.rating,
    comment: `${opening} ${experience.text} ${closing}`,
  };
}

function at<Item>(items: readonly Item[], place: number): Item {
  const item = items[place % items.length];
  if (item === undefined) throw new Error('A list of examples is empty');
  return item;
}
