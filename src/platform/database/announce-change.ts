// Data that pages show has changed: told at commit to every process, so that whoever keeps a page lets go of
// it.

import { sql } from 'drizzle-orm';
import type { Orm } from './database.ts';

/**
 * The channel; the payload is the kind of data: `catalog`, `reviews`, `blog`, `pages`, `settings`,
 * `templates`, `customers`.
 */
export const DATA_CHANGED = 'data_changed';

export type ChangedData = 'catalog' | 'reviews' | 'blog' | 'pages' | 'settings' | 'templates' | 'customers';

/** In the transaction of the change itself. */
export async function announceChange(tx: Orm, data: ChangedData): Promise<void> {
  await tx.execute(sql`select pg_notify(${DATA_CHANGED}, ${data})`);
}
