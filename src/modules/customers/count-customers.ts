// Updates the figures of customers after changes of their orders. A trigger lists the changed customers;
// counting removes them from the list.

import type { Database, Orm } from '#platform/database/database.ts';
import { countChanged, hasChanged, markAllCustomersUncounted } from './customers.repository.ts';

/** The maximum number of customers per transaction; the embedded engine blocks the shop for its duration. */
const BATCH_SIZE = 500;

type Needs = { database: Database };

/**
 * Recounts all changed customers. Run every minute; readers recount the newest changes themselves, so nothing
 * depends on it.
 */
export async function countChangedCustomers({ database }: Needs): Promise<void> {
  await database.transaction(markAllCustomersUncounted);
  while ((await countSome({ database })) === BATCH_SIZE);
}

/** Recounts the newest changes before figures are read. */
export async function countLatest(shop: Needs): Promise<void> {
  if (await hasChanged(shop.database.orm)) await countSome(shop);
}

/** Recounts changed customers inside a transaction, so that their figures are correct after it. */
export const countChangedIn = (tx: Orm) => countChanged(tx, BATCH_SIZE);

const countSome = ({ database }: Needs) => database.transaction(countChangedIn);
