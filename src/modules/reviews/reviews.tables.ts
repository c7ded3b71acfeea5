// Reviews with where they come from and whether they may be seen, and who was asked for one.
// The source never changes: it decides where a review is shown and whether it counts.

import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, timestamp, unique } from 'drizzle-orm/pg-core';
import { bytes } from '#platform/database/columns.ts';
import type { PhotoMoment } from './photos/photo-contract.ts';
import type { RejectionReason, ReviewSource, ReviewStatus } from './review-states.ts';

const SEARCH_TEXT = sql`' ' || fold_text(customer_name || ' ' || comment || ' ' || coalesce(order_number, ''))`;

export const reviews = pgTable(
  'reviews',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    customerName: text('customer_name').notNull(),
    avatarUrl: text('avatar_url'),
    rating: integer('rating').notNull(),
    comment: text('comment').notNull(),
    orderNumber: text('order_number'),
    /**
     * The order that proves the purchase: of its signed link, or found by a person. One review each; null is
     * no proof.
     */
    orderId: integer('order_id').unique('reviews_one_per_order'),
    source: text('source').$type<ReviewSource>().notNull(),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** Proven to come from a buyer. */
    verified: boolean('verified').notNull().default(false),
    /** Where an imported review stands; null for every other source. */
    importedFrom: text('imported_from'),
    /** Which rule of the published policy it broke; only of a rejected one. */
    rejectionReason: text('rejection_reason').$type<RejectionReason>(),
    /** What the shop answers, shown under the review. */
    ownerReply: text('owner_reply'),
    ownerRepliedAt: timestamp('owner_replied_at', { withTimezone: true }),
    /** Rises with every change; an editor that saw an older one is refused. */
    version: integer('version').notNull().default(1),
    /**
     * What the back-office searches, folded; begins with a space, so that the beginning of every word has one
     * before it.
     */
    searchText: text('search_text').generatedAlwaysAs(SEARCH_TEXT).notNull(),
    createdAt: timestamp('created_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    check('reviews_rating_1_to_5', sql`${table.rating} between 1 and 5`),
    index('reviews_by_status').on(table.status, table.createdAt.desc(), table.id.desc()),
    index('reviews_by_moment').on(table.createdAt, table.id),
    index('reviews_by_rating').on(table.rating, table.id),
    index('reviews_search').using('gin', table.searchText.op('gin_trgm_ops')).with({ fastupdate: false }),
  ],
);

/** One row per order whose customer was asked for a review: whoever has a row is not asked again. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    orderId: integer('order_id').primaryKey(),
    /** `shop`: by itself, some days after delivery; `operator`: by hand, and then there is no reminder. */
    askedBy: text('asked_by').$type<'shop' | 'operator'>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /** When the one reminder was sent, or found to be needless. Null: still to come. */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    index('review_invitations_to_remind').on(table.askedAt).where(sql`${table.remindedAt} is null`),
  ],
);

/**
 * Photos of before and after brushing that buyers gave: of each order one of both moments, without what a
 * camera writes beside it.
 */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').notNull(),
    moment: text('moment').$type<PhotoMoment>().notNull(),
    /** WebP; no log keeps what is on it, as its name says (audit/row-triggers.repository.ts). */
    photo: bytes('photo').notNull(),
    /** The words they said yes to, and their version. */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('review_photos_one_per_moment').on(table.orderId, table.moment),
    index('review_photos_by_moment').on(table.givenAt),
  ],
);
