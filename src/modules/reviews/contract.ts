// Reviews as shoppers read and write them; the texts of the rules are those of the specification.

import * as z from 'zod';

/** Characters of a comment, for the rule and for the counter beside the field. */
export const REVIEW_COMMENT_MIN = 10;
export const REVIEW_COMMENT_MAX = 500;

const nameTooShort = 'Naam moet minimaal 2 karakters bevatten';
const chooseRating = 'Selecteer een beoordeling';
const commentTooShort = 'Review moet minimaal 10 karakters bevatten';

/** Body of POST /api/reviews, and the rules of the form. */
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
  /** Of a signed review link: proves the purchase, whatever order number is typed. */
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

/** A review as the storefront shows it. */
export const publicReviewSchema = z.object({
  id: z.number().int(),
  customerName: z.string(),
  avatarUrl: z.string().nullable(),
  rating: z.number().int(),
  comment: z.string(),
  /** Written by us to fill a test shop: carries the label "Voorbeeld". Always false in live mode. */
  sample: z.boolean(),
  /** Proven to come from a buyer. */
  verified: z.boolean(),
  /** Where it was taken over from; null for a review written here. */
  importedFrom: z.string().nullable(),
  /**
   * ISO date; null where nobody can say it: of what is invented, and of what was taken over from elsewhere.
   */
  writtenOn: z.string().nullable(),
  /** What the shop answers. */
  ownerReply: z.string().nullable(),
});
export type PublicReview = z.infer<typeof publicReviewSchema>;

/**
 * One page of published reviews, how many have each number of stars, and how many pages those asked for fill.
 */
export type PublishedReviews = {
  reviews: PublicReview[];
  counts: { rating: number; count: number }[];
  pages: number;
};

/** What a signed review link says of its order. `used`: that order has its review already. */
export type ReviewInvitation = { orderNumber: string; customerName: string; used: boolean };

/** What may count in structured data: published reviews of customers, nothing else. */
export type ReviewSummary = { count: number; average: number | null };

/** What may be said of what customers think: `null` where nothing may. */
export type SocialProof = {
  /** `roundCount` is the count as the checkout says it: "300+". */
  rating: { average: number; count: number; roundCount: string } | null;
  /** What search engines may be told: of the customers' own reviews, in a test shop too. */
  counted: { average: number; count: number } | null;
  satisfiedCustomers: number | null;
};

export * from './importing/import-contract.ts';
export * from './invitations/link-contract.ts';
export * from './manage-contract.ts';
export * from './photos/photo-contract.ts';
export * from './review-states.ts';
