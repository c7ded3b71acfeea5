// Announces a change of data that pages show. At commit every process is notified and drops the cached pages
// with that data.

import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/**
 * The notification channel; its payload is the kind of data: `catalog`, `reviews`, `blog`, `pages`,
 * `settings`, `templates`, `customers`.
 */
export const DATA_CHANGED = 'data_changed';

export type ChangedData = 'catalog' | 'reviews' | 'blog' | 'pages' | 'settings' | 'templates' | 'customers';

/**
 * Announces a change of `data`: when `tx`, the transaction that makes the change, commits, every process
 * drops its cached pages with that data.
 */
export async function announceChange(tx: Orm, data: ChangedData): Promise<void> {
  await tx.execute(sql`select pg_notify(${DATA_CHANGED}, ${data})`);
}
