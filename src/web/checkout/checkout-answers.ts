// The answers of the shop's API as the checkout pages read them: only the fields a page uses, parsed with the small zod.
// The full contracts are those of the modules; checkout-answers.test.ts holds the types below against them.

import * as z from 'zod/mini';
import { eachField } from '#shared/recipient.ts';

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
export type ShownQuote = z.infer<typeof quoteSchema>;

const startedSchema = z.object({
  clientSecret: z.nullable(z.string()),
  paymentIntentId: z.string(),
  quote: quoteSchema,
});
/** A prepared payment; `clientSecret` is null when there is nothing to pay. */
export type PreparedPayment = z.infer<typeof startedSchema>;

const couponSchema = z.object({
  valid: z.boolean(),
  discountAmount: z.optional(z.union([z.number(), z.string()])),
});
/** `discountAmount` in euros. */
export type CouponAnswer = z.infer<typeof couponSchema>;

const draftSchema = z.object({
  ...eachField(() => z.string()),
  couponCode: z.nullable(z.string()),
  isCompleted: z.boolean(),
});
export type ShownDraft = z.infer<typeof draftSchema>;

const addressSchema = z.object({
  success: z.boolean(),
  address: z.nullish(z.object({ streetName: z.string(), city: z.string() })),
});
const additionsSchema = z.object({ success: z.boolean(), additions: z.nullish(z.array(z.string())) });

const outcomeSchema = z.object({
  outcome: z.enum(['succeeded', 'processing', 'not_paid', 'unknown']),
  orderNumber: z.nullable(z.string()),
  message: z.nullable(z.string()),
  variant: z.nullable(z.string()),
  amount: z.nullable(z.number()),
  arrivesOn: z.nullable(z.string()),
});
export type ShownOutcome = z.infer<typeof outcomeSchema>;

const placedSchema = z.object({ success: z.boolean(), message: z.optional(z.string()) });

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
export type ConfirmAnswer = z.infer<typeof confirmSchema>;

export const parseQuote = (answer: unknown): ShownQuote | null => quoteSchema.safeParse(answer).data ?? null;
export const parsePrepared = (answer: unknown): PreparedPayment => startedSchema.parse(answer);
export const parseCoupon = (answer: unknown): CouponAnswer => couponSchema.parse(answer);
export const parseDraft = (answer: unknown): ShownDraft | null => z.nullable(draftSchema).parse(answer);
export const parseAddress = (answer: unknown) => addressSchema.parse(answer);
export const parseAdditions = (answer: unknown) => additionsSchema.parse(answer);
export const parseOutcome = (answer: unknown): ShownOutcome => outcomeSchema.parse(answer);
export const parsePlaced = (answer: unknown) => placedSchema.parse(answer);
export const parseConfirm = (answer: unknown): ConfirmAnswer => confirmSchema.parse(answer);
