// The API schemas of changes to the amounts of an order. Amounts are decimal text with 2 decimals; amounts
// inside the terms are integer cents.

import * as z from 'zod';
import { agreedCouponSchema } from '#modules/coupons/contract.ts';
import { asCents } from '#shared/api/cents-schema.ts';

const amount = asCents(z.number().int());

/** The terms of an order: its pack, country, coupon, order lines and all amounts of its invoice. */
export const termsSchema = z.object({
  variantCode: z.string(),
  quantity: z.number().int().positive(),
  country: z.string(),
  lines: z.array(z.object({ label: z.string(), quantity: z.number().int(), unitAmount: amount, amount })),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  total: amount,
  vat: z.object({ rate: z.number().nonnegative(), amount }),
  couponCode: z.string().nullable(),
  /**
   * The discount terms of the order's coupon as agreed; null for an order without a coupon, and for an old
   * order whose terms were not stored.
   */
  couponTerms: agreedCouponSchema.nullable().default(null),
});
export type Terms = z.infer<typeof termsSchema>;

export const changeStates = ['waiting', 'applied', 'expired', 'withdrawn', 'refused'] as const;
export type ChangeState = (typeof changeStates)[number];

export const settlements = ['refund', 'payment', 'none'] as const;
export type Settlement = (typeof settlements)[number];

export const orderChangeSchema = z.object({
  id: z.number().int(),
  kind: z.enum(['change', 'correction']),
  state: z.enum(changeStates),
  settledWith: z.enum(settlements),
  /** The total of the order after the change, in euros. */
  total: z.string(),
  difference: z.string(),
  content: z.string(),
  reason: z.string().nullable(),
  actor: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
  /**
   * The link with which the customer pays the difference of the order change; null unless the change waits
   * for payment.
   */
  link: z.string().nullable(),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

/**
 * The preview of an operator's edit of an order: how saving it would change the amounts, and who gets or pays
 * the difference.
 */
export const changePreviewSchema = z.object({
  /**
   * What saving the operator's edit of the order does. `nothing`: no amount changes. `refund`: the difference
   * is refunded. `payment`: the customer is asked to pay the difference. `papers`: the total stays the same,
   * so at most a credit note and a new invoice are issued. `no_money`: the total differs, but nothing is
   * refunded or paid, because the operator chose so or the order was never paid.
   */
  outcome: z.enum(['nothing', 'papers', 'refund', 'payment', 'no_money']),
  before: z.string(),
  total: z.string(),
  /**
   * The difference between the old and the new total of the order, in euros and never negative; `outcome`
   * tells who gets the money.
   */
  difference: z.string(),
  subtotal: z.string(),
  discount: z.string(),
  shippingCost: z.string(),
  vatAmount: z.string(),
  /** True when the operator set amounts of the order; saving the edit then requires a reason. */
  needsReason: z.boolean(),
  /**
   * True when saving the edit credits the order's present invoice and issues a new one; false when no amount
   * changes or the order has no payment.
   */
  papers: z.boolean(),
  /**
   * The time by which the customer must pay the difference of the order change (ISO text); null unless the
   * outcome is `payment`.
   */
  payUntil: z.string().nullable(),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

/**
 * The states of the page on which a customer pays the difference of an order change. `sent` and `cancelled`:
 * the order was sent or cancelled before the customer paid. `refused`: the payment came when the change was
 * no longer possible, and was refunded.
 */
export const paymentLinkStates = [
  'open',
  'processing',
  'paid',
  'expired',
  'withdrawn',
  'refused',
  'sent',
  'cancelled',
] as const;
export type PaymentLinkView = {
  state: (typeof paymentLinkStates)[number];
  orderNumber: string;
  /** The path of the page on which the customer can follow the order. */
  orderPath: string;
  customerName: string;
  country: string;
  /** The code of the pack the customer gets after the change. */
  variant: string;
  content: string;
  before: string;
  total: string;
  difference: string;
  /** The price difference of the order change that the customer must pay, in cents. */
  amount: number;
  /**
   * When the payment link of the order change expires (ISO text); null for a change that never needed a
   * payment.
   */
  until: string | null;
};
