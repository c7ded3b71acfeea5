// Adds generated example reviews to a test shop, with source `ai` and the label "Voorbeeld"; they do not
// count in ratings. A live shop refuses, because the law forbids invented reviews.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Database } from '#platform/database/database.ts';
import { refusing } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';
import type { Review } from '../contract.ts';
import { viewReview } from '../list-reviews.ts';
import { insertReview, listCommentsOf, lockReview } from '../reviews.repository.ts';
import { EXAMPLES_IN_ALL, type ExampleReview, exampleReview } from './example-texts.ts';

type Needs = { database: Pick<Database, 'transaction'>; clock: Clock; testMode: boolean };

/**
 * Adds up to `count` example reviews that the shop does not have yet, and returns them. Throws 409
 * `test_mode_only` in a live shop, `no_more_examples` when all are in use.
 */
export async function generateExamples(
  { database, clock, testMode }: Needs,
  count: number,
): Promise<Review[]> {
  if (!testMode) throw testModeOnly();
  return database.transaction(async (tx) => {
    const examples = unusedExamples(await listCommentsOf(tx, 'ai'), count);
    if (examples.length === 0) throw noMoreExamples();
    const added: Review[] = [];
    for (const example of examples) {
      const labels = { source: 'ai', status: 'published', createdAt: clock.now() } as const;
      const row = await lockReview(tx, await insertReview(tx, { ...example, ...labels }));
      if (row) added.push(await viewReview(tx, row));
    }
    await announceChange(tx, 'reviews');
    return added;
  });
}

/**
 * Returns up to `count` examples that are not among `comments`, the examples the shop has. Examples never
 * used come first, then examples that an operator had deleted.
 */
export function unusedExamples(comments: readonly string[], count: number): ExampleReview[] {
  const used = new Set(comments);
  const places = Array.from({ length: EXAMPLES_IN_ALL }, (_, step) => used.size + step);
  return places
    .map(exampleReview)
    .filter(({ comment }) => !used.has(comment))
    .slice(0, count);
}

const testModeOnly = refusing(
  'test_mode_only',
  'Verzonnen reviews zijn verboden. Voorbeelden kun je alleen in testmodus maken.',
);

const noMoreExamples = refusing(
  'no_more_examples',
  'Alle voorbeelden staan al in de lijst. Verwijder er eerst een paar.',
);
