// The answers of the shop's API as the checkout pages read them: only the fields a page uses, parsed with the small zod.
// The full contracts are those of the modules, and each type below is held against the answer it is read from.

import * as z from 'zod/mini';
import type { checkoutEndpoints } from '#modules/checkout/endpoints.ts';
import type { draftEndpoints } from '#modules/drafts/endpoints.ts';
import type { SandboxConfirmed, SandboxDeclined } from '#modules/payments/contract.ts';
import type { pricingEndpoints } from '#modules/pricing/endpoints.ts';
import type { addressEndpoints } from '#modules/shipping/endpoints.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import type { ReadFrom } from './read-from.ts';

const quoteSchema = z.object({
  variant: z.string(),
  quantity: z.number(),
  country: z.string(),
  subtotal: z.number(),
  discount: z.number(),
  shipping: z.number(),
  total: z.number(),
  coupon: z.nullish(z.object({ code: z.string(), valid: z.boolean() })),
  text: z.object({
    subtotal: z.string(),
    discount: z.string(),
    shipping: z.string(),
    total: z.string(),
  }),
});
/** Amounts in cents; `text` holds the same as "24,95". */
export type ShownQuote = ReadFrom<AnswerOf<typeof pricingEndpoints.quote>, z.infer<typeof quoteSchema>>;

const startedSchema = z.object({
  clientSecret: z.nullable(z.string()),
  paymentIntentId: z.string(),
  quote: quoteSchema,
});
/** A prepared payment; `clientSecret` is null when there is nothing to pay. */
export type PreparedPayment = ReadFrom<
  AnswerOf<typeof checkoutEndpoints.start>,
  z.infer<typeof startedSchema>
>;

const couponSchema = z.object({
  valid: z.boolean(),
  discountAmount: z.optional(z.union([z.number(), z.string()])),
});
/** `discountAmount` in euros. */
export type CouponAnswer = ReadFrom<
  AnswerOf<typeof pricingEndpoints.validateCoupon>,
  z.infer<typeof couponSchema>
>;

const draftSchema = z.object({
  ...eachField(() => z.string()),
  couponCode: z.nullable(z.string()),
  isCompleted: z.boolean(),
});
export type ShownDraft = ReadFrom<
  NonNullable<AnswerOf<typeof draftEndpoints.own>>,
  z.infer<typeof draftSchema>
>;

const addressSchema = z.object({
  success: z.boolean(),
  address: z.nullish(z.object({ streetName: z.string(), city: z.string() })),
});
type AddressAnswer = ReadFrom<AnswerOf<typeof addressEndpoints.lookUp>, z.infer<typeof addressSchema>>;

const additionsSchema = z.object({ success: z.boolean(), additions: z.nullish(z.array(z.string())) });
type AdditionsAnswer = ReadFrom<AnswerOf<typeof addressEndpoints.additions>, z.infer<typeof additionsSchema>>;

const outcomeSchema = z.object({
  outcome: z.enum(['succeeded', 'processing', 'not_paid', 'unknown']),
  orderNumber: z.nullable(z.string()),
  message: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  arrivesOn: z.nullable(z.string()),
});
export type ShownOutcome = ReadFrom<
  AnswerOf<typeof checkoutEndpoints.findOutcome>,
  z.infer<typeof outcomeSchema>
>;

const placedSchema = z.object({ success: z.boolean(), message: z.optional(z.string()) });
export type PlacedAnswer = ReadFrom<
  AnswerOf<typeof checkoutEndpoints.createOrderFromSuccess>,
  z.infer<typeof placedSchema>
>;

const confirmSchema = z.object({
  paymentIntent: z.nullish(z.object({ id: z.string(), status: z.string() })),
  redirectUrl: z.nullish(z.string()),
  error: z.nullish(
    z.object({
      code: z.string(),
      decline_code: z.nullish(z.string()),
      message: z.optional(z.string()),
    }),
  ),
});
export type ConfirmAnswer = ReadFrom<SandboxConfirmed | SandboxDeclined, z.infer<typeof confirmSchema>>;

export const parseQuote = (answer: unknown): ShownQuote | null => quoteSchema.safeParse(answer).data ?? null;
export const parsePrepared = (answer: unknown): PreparedPayment => startedSchema.parse(answer);
export const parseCoupon = (answer: unknown): CouponAnswer => couponSchema.parse(answer);
export const parseDraft = (answer: unknown): ShownDraft | null => z.nullable(draftSchema).parse(answer);
export const parseAddress = (answer: unknown): AddressAnswer => addressSchema.parse(answer);
export const parseAdditions = (answer: unknown): AdditionsAnswer => additionsSchema.parse(answer);
export const parseOutcome = (answer: unknown): ShownOutcome => outcomeSchema.parse(answer);
export const parsePlaced = (answer: unknown): PlacedAnswer => placedSchema.parse(answer);
export const parseConfirm = (answer: unknown): ConfirmAnswer => confirmSchema.parse(answer);
