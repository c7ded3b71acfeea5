// The basket endpoints: a visitor saves and restores their own basket, operators see and edit all baskets.

import { operatorOf } from '#modules/accounts/index.ts';
import { agreeToOrder, completeDraft } from '#modules/checkout/index.ts';
import { draftEndpoints } from '#modules/drafts/endpoints.ts';
import {
  type Draft,
  editDraft,
  findOwnDraft,
  listDrafts,
  listRecentDrafts,
  removeDraft,
  upsertDraft,
} from '#modules/drafts/index.ts';
import { listRemindedBaskets } from '#modules/mail/index.ts';
import { isEmptyQuery } from '#shared/api/paging.ts';
import { RECIPIENT_CSV } from '#shared/recipient/recipient-csv.ts';
import { type CsvColumn, sendCsv } from '../../replies/csv-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';
import { ensureSession, sessionOf } from '../../visitors/checkout-session.ts';

const CSV: readonly CsvColumn<Draft>[] = [
  ['ID', ({ id }) => id],
  ['Begonnen', ({ createdAt }) => createdAt],
  ...RECIPIENT_CSV,
  ['Product', ({ variant }) => variant],
  ['Kortingscode', ({ couponCode }) => couponCode],
  ['Totaal', ({ total }) => total.replace('.', ',')],
];

export function serveDrafts(serve: Serve, shop: Shop): void {
  const listing = { ...shop, listReminded: listRemindedBaskets };
  serve(draftEndpoints.save, ({ body: { paymentId, ...fields }, request, reply }) => {
    const draft = { ...fields, sessionId: ensureSession(shop, request, reply, fields.sessionId) };
    return paymentId ? agreeToOrder(shop, { ...draft, paymentId }) : upsertDraft(shop, draft);
  });
  serve(draftEndpoints.own, ({ request }) => findOwnDraft(shop, sessionOf(request)));
  serve(draftEndpoints.change, ({ params: { id }, body, request }) => {
    const { isCompleted, completedAt, updatedAt, total, products, discount, shippingCost, ...rest } = body;
    const { sessionId, ...fields } = rest;
    if (operatorOf(request)) return editDraft(shop, id, { ...fields, seen: updatedAt });
    return completeDraft(shop, { draftId: id, sessionId: sessionOf(request, sessionId) });
  });
  serve(draftEndpoints.list, ({ query }) =>
    isEmptyQuery(query) ? listRecentDrafts(listing) : listDrafts(listing, query),
  );
  serve(draftEndpoints.file, ({ query, reply }) =>
    sendCsv(reply, 'verlaten-winkelmandjes', CSV, (page) => listDrafts(listing, { ...query, ...page })),
  );
  serve(draftEndpoints.delete, ({ params }) => removeDraft(shop, params.id));
}
