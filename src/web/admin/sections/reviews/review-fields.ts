// What the fields of a review are called, in the dialogs that write one.

import type { ChangeReview } from '#modules/reviews/contract.ts';

export const REVIEW_LABELS = {
  customerName: 'Klantnaam',
  rating: 'Sterren',
  comment: 'Review',
  importedFrom: 'Overgenomen van',
  ownerReply: 'Onze reactie',
} as const satisfies Partial<Record<keyof ChangeReview, string>>;

export const STAR_OPTIONS = [5, 4, 3, 2, 1].map(
  (count) => [String(count), count === 1 ? '1 ster' : `${count} sterren`] as const,
);

export const FROM_HINT = 'Bijvoorbeeld Kiyoh of Google. Het staat bij de review in de winkel.';
