// Sets a pack and a coupon use aside for a basket that is about to be paid, within the bounds of hold.ts.

import { countHoldsOfNetwork, findHeldSince, hasStock, holdStock } from '#modules/catalog/index.ts';
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
  // What costs nothing is placed only while it is held, so it always is.
  const isFree = quote.total === 0;
  const span = holdSpan(isFree ? null : await findHeldSince(tx, holdKey), now);
  const isFull =
    network !== null &&
    !isFree &&
    (await countHoldsOfNetwork(tx, { network, holdKey, now })) >= holdsPerNetwork(config.rateLimitScale);
  const held =
    span && !isFull ? await holdStock(tx, { ...pack, ...span, network }) : await hasStock(tx, pack);
  if (held === 'sold_out' || held === false) throw soldOut();
  if (span === null) await releaseCoupon(tx, holdKey);
  else await holdCouponOf(tx, quote, { holdKey, until: span.until, now });
}

async function holdCouponOf(
  tx: Orm,
  quote: Quote,
  hold: { holdKey: string; until: Date; now: Date },
): Promise<void> {
  if (!quote.coupon?.valid) return releaseCoupon(tx, hold.holdKey);
  const held = await holdCoupon(tx, { code: quote.coupon.code, ...hold });
  if (held !== 'held') throw couponInvalid();
}

function soldOut(): Refusal {
  return new Refusal('sold_out', 'Uitverkocht: dit pakket is er op dit moment niet.');
}
