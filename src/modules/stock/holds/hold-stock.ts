// Reserves a pack for a checkout before payment starts, so that the last pack goes to one buyer. The
// functions run in the transaction of the caller, which must lock stock before it locks coupons.

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
   * Variant code of the pack that an order gives up in exchange for `variantCode`; only the additional pieces
   * are reserved. Null or absent when there is no exchange.
   */
  insteadOf?: string | null;
  /** When this hold key first held a pack, passed on when its hold is renewed; the default is `now`. */
  since?: Date;
  /**
   * Hashes of the buyer's network (a range of IP addresses) and the wider networks around it, widest first,
   * separated by spaces; null when no limit per network applies.
   */
  network?: string | null;
  /** True when the basket for which a pack is held has no e-mail address of the buyer. */
  unnamed?: boolean;
  /**
   * Result of `findAvailability`, when the caller has read it already. It is read again, under a lock, when
   * stock is low.
   */
  availability?: Availability;
};

/** What `findAvailability` returns about a pack and a hold key; null when the variant is not for sale. */
type Availability = Awaited<ReturnType<typeof findAvailability>>;

/**
 * Reserves one pack for a hold key until `until`, or renews its hold; a key holds one pack at a time. Returns
 * `sold_out` when the free stock is too small or the variant is not for sale; the key's hold is then
 * released.
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
  // Recently expired holds are kept, so that a basket cannot renew its hold as if it were the first.
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

/**
 * Tells whether a pack is available for a hold key, without reserving it. The key's own hold does not count
 * against it.
 */
export async function hasStock(tx: Orm, pack: PackRequest): Promise<boolean> {
  return ((await readAvailability(tx, pack))?.left ?? 0) > 0;
}

/**
 * Reads the stock available to a hold key; null when the variant is not for sale. With plenty of stock no
 * lock is taken. With little stock, all articles are locked until the end of the transaction.
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
 * Releases the pack held by a hold key; does nothing without a hold. Announces a catalog change when a pack
 * may be available again.
 */
export async function releaseStock(tx: Orm, holdKey: string, now: Date): Promise<void> {
  if ((await deleteStockHold(tx, holdKey, now)).isScarce) await announceChange(tx, 'catalog');
}
