// The API schemas of a recall list: the orders that contain jars of one supplier batch.

import * as z from 'zod';
import { customerAnswerShape } from '#shared/recipient/recipient-schema.ts';

/** An order on the recall list: it contains articles of the recalled batch. */
export const recalledOrderSchema = z.object({
  id: z.number().int(),
  orderNumber: z.string(),
  ...customerAnswerShape,
  customerPhone: z.string(),
  country: z.string(),
  quantity: z.number().int(),
  orderedAt: z.string(),
  shippedAt: z.string().nullable(),
});
export type RecalledOrder = z.infer<typeof recalledOrderSchema>;

/** A supplier batch from which articles of an order were taken. */
export const batchOfOrderSchema = z.object({
  article: z.string(),
  code: z.string(),
  bestBefore: z.string().nullable(),
  quantity: z.number().int(),
});
