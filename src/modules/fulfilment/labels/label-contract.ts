// The API schemas of shipping labels: request, result, and the label service.

import * as z from 'zod';
import { CARRIERS, labelOptionsSchema } from '#modules/shipping/contract.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';

export const labelStatuses = ['requested', 'made', 'failed', 'cancelling', 'cancelled'] as const;

/**
 * Body of POST /api/sendy/create-label, with which an operator requests a label. Without `replace`, a second
 * call returns the existing label of the order.
 */
export const createLabelSchema = z.object({
  orderId: rowIdTextSchema,
  /**
   * The shipping options of the requested label; when absent, the options that fit the contents of the parcel
   * are used.
   */
  shipmentOptions: labelOptionsSchema.optional(),
  replace: z.boolean().default(false),
});
export type CreateLabel = z.output<typeof createLabelSchema>;

export const orderLabelSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  status: z.enum(labelStatuses),
  provider: z.string(),
  options: labelOptionsSchema,
  trackingCode: z.string().nullable(),
  /**
   * Why the label could not be made or cancelled at the last attempt, which may be repeated; null when
   * nothing failed.
   */
  failure: z.string().nullable(),
  createdAt: z.string(),
  madeAt: z.string().nullable(),
});
export type OrderLabel = z.infer<typeof orderLabelSchema>;

/**
 * The response of a request for a label, when the label was made: the label with its tracking data and PDF.
 */
export const madeLabelSchema = z.object({
  trackingCode: z.string(),
  trackingUrl: z.string().nullable(),
  carrier: z.enum(CARRIERS),
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** The URL of the PDF of the label that was made. */
  labelUrl: z.string(),
  label: orderLabelSchema,
});
export type MadeLabel = z.infer<typeof madeLabelSchema>;

/** The labels of an order, newest first, and the current label service. */
export const orderLabelsSchema = z.object({
  service: z.object({
    name: z.enum(['sendy', 'offline']),
    /** When the shop's access to the label service ends; null unless within the next 30 days. */
    accessEndsAt: z.string().nullable(),
  }),
  labels: z.array(orderLabelSchema),
  /**
   * The shipping options that fit the contents of the order's parcel; a request for a label without options
   * uses these.
   */
  proposed: labelOptionsSchema,
});
export type OrderLabels = z.infer<typeof orderLabelsSchema>;

/** Parses order ids in a query, such as "12,15,16"; their documents are printed in this order. */
const orderIds = z
  .string()
  .regex(/^\d{1,9}(,\d{1,9}){0,99}$/, 'Kies 1 tot 100 bestellingen')
  .transform((text) => [...new Set(text.split(',').map(Number))]);

export const printLabelsQuerySchema = z.object({
  orders: orderIds,
  paper: z.enum(['A6', 'A4']).default('A6'),
});
export const printSlipsQuerySchema = z.object({
  orders: orderIds,
  paper: z.enum(['A5', 'A4']).default('A5'),
});
export const labelPaperSchema = printLabelsQuerySchema.pick({ paper: true });
export const slipPaperSchema = printSlipsQuerySchema.pick({ paper: true });
