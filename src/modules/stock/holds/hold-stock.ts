// The last pack belongs to one buyer: a checkout sets a pack aside for a while before it asks for money.
// Both functions run in the caller's transaction. Lock order in a transaction is stock first, coupon second.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { hours } from '#shared/clock.ts';
import { lockStock } from '../movements/stock.repository.ts';
import { deleteStockHold, findAvailability, putStockHold } from './holds.repository.ts';

const EXPIRED_HOLD_RETENTION_MS = hours(1);

export type HoldStock = {
  variantCode: string;
  holdKey: string;
  until: Date;
  now: Date;
  /**
   * The pack an order has already, when it is to get this one in its place: only what it lacks is set aside.
   */
  insteadOf?: string | null;
  /** When this key began to hold something; `now` without it. */
  since?: Date;
  /**
   * Hashes of where the buyer comes from, the widest network first, parted by blanks; null when that does not
   * matter.
   */
  network?: string | null;
  /** The basket does not say who buys. */
  unnamed?: boolean;
  /** What a look has told of the stock already. */
  availability?: Availability;
};

/** Null: the variant is not for sale. */
type Availability = Awaited<ReturnType<typeof findAvailability>>;

/**
 * Sets one pack aside until `until`, or renews the same key's own hold; a key holds one pack at a time.
 * 'sold_out' when what is on hand minus the unexpired holds of others does not fill the pack, or it is not
 * for sale; the key then holds nothing.
 */
export async function holdStock(
  tx: Orm,
  { until, since, network = null, unnamed = false, ...pack }: HoldStock,
): Promise<'held' | 'sold_out'> {
  const { variantCode, holdKey, now } = pack;
  const availability = await readAvailability(tx, pack);
  if (availability === null || availability.left < 1) {
    await releaseStock(tx, holdKey, now);
    return 'sold_out';
  }
  // What ran out a moment ago is still known: its basket does not begin anew at once.
  const gone = new Date(now.getTime() - EXPIRED_HOLD_RETENTION_MS);
  const { insteadOf = null } = pack;
  const hold = {
    variantCode,
    insteadOf,
    owner: holdKey,
    expiresAt: until,
    heldSince: since ?? now,
    network,
    unnamed,
  };
  await putStockHold(tx, hold, gone);
  if (availability.isScarce) await announceChange(tx, 'catalog');
  return 'held';
}

type PackRequest = Omit<HoldStock, 'until' | 'since' | 'network' | 'unnamed'>;

/** Whether there is one for this key, without setting it aside. */
export async function hasStock(tx: Orm, pack: PackRequest): Promise<boolean> {
  return ((await readAvailability(tx, pack))?.left ?? 0) > 0;
}

/**
 * What is left for this key. While there is plenty nobody waits for anybody; of the last ones whoever locks
 * the stock decides alone until the transaction ends.
 */
async function readAvailability(
  tx: Orm,
  { variantCode, insteadOf = null, holdKey, now, availability }: PackRequest,
): Promise<Availability> {
  const read = () => findAvailability(tx, { variantCode, insteadOf, holdKey, now }, null);
  const seen = availability === undefined ? await read() : availability;
  if (seen === null || seen.isPlenty) return seen;
  await lockStock(tx);
  return read();
}

/**
 * Gives back what the key holds; nothing happens when it holds nothing. Pages are told when that may matter
 * to them.
 */
export async function releaseStock(tx: Orm, holdKey: string, now: Date): Promise<void> {
  if ((await deleteStockHold(tx, holdKey, now)).isScarce) await announceChange(tx, 'catalog');
}
