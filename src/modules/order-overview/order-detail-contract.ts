// The API schema of one order with everything that belongs to it: its history, refunds, documents, returns
// and withdrawals.

import * as z from 'zod';
import { batchOfOrderSchema } from '#modules/fulfilment/contract.ts';
import { orderInvoiceSchema } from '#modules/invoices/contract.ts';
import { orderEventSchema, orderSchema } from '#modules/orders/contract.ts';
import { orderMoneySchema } from '#modules/refunds/contract.ts';
import {
  orderReferenceSchema,
  orderReturnSchema,
  orderWithdrawalSchema,
  replacementOfSchema,
} from '#modules/returns/contract.ts';

/** The response for one order: all its fields, with its history, refunds, documents and returns. */
export const orderDetailSchema = orderSchema.extend({
  history: z.array(orderEventSchema),
  money: orderMoneySchema,
  invoices: z.array(orderInvoiceSchema),
  /**
   * When the data of the order's customer were erased on request; null when they were not. After the erasure,
   * only owners can open the invoice documents.
   */
  restrictedAt: z.string().nullable(),
  /** For a replacement order: the order it replaces and the reason. Null for a normal order (a sale). */
  replacement: replacementOfSchema.nullable(),
  /** The orders that replace this order; empty when there are none. */
  replacedBy: z.array(orderReferenceSchema),
  /** The supplier batches from which the order's parcel was filled. */
  batches: z.array(batchOfOrderSchema),
  /** The returns of the order, oldest first. */
  returns: z.array(orderReturnSchema),
  /** The withdrawals that match the order's number and e-mail address, oldest first. */
  withdrawals: z.array(orderWithdrawalSchema),
});
export type OrderDetail = z.infer<typeof orderDetailSchema>;
