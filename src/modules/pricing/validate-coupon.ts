// Checks the value of a coupon code for an amount, for the coupon field of the checkout. The result is an
// indication; the quote at the checkout decides.

import { type CouponOutcome, type CouponTerms, checkCoupon } from '#modules/coupons/index.ts';
import type { Database } from '#platform/database/database.ts';
import type { Clock } from '#shared/clock.ts';
import { type Cents, fromEuros, toEuros } from '#shared/money.ts';
import type { CouponAnswer, ValidateCoupon } from './contract.ts';
import type { PriceList } from './price-list.ts';
import { findVariantForSale, getVariantForSale } from './quote-basket.ts';

type Needs = {
  database: Pick<Database, 'orm'>;
  clock: Clock;
  priceList: Pick<PriceList, 'findVariant' | 'firstVariant'>;
};

/**
 * Returns the value of a coupon code, or the reason the code is invalid (no error). The code is applied to
 * the given amount, else the price of the given variant, else the price of the smallest pack. `holdKey` works
 * as in `Basket`. Refuses only with 422 `unknown_variant`.
 */
export async function validateCoupon(
  { database: { orm }, clock, priceList }: Needs,
  input: ValidateCoupon & { holdKey?: string | null },
): Promise<CouponAnswer> {
  const subtotal = await amountOf(priceList, input);
  const question = { subtotal, now: clock.now(), holdKey: input.holdKey ?? null };
  const { outcome, coupon } = await checkCoupon(orm, { code: input.code, ...question });
  return answer(outcome, coupon, subtotal);
}

async function amountOf(priceList: Needs['priceList'], input: ValidateCoupon): Promise<Cents> {
  if (input.amount !== undefined) return fromEuros(input.amount);
  const code = input.variant || (await findVariantForSale(priceList, undefined));
  return (await getVariantForSale(priceList, code)).variant.priceCents;
}

function answer(outcome: CouponOutcome, coupon: CouponTerms | null, subtotal: Cents): CouponAnswer {
  if (!outcome.ok) return { valid: false, discount: 0, reason: outcome.text, reasonCode: outcome.reason };
  if (!coupon) throw new Error('A coupon that applies was not found');
  const value = coupon.value / 100;
  return {
    valid: true,
    code: outcome.code,
    discount: coupon.type === 'percentage' ? value : equivalentPercentage(outcome.discount, subtotal),
    type: coupon.type,
    value,
    discountAmount: toEuros(outcome.discount),
  };
}

// The storefront expects a percentage; a fixed amount is expressed as a percentage with two decimals.
function equivalentPercentage(discount: Cents, amount: Cents): number {
  return amount === 0 ? 0 : Math.round((discount / amount) * 10_000) / 100;
}
