// What reviews hold of a person: their own words and the photos they gave, kept until they ask to have them
// erased, as the privacy policy promises.

import { sql } from 'drizzle-orm';
import { among, type Holding, holding, ofTypedNumber } from '#platform/database/personal-data.ts';
import { reviewPhotos, reviews } from './reviews.tables.ts';

export const personalDataOfReviews: readonly Holding[] = [
  holding(reviewPhotos, {
    whose: ({ orderIds }) => among(reviewPhotos.orderId, orderIds),
    personal: ['photo'],
  }),
  holding(reviews, {
    // Written without the signed link, a review is known by the number that was typed.
    whose: ({ orderIds }) =>
      sql`(${among(reviews.orderId, orderIds)} or ${ofTypedNumber(reviews.orderNumber, orderIds)})`,
    personal: ['customerName', 'avatarUrl', 'orderNumber', 'importedFrom', 'comment', 'ownerReply'],
    line: { at: sql`created_at`, title: sql`left(comment, 200)`, state: sql`rating || ''` },
  }),
];
