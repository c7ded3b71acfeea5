// Reads the books of a shop from its database: the orders, and the differences found by the shop's own
// comparison.

import * as z from 'zod';
import { differenceKinds } from '#main/compose/differences.ts';
import { findDifferences } from '#modules/operations/index.ts';
import type { Database } from '#platform/database/database.ts';
import { silentLogger } from '#platform/database/logger.ts';
import { openPostgres } from '#platform/database/postgres/open-postgres.ts';
import { minutes } from '#shared/clock.ts';

/** The database for reading the books. */
export type ShopBooks = Pick<Database, 'orm' | 'execute'>;

const orderSchema = z.object({
  id: z.number(),
  payment_id: z.string(),
  draft_id: z.number(),
  variant_code: z.string(),
  coupon_code: z.string().nullable(),
  total: z.number(),
  customer_email: z.string(),
  flags: z.array(z.string()),
});
export type Order = z.infer<typeof orderSchema>;

export async function listOrders({ execute }: ShopBooks): Promise<Order[]> {
  const { rows } = await execute('select * from orders order by id');
  return rows.map((row) => orderSchema.parse(row));
}

/**
 * Runs the operator's comparison of the books as of one minute ahead, so that even the newest differences
 * count. Returns one line per difference.
 */
export async function listDifferencesAtRest({ orm }: ShopBooks): Promise<string[]> {
  const { seen } = await findDifferences(orm, differenceKinds, new Date(Date.now() + minutes(1)));
  return seen.map(({ kind, text }) => `${kind}: ${text}`);
}

/** Calls `read` with the books of a running shop on a PostgreSQL server. */
export async function withBooksAt<T>(url: string, read: (books: ShopBooks) => Promise<T>): Promise<T> {
  const books = await openPostgres({ url, migrationsFolder: null, log: silentLogger, maxConnections: 2 });
  return read(books).finally(() => books.close());
}
