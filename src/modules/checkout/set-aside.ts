// Sets a pack and a coupon use aside for a basket that is about to be paid, within the bounds of hold.ts.

import { findHolds, hasStock, holdStock, lockNetwork } from '#modules/catalog/index.ts';
import { holdCoupon, releaseCoupon } from '#modules/coupons/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import type { Config } from '#platform/config/config.ts';
import type { Orm } from '#platform/database/database.ts';
import { Refusal } from '#shared/api/problems.ts';
import { holdSpan, holdsPerNetwork } from './hold.ts';
import { couponInvalid } from './refuse-quote.ts';

export type SetAsideNeeds = { config: Pick<Config, 'rateLimitScale'> };

type Holder = { holdKey: string; now: Date; network: string | null };

/** A payment without a hold is honoured like one whose hold has run out. 409 `sold_out`, 422 `coupon_invalid`. */
export async function setAside(
  { config }: SetAsideNeeds,
  tx: Orm,
  quote: Quote,
  { holdKey, now, network }: Holder,
): Promise<void> {
  const pack = { variantCode: quote.variant, holdKey, now };
  const holder = { holdKey, network, now };
  // What costs nothing is placed only while it is held, so it always is.
  const isFree = quote.total === 0;
  const { since, isFull } = isFree
    ? { since: null, isFull: false }
    : await findRoom(tx, holder, holdsPerNetwork(config.rateLimitScale));
  const span = holdSpan(since, now);
  const held =
    span && !isFull ? await holdStock(tx, { ...pack, ...span, network }) : await hasStock(tx, pack);
  if (held === 'sold_out' || held === false) throw soldOut();
  if (quote.coupon?.valid && span) {
    if ((await holdCoupon(tx, { code: quote.coupon.code, holdKey, until: span.until, now })) !== 'held')
      throw couponInvalid();
  } else await releaseCoupon(tx, holdKey);
}

/** When the basket began to hold something, and whether its network holds as much as it may. */
async function findRoom(
  tx: Orm,
  holder: Holder,
  most: number,
): Promise<{ since: Date | null; isFull: boolean }> {
  if (holder.network !== null) await lockNetwork(tx, holder.network);
  const { since, ofNetwork } = await findHolds(tx, holder);
  return { since, isFull: holder.network !== null && ofNetwork >= most };
}

function soldOut(): Refusal {
  return new Refusal('sold_out', 'Uitverkocht: dit pakket is er op dit moment niet.');
}
