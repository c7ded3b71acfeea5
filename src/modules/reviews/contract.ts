// The contract of reviews for shoppers: reading and submitting. The validation messages are those of the
// specification.

import * as z from 'zod';

/** Minimum length of a comment in characters, for validation and for the counter beside the field. */
export const REVIEW_COMMENT_MIN = 10;
export const REVIEW_COMMENT_MAX = 500;

const nameTooShort = 'Naam moet minimaal 2 karakters bevatten';
const chooseRating = 'Selecteer een beoordeling';
const commentTooShort = 'Review moet minimaal 10 karakters bevatten';

/** Body of POST /api/reviews, with the validation of the form. */
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
  /** Token of a signed review link; proves the purchase and takes precedence over a typed order number. */
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
  /** True for an example in a test shop, shown with the label "Voorbeeld"; always false in live mode. */
  sample: z.boolean(),
  /** True when the purchase is proven. */
  verified: z.boolean(),
  /** The website an imported review comes from; null for a review written in this shop. */
  importedFrom: z.string().nullable(),
  /** ISO date; null for an example and for an imported review, whose date is not certain. */
  writtenOn: z.string().nullable(),
  /** The shop's reply; null without one. */
  ownerReply: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

/**
 * One page of published reviews, the number of reviews per star rating, and the number of pages of the
 * selection.
 */
export type PublishedReviews = {
  reviews: PublicReview[];
  counts: { rating: number; count: number }[];
  pages: number;
};

/** The order of a signed review link; `used` is true when it has a review already. */
export type ReviewInvitation = { orderNumber: string; customerName: string; used: boolean };

/**
 * The number and average of published customer reviews, the only reviews structured data may use. `average`
 * is null without reviews.
 */
export type ReviewSummary = { count: number; average: number | null };

/** The figures the shop may show about customer opinions; null for a figure it may not show. */
export type SocialProof = {
  /** The rating for visitors; `roundCount` is the count as text for the checkout, such as "300+". */
  rating: { average: number; count: number; roundCount: string } | null;
  /** The rating for search engines: from customer reviews only, also in a test shop. */
  counted: { average: number; count: number } | null;
  satisfiedCustomers: number | null;
};

export * from './importing/import-contract.ts';
export * from './invitations/link-contract.ts';
export * from './manage-contract.ts';
export * from './photos/photo-contract.ts';
export * from './review-states.ts';
