// What the browser and other modules may know of prices: the quote everything shows and charges, and what a
// code is worth. Inside a quote all amounts are integer cents; `text` has the same amounts as "24,95".

import * as z from 'zod';
import { agreedCouponSchema, COUPON_REFUSALS } from '#modules/coupons/contract.ts';
import { asCents } from '#shared/api/cents-schema.ts';
import { recipientText } from '#shared/recipient/recipient-schema.ts';

const amount = asCents(z.number().int().nonnegative());

export const quoteSchema = z.object({
  /** The variant's code, and how many jars are in it. */
  variant: z.string(),
  quantity: z.number().int().positive(),
  /** ISO 3166-1 alpha-2. */
  country: z.string().length(2),
  currency: z.literal('eur'),
  lines: z.array(
    z.object({ label: z.string(), quantity: z.number().int().positive(), unitAmount: amount, amount }),
  ),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  /** `amount` is the part of the total that is VAT; `rate` is in percent. */
  vat: z.object({ rate: z.number().nonnegative(), amount }),
  total: amount,
  /**
   * There when a code was given: with the terms it is valid on, or with the reason why it is not, a Dutch
   * sentence.
   */
  coupon: z
    .object({
      code: z.string(),
      valid: z.boolean(),
      terms: agreedCouponSchema.optional(),
      reason: z.string().optional(),
      reasonCode: z.enum(COUPON_REFUSALS).optional(),
    })
    .optional(),
  text: z.object({
    lines: z.array(z.object({ unitAmount: z.string(), amount: z.string() })),
    subtotal: z.string(),
    discount: z.string(),
    shipping: z.string(),
    vat: z.string(),
    total: z.string(),
  }),
});
export type Quote = z.infer<typeof quoteSchema>;

/**
 * `GET /api/quote`. The country is an ISO code or a Dutch or English name; the Netherlands when left out.
 * With a postal code the VAT is that of the place: parts of some countries have their own, or none.
 */
export const quoteRequestSchema = z.object({
  variant: z.string().trim().min(1).max(40),
  couponCode: z.string().trim().max(60).optional(),
  country: z.string().trim().max(80).optional(),
  postalCode: recipientText('postalCode').optional(),
});

/** `POST /api/validate-coupon`. `amount` is euros. */
export const validateCouponSchema = z.object({
  code: z.string().max(60),
  amount: z.number().nonnegative().max(1_000_000).optional(),
  variant: z.string().trim().max(40).optional(),
  country: z.string().trim().max(80).optional(),
});
export type ValidateCoupon = z.infer<typeof validateCouponSchema>;

/**
 * `discount` is a percentage of the amount; `discountAmount` is euros; `value` is percent or euros by `type`.
 */
export const couponAnswerSchema = z.discriminatedUnion('valid', [
  z.object({
    valid: z.literal(true),
    code: z.string(),
    discount: z.number(),
    type: z.enum(['percentage', 'fixed_amount']),
    value: z.number(),
    discountAmount: z.number(),
  }),
  z.object({
    valid: z.literal(false),
    discount: z.literal(0),
    reason: z.string(),
    reasonCode: z.enum(COUPON_REFUSALS),
  }),
]);
export type CouponAnswer = z.infer<typeof couponAnswerSchema>;
