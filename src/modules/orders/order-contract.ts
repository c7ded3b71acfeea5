// The API schemas of an order: the order itself, its history, its list and its edits. Amounts are decimal
// text with 2 decimals, `products` is JSON text, times are ISO text.

import * as z from 'zod';
import { CARRIERS, shipmentInputSchema } from '#modules/shipping/contract.ts';
import { countedPageSchemaOf } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientAnswerShape, recipientEmail, recipientText } from '#shared/recipient/recipient-schema.ts';
import { orderStatuses, paymentStates } from './order-states.ts';

const INVALID_AMOUNT = 'Ongeldig bedrag';
const shortText = (max: number) => z.string().trim().max(max);

export const orderSchema = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  ...recipientAnswerShape,
  products: z.string(),
  variant: z.string(),
  quantity: z.number().int(),
  subtotal: z.string(),
  discount: z.string(),
  shippingCost: z.string(),
  total: z.string(),
  vatRate: z.number(),
  vatAmount: z.string(),
  couponCode: z.string().nullable(),
  status: z.enum(orderStatuses),
  paymentStatus: z.enum(paymentStates),
  paymentIntentId: z.string().nullable(),
  trackingCode: z.string().nullable(),
  trackingUrl: z.string().nullable(),
  carrier: z.enum(CARRIERS).nullable(),
  shippedAt: z.string().nullable(),
  /** The flags of the order that need the operator's attention: `oversold`, `details_missing` and others. */
  flags: z.array(z.string()),
  version: z.number().int(),
  createdAt: z.string(),
  updatedAt: z.string(),
});
export type Order = z.infer<typeof orderSchema>;

export const orderEventSchema = z.object({
  id: z.number().int(),
  at: z.string(),
  actor: z.string(),
  kind: z.string(),
  from: z.string().nullable(),
  to: z.string().nullable(),
  note: z.string().nullable(),
});
export type OrderEvent = z.infer<typeof orderEventSchema>;

/**
 * Parses an amount in euros, given as number or text. Blank text leaves the amount of the order unchanged.
 */
const optionalAmount = z
  .union([z.number(), z.string().trim()], INVALID_AMOUNT)
  .refine((value) => value === '' || (readEuros(value) ?? -1) >= 0, INVALID_AMOUNT)
  .nullable()
  .optional();

/**
 * Body of PUT /api/orders/{id}: the fields of an order to change; absent fields stay the same. Shipping an
 * order is this request with status `shipped` and the tracking fields.
 */
export const editOrderSchema = z
  .object({
    ...eachField((field) => recipientText(field).nullable()),
    customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
    /**
     * The customer's e-mail address in an operator's edit of an order. Blank is accepted only while the order
     * has no e-mail address.
     */
    customerEmail: recipientEmail,
    status: z.enum(orderStatuses),
    trackingCode: shortText(80).nullable(),
    trackingUrl: z
      .union([z.literal(''), z.url({ protocol: /^https?$/, error: 'Must be a valid URL' }).max(500)])
      .nullable(),
    carrier: z.union([z.literal(''), z.enum(CARRIERS)]).nullable(),
    shippedAt: z.iso.datetime({ offset: true }).nullable(),
    total: optionalAmount,
    discount: optionalAmount,
    shippingCost: optionalAmount,
    couponCode: shortText(60).nullable(),
    /**
     * The code of the pack that replaces the ordered pack. A new pack, coupon code or country recalculates
     * the amounts of the order.
     */
    variant: shortText(40),
    /** Why the operator set other amounts for the order; shown on the new invoice documents. */
    reason: shortText(300),
    /**
     * How the operator settles a difference in the order's total: `money` by a refund or a payment of the
     * customer, `none` by new invoice documents only, without a refund or payment.
     */
    settle: z.enum(['money', 'none']),
    /**
     * The idempotency key that the form for editing an order creates. A repeated request with the same key
     * changes the amounts only once.
     */
    key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/),
    products: z.string().max(10_000),
    /**
     * The flags of the order the operator has dealt with. They are removed from the order, and the removal is
     * recorded in its history.
     */
    seenFlags: z.array(shortText(40)).max(20),
    /**
     * The version of the order that the operator's form was filled from. The request fails with 409
     * `edit_conflict` when the order was changed since.
     */
    version: rowVersionSchema,
    /** False suppresses the mail that tells the customer about the order's new status. */
    notifyCustomer: z.boolean(),
  })
  .partial();
export type EditOrder = z.infer<typeof editOrderSchema>;

/**
 * Query of GET /api/admin/orders/{id}/change, which previews an edit of an order: the fields that affect the
 * amounts.
 */
export const previewChangeSchema = editOrderSchema
  .pick({ variant: true, couponCode: true, country: true, postalCode: true, settle: true })
  .extend({
    total: z.string().max(20).optional(),
    discount: z.string().max(20).optional(),
    shippingCost: z.string().max(20).optional(),
  });
export type PreviewChange = z.infer<typeof previewChangeSchema>;

export const changeStatusSchema = z.object({
  status: z.enum(orderStatuses),
  notifyCustomer: z.boolean().optional(),
  /**
   * The version of the order the operator saw when setting its status. The request fails with 409
   * `edit_conflict` when the order was changed since.
   */
  version: rowVersionSchema.optional(),
});

export type ChangeStatus = z.infer<typeof changeStatusSchema>;

/** The fields of the dialog that marks an order as shipped: carrier, tracking code and tracking URL. */
export const shipOrderSchema = shipmentInputSchema;

export const orderPageSchema = countedPageSchemaOf(orderSchema);
export type OrderPage = z.infer<typeof orderPageSchema>;

/**
 * What the customer must enter to open an order link older than half a year: the postal code or the e-mail
 * address of the order.
 */
export type OrderLinkQuestion = 'postalCode' | 'email';
