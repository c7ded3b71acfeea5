// Lists the journal (all bookkeeping entries) in pages, newest entry first, for the back-office.

import { parseOrderNumber } from '#modules/orders/index.ts';
import type { Database } from '#platform/database/database.ts';
import { totalOf } from '#platform/database/lists/keyset.ts';
import { readPage } from '#platform/database/lists/read-page.ts';
import { balanceKinds, type JournalEntry, type JournalQuery } from '../contract.ts';
import { spanOf } from '../quarters/quarter.ts';
import { countEntries, type EntryRow, selectEntries } from './journal.repository.ts';

export async function listJournal(
  { database: { orm } }: { database: Pick<Database, 'orm'> },
  { q, quarter, kind, matched, ...pageQuery }: JournalQuery,
) {
  const search = {
    q,
    kind,
    isUnmatched: matched === 'no',
    orderId: q ? parseOrderNumber(q) : null,
    span: quarter ? spanOf(quarter) : null,
  };
  return readPage(pageQuery, {
    rows: (place) => selectEntries(orm, search, place),
    view: (rows) => rows.map(entryView),
    summary: async () => totalOf(await countEntries(orm, search)),
  });
}

/**
 * The kinds of entries about a payment, refund or dispute at the payment provider, which belong to an order.
 * Fees and payouts belong to no order.
 */
const OF_ORDERS: readonly string[] = balanceKinds.slice(0, 4);

function entryView(row: EntryRow): JournalEntry {
  const { id, kind, reference, orderId, country, vatRate, amount, vatAmount, fee, payoutId } = row;
  return {
    id,
    kind,
    reference,
    orderId,
    country,
    vatRate,
    amount,
    vatAmount,
    fee,
    payoutId,
    bookedAt: row.bookedAt.toISOString(),
    happenedAt: row.happenedAt.toISOString(),
    isUnmatched: orderId === null && OF_ORDERS.includes(kind),
  };
}
