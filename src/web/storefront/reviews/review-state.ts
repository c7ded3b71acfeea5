// What the review form becomes when it is sent without a script: the form again with what is wrong, or
// thanks.

import { reviewCopy as copy } from '#copy/reviews.ts';
import { type ReviewSubmitted, type SubmitReview, submitReviewSchema } from '#modules/reviews/contract.ts';
import { Refusal } from '#shared/api/problems.ts';
import { formTexts, problemsByField } from '../form/form-values.ts';

export const FIELDS = ['customerName', 'rating', 'comment', 'orderNumber'] as const;
export type Field = (typeof FIELDS)[number];
export type ReviewValues = Record<Field | 'token', string>;
export type Problems = Partial<Record<Field, string>>;

export type ReviewState =
  | { step: 'form'; status: number; values: ReviewValues; problems: Problems; failure: string | null }
  | { step: 'thanks'; status: 200 };

type ReviewFormDeps = {
  submit(review: SubmitReview): Promise<ReviewSubmitted>;
  /** This address has sent too many reviews: nothing is kept, nothing that was typed is lost. */
  tooMany: boolean;
};

/**
 * Checks with the rules of the API and hands on what passes; a refusal leaves the form as it was, with its
 * reason.
 */
export async function submitReviewForm(
  form: FormData,
  { submit, tooMany }: ReviewFormDeps,
): Promise<ReviewState> {
  const values = formTexts(form, [...FIELDS, 'token']);
  const again = (status: number, problems: Problems, failure: string | null): ReviewState => ({
    step: 'form',
    status,
    values,
    problems,
    failure,
  });
  const parsed = submitReviewSchema.safeParse({
    ...values,
    rating: values.rating === '' ? undefined : Number(values.rating),
  });
  if (!parsed.success) return again(422, problemsByField(parsed.error.issues, FIELDS), null);
  if (tooMany) return again(429, {}, copy.tooOften);
  try {
    await submit(parsed.data);
    return { step: 'thanks', status: 200 };
  } catch (error) {
    if (error instanceof Refusal) return again(error.status, {}, error.detail);
    throw error;
  }
}
