// What happens to refunds, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const refundReference = z.object({ refundId: z.number().int() });
export type RefundReference = z.infer<typeof refundReference>;

/** The provider did not answer: whether the money went back is unknown, and is asked until it is known. */
export const refundUnanswered: Fact<RefundReference> = {
  name: 'refund-unanswered',
  parse: refundReference.parse,
};

/** Money went back to the customer. */
export const refundSucceeded: Fact<RefundReference> = {
  name: 'refund-succeeded',
  parse: refundReference.parse,
};

/** A refund that had succeeded came back from the bank: the customer does not have it. */
export const refundReturned: Fact<RefundReference> = {
  name: 'refund-returned',
  parse: refundReference.parse,
};
