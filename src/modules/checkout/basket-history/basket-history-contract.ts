// What happened in a basket before it became an order, oldest first, as the back-office shows it beside the
// order.

import * as z from 'zod';

export const basketHistorySchema = z.array(
  z.object({
    kind: z.enum(['begun', 'failed', 'attempt', 'reported']),
    at: z.string(),
    /** 1 to 3, of a granted attempt. */
    attempt: z.number().int().nullable(),
    /** A code or a short sentence. */
    error: z.string().nullable(),
  }),
);
export type BasketHistory = z.infer<typeof basketHistorySchema>;
