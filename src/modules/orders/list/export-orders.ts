// Exports the order list as CSV, in chunks, so that a million orders need no more memory than one page. Each
// chunk is a separate query: no connection is held while a slow client reads.

import type { Database, Orm } from '#platform/database/database.ts';
import { CSV_START, type CsvCell, csvRow } from '#shared/csv.ts';
import { RECIPIENT_CSV } from '#shared/recipient/recipient-csv.ts';
import type { Order } from '../order-contract.ts';
import { PAYMENT_NAMES, STATUS_NAMES } from '../order-states.ts';
import { orderView } from '../order-view.ts';
import { countOrders, orderRowsQuery } from './order-list.repository.ts';
import type { OrderFilter, OrderSort } from './order-list-contract.ts';

const BATCH_SIZE = 500;

/**
 * Yields, for the CSV export, all orders the order list would show for the same query, sorted as in the list.
 */
export async function* exportOrders(
  { database }: { database: Database },
  { sort = 'newest', ...filter }: OrderFilter & { sort?: OrderSort | undefined },
): AsyncGenerator<string, void> {
  yield CSV_START + csvRow(COLUMNS.map(([name]) => name));
  const matches = await countOrders(database.orm, filter);
  let after: number | null = null;
  do {
    const rows: Order[] = await readBatch(database.orm, { filter, sort, after, limit: BATCH_SIZE, matches });
    yield rows.map(rowText).join('');
    after = rows.length < BATCH_SIZE ? null : (rows.at(-1)?.id ?? null);
  } while (after !== null);
}

async function readBatch(db: Orm, input: Parameters<typeof orderRowsQuery>[1]): Promise<Order[]> {
  return (await orderRowsQuery(db, input)).map((row) => orderView(row, []));
}

function rowText(order: Order): string {
  return csvRow(COLUMNS.map(([, cell]) => cell(order)));
}

const COLUMNS: readonly (readonly [name: string, cell: (order: Order) => CsvCell])[] = [
  ['Bestelnummer', ({ orderNumber }) => orderNumber],
  ['Besteld op', ({ createdAt }) => createdAt],
  ['Status', ({ status }) => STATUS_NAMES[status]],
  ['Betaling', ({ paymentStatus }) => PAYMENT_NAMES[paymentStatus]],
  ...RECIPIENT_CSV,
  ['Product', ({ variant }) => variant],
  ['Subtotaal', ({ subtotal }) => decimal(subtotal)],
  ['Korting', ({ discount }) => decimal(discount)],
  ['Kortingscode', ({ couponCode }) => couponCode],
  ['Verzendkosten', ({ shippingCost }) => decimal(shippingCost)],
  ['Totaal', ({ total }) => decimal(total)],
  ['Btw-tarief', ({ vatRate }) => String(vatRate).replace('.', ',')],
  ['Btw', ({ vatAmount }) => decimal(vatAmount)],
  ['Betaalkenmerk', ({ paymentIntentId }) => paymentIntentId],
  ['Vervoerder', ({ carrier }) => carrier],
  ['Trackingcode', ({ trackingCode }) => trackingCode],
  ['Verzonden op', ({ shippedAt }) => shippedAt],
  ['Aandacht', ({ flags }) => flags.join(', ')],
];

function decimal(amount: string): string {
  return amount.replace('.', ',');
}
