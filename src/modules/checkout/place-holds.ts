// Reserves a pack and a coupon use for a basket before its payment, within the limits of hold.ts.

import { holdCoupon } from '#modules/coupons/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import { couponTaken } from '#modules/pricing/index.ts';
import { findAvailability, hasStock, holdStock, soldOut } from '#modules/stock/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Orm } from '#platform/database/database.ts';
import { holdSpan, holdsPerNetwork } from './hold.ts';

export type PlaceHoldsNeeds = { config: Pick<Config, 'rateLimitScale'> };

/**
 * The basket that reserves a pack. `network` has the hashes of the buyer's networks, separated by spaces;
 * null when there is no limit per network. `isNamed` is true when the basket has the buyer's e-mail address.
 */
type Holder = { holdKey: string; now: Date; network: string | null; isNamed: boolean };

/**
 * Reserves the pack and the coupon use of a basket. The stock is only checked, and nothing is reserved, in
 * three cases: the basket has reserved for the maximum time; its network reserves too many packs; or the
 * basket has no e-mail address while baskets without one reserve more than half of the stock. A payment
 * without a hold is accepted like one with an expired hold. Returns false when no coupon use is reserved; the
 * caller must then release an earlier coupon hold. Throws 409 `sold_out`, 422 `coupon_invalid`.
 */
export async function placeHolds(
  { config }: PlaceHoldsNeeds,
  tx: Orm,
  quote: Quote,
  { holdKey, now, network, isNamed }: Holder,
): Promise<boolean> {
  const pack = { variantCode: quote.variant, insteadOf: null, holdKey, now };
  const availability = await findAvailability(tx, pack, network);
  const most = network === null ? Number.POSITIVE_INFINITY : holdsPerNetwork(config.rateLimitScale);
  const ofUnnamed = !isNamed && availability?.unnamedOverHalf ? availability.unnamedPacks : 0;
  const isFull = (availability?.ofNetwork ?? 0) >= most || ofUnnamed > most;
  const span = holdSpan(availability?.since ?? null, now);
  const seen = { ...pack, availability };
  const held =
    span && !isFull
      ? await holdStock(tx, { ...seen, ...span, network, unnamed: !isNamed })
      : await hasStock(tx, seen);
  if (held === 'sold_out' || held === false) throw soldOut();
  if (!quote.coupon?.valid || !span || isFull) return false;
  const coupon = await holdCoupon(tx, { code: quote.coupon.code, holdKey, until: span.until, now });
  if (coupon !== 'held') throw couponTaken(coupon);
  return true;
}
