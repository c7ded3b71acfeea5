// Handles a review form sent without JavaScript. The result is the form with its errors, or thanks.

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
  /**
   * Of the handling of a sent review form: true when this IP address has sent too many reviews. The review is
   * then not stored, and the form is shown again with the typed text.
   */
  tooMany: boolean;
};

/**
 * Validates a review with the rules of the API and submits it. Returns the form with the typed text and
 * status 422 for invalid fields, 429 for too many forms, or the refusal's own status with its reason.
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
