// Orders as the API carries them: amounts as 2-decimal text, `products` as JSON text, moments as ISO text.

import * as z from 'zod';
import { CARRIERS, shipmentInputSchema } from '#modules/shipping/contract.ts';
import { countedPageSchemaOf } from '#shared/api/paging.ts';
import { rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros } from '#shared/money.ts';
import { eachField } from '#shared/recipient/recipient.ts';
import { recipientAnswerShape, recipientEmail, recipientText } from '#shared/recipient/recipient-schema.ts';
import { batchOfOrderSchema } from './batches/recall-contract.ts';
import { orderInvoiceSchema } from './invoices/invoice-contract.ts';
import { orderStatuses, paymentStates } from './order-states.ts';
import { orderMoneySchema } from './refunds/refund-contract.ts';
import { orderReferenceSchema, replacementOfSchema } from './replacements/replacement-contract.ts';
import { orderReturnSchema } from './returns/return-contract.ts';
import { orderWithdrawalSchema } from './withdrawals/withdrawal-contract.ts';

export { CARRIERS as carriers, type Carrier } from '#modules/shipping/contract.ts';
export {
  effectsOfStatus,
  isSent,
  type OrderStatus,
  orderStatuses,
  PAYMENT_NAMES,
  paymentStates,
  STATUS_NAMES,
  UNSENT,
  wasSent,
} from './order-states.ts';

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
  /** What the operator should look at: oversold, late payment, address missing … */
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

/** The order page: the order and everything that happened to it, oldest first. */
export const orderDetailSchema = orderSchema.extend({
  history: z.array(orderEventSchema),
  money: orderMoneySchema,
  invoices: z.array(orderInvoiceSchema),
  /** Since when its customer is erased: its papers open for owners alone. */
  restrictedAt: z.string().nullable(),
  /** What it was sent in place of, without money; null for a sale. */
  replacement: replacementOfSchema.nullable(),
  /** The orders that were sent in place of this one. */
  replacedBy: z.array(orderReferenceSchema),
  /** From which batches its parcel was filled. */
  batches: z.array(batchOfOrderSchema),
  /** What comes back of it, oldest first. */
  returns: z.array(orderReturnSchema),
  /** Those that are surely of this order, oldest first. */
  withdrawals: z.array(orderWithdrawalSchema),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;

/** Euros as number or text; blank leaves the amount as it is. */
const optionalAmount = z
  .union([z.number(), z.string().trim()], INVALID_AMOUNT)
  .refine((value) => value === '' || (readEuros(value) ?? -1) >= 0, INVALID_AMOUNT)
  .nullable()
  .optional();

/**
 * PUT /api/orders/{id}: any part of an order. The ship action is this with status shipped and its tracking
 * fields.
 */
export const editOrderSchema = z
  .object({
    ...eachField((field) => recipientText(field).nullable()),
    customerName: recipientText('customerName').min(1, 'Naam is verplicht'),
    /** Blank only while it is not known. */
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
    /** Another pack; quoted anew, as another code or country is. */
    variant: shortText(40),
    /** Why amounts are set by hand. */
    reason: shortText(300),
    /** `none`: the papers change and no money moves. */
    settle: z.enum(['money', 'none']),
    /** Made when the form opens: the same key changes what is charged once. */
    key: z.string().regex(/^[A-Za-z0-9_-]{8,100}$/),
    products: z.string().max(10_000),
    /** Points for attention the operator has dealt with; they leave the order and stay in its history. */
    seenFlags: z.array(shortText(40)).max(20),
    /** The version the editor saw: a newer one on the server answers 409 `edit_conflict`. */
    version: rowVersionSchema,
    /** False keeps the customer's mail of a status change from going out. */
    notifyCustomer: z.boolean(),
  })
  .partial();
export type EditOrder = z.infer<typeof editOrderSchema>;

/** GET /api/admin/orders/{id}/change: the part of an edit that says what is charged. */
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
  /** The version the operator saw: a newer one on the server answers 409 `edit_conflict`. */
  version: rowVersionSchema.optional(),
});

export type ChangeStatus = z.infer<typeof changeStatusSchema>;

/** The ship dialog's own rules, with the texts of the specification. */
export const shipOrderSchema = shipmentInputSchema;

export const orderPageSchema = countedPageSchemaOf(orderSchema);
export type OrderPage = z.infer<typeof orderPageSchema>;

export { formatDay as dayText } from '#shared/date-formats.ts';
export * from './batches/recall-contract.ts';
export * from './cancellation/cancel-contract.ts';
export * from './changes/change-contract.ts';
export type {
  CustomerOrder,
  CustomerReturn,
  OpenedOrderLink,
  OrderLinkQuestion,
} from './customer-page/customer-order-contract.ts';
export * from './invoices/invoice-contract.ts';
export * from './labels/label-contract.ts';
export * from './list/order-list-contract.ts';
export * from './packing/packing-contract.ts';
export * from './refunds/refund-contract.ts';
export * from './replacements/replacement-contract.ts';
export { calculateRefundAmount as moneyOfReturn } from './returns/calculate-refund-amount.ts';
export * from './returns/return-contract.ts';
export * from './withdrawals/withdrawal-contract.ts';
export { declaredLines, statementLines, statementOf } from './withdrawals/withdrawal-statement.ts';
export { isLate, termEndsOn } from './withdrawals/withdrawal-term.ts';
