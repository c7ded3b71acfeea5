// What happens to orders that will not be sent, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const cancellationReference = z.object({ cancellationId: z.number().int() });
export type CancellationReference = z.infer<typeof cancellationReference>;

/** An order was cancelled, and its customer is to be told. */
export const orderCancelled: Fact<CancellationReference> = {
  name: 'order-cancelled',
  parse: cancellationReference.parse,
};
