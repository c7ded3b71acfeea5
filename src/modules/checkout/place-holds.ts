// Sets a pack and a coupon use aside for a basket that is about to be paid, within the bounds of hold.ts.

import { holdCoupon } from '#modules/coupons/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import { findStanding, hasStock, holdStock } from '#modules/stock/index.ts';
import type { Config } from '#platform/config/config.ts';
import type { Orm } from '#platform/database/database.ts';
import { refusing } from '#shared/api/problems.ts';
import { couponTaken } from './guards/refuse-quote.ts';
import { holdSpan, holdsPerNetwork } from './hold.ts';

export type PlaceHoldsNeeds = { config: Pick<Config, 'rateLimitScale'> };

/** `isNamed`: the basket says who buys. */
type Holder = { holdKey: string; now: Date; network: string | null; isNamed: boolean };

/**
 * A payment without a hold is honoured like one whose hold has run out, and what costs nothing is placed
 * without one while there is enough; a network that holds much already
 * gets neither pack nor use of a code set aside, and nor does a basket that does not say who buys once such
 * baskets hold half of what there is. 409 `sold_out`, 422 `coupon_invalid`. False when it holds no use of a
 * coupon: the one it held is to be given back then.
 */
export async function placeHolds(
  { config }: PlaceHoldsNeeds,
  tx: Orm,
  quote: Quote,
  { holdKey, now, network, isNamed }: Holder,
): Promise<boolean> {
  const pack = { variantCode: quote.variant, insteadOf: null, holdKey, now };
  const availability = await findStanding(tx, pack, network);
  const most = network === null ? Number.POSITIVE_INFINITY : holdsPerNetwork(config.rateLimitScale);
  const ofUnnamed = !isNamed && availability?.unnamedOverHalf ? availability.unnamedPacks : 0;
  const isFull = (availability?.ofNetwork ?? 0) >= most || ofUnnamed > most;
  const span = holdSpan(availability?.since ?? null, now);
  const seen = { ...pack, standing: availability };
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

export const soldOut = refusing('sold_out', 'Uitverkocht: dit pack is er op dit moment niet.');
