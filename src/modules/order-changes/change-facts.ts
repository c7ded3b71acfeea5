// The facts (domain events) of changes of an order, announced for the modules that react to them.

import * as z from 'zod';
import { fact } from '#shared/fact.ts';

const changeReference = z.object({ changeId: z.number().int() });
export type ChangeReference = z.infer<typeof changeReference>;

/** Event: a change was applied to an order. The customer gets the new invoice documents by mail. */
export const orderChanged = fact('order-changed', changeReference);

/**
 * Event: the customer must pay the difference of an order change and gets a mail with the payment link.
 * `times` counts these events per change and is part of the mail's dedupe key, so each event sends one more
 * mail.
 */
export const differenceRequested = fact(
  'difference-asked',
  changeReference.extend({ times: z.number().int() }),
);
