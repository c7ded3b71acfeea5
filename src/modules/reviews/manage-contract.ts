// Reviews as the operator sees and decides about them: the list with its filters, adding one, changing one.

import * as z from 'zod';
import { imageUrlSchema } from '#shared/api/image-url.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { rejectionReasons, reviewSources, reviewStatuses } from './review-states.ts';

/** Reviews taken over from elsewhere may be longer than the form of the shop allows. */
export const REVIEW_MAX_LENGTH = 1000;
export const OWNER_REPLY_MAX = 500;
/** Where an imported review stands when nobody said so. */
export const FROM_ELSEWHERE = 'elders';
/** As many examples as one press of the button makes. */
export const EXAMPLE_COUNT = 5;

const text = (max: number, missing: string) => z.string(missing).trim().max(max, `Maximaal ${max} tekens`);

const name = text(80, 'Klantnaam is verplicht').min(1, 'Klantnaam is verplicht');
const comment = text(REVIEW_MAX_LENGTH, 'Review is verplicht').min(1, 'Review is verplicht');
const place = text(60, 'Ongeldige tekst');

const CHOOSE_RATING = 'Kies 1 tot 5 sterren';
/** A number, or the text of one as form fields have it. */
const rating = z
  .union([z.number(), z.string()], CHOOSE_RATING)
  .transform(Number)
  .pipe(z.number(CHOOSE_RATING).int(CHOOSE_RATING).min(1, CHOOSE_RATING).max(5, CHOOSE_RATING));

/**
 * A review the operator takes over from elsewhere: published at once, never verified, never in structured
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

/** Any of these fields. `version` is the state the change was made from; see `refuseStaleEdit`. */
export const changeReviewSchema = z.object({
  customerName: name.optional(),
  rating: rating.optional(),
  comment: comment.optional(),
  importedFrom: place.optional(),
  /** Empty takes the picture away. */
  avatarUrl: imageUrlSchema,
  /** Empty takes the reply away. */
  ownerReply: text(OWNER_REPLY_MAX, 'Ongeldige tekst').nullish(),
  status: z.enum(reviewStatuses).optional(),
  /** Which rule of the policy a rejected review broke. */
  rejectionReason: z.enum(rejectionReasons, 'Kies een reden').nullish(),
  /** True: the named order is that of the writer, as a person has checked. */
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
   * The order an unverified review names, while that could still prove it; null when there is none to
   * compare.
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

/** Everything that narrows the list down; the CSV file of the list takes the same. */
export const sortedReviewsQuerySchema = z.object({
  /** Words that all occur in name, comment or order number. */
  q: searchTextSchema.optional(),
  status: z.enum(reviewStatuses).optional(),
  source: z.enum(reviewSources).optional(),
  verified: z.stringbool().optional(),
  sort: z.enum(reviewSorts).optional(),
});
export const listReviewsQuerySchema = sortedReviewsQuerySchema.extend(pageShape);
export type ListReviewsQuery = z.output<typeof listReviewsQuerySchema>;

export const reviewPageSchema = countedPageSchemaOf(reviewSchema).extend({
  /** Of all reviews, whatever the filters: how many wait for a person, and what may count. */
  facts: z.object({ pending: z.number().int(), count: z.number().int(), average: z.number().nullable() }),
});
export type ReviewPage = z.infer<typeof reviewPageSchema>;

export const generateReviewsSchema = z.object({
  count: z.number().int().min(1).max(20, 'Hoogstens 20 tegelijk').default(EXAMPLE_COUNT),
});
