// The contract of reviews for the back-office: the list with its filters, adding and changing a review.

import * as z from 'zod';
import { imageUrlSchema } from '#shared/api/image-url.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { rejectionReasons, reviewSources, reviewStatuses } from './review-states.ts';

/**
 * Maximum length of a review's text in characters that the back-office accepts; imported reviews may be
 * longer than the shop's own form allows.
 */
export const REVIEW_MAX_LENGTH = 1000;
export const OWNER_REPLY_MAX = 500;
/** Name of the source shown with an imported review whose website is not known. */
export const FROM_ELSEWHERE = 'elders';
/** Number of example reviews added per request in a test shop. */
export const EXAMPLE_COUNT = 5;

const text = (max: number, missing: string) => z.string(missing).trim().max(max, `Maximaal ${max} tekens`);

const name = text(80, 'Klantnaam is verplicht').min(1, 'Klantnaam is verplicht');
const comment = text(REVIEW_MAX_LENGTH, 'Review is verplicht').min(1, 'Review is verplicht');
const place = text(60, 'Ongeldige tekst');

const CHOOSE_RATING = 'Kies 1 tot 5 sterren';
/** Number of stars of a review from 1 to 5, as a number or as the text of a form field. */
const rating = z
  .union([z.number(), z.string()], CHOOSE_RATING)
  .transform(Number)
  .pipe(z.number(CHOOSE_RATING).int(CHOOSE_RATING).min(1, CHOOSE_RATING).max(5, CHOOSE_RATING));

/**
 * A review an operator copies from elsewhere: published immediately, never verified, never in structured
 * data.
 */
export const addReviewSchema = z.object({
  customerName: name,
  rating,
  comment,
  importedFrom: place.optional(),
  avatarUrl: imageUrlSchema,
});
export type AddReview = z.output<typeof addReviewSchema>;

/**
 * The fields of a review to change. `version` is the row version the editor was opened with; a newer row is
 * refused (409 `edit_conflict`).
 */
export const changeReviewSchema = z.object({
  customerName: name.optional(),
  rating: rating.optional(),
  comment: comment.optional(),
  importedFrom: place.optional(),
  /**
   * Address of a reviewer's picture. An empty value removes the picture; without this field, the picture
   * stays.
   */
  avatarUrl: imageUrlSchema,
  /** The shop's reply to a review. An empty value removes the reply; without this field, the reply stays. */
  ownerReply: text(OWNER_REPLY_MAX, 'Ongeldige tekst').nullish(),
  status: z.enum(reviewStatuses).optional(),
  /** Rule of the review policy that a rejected review breaks. */
  rejectionReason: z.enum(rejectionReasons, 'Kies een reden').nullish(),
  /** True when an operator confirmed that the order number a reviewer typed is the reviewer's own order. */
  verified: z.boolean().optional(),
  version: rowVersionSchema.optional(),
});
export type ChangeReview = z.output<typeof changeReviewSchema>;

export const reviewSchema = z.object({
  id: z.number().int(),
  customerName: z.string(),
  avatarUrl: z.string().nullable(),
  rating: z.number().int(),
  comment: z.string(),
  orderNumber: z.string().nullable(),
  source: z.enum(reviewSources),
  status: z.enum(reviewStatuses),
  verified: z.boolean(),
  importedFrom: z.string().nullable(),
  rejectionReason: z.enum(rejectionReasons).nullable(),
  ownerReply: z.string().nullable(),
  ownerRepliedAt: z.string().nullable(),
  /**
   * The order whose number the customer typed with an unverified review; null when that order cannot prove
   * the purchase.
   */
  namedOrder: z
    .object({ id: z.number().int(), orderNumber: z.string(), customerName: z.string() })
    .nullable(),
  version: z.number().int(),
  createdAt: z.string(),
});
export type Review = z.infer<typeof reviewSchema>;

export const reviewSorts = ['newest', 'oldest', 'highest', 'lowest'] as const;
export type ReviewSort = (typeof reviewSorts)[number];

/** The filters and sorting of the review list and of its CSV file. */
export const sortedReviewsQuerySchema = z.object({
  /** Search words for reviews; each must occur in the customer's name, the text or the order number. */
  q: searchTextSchema.optional(),
  status: z.enum(reviewStatuses).optional(),
  source: z.enum(reviewSources).optional(),
  verified: z.stringbool().optional(),
  sort: z.enum(reviewSorts).optional(),
});
export const listReviewsQuerySchema = sortedReviewsQuerySchema.extend(pageShape);
export type ListReviewsQuery = z.output<typeof listReviewsQuerySchema>;

export const reviewPageSchema = countedPageSchemaOf(reviewSchema).extend({
  /**
   * Figures of all reviews, regardless of filters: `pending` is the number waiting for moderation, `count`
   * and `average` are of published customer reviews.
   */
  facts: z.object({ pending: z.number().int(), count: z.number().int(), average: z.number().nullable() }),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const generateReviewsSchema = z.object({
  count: z.number().int().min(1).max(20, 'Hoogstens 20 tegelijk').default(EXAMPLE_COUNT),
});
