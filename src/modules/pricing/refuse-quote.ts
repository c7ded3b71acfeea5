// Refuses quotes that cannot be paid: an invalid coupon, another total than the customer saw, or a total too
// small for a payment.

import { type CouponRefusal, REFUSAL_TEXTS } from '#modules/coupons/index.ts';
import { Refusal, refusedField } from '#shared/api/problems.ts';
import { cents, fromEuros } from '#shared/money.ts';
import type { Quote } from './contract.ts';

/**
 * The smallest amount that every payment method can transfer, in cents. A coupon may reduce the total to € 0,
 * but not to an amount between € 0 and this minimum.
 */
export const MIN_PAYMENT = cents(50);

/**
 * Throws when a quote cannot be paid: 422 `coupon_invalid`, 409 `price_changed` (with the correct quote) or
 * 422 `amount_too_small`. `seen` is the total the browser showed, in euros; when it is undefined, the totals
 * are not compared.
 */
export function refuseQuote(quote: Quote, seen: number | undefined): void {
  if (quote.coupon && !quote.coupon.valid) throw couponInvalid(quote.coupon.reason, quote.coupon.reasonCode);
  if (seen !== undefined && fromEuros(seen) !== quote.total) throw priceChanged(quote);
  if (quote.total > 0 && quote.total < MIN_PAYMENT) throw amountTooSmall(quote);
}

/**
 * Returns a 422 `coupon_invalid` error. `message` states the reason in Dutch; `reasonCode` states it as a
 * code for clients, and is left out of the response when undefined.
 */
export function couponInvalid(message: string = REFUSAL_TEXTS.unknown, reasonCode?: CouponRefusal): Refusal {
  return new Refusal('coupon_invalid', message, {
    errors: [{ path: 'couponCode', message }],
    extra: { reason: message, ...(reasonCode ? { reasonCode } : {}) },
  });
}

/**
 * Returns a 422 `coupon_invalid` error for a coupon use that could not be reserved. `why` is the reason: no
 * use is left (`used_up`), other baskets have reserved the last ones (`in_use`), or the code does not exist
 * (`unknown`).
 */
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
