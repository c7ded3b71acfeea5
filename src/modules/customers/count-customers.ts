// Keeps the figures of customers in step with their orders. A trigger notes who changed; counting takes them
// off the list.

import type { Database, Orm } from '#platform/database/database.ts';
import { countChanged, hasChanged, markAllCustomersUncounted } from './customers.repository.ts';

/** In one transaction; on the embedded engine the rest of the shop waits for it. */
const BATCH_SIZE = 500;

type Needs = { database: Database };

/**
 * Counts everybody who changed. Run every minute; nothing depends on it, for who reads them counts the last
 * ones.
 */
export async function countChangedCustomers({ database }: Needs): Promise<void> {
  await database.transaction(markAllCustomersUncounted);
  while ((await countSome({ database })) === BATCH_SIZE);
}

/** Before they are read: what changed in the last minute. */
export async function countLatest(shop: Needs): Promise<void> {
  if (await hasChanged(shop.database.orm)) await countSome(shop);
}

/** In a transaction that changed some: what is told of them is right once it is over. */
export const countChangedIn = (tx: Orm) => countChanged(tx, BATCH_SIZE);

const countSome = ({ database }: Needs) => database.transaction(countChangedIn);
