// What was told is remembered for as long as the same fact could be found again, and somewhat longer.

import type { Database } from '#platform/database/database.ts';
import { type Clock, days } from '#shared/clock.ts';
import { deleteNoticesBefore } from './notices.repository.ts';

/** A dispute is open for some months at most. */
const KEPT_FOR = days(400);

export async function forgetOldNotices({ database, clock }: { database: Database; clock: Clock }) {
  const before = new Date(clock.now().getTime() - KEPT_FOR);
  await database.transaction((tx) => deleteNoticesBefore(tx, before));
}
