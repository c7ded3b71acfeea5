// Repeats erasures that are missing in the database, because an older backup was restored. Runs at every
// start and every night. For each missing erasure on the list, it searches all e-mail addresses for the
// erased one.

import type { Orm } from '#platform/database/database.ts';
import { matchesErasedMark } from '#platform/tokens/erased-mark.ts';
import { findCustomerByKey } from './customers.repository.ts';
import { type EraseNeeds, eraseCompletely, erasePerson } from './erase-customer.ts';
import { type ListedErasure, readErasureList, saveErasureList } from './erasure-list.ts';
import { insertErasure, listEveryKey, listKnownMarks } from './erasures.repository.ts';
import { personOfKey } from './person-of.ts';

/**
 * Repeats the erasures that are on the list in the data folder or in `elsewhere` (the list at the second
 * location of backups) but missing in the database. Returns the number of people whose data was found and
 * erased again. Safe to run at any time.
 */
export async function replayErasures(
  shop: EraseNeeds,
  elsewhere: readonly ListedErasure[] = [],
): Promise<number> {
  const listed = [...(await readErasureList(shop)), ...elsewhere];
  const known = await listKnownMarks(
    shop.database.orm,
    listed.map(({ mark }) => mark),
  );
  const missing = new Map(listed.filter(({ mark }) => !known.has(mark)).map((each) => [each.mark, each]));
  let repeated = 0;
  const keys = missing.size === 0 ? [] : await listEveryKey(shop.database.orm);
  for (const erasure of missing.values()) {
    const key = keys.find((each) => matchesErasedMark(erasure.mark, each)) ?? null;
    if (key !== null) repeated += 1;
    await eraseCompletely(shop, (tx) => replayErasure(shop, tx, erasure, key));
  }
  await saveErasureList(shop);
  return repeated;
}

async function replayErasure(
  shop: EraseNeeds,
  tx: Orm,
  erasure: ListedErasure,
  key: string | null,
): Promise<void> {
  if (key === null) return insertErasure(tx, erasure);
  const row = await findCustomerByKey(tx, key);
  const person = await personOfKey(tx, key, erasure.at);
  await erasePerson(shop, tx, { person, row, erasure });
}
