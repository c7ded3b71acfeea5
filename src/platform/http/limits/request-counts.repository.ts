// Counts requests in the database, with one statement. Windows begin and end by the clock of the database, so
// that processes need not agree on the time.

import { lte, sql } from 'drizzle-orm';
import type { Orm } from '#platform/database/database.ts';
import type { WindowCount } from './rate-limit-store.ts';
import { requestCounts } from './request-counts.tables.ts';

/**
 * Adds `times` to the count of `what` (a limit and network), and returns the total of the current window with
 * the milliseconds until its end. When the last window has ended, a new one of `windowMs` milliseconds
 * begins.
 */
export async function countRequests(
  db: Orm,
  what: string,
  windowMs: number,
  times: number,
): Promise<WindowCount> {
  const isOver = sql`${requestCounts.endsAt} <= now()`;
  const [row] = await db
    .insert(requestCounts)
    .values({ what, count: times, endsAt: sql`now() + ${windowMs} * interval '1 millisecond'` })
    .onConflictDoUpdate({
      target: requestCounts.what,
      set: {
        count: sql`case when ${isOver} then excluded.count else ${requestCounts.count} + excluded.count end`,
        endsAt: sql`case when ${isOver} then excluded.ends_at else ${requestCounts.endsAt} end`,
      },
    })
    .returning({
      current: requestCounts.count,
      ttl: sql<number>`extract(epoch from ${requestCounts.endsAt} - now())::float8 * 1000`,
    });
  if (!row) throw new Error('Counting a request returned no row');
  return row;
}

export async function deleteExpiredCounts(db: Orm): Promise<void> {
  await db.delete(requestCounts).where(lte(requestCounts.endsAt, sql`now()`));
}
