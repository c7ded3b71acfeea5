// Days of the shop in SQL: a day begins at midnight in Amsterdam.

import { type SQL, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';

/**
 * Returns the SQL expression for the moment at which a day (`2026-11-20`) begins in Amsterdam; with `later`,
 * the day that many days after it.
 */
export function startOfDaySql(day: string | SQL, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})`;
}
