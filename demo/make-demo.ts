// Fills a shop without orders with 18 months of invented business, by a few SQL statements per table. All
// rows are written in one transaction.

import * as z from 'zod';
import { countChangedSales } from '#modules/order-overview/index.ts';
import type { Database, Query } from '#platform/database/database.ts';
import { type DemoOptions, stageDemo } from './stage.ts';
import { stageSales } from './stage-sales.ts';
import { writeBooks } from './write-books.ts';
import { writePapers } from './write-papers.ts';
import { writeSales } from './write-sales.ts';
import { writeStock } from './write-stock.ts';
import { writeVisits } from './write-visits.ts';
import { writeWork } from './write-work.ts';

/** Thrown when the shop already has orders; nothing was changed. */
export class NoPlaceForDemo extends Error {
  override readonly name = 'NoPlaceForDemo';
}

export type DemoReport = { table: string; rows: number }[];

const FILLED = [
  'orders',
  'order_lines',
  'order_events',
  'draft_orders',
  'checkouts',
  'payments',
  'recovery_events',
  'refunds',
  'disputes',
  'invoices',
  'invoice_counters',

  'withdrawals',
  'returns',
  'order_changes',
  'mails',
  'contacts',
  'contact_entries',
  'left_out_mails',
  'newsletter_subscriptions',
  'reviews',
  'statistics_events',
  'statistics_days',
  'statistics_vitals',
  'statistics_vital_spread',
  'cart_days',
  'purchase_orders',
  'purchase_lines',
  'batches',
  'batch_draws',
  'stock_movements',
  'journal_entries',
  'payouts',
  'balance_fetches',
  'costs',
];

/**
 * SQL statements that renumber the mails by time, as in a real shop; the demo writes the mails grouped by
 * type.
 */
const MAILS_BY_MOMENT = [
  'create temp table demo_mails on commit drop as select * from mails',
  'delete from mails',
  'insert into mails overriding user value select * from demo_mails order by created_at, id',
];

/**
 * Creates the demo data and returns the number of rows per table. Throws `NoPlaceForDemo` when the shop
 * already has an order. The same options always create the same data.
 */
export async function makeDemo(database: Database, options: DemoOptions): Promise<DemoReport> {
  const report = await database.session(async (query) => {
    await query('begin');
    try {
      await query('set local statement_timeout = 0');
      await query('lock table orders in access exclusive mode');
      await refuseSoldShop(query);
      await openCoupons(query, options.now);
      await stageDemo(query, options);
      await stageSales(query);
      await withoutIndexes(query, async () => {
        await writeSales(query);
        await writeStock(query);
        await writePapers(query);
        await writeBooks(query);
        await writeVisits(query);
        await writeWork(query);
        for (const statement of MAILS_BY_MOMENT) await query(statement);
      });
      for (const table of ['orders', 'draft_orders'])
        await query(
          `select setval(pg_get_serial_sequence('${table}', 'id'), greatest((select max(id) from ${table}), 1))`,
        );
      const counted = await countRows(query);
      await query('commit');
      return counted;
    } catch (error) {
      await query('rollback').catch(() => undefined);
      throw error;
    }
  });
  await countChangedSales({ database });
  // Else the planner takes the tables for empty; it also marks which pages need no second look.
  await database.session(async (query) => {
    await query('set statement_timeout = 0');
    for (const table of [...FILLED, 'sales_days', 'sales_days_changed'])
      await query(`vacuum (analyze) ${table}`);
    await query('reset statement_timeout');
  });
  return report;
}

async function refuseSoldShop(query: Query): Promise<void> {
  const { rows } = await query('select 1 from orders limit 1');
  if (rows.length > 0)
    throw new NoPlaceForDemo('This shop has orders already. A demo begins with an empty shop.');
}

/** Moves the start date of a new shop's coupons from today to before the first demo order. */
async function openCoupons(query: Query, now: Date): Promise<void> {
  await query(
    `update coupons set valid_from = valid_from - 560
     where valid_from >= ($1::timestamptz at time zone 'Europe/Amsterdam')::date - 1`,
    [now.toISOString()],
  );
}

/**
 * Drops the non-unique indexes, runs `fill` and creates them again, because rows are inserted many times
 * faster without them.
 */
async function withoutIndexes(query: Query, fill: () => Promise<void>): Promise<void> {
  const { rows } = await query(
    `select quote_ident(relname) as name, pg_get_indexdef(pg_class.oid) as definition
     from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisunique and indrelid = any (select to_regclass(name) from unnest($1::text[]) as name)`,
    [FILLED],
  );
  const indexes = z.array(z.object({ name: z.string(), definition: z.string() })).parse(rows);
  for (const { name } of indexes) await query(`drop index ${name}`);
  await fill();
  for (const { definition } of indexes) await query(definition);
}

async function countRows(query: Query): Promise<DemoReport> {
  const { rows } = await query(
    FILLED.map((table) => `select '${table}' as table, count(*)::int as rows from ${table}`).join(
      ' union all ',
    ),
  );
  return z.array(z.object({ table: z.string(), rows: z.number() })).parse(rows);
}
