// The API schema of a basket's history before it became an order, oldest event first. The back-office shows
// it on the order page.

import * as z from 'zod';

export const basketHistorySchema = z.array(
  z.object({
    kind: z.enum(['begun', 'failed', 'attempt', 'reported']),
    at: z.string(),
    /** The number of the recovery attempt that this event records, 1 to 3; null for all other events. */
    attempt: z.number().int().nullable(),
    /**
     * The reason of this event in a basket's history: a failure code or a short sentence; null when the event
     * has none.
     */
    error: z.string().nullable(),
  }),
);
export type BasketHistory = z.infer<typeof basketHistorySchema>;
