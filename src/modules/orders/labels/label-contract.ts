// Labels of orders as the API carries them: asking for one, what became of it, and the service that makes
// them.

import * as z from 'zod';
import { CARRIERS, labelOptionsSchema } from '#modules/shipping/contract.ts';
import { rowIdTextSchema } from '#shared/api/row-numbers.ts';

export const labelStatuses = ['requested', 'made', 'failed', 'cancelling', 'cancelled'] as const;

/** POST /api/sendy/create-label. Without `replace` a second call answers the first label. */
export const createLabelSchema = z.object({
  orderId: rowIdTextSchema,
  /** Left out: what fits what is in its pack. */
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
  /** Why there is no label (yet). */
  failure: z.string().nullable(),
  createdAt: z.string(),
  madeAt: z.string().nullable(),
});
export type OrderLabel = z.infer<typeof orderLabelSchema>;

/** What a label that is there answers. */
export const madeLabelSchema = z.object({
  trackingCode: z.string(),
  trackingUrl: z.string().nullable(),
  carrier: z.enum(CARRIERS),
  orderId: z.number().int(),
  orderNumber: z.string(),
  /** Where its PDF is. */
  labelUrl: z.string(),
  label: orderLabelSchema,
});
export type MadeLabel = z.infer<typeof madeLabelSchema>;

/** The labels of one order, newest first, and who makes them now. */
export const orderLabelsSchema = z.object({
  service: z.object({
    name: z.enum(['sendy', 'offline']),
    /** Set in the last 30 days before the access to the service ends. */
    accessEndsAt: z.string().nullable(),
  }),
  labels: z.array(orderLabelSchema),
  /** What fits what is in its pack, and what a call gets that says nothing. */
  proposed: labelOptionsSchema,
});
export type OrderLabels = z.infer<typeof orderLabelsSchema>;

/** Orders of a batch in an address: "12,15,16", in the order in which they are printed. */
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
