// Days of the shop inside a query: an operator who asks for a day means the one that begins at midnight in
// Amsterdam.

import { type SQL, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';

/** The moment a day (`2026-11-20`) begins, or one some days after it. */
export function startOfDaySql(day: string | SQL, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})`;
}
