// Withdrawing for programs: the same function as the page /herroepen, in one call; and the list of the back-office.

import type { Withdrawal } from '#modules/orders/contract.ts';
import { withdrawalEndpoints } from '#modules/orders/endpoints.ts';
import { listRecentWithdrawals, listWithdrawals, submitWithdrawal } from '#modules/orders/index.ts';
import { asksNothing } from '#shared/api/paging.ts';
import { type CsvColumn, sendCsv } from '../replies/csv-reply.ts';
import type { Serve } from '../serve.ts';
import type { Shop } from '../shop.ts';

const CSV: readonly CsvColumn<Withdrawal>[] = [
  ['Kenmerk', ({ reference }) => reference],
  ['Ontvangen', ({ declaredAt }) => declaredAt],
  ['Naam', ({ customerName }) => customerName],
  ['E-mailadres', ({ customerEmail }) => customerEmail],
  ['Bestelnummer', ({ orderNumber }) => orderNumber],
  ['Reden', ({ reason }) => reason],
  ['Na de bedenktijd', ({ late }) => (late ? 'ja' : 'nee')],
  ['Terugbetalen voor', ({ refundBefore }) => refundBefore],
  ['Terugbetaald op', ({ settledBy }) => settledBy?.at ?? null],
  ['Bedrag', ({ settledBy }) => settledBy?.amount.replace('.', ',') ?? null],
];

type Needs = Pick<Shop, 'database' | 'announce' | 'getSettings' | 'clock' | 'hashSender'>;

export function serveWithdrawals(serve: Serve, shop: Needs): void {
  serve(withdrawalEndpoints.submit, ({ body, request }) =>
    submitWithdrawal(shop, body, { source: 'api', address: request.network }),
  );
  serve(withdrawalEndpoints.list, ({ query }) =>
    asksNothing(query) ? listRecentWithdrawals(shop) : listWithdrawals(shop, query),
  );
  serve(withdrawalEndpoints.export, ({ query, reply }) =>
    sendCsv(reply, 'herroepingen', CSV, (page) => listWithdrawals(shop, { ...query, ...page })),
  );
}
