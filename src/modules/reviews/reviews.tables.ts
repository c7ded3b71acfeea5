// The tables of reviews, invitations and customer photos. The source of a review never changes; it determines
// where the review is shown and whether it counts.

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
     * Order that proves the purchase of a reviewer, from a signed link or confirmed by an operator; null
     * without proof. Unique: one review per order.
     */
    orderId: integer('order_id').unique('reviews_one_per_order'),
    source: text('source').$type<ReviewSource>().notNull(),
    status: text('status').$type<ReviewStatus>().notNull(),
    /** True when the purchase of the reviewer is proven; `orderId` is then the order. */
    verified: boolean('verified').notNull().default(false),
    /** Website from which a review was imported; null for a review from another source. */
    importedFrom: text('imported_from'),
    /** Rule of the review policy that a rejected review breaks; null unless the review is rejected. */
    rejectionReason: text('rejection_reason').$type<RejectionReason>(),
    /** The shop's reply, shown under a review; null when there is none. */
    ownerReply: text('owner_reply'),
    ownerRepliedAt: timestamp('owner_replied_at', { withTimezone: true }),
    /**
     * Row version of a review, increased by every change; an edit that started from an older version is
     * refused (409 `edit_conflict`).
     */
    version: integer('version').notNull().default(1),
    /**
     * Normalised text of a review for the search in the back-office. The text starts with a space, so every
     * word has a space before it.
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

/** Review invitations: one row per order whose customer was invited; the row prevents a second invitation. */
export const reviewInvitations = pgTable(
  'review_invitations',
  {
    orderId: integer('order_id').primaryKey(),
    /**
     * Who sent a review invitation. `shop`: automatically some days after delivery; `operator`: an operator,
     * in which case no reminder follows.
     */
    askedBy: text('asked_by').$type<'shop' | 'operator'>().notNull(),
    askedAt: timestamp('asked_at', { withTimezone: true }).notNull(),
    /**
     * When the reminder of a review invitation was sent or turned out to be unnecessary; null while the
     * reminder is pending.
     */
    remindedAt: timestamp('reminded_at', { withTimezone: true }),
  },
  (table) => [
    index('review_invitations_to_remind').on(table.askedAt).where(sql`${table.remindedAt} is null`),
  ],
);

/**
 * Customer photos from before and after brushing, without camera metadata. An order has at most one photo per
 * moment.
 */
export const reviewPhotos = pgTable(
  'review_photos',
  {
    id: integer('id').primaryKey().generatedAlwaysAsIdentity(),
    orderId: integer('order_id').notNull(),
    moment: text('moment').$type<PhotoMoment>().notNull(),
    /**
     * Customer photo as a WebP image. The audit log does not copy columns of this name
     * (audit/row-triggers.repository.ts).
     */
    photo: bytes('photo').notNull(),
    /** Version of the consent text that the customer agreed to for this photo. */
    consentVersion: text('consent_version').notNull(),
    consentText: text('consent_text').notNull(),
    givenAt: timestamp('given_at', { withTimezone: true }).notNull(),
  },
  (table) => [
    unique('review_photos_one_per_moment').on(table.orderId, table.moment),
    index('review_photos_by_moment').on(table.givenAt),
  ],
);
