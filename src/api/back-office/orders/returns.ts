// The endpoints of returns for the back-office: the list, a single return, its steps, its refund and its
// label.

import type { Return } from '#modules/returns/contract.ts';
import { RETURN_NAMES } from '#modules/returns/contract.ts';
import { returnEndpoints } from '#modules/returns/endpoints.ts';
import {
  editReturn,
  listReturns,
  mailInstructions,
  openReturn,
  payReturn,
  printReturnLabel,
  readReturn,
  stepReturn,
} from '#modules/returns/index.ts';
import { type CsvColumn, sendCsv } from '../../replies/csv-reply.ts';
import { sendPdf } from '../../replies/pdf-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

const CSV: readonly CsvColumn<Return>[] = [
  ['Retour', ({ reference }) => reference],
  ['Bestelling', ({ order }) => order.orderNumber],
  ['Naam', ({ order }) => order.customerName],
  ['E-mailadres', ({ order }) => order.customerEmail],
  ['Status', ({ status }) => RETURN_NAMES[status]],
  ['Stuks', ({ pieces }) => String(pieces)],
  ['Reden', ({ reason }) => reason],
  ['Aangemeld', ({ openedAt }) => openedAt],
  ['Terugbetalen voor', ({ refundBefore }) => refundBefore],
];

export function serveReturns(serve: Serve, shop: Shop): void {
  serve(returnEndpoints.list, ({ query }) => listReturns(shop, query));
  serve(returnEndpoints.export, ({ query, reply }) =>
    sendCsv(reply, 'retouren', CSV, (page) => listReturns(shop, { ...query, ...page })),
  );
  serve(returnEndpoints.one, ({ params }) => readReturn(shop, params.id));
  serve(returnEndpoints.open, ({ body, actor }) => openReturn(shop, body, actor));
  serve(returnEndpoints.edit, ({ params, body, actor }) => editReturn(shop, params.id, body, actor));
  serve(returnEndpoints.step, ({ params, body, actor }) => stepReturn(shop, params.id, body, actor));
  serve(returnEndpoints.pay, ({ params, body, actor }) => payReturn(shop, params.id, body, actor));
  serve(returnEndpoints.mail, ({ params, actor }) => mailInstructions(shop, params.id, actor));
  serve(returnEndpoints.label, async ({ params, reply }) =>
    sendPdf(reply, await printReturnLabel(shop, params.id)),
  );
}
