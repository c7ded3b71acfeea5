// The API responses as the checkout pages read them: only the fields a page uses, parsed with valibot to keep
// the bundle small. The type check compares each type with the full contract of its module.

import * as v from 'valibot';
import type { checkoutEndpoints } from '#modules/checkout/endpoints.ts';
import type { draftEndpoints } from '#modules/drafts/endpoints.ts';
import type { SandboxConfirmed, SandboxDeclined } from '#modules/payments/contract.ts';
import type { pricingEndpoints } from '#modules/pricing/endpoints.ts';
import type { addressEndpoints } from '#modules/shipping/endpoints.ts';
import type { AnswerOf } from '#shared/api/endpoint.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import type { ReadFrom } from './read-from.ts';

const quoteSchema = v.object({
  variant: v.string(),
  quantity: v.number(),
  country: v.string(),
  subtotal: v.number(),
  discount: v.number(),
  shipping: v.number(),
  total: v.number(),
  coupon: v.nullish(v.object({ code: v.string(), valid: v.boolean() })),
  text: v.object({
    subtotal: v.string(),
    discount: v.string(),
    shipping: v.string(),
    total: v.string(),
  }),
});
/**
 * The quote of a basket. Amounts are in cents; `text` contains the same amounts as Dutch text such as
 * "24,95".
 */
export type ShownQuote = ReadFrom<AnswerOf<typeof pricingEndpoints.quote>, v.InferOutput<typeof quoteSchema>>;

const startedSchema = v.object({
  clientSecret: v.nullable(v.string()),
  paymentIntentId: v.string(),
  quote: quoteSchema,
});
/**
 * The server's answer after a payment was prepared. `clientSecret`, with which the browser confirms the
 * payment, is null when there is nothing to pay.
 */
export type PreparedPayment = ReadFrom<
  AnswerOf<typeof checkoutEndpoints.start>,
  v.InferOutput<typeof startedSchema>
>;

const couponSchema = v.object({
  valid: v.boolean(),
  discountAmount: v.optional(v.union([v.number(), v.string()])),
  /**
   * Of the response to a coupon code: a Dutch sentence that says why the code gives no discount; absent for a
   * valid code.
   */
  reason: v.optional(v.string()),
});
/** The server's response to the check of a coupon code. `discountAmount` is in euros. */
export type CouponResponse = ReadFrom<
  AnswerOf<typeof pricingEndpoints.validateCoupon>,
  v.InferOutput<typeof couponSchema>
>;

const draftSchema = v.object({
  ...eachField(() => v.string()),
  couponCode: v.nullable(v.string()),
  isCompleted: v.boolean(),
});
export type ShownDraft = ReadFrom<
  NonNullable<AnswerOf<typeof draftEndpoints.own>>,
  v.InferOutput<typeof draftSchema>
>;

const addressSchema = v.object({
  success: v.boolean(),
  address: v.nullish(v.object({ streetName: v.string(), city: v.string() })),
  away: v.optional(v.boolean()),
});
type AddressAnswer = ReadFrom<AnswerOf<typeof addressEndpoints.lookUp>, v.InferOutput<typeof addressSchema>>;

const additionsSchema = v.object({ success: v.boolean(), additions: v.nullish(v.array(v.string())) });
type AdditionsAnswer = ReadFrom<
  AnswerOf<typeof addressEndpoints.additions>,
  v.InferOutput<typeof additionsSchema>
>;

const receiptSchema = v.object({
  orderPath: v.string(),
  customerEmail: v.string(),
  address: v.array(v.string()),
  lines: v.array(v.object({ text: v.string(), amount: v.number() })),
  discount: v.number(),
  shipping: v.number(),
  total: v.number(),
  /**
   * VAT rate of the order on a receipt, in percent; 0 outside the VAT area of the EU. Absent when the
   * response comes from a server process that still runs the previous version of the shop.
   */
  vatRate: v.optional(v.number()),
  photoOn: v.string(),
});
/** The receipt of a placed order. Amounts are in cents. */
export type ShownReceipt = v.InferOutput<typeof receiptSchema>;

const outcomeSchema = v.object({
  outcome: v.picklist(['succeeded', 'processing', 'not_paid', 'unknown']),
  orderNumber: v.nullable(v.string()),
  message: v.nullable(v.string()),
  variant: v.nullable(v.string()),
  amount: v.nullable(v.number()),
  arrivesOn: v.nullable(v.string()),
  /**
   * The receipt of the order, in the answer to the question whether a payment succeeded; null when the server
   * sent none. A server process of the previous version never sends the field.
   */
  receipt: v.optional(v.nullable(receiptSchema), null),
});
export type ShownOutcome = ReadFrom<
  AnswerOf<typeof checkoutEndpoints.findOutcome>,
  v.InferOutput<typeof outcomeSchema>
>;

const placedSchema = v.object({ success: v.boolean(), message: v.optional(v.string()) });
export type PlacedResponse = ReadFrom<
  AnswerOf<typeof checkoutEndpoints.createOrderFromSuccess>,
  v.InferOutput<typeof placedSchema>
>;

const confirmSchema = v.object({
  paymentIntent: v.nullish(v.object({ id: v.string(), status: v.string() })),
  redirectUrl: v.nullish(v.string()),
  error: v.nullish(
    v.object({
      code: v.string(),
      decline_code: v.nullish(v.string()),
      message: v.optional(v.string()),
    }),
  ),
});
export type ConfirmResponse = ReadFrom<
  SandboxConfirmed | SandboxDeclined,
  v.InferOutput<typeof confirmSchema>
>;

export const parseQuote = (answer: unknown): ShownQuote | null => (v.is(quoteSchema, answer) ? answer : null);
export const parsePrepared = (answer: unknown): PreparedPayment => v.parse(startedSchema, answer);
export const parseCoupon = (answer: unknown): CouponResponse => v.parse(couponSchema, answer);
export const parseDraft = (answer: unknown): ShownDraft | null => v.parse(v.nullable(draftSchema), answer);
export const parseAddress = (answer: unknown): AddressAnswer => v.parse(addressSchema, answer);
export const parseAdditions = (answer: unknown): AdditionsAnswer => v.parse(additionsSchema, answer);
export const parseOutcome = (answer: unknown): ShownOutcome => v.parse(outcomeSchema, answer);
const trackedSchema = v.object({ first: v.boolean() });

export const parseTracked = (
  answer: unknown,
): ReadFrom<AnswerOf<typeof checkoutEndpoints.measure>, v.InferOutput<typeof trackedSchema>> =>
  v.parse(trackedSchema, answer);
export const parsePlaced = (answer: unknown): PlacedResponse => v.parse(placedSchema, answer);
export const parseConfirm = (answer: unknown): ConfirmResponse => v.parse(confirmSchema, answer);
