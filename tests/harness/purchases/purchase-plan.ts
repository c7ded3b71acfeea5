// Plans a purchase: the pack, the coupon, the payment method, and the buyer's behaviour. The same seed and
// number always give the same plan.

import { seededRandom } from '#shared/seeded-random.ts';

/**
 * A coupon code with few uses. Together with `SCARCE_PACK`, a pack with little stock, it makes buyers
 * compete.
 */
export const SCARCE_CODE = 'KLEIN15';
export const SCARCE_PACK = '4x';

export type Manner =
  /** The buyer pays and then requests the order, as the success page does. */
  | 'returns'
  /** The buyer pays and closes the browser, so the shop learns of the payment only from the provider. */
  | 'closes_the_browser'
  /** The buyer pays with a declined card, then with a valid one. */
  | 'is_declined_first'
  /** The buyer sends every request twice at the same moment. */
  | 'double_clicks'
  /** The buyer starts two payments for one basket and pays both. */
  | 'pays_in_two_tabs'
  | 'walks_away';

export type PurchasePlan = {
  number: number;
  variant: string;
  couponCode: string | null;
  method: 'card' | 'ideal' | 'paypal';
  manner: Manner;
};

const VARIANTS = ['1x', '2x', '3x', SCARCE_PACK];
const COUPONS = [null, null, null, 'WELKOM10', SCARCE_CODE];
const METHODS = ['card', 'card', 'ideal', 'paypal'] as const;
const MANNERS: readonly Manner[] = [
  ...Array<Manner>(7).fill('returns'),
  ...Array<Manner>(5).fill('closes_the_browser'),
  ...Array<Manner>(3).fill('is_declined_first'),
  ...Array<Manner>(3).fill('double_clicks'),
  ...Array<Manner>(2).fill('pays_in_two_tabs'),
  ...Array<Manner>(1).fill('walks_away'),
];

export function planPurchase(seed: number, number: number): PurchasePlan {
  const random = seededRandom(seed * 100_003 + number);
  const oneOf = <T>(choices: readonly T[], otherwise: T): T =>
    choices[Math.floor(random() * choices.length)] ?? otherwise;
  return {
    number,
    variant: oneOf(VARIANTS, '1x'),
    couponCode: oneOf(COUPONS, null),
    method: oneOf(METHODS, 'card'),
    manner: oneOf(MANNERS, 'returns'),
  };
}
