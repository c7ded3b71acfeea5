// Plans a purchase: the pack, the coupon, the payment method, and the buyer's behaviour. The same seed and
// number always give the same plan.

import { seededRandom } from '#shared/seeded-random.ts';

/** A code with few uses and a pack with little stock: for buyers to fight over. */
export const SCARCE_CODE = 'KLEIN15';
export const SCARCE_PACK = '4x';

export type Manner =
  /** Pays and asks for the order, as the success page does. */
  | 'returns'
  /** Pays and closes the browser: only the provider can tell the shop. */
  | 'closes_the_browser'
  /** A card that is refused, then one that is not. */
  | 'is_declined_first'
  /** Sends every request twice at the same moment. */
  | 'double_clicks'
  /** Two payments of one basket, and pays both. */
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
