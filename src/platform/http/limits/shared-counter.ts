// Limits that several processes share are counted in the PostgreSQL they share. The embedded database has one
// process, which counts in its own memory.

import type { Database } from '#platform/database/database.ts';
import { defineRetention } from '#platform/database/retention.ts';
import type { CountShared } from './rate-limit-store.ts';
import { countRequests, deleteExpiredCounts } from './request-counts.repository.ts';

type Ports = { database: Database; hashSender: (text: string) => string };

/** Null where there is nothing to share. */
export function createSharedCounter({ database, hashSender }: Ports): CountShared | null {
  if (database.engine === 'embedded') return null;
  return (what, windowMs, times) => countRequests(database.orm, hashSender(what), windowMs, times);
}

export const deleteExpiredRequestCounts = defineRetention((tx) => deleteExpiredCounts(tx));
