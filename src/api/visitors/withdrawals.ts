// The endpoints for withdrawing a purchase (herroeping): the declaration that the page /herroepen sends, and
// the list for the back-office.

import { findMailStatesByKey, type MailStatus } from '#modules/mail/index.ts';
import type { Withdrawal } from '#modules/returns/contract.ts';
import { withdrawalEndpoints } from '#modules/returns/endpoints.ts';
import {
  type FindReceipts,
  listRecentWithdrawals,
  listWithdrawals,
  submitWithdrawal,
} from '#modules/returns/index.ts';
import { householdOf } from '#platform/http/networks.ts';
import { isEmptyQuery } from '#shared/api/paging.ts';
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
  ['Ontvangstbevestiging', ({ receipt }) => receipt && RECEIPT_TEXTS[receipt]],
  ['Terugbetalen voor', ({ refundBefore }) => refundBefore],
  ['Terugbetaald op', ({ settledBy }) => settledBy?.at ?? null],
  ['Bedrag', ({ settledBy }) => settledBy?.amount.replace('.', ',') ?? null],
];

const RECEIPT_STATES = {
  queued: 'waiting',
  sent: 'sent',
  failed: 'failed',
  bounced: 'failed',
  suppressed: 'failed',
  cancelled: 'failed',
} as const satisfies Record<MailStatus, string>;

const RECEIPT_TEXTS = {
  waiting: 'onderweg',
  sent: 'gestuurd',
  failed: 'niet aangekomen',
  none: 'niet gestuurd',
};

type Needs = Pick<Shop, 'database' | 'announce' | 'getSettings' | 'clock' | 'hashSender'>;

export function serveWithdrawals(serve: Serve, shop: Needs): void {
  const { database, clock } = shop;
  const findReceipts: FindReceipts = async (keys) => {
    const states = await findMailStatesByKey(database.orm, keys);
    return new Map([...states].map(([key, status]) => [key, RECEIPT_STATES[status]]));
  };
  const listing = { database, clock, findReceipts };
  serve(withdrawalEndpoints.submit, ({ body, request }) =>
    submitWithdrawal(shop, body, { source: 'api', address: householdOf(request.network) }),
  );
  serve(withdrawalEndpoints.list, ({ query }) =>
    isEmptyQuery(query) ? listRecentWithdrawals(listing) : listWithdrawals(listing, query),
  );
  serve(withdrawalEndpoints.export, ({ query, reply }) =>
    sendCsv(reply, 'herroepingen', CSV, (page) => listWithdrawals(listing, { ...query, ...page })),
  );
}
