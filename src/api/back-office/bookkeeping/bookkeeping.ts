// The bookkeeping endpoints of the back-office: quarters, the journal, payouts and costs.

import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { bookkeepingEndpoints } from '#modules/bookkeeping/endpoints.ts';
import {
  addCost,
  closeQuarter,
  entryNames,
  fetchBalance,
  type JournalEntry,
  listCosts,
  listJournal,
  listPayouts,
  listQuarters,
  readBalanceStatus,
  readOrderMargin,
  readQuarter,
  readUbl,
  regimeNames,
  type VatRow,
  writeAuditFile,
  zipDocuments,
} from '#modules/bookkeeping/index.ts';
import { orderNumber } from '#modules/orders/index.ts';
import { PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { fileDisposition } from '#shared/api/file-disposition.ts';
import { Refusal } from '#shared/api/problems.ts';
import { type Cents, toDutchText } from '#shared/money.ts';
import { type CsvColumn, sendCsv } from '../../replies/csv-reply.ts';
import type { Serve } from '../../serve.ts';
import type { Shop } from '../../shop.ts';

const percent = (rate: number | null) => (rate === null ? null : String(rate).replace('.', ','));
const euros = (amount: Cents) => toDutchText(amount);

const VAT: readonly CsvColumn<VatRow>[] = [
  ['Land', ({ country }) => country],
  ['Tarief', ({ rate }) => percent(rate)],
  ['Aangifte', ({ regime }) => regimeNames[regime]],
  ['Omzet zonder btw', ({ net }) => euros(net)],
  ['Btw', ({ vat }) => euros(vat)],
  ['Omzet met btw', ({ total }) => euros(total)],
  ['Facturen en creditnota’s', ({ papers }) => papers],
];

const JOURNAL: readonly CsvColumn<JournalEntry>[] = [
  ['Geboekt op', ({ bookedAt }) => bookedAt],
  ['Soort', ({ kind }) => entryNames[kind]],
  ['Kenmerk', ({ reference }) => reference],
  ['Bestelling', ({ orderId }) => (orderId === null ? null : orderNumber(orderId))],
  ['Land', ({ country }) => country],
  ['Btw-tarief', ({ vatRate }) => percent(vatRate)],
  ['Bedrag', ({ amount }) => euros(amount)],
  ['Btw', ({ vatAmount }) => euros(vatAmount)],
  ['Ingehouden', ({ fee }) => euros(fee)],
  ['Uitbetaling', ({ payoutId }) => payoutId],
];

export function serveBookkeeping(serve: Serve, shop: Shop): void {
  const { quarters, quarter, close, vatFile, journal, journalFile } = bookkeepingEndpoints;
  serve(quarters, () => listQuarters(shop));
  serve(quarter, ({ params }) => readQuarter(shop, params.quarter));
  serve(close, ({ params, actor }) => closeQuarter(shop, params.quarter, actor));
  serve(vatFile, ({ params, reply }) =>
    sendCsv(reply, `btw-${params.quarter}`, VAT, async () => ({
      items: (await readQuarter(shop, params.quarter)).figures.vat,
      nextCursor: null,
    })),
  );
  serve(bookkeepingEndpoints.auditFile, ({ params: { quarter: of }, reply }) =>
    file(reply, `auditfile-${of}.xml`).send(Readable.from(writeAuditFile(shop, of))),
  );
  serve(bookkeepingEndpoints.papers, async ({ params: { quarter: of }, reply }) =>
    file(reply, `facturen-${of}.zip`).send(await zipDocuments(shop, of)),
  );
  serve(bookkeepingEndpoints.ubl, async ({ params: { number }, reply }) =>
    file(reply, `${number}.xml`).send(await readUbl(shop, number)),
  );
  serve(journal, ({ query }) => listJournal(shop, query));
  serve(journalFile, ({ query, reply }) =>
    sendCsv(reply, 'journaal', JOURNAL, (page) => listJournal(shop, { ...query, ...page })),
  );
  serve(bookkeepingEndpoints.payouts, ({ query }) => listPayouts(shop, query));
  serve(bookkeepingEndpoints.balance, () => readBalanceStatus(shop));
  serve(bookkeepingEndpoints.fetchBalance, () => fetchNow(shop));
  serve(bookkeepingEndpoints.costs, () => listCosts(shop));
  serve(bookkeepingEndpoints.addCost, ({ body, actor }) => addCost(shop, body, actor));
  serve(bookkeepingEndpoints.orderMargin, ({ params }) => readOrderMargin(shop, params.id));
}

/**
 * Sets the headers of a download: its file name, and no caching, because the file contains financial data.
 */
const file = (reply: FastifyReply, name: string) =>
  reply
    .type(name.endsWith('.zip') ? 'application/zip' : 'application/xml; charset=utf-8')
    .header('cache-control', 'no-store')
    .header('content-disposition', fileDisposition('attachment', name));

async function fetchNow(shop: Shop) {
  try {
    return (await fetchBalance(shop)) ?? alreadyFetching();
  } catch (error) {
    if (!(error instanceof PaymentProviderUnavailable)) throw error;
    throw new Refusal(
      'payment_provider_unavailable',
      'De betaaldienst antwoordt nu niet. Probeer het zo nog eens.',
    );
  }
}

function alreadyFetching(): never {
  throw new Refusal('balance_running', 'De betaaldienst wordt nu al gevraagd. Dat kan een minuut duren.');
}
