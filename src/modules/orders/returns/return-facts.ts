// What happens to returns, for those who react to it.

import * as z from 'zod';
import type { Fact } from '#platform/jobs/facts.ts';

const returnReferenceSchema = z.object({
  returnId: z.number().int(),
  /** Each time an operator asks for the mail is another one. */
  turn: z.number().int(),
});
export type ReturnReference = z.infer<typeof returnReferenceSchema>;

/** The customer is to be told how to send it back. */
export const returnInstructed: Fact<ReturnReference> = {
  name: 'return-instructed',
  parse: returnReferenceSchema.parse,
};
