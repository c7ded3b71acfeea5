// The facts (domain events) of returns, withdrawals and cancellations, announced for the modules that react
// to them.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const returnReferenceSchema = z.object({
  returnId: z.number().int(),
  /**
   * A number that is different each time the instructions of a return are sent: the version of the return's
   * row. It is part of the mail's dedupe key, so sending the instructions again creates a second mail.
   */
  turn: z.number().int(),
});
export type ReturnReference = z.infer<typeof returnReferenceSchema>;

/**
 * Event: a return was opened whose goods the customer must send back, or an operator sends its instructions
 * again. The customer gets a mail with return instructions.
 */
export const returnInstructed = fact('return-instructed', returnReferenceSchema);

const withdrawalReference = z.object({ withdrawalId: z.number().int() });
export type WithdrawalReference = z.infer<typeof withdrawalReference>;

/** Event: a customer declared a withdrawal. The sender gets a receipt by mail. */
export const withdrawalDeclared = fact('withdrawal-declared', withdrawalReference);

const cancellationReference = z.object({ cancellationId: z.number().int() });
export type CancellationReference = z.infer<typeof cancellationReference>;

/** Event: an order was cancelled. The customer gets a mail. */
export const orderCancelled = fact('order-cancelled', cancellationReference);
