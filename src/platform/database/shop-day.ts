// Days of the shop in SQL: a day begins at midnight in Amsterdam.

import { type SQL, sql } from 'drizzle-orm';
import { SHOP_TIME_ZONE } from '#shared/clock.ts';

/** Returns the moment a day (`2026-11-20`) begins in Amsterdam, or the day `later` days after it. */
export function startOfDaySql(day: string | SQL, later = 0): SQL {
  return sql`((${day}::date + ${later}::int)::timestamp at time zone ${sql.raw(`'${SHOP_TIME_ZONE}'`)})`;
}
