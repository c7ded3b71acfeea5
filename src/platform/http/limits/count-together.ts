// Limits that several processes share are counted in the PostgreSQL they share. The embedded database has one
// process, which counts in its own memory.

import type { Database } from '#platform/database/database.ts';
import { forgetting } from '#platform/database/forgetting.ts';
import type { CountTogether } from './count-store.ts';
import { countRequests, deletePastCounts } from './request-counts.repository.ts';

type Ports = { database: Database; hashSender: (text: string) => string };

/** Null where there is nothing to share. */
export function createCountTogether({ database, hashSender }: Ports): CountTogether | null {
  if (database.engine === 'embedded') return null;
  return (what, windowMs, times) => countRequests(database.orm, hashSender(what), windowMs, times);
}

export const forgetRequestCounts = forgetting((tx) => deletePastCounts(tx));
