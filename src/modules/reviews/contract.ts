// The contract of reviews for shoppers: reading published reviews and submitting one. The specification of
// the shop prescribes the wording of the validation messages.

import * as z from 'zod';

/** Minimum length of a review's text in characters, for validation and for the counter beside the field. */
export const REVIEW_COMMENT_MIN = 10;
export const REVIEW_COMMENT_MAX = 500;

const nameTooShort = 'Naam moet minimaal 2 karakters bevatten';
const chooseRating = 'Selecteer een beoordeling';
const commentTooShort = 'Review moet minimaal 10 karakters bevatten';

/** The body of POST /api/reviews, validated like the review form. */
export const submitReviewSchema = z.object({
  customerName: z
    .string(nameTooShort)
    .trim()
    .min(2, nameTooShort)
    .max(80, 'Naam mag maximaal 80 karakters bevatten'),
  rating: z.number(chooseRating).int(chooseRating).min(1, chooseRating).max(5, 'Maximum beoordeling is 5'),
  comment: z
    .string(commentTooShort)
    .trim()
    .min(REVIEW_COMMENT_MIN, commentTooShort)
    .max(REVIEW_COMMENT_MAX, 'Review mag maximaal 500 karakters bevatten'),
  orderNumber: z.string('Ongeldig bestelnummer').trim().max(40, 'Ongeldig bestelnummer').nullish(),
  /**
   * Token of a signed review link, which proves the purchase. With a token, the order number that the
   * customer typed is ignored.
   */
  token: z.string('Ongeldige link').max(200, 'Ongeldige link').nullish(),
});
export type SubmitReview = z.infer<typeof submitReviewSchema>;

export const reviewSubmittedSchema = z.object({
  id: z.number().int(),
  status: z.literal('pending'),
  verified: z.boolean(),
  message: z.string(),
});
export type ReviewSubmitted = z.infer<typeof reviewSubmittedSchema>;

/** A review as shown in the storefront. */
export const publicReviewSchema = z.object({
  id: z.number().int(),
  customerName: z.string(),
  avatarUrl: z.string().nullable(),
  rating: z.number().int(),
  comment: z.string(),
  /**
   * True for a generated example review, shown with the label "Voorbeeld". Test shops only; always false in
   * live mode.
   */
  sample: z.boolean(),
  /** True when the purchase of a reviewer is proven by a signed link or confirmed by an operator. */
  verified: z.boolean(),
  /** Website from which a review was imported; null for a review written in this shop. */
  importedFrom: z.string().nullable(),
  /**
   * ISO date on which a review was written; null for an example review, and for an imported review, whose
   * date is uncertain.
   */
  writtenOn: z.string().nullable(),
  /** The shop's reply to a review; null when there is none. */
  ownerReply: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

/**
 * One page of published reviews. `counts` has the number of reviews per star rating; `pages` is the number of
 * pages with the chosen rating.
 */
export type PublishedReviews = {
  reviews: PublicReview[];
  counts: { rating: number; count: number }[];
  pages: number;
};

/**
 * The order of a signed review link. `used` is true when the order has a review already, so no second one is
 * accepted.
 */
export type ReviewInvitation = { orderNumber: string; customerName: string; used: boolean };

/**
 * The number and average rating of published customer reviews; only these may appear in structured data.
 * `average` is null without reviews.
 */
export type ReviewSummary = { count: number; average: number | null };

/** The figures about customer opinions that the shop may show; null for a figure the shop may not show. */
export type SocialProof = {
  /**
   * Rating displayed to visitors; null when the shop may show none. `roundCount` is the number of reviews as
   * text for the checkout, such as "300+".
   */
  rating: { average: number; count: number; roundCount: string } | null;
  /**
   * Rating of the shop given to search engines, computed from customer reviews only, also in a test shop;
   * null when there is none to give.
   */
  counted: { average: number; count: number } | null;
  satisfiedCustomers: number | null;
};

export * from './importing/import-contract.ts';
export * from './invitations/link-contract.ts';
export * from './manage-contract.ts';
export * from './photos/photo-contract.ts';
export * from './review-states.ts';
