// Lists the personal data in reviews, for export and erasure. Texts of customers are kept until the customers
// ask for erasure, as the privacy policy says; photos are deleted after at most two years.

import { sql } from 'drizzle-orm';
import {
  idIn,
  matchesTypedOrderNumber,
  type PersonalDataTable,
  personalDataTable,
} from '#platform/database/personal-data.ts';
import { reviewPhotos, reviews } from './reviews.tables.ts';

export const personalDataOfReviews: readonly PersonalDataTable[] = [
  personalDataTable(reviewPhotos, {
    whose: ({ orderIds }) => idIn(reviewPhotos.orderId, orderIds),
    personal: ['photo'],
  }),
  personalDataTable(reviews, {
    // A review written without a signed link is found by the typed order number.
    whose: ({ orderIds }) =>
      sql`(${idIn(reviews.orderId, orderIds)} or ${matchesTypedOrderNumber(reviews.orderNumber, orderIds)})`,
    personal: ['customerName', 'avatarUrl', 'orderNumber', 'importedFrom', 'comment', 'ownerReply'],
    line: { at: sql`created_at`, title: sql`left(comment, 200)`, state: sql`rating || ''` },
  }),
];
