// Changes of an order as programs ask for them and see them. Amounts are 2-decimal text, those of the terms
// whole cents.

import * as z from 'zod';
import { agreedCouponSchema } from '#modules/coupons/contract.ts';
import { asCents } from '#shared/api/cents-schema.ts';

/** The flag of an order that waits for its customer to pay a difference. */
export const DIFFERENCE_OPEN = 'difference_open';

const amount = asCents(z.number().int());

/** What is charged for an order: everything its papers say of money. */
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
  /** On which terms; null as well where nobody kept them. */
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
  /** What the order comes to with it. */
  total: z.string(),
  difference: z.string(),
  content: z.string(),
  reason: z.string().nullable(),
  actor: z.string(),
  createdAt: z.string(),
  expiresAt: z.string().nullable(),
  appliedAt: z.string().nullable(),
  /** Where its customer pays; of one that waits alone. */
  link: z.string().nullable(),
});
export type OrderChange = z.infer<typeof orderChangeSchema>;

/** What saving would come to. */
export const changePreviewSchema = z.object({
  /** `nothing`: what is charged stays as it is. */
  outcome: z.enum(['nothing', 'papers', 'refund', 'payment', 'no_money']),
  before: z.string(),
  total: z.string(),
  /** Without a sign. */
  difference: z.string(),
  subtotal: z.string(),
  discount: z.string(),
  shippingCost: z.string(),
  vatAmount: z.string(),
  /** Amounts were set by hand: saving asks why. */
  needsReason: z.boolean(),
  /** The invoice gets a credit note and a successor. */
  papers: z.boolean(),
  /** The customer can pay until then. */
  payUntil: z.string().nullable(),
});
export type ChangePreview = z.infer<typeof changePreviewSchema>;

/**
 * What a customer is shown behind the link to pay; `refused`: paid when it was no longer possible, and given
 * back.
 */
export const paymentLinkStates = [
  ...(['open', 'processing', 'paid'] as const),
  ...(['expired', 'withdrawn', 'refused', 'sent', 'cancelled'] as const),
] as const;
export type PaymentLinkView = {
  state: (typeof paymentLinkStates)[number];
  orderNumber: string;
  /** The customer's own page of the order. */
  orderPath: string;
  customerName: string;
  country: string;
  /** The pack it becomes. */
  variant: string;
  content: string;
  before: string;
  total: string;
  difference: string;
  /** In cents. */
  amount: number;
  /** The last moment, ISO. */
  until: string | null;
};
