// Updates the figures of customers (number and total of orders) after their orders changed. A database
// trigger lists the changed customers; counting removes them from that list.

import type { Database, Orm } from '#platform/database/database.ts';
import { countChanged, hasChanged, markAllCustomersUncounted } from './customers.repository.ts';

/**
 * The maximum number of customers per transaction. The embedded database blocks the shop while a transaction
 * runs.
 */
const BATCH_SIZE = 500;

type Needs = { database: Database };

/**
 * Recounts the figures of all customers whose orders changed, in transactions of at most 500 customers. Runs
 * every minute. Code that shows figures calls `countLatest` first, so a missed run does no harm.
 */
export async function countChangedCustomers({ database }: Needs): Promise<void> {
  await database.transaction(markAllCustomersUncounted);
  while ((await countSome({ database })) === BATCH_SIZE);
}

/**
 * Recounts the figures of customers whose orders changed since the last count, at most 500 customers. Must be
 * called before figures are shown.
 */
export async function countLatest(shop: Needs): Promise<void> {
  if (await hasChanged(shop.database.orm)) await countSome(shop);
}

/**
 * Recounts the figures of at most 500 customers whose orders changed, inside the caller's transaction, so
 * that the figures are correct when the transaction commits.
 */
export const countChangedIn = (tx: Orm) => countChanged(tx, BATCH_SIZE);

const countSome = ({ database }: Needs) => database.transaction(countChangedIn);
