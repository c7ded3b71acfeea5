// Entry point of coupons for browser code and other modules: the schemas of coupons and the discount of a
// code. Numbers may also be the text of a form field.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { requiredText } from '#shared/required-text.ts';
import { dayOf } from '#shared/shop-days.ts';
import type { AgreedCoupon } from './evaluate-coupon.ts';

export {
  type AgreedCoupon,
  type CouponOutcome,
  type CouponTerms,
  evaluateAgreed,
  evaluateCoupon,
} from './evaluate-coupon.ts';

const COUPON_TYPES = ['percentage', 'fixed_amount'] as const;

export const COUPON_REFUSALS = [
  'unknown',
  'inactive',
  'not_yet_valid',
  'expired',
  'used_up',
  'in_use',
  'below_minimum',
] as const;

export const agreedCouponSchema: z.ZodType<AgreedCoupon> = z.object({
  type: z.enum(COUPON_TYPES),
  value: z.number().int().positive(),
  minOrder: asCents(z.number().int()).nullable(),
  validFrom: z.string(),
  validUntil: z.string(),
});

/** Builds the schema of a number with at most 2 decimals; the text of a form field is accepted too. */
const decimal = (message: string) =>
  z
    .union([z.number(), z.string()], { error: message })
    .refine((value) => /^\d{1,7}([.,]\d{1,2})?$/.test(String(value).trim()), message);
const blank = z.literal('');
const MAX_USES = 'Vul een heel getal in, of laat het leeg';

/** Builds the schema of a calendar day. A date with a time becomes its day in Amsterdam time. */
const day = (message: string) =>
  z.string({ error: message }).refine((value) => couponDay(value) !== null, { error: message });

/** Returns the calendar day of a date or time, such as "2026-12-31"; null for other texts. */
export function couponDay(text: string): string | null {
  const trimmed = text.trim();
  if (z.iso.date().safeParse(trimmed).success) return trimmed;
  if (!/^\d{4}-\d{2}-\d{2}T/.test(trimmed)) return null;
  const moment = new Date(trimmed);
  return Number.isNaN(moment.getTime()) ? null : dayOf(moment);
}

/**
 * A coupon as the back-office submits it. `value` is in percent or in euros, depending on `type`. The number
 * of uses is unlimited when `maxUses` is 0, null or blank.
 */
export const couponInputSchema = z.object({
  code: requiredText('Vul een code in', 40).regex(
    /^[\p{L}\p{N}_.%-]+$/u,
    'Alleen letters, cijfers, punten en streepjes',
  ),
  type: z.enum(COUPON_TYPES),
  value: decimal('Vul een waarde in'),
  minOrderAmount: z.union([blank, decimal('Vul een bedrag in, of laat het leeg')]).nullish(),
  maxUses: z
    .union([z.number(), z.string()], { error: MAX_USES })
    .refine((value) => /^\d{0,9}$/.test(String(value)), MAX_USES)
    .nullish(),
  validFrom: day('Valid from date is required'),
  validUntil: day('Kies een einddatum'),
  isActive: z.boolean().optional(),
});
/**
 * The body of a request that changes a coupon; missing fields keep their value. `version` is the version the
 * operator edited: the request is refused when the coupon has a newer version (`refuseStaleEdit`).
 */
export const couponUpdateSchema = couponInputSchema
  .partial()
  .extend({ version: rowVersionSchema.optional() });
export type CouponInput = z.infer<typeof couponInputSchema>;
export type CouponUpdate = z.infer<typeof couponUpdateSchema>;

/**
 * A coupon as the back-office lists it. `value` is in percent or in euros, depending on `type`;
 * `minOrderAmount` is in euros. Days are in the form "2026-12-31". `maxUses` and `minOrderAmount` are null
 * when there is no limit.
 */
export const couponSchema = z.object({
  id: z.number().int(),
  code: z.string(),
  type: z.enum(COUPON_TYPES),
  value: z.number(),
  minOrderAmount: z.number().nullable(),
  maxUses: z.number().int().nullable(),
  usedCount: z.number().int(),
  validFrom: z.string(),
  validUntil: z.string(),
  isActive: z.boolean(),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Coupon = z.infer<typeof couponSchema>;
