// The SQL of abandoned carts per day. A basket with an e-mail address counts as abandoned when it was not
// paid within an hour, and as recovered when it was paid later.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import type { Orm } from '#platform/database/database.ts';
import { startOfDaySql } from '#platform/database/shop-day.ts';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';
import { cartDays } from './carts.tables.ts';
import { draftOrders } from './drafts.tables.ts';

export type DailyCarts = {
  day: string;
  /**
   * The number of abandoned carts begun on this day that are still unpaid; `leftValue` is their total in
   * cents.
   */
  left: number;
  leftValue: number;
  recovered: number;
  recoveredValue: number;
};

const amount = z.coerce.number();
const rowsSchema = z.array(
  z.object({
    day: z.string(),
    left: amount,
    leftValue: amount,
    recovered: amount,
    recoveredValue: amount,
  }),
);

// The conditions must equal those of the two partial indexes, or the indexes are not used.
const counted = (from: string | SQL, until: string, now: Date) => sql`
  select (created_at at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})::date as day,
    count(*) filter (where not paid)::int as left_count, coalesce(sum(total) filter (where not paid), 0)::bigint as left_value,
    count(*) filter (where paid)::int as recovered_count, coalesce(sum(total) filter (where paid), 0)::bigint as recovered_value
  from (
    select created_at, total, false as paid from ${draftOrders}
    where not is_completed and customer_email <> '' and created_at >= ${startOfDaySql(from)} and created_at < ${startOfDaySql(until, 1)}
      and created_at < ${now.toISOString()}::timestamptz - interval '1 hour'
    union all
    select created_at, total, true from ${draftOrders}
    where is_completed and completed_at - created_at > interval '1 hour'
      and created_at >= ${startOfDaySql(from)} and created_at < ${startOfDaySql(until, 1)}
      and created_at < ${now.toISOString()}::timestamptz - interval '1 hour') as carts
  group by 1`;

/**
 * Lists the abandoned carts per day on which they were begun, from day `from` to day `until`, both included.
 * Days that are stored in the table `cart_days` have the counts of the time of storing; all other days have
 * the state at `now`. Days without abandoned carts are missing.
 */
export async function listDailyCarts(
  db: Orm,
  { from, until, now }: { from: string; until: string; now: Date },
): Promise<DailyCarts[]> {
  const { rows } = await db.execute(sql`
    with closed as (select coalesce(max(day), '2000-01-01') as last from ${cartDays})
    select day::text as day, left_count as left, left_value as "leftValue", recovered_count as recovered, recovered_value as "recoveredValue"
    from (
      select * from ${cartDays} where day between ${from}::date and ${until}::date
      union all
      select * from (${counted(sql`greatest(${from}::date, (select last + 1 from closed))`, until, now)}) as open_days) as days
    where left_count + recovered_count > 0 order by 1`);
  return rowsSchema.parse(rows);
}

/**
 * Computes and stores the counts of all days after the last stored day, up to and including `until`. The
 * first time, it begins at `from`.
 */
export async function writeCartDays(
  tx: Orm,
  { from, until, now }: { from: string; until: string; now: Date },
): Promise<void> {
  await tx.execute(sql`
    insert into ${cartDays} (day, left_count, left_value, recovered_count, recovered_value)
    select days.day::date, coalesce(left_count, 0), coalesce(left_value, 0), coalesce(recovered_count, 0), coalesce(recovered_value, 0)
    from generate_series(greatest(${from}::date, (select max(day) + 1 from ${cartDays})), ${until}::date, interval '1 day') as days (day)
    left join (${counted(from, until, now)}) as carts on carts.day = days.day::date`);
}
