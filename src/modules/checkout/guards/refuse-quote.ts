// The quotes no payment is prepared for: with a coupon that is worth nothing, of another amount than the
// customer has seen, or of an amount that cannot be moved.

import { type CouponRefusal, REFUSAL_TEXTS } from '#modules/coupons/index.ts';
import type { Quote } from '#modules/pricing/contract.ts';
import { Refusal, refusedField } from '#shared/api/problems.ts';
import { cents, fromEuros } from '#shared/money.ts';

/** What every method of payment can move at least; a coupon may leave less, but never less and something. */
export const MIN_PAYMENT = cents(50);

/**
 * 422 `coupon_invalid`, 409 `price_changed` (with the right quote), 422 `amount_too_small`. `seen` is in
 * euros.
 */
export function refuseQuote(quote: Quote, seen: number | undefined): void {
  if (quote.coupon && !quote.coupon.valid) throw couponInvalid(quote.coupon.reason, quote.coupon.reasonCode);
  if (seen !== undefined && fromEuros(seen) !== quote.total) throw priceChanged(quote);
  if (quote.total > 0 && quote.total < MIN_PAYMENT) throw amountTooSmall(quote);
}

/** In the sentence of its reason. */
export function couponInvalid(message: string = REFUSAL_TEXTS.unknown, reasonCode?: CouponRefusal): Refusal {
  return new Refusal('coupon_invalid', message, {
    errors: [{ path: 'couponCode', message }],
    extra: { reason: message, ...(reasonCode ? { reasonCode } : {}) },
  });
}

/** A use that could not be set aside. */
export const couponTaken = (why: 'used_up' | 'in_use' | 'unknown'): Refusal =>
  couponInvalid(REFUSAL_TEXTS[why], why);

function priceChanged(quote: Quote): Refusal {
  return new Refusal('price_changed', `De prijs is veranderd. Het totaal is nu €${quote.text.total}.`, {
    extra: { quote },
  });
}

function amountTooSmall({ text }: Quote): Refusal {
  return refusedField(
    'amount_too_small',
    'couponCode',
    `Een bedrag van €${text.total} is te klein om te betalen. Bestel zonder kortingscode.`,
  );
}
