// The contract of prices for the browser and other modules: the quote of a basket and the value of a coupon
// code. Amounts in a quote are integer cents; `text` contains the amounts in Dutch notation ("24,95").

import * as z from 'zod';
import { agreedCouponSchema, COUPON_REFUSALS } from '#modules/coupons/contract.ts';
import { asCents } from '#shared/api/cents-schema.ts';
import { recipientText } from '#shared/recipient/recipient-schema.ts';

const amount = asCents(z.number().int().nonnegative());

export const quoteSchema = z.object({
  /** The code of the quoted variant; `quantity` is the number of jars in the variant. */
  variant: z.string(),
  quantity: z.number().int().positive(),
  /** The country of delivery of the quoted basket, as an ISO 3166-1 alpha-2 code. */
  country: z.string().length(2),
  currency: z.literal('eur'),
  lines: z.array(
    z.object({ label: z.string(), quantity: z.number().int().positive(), unitAmount: amount, amount }),
  ),
  subtotal: amount,
  discount: amount,
  shipping: amount,
  /** The VAT included in the quote's total: `rate` in percent, `amount` in cents. */
  vat: z.object({ rate: z.number().nonnegative(), amount }),
  total: amount,
  /**
   * The coupon of the quote, present when a code was given: the terms of a valid coupon, or the reason the
   * coupon does not apply as a Dutch sentence.
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
 * The query of `GET /api/quote`. `country` is an ISO code or a Dutch or English name, by default the
 * Netherlands. `postalCode` selects the VAT rate, because parts of some countries have a rate of their own or
 * no VAT.
 */
export const quoteRequestSchema = z.object({
  variant: z.string().trim().min(1).max(40),
  couponCode: z.string().trim().max(60).optional(),
  country: z.string().trim().max(80).optional(),
  postalCode: recipientText('postalCode').optional(),
});

/** The body of `POST /api/validate-coupon`. `amount` is the price to discount, in euros. */
export const validateCouponSchema = z.object({
  code: z.string().max(60),
  amount: z.number().nonnegative().max(1_000_000).optional(),
  variant: z.string().trim().max(40).optional(),
  country: z.string().trim().max(80).optional(),
});
export type ValidateCoupon = z.infer<typeof validateCouponSchema>;

/**
 * The answer about a coupon code. `discount` is the discount as a percentage of the amount, `discountAmount`
 * the same in euros. `value` is the value of the coupon itself, in percent or in euros depending on `type`.
 * For an invalid code, `reason` is a Dutch sentence.
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
