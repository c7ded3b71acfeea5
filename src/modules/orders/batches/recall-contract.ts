// The API schemas of a recall: which orders contain jars of a batch.

import * as z from 'zod';
import { customerAnswerShape } from '#shared/recipient/recipient-schema.ts';

/** An order that contains articles of a batch. */
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

/** A batch from which an order was filled. */
export const batchOfOrderSchema = z.object({
  article: z.string(),
  code: z.string(),
  bestBefore: z.string().nullable(),
  quantity: z.number().int(),
});
