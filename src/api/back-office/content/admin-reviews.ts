// The review endpoints of the back-office: list and CSV file, adding, moderating, deleting, examples,
// personal links, import, and customer photos.

import type { Review } from '#modules/reviews/contract.ts';
import { photoEndpoints, reviewEndpoints } from '#modules/reviews/endpoints.ts';
import {
  addReview,
  changeReview,
  deleteReview,
  generateExamples,
  getReview,
  importReviews,
  listRecentPhotos,
  listRecentReviews,
  listReviews,
  makeReviewLink,
  previewReviewImport,
  readPhoto,
  removePhotos,
  SOURCE_LABELS,
  STATUS_LABELS,
  sendReviewLink,
} from '#modules/reviews/index.ts';
import { isEmptyQuery } from '#shared/api/paging.ts';
import { dayOf } from '#shared/shop-days.ts';
import { type CsvColumn, sendCsv } from '../../replies/csv-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

const CSV: readonly CsvColumn<Review>[] = [
  ['Naam', ({ customerName }) => customerName],
  ['Sterren', ({ rating }) => rating],
  ['Review', ({ comment }) => comment],
  ['Datum', ({ createdAt }) => dayOf(new Date(createdAt))],
  ['Status', ({ status }) => STATUS_LABELS[status]],
  ['Herkomst', ({ source }) => SOURCE_LABELS[source]],
  ['Overgenomen van', ({ importedFrom }) => importedFrom],
  ['Geverifieerd', ({ verified }) => (verified ? 'ja' : 'nee')],
  ['Bestelnummer', ({ orderNumber }) => orderNumber],
  ['Reactie', ({ ownerReply }) => ownerReply],
  ['Foto', ({ avatarUrl }) => avatarUrl],
];

export function serveAdminReviews(serve: Serve, shop: Shop): void {
  serve(reviewEndpoints.list, ({ query }) =>
    isEmptyQuery(query) ? listRecentReviews(shop) : listReviews(shop, query),
  );
  serve(reviewEndpoints.get, ({ params }) => getReview(shop, params.id));
  serve(reviewEndpoints.file, ({ query, reply }) =>
    sendCsv(reply, 'reviews', CSV, (page) => listReviews(shop, { ...query, ...page })),
  );
  serve(reviewEndpoints.add, ({ body }) => addReview(shop, body));
  serve(reviewEndpoints.change, ({ params, body }) => changeReview(shop, params.id, body));
  serve(reviewEndpoints.delete, ({ params }) => deleteReview(shop, params.id));
  serve(reviewEndpoints.generate, ({ body }) => generateExamples(shop, body.count));
  serve(reviewEndpoints.makeLink, ({ body }) => makeReviewLink(shop, body));
  serve(reviewEndpoints.sendLink, ({ body }) => sendReviewLink(shop, body));
  serve(reviewEndpoints.previewImport, ({ body }) => previewReviewImport(shop, body));
  serve(reviewEndpoints.import, ({ body }) => importReviews(shop, body));
  serve(photoEndpoints.list, () => listRecentPhotos(shop));
  serve(photoEndpoints.file, async ({ params, reply }) =>
    reply
      .header('cache-control', 'private, no-store')
      .type('image/webp')
      .send(await readPhoto(shop, params.id)),
  );
  serve(photoEndpoints.remove, ({ params }) => removePhotos(shop, params.id));
}
