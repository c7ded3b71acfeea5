// The last pack belongs to one buyer: a checkout sets a pack aside for a while before it asks for money.
// All three functions run in the caller's transaction. Lock order in a transaction is stock first, coupon second.

import { announceChange } from '#platform/database/announce-change.ts';
import type { Orm } from '#platform/database/database.ts';
import { hours } from '#shared/clock.ts';
import { deleteStockHold, findStanding, lockStock, putStockHold, takePack } from './stock.repository.ts';

const KEEP_EXPIRED = hours(1);
/** More than can be held by transactions that do not see each other yet: a database has fewer connections. */
const PLENTY = 500;

export type HoldStock = {
  variantCode: string;
  holdKey: string;
  until: Date;
  now: Date;
  /** When this key began to hold something; `now` without it. */
  since?: Date;
  /** A hash of where the buyer comes from; null when that does not matter. */
  network?: string | null;
  /** What a look has told of the stock already. */
  standing?: Standing;
};

/** Null: the variant is not for sale. */
type Standing = Awaited<ReturnType<typeof findStanding>>;

/**
 * Sets one pack aside until `until`, or renews the same key's own hold; a key holds one pack at a time.
 * 'sold_out' when stock minus the unexpired holds of others leaves none, or the variant is not for sale; the key then holds nothing.
 */
export async function holdStock(
  tx: Orm,
  { until, since, network = null, ...pack }: HoldStock,
): Promise<'held' | 'sold_out'> {
  const { variantCode, holdKey, now } = pack;
  if (!(await hasStock(tx, pack))) {
    await deleteStockHold(tx, holdKey);
    return 'sold_out';
  }
  // What ran out a moment ago is still known: its basket does not begin anew at once.
  const gone = new Date(now.getTime() - KEEP_EXPIRED);
  const hold = { variantCode, owner: holdKey, expiresAt: until, heldSince: since ?? now, network };
  await putStockHold(tx, hold, gone);
  return 'held';
}

/**
 * Whether there is one for this key, without setting it aside. While there is plenty nobody waits for anybody; of the last ones
 * whoever locks the variant decides alone until the transaction ends.
 */
export async function hasStock(
  tx: Orm,
  { variantCode, holdKey, now, standing }: Pick<HoldStock, 'variantCode' | 'holdKey' | 'now' | 'standing'>,
): Promise<boolean> {
  const look = () => findStanding(tx, { variantCode, holdKey, now }, null);
  const seen = standing === undefined ? await look() : standing;
  if (seen === null || seen.left >= PLENTY) return seen !== null;
  await lockStock(tx, variantCode);
  return ((await look())?.left ?? 0) > 0;
}

/** Gives back what the key holds; nothing happens when it holds nothing. */
export async function releaseStock(tx: Orm, holdKey: string): Promise<void> {
  await deleteStockHold(tx, holdKey);
}

export type TakenStock =
  | { taken: true }
  /** Paid, but there was none left: honoured, and for the operator to see. Stock stays 0. */
  | { taken: false; hold: 'in_time' | 'expired' | 'replaced' };

/** Takes one pack for a paid order and uses up its hold. A paid order is never refused. */
export async function takeStock(
  tx: Orm,
  { variantCode, holdKey, now }: { variantCode: string; holdKey: string; now: Date },
): Promise<TakenStock> {
  const { left, hold } = await takePack(tx, { variantCode, holdKey });
  if (left === null) return { taken: false, hold: whatBecameOf(hold, variantCode, now) };
  // Pages show whether a pack is sold out, not how many are left.
  if (left === 0) await announceChange(tx, 'catalog');
  return { taken: true };
}

/** A basket that chose another pack meanwhile holds that one; a hold that is gone had run out. */
function whatBecameOf(hold: { variantCode: string; expiresAt: Date } | null, variantCode: string, now: Date) {
  if (hold && hold.variantCode !== variantCode) return 'replaced';
  return hold && hold.expiresAt > now ? 'in_time' : 'expired';
}
