// Tests that the review form gives the messages the specification of the shop prescribes, and that the
// examples pass its validation.

import { describe, expect, test } from 'vitest';
import { sampleReviews } from '#content/reviews/sample-reviews.ts';
import { submitReviewSchema } from './contract.ts';

const good = { customerName: 'Jo', rating: 5, comment: 'Prima product' };

describe('submitting a review', () => {
  test.each([
    [{ customerName: ' J ' }, 'customerName', 'Naam moet minimaal 2 karakters bevatten'],
    [{ customerName: undefined }, 'customerName', 'Naam moet minimaal 2 karakters bevatten'],
    [{ rating: 0 }, 'rating', 'Selecteer een beoordeling'],
    [{ rating: undefined }, 'rating', 'Selecteer een beoordeling'],
    [{ rating: '5' }, 'rating', 'Selecteer een beoordeling'],
    [{ rating: 4.5 }, 'rating', 'Selecteer een beoordeling'],
    [{ rating: 6 }, 'rating', 'Maximum beoordeling is 5'],
    [{ comment: 'te kort' }, 'comment', 'Review moet minimaal 10 karakters bevatten'],
    [{ comment: null }, 'comment', 'Review moet minimaal 10 karakters bevatten'],
    [{ comment: 'x'.repeat(501) }, 'comment', 'Review mag maximaal 500 karakters bevatten'],
  ])('%j is refused at %s: %s', (fault, path, message) => {
    const result = submitReviewSchema.safeParse({ ...good, ...fault });
    expect(result.error?.issues.map((issue) => [issue.path.join('.'), issue.message])).toEqual([
      [path, message],
    ]);
  });

  test('exactly 2, 10 and 500 characters pass, and the order number may be left out', () => {
    expect(submitReviewSchema.safeParse({ ...good, comment: 'x'.repeat(10) }).success).toBe(true);
    expect(submitReviewSchema.safeParse({ ...good, comment: 'x'.repeat(500), orderNumber: '' }).success).toBe(
      true,
    );
  });
});

describe('the examples', () => {
  test('there are twelve, all different, all within the rules', () => {
    expect(new Set(sampleReviews.map(({ comment }) => comment)).size).toBe(12);
    expect(new Set(sampleReviews.map(({ customerName }) => customerName)).size).toBe(12);
    for (const review of sampleReviews) expect(submitReviewSchema.safeParse(review).success).toBe(true);
  });
});
