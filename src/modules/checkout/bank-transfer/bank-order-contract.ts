// An order that is paid by bank, as an operator asks for it, sees it wait, and books its money.

import * as z from 'zod';
import { readEuros } from '#shared/money.ts';
import { eachField, missingFields, NOBODY } from '#shared/recipient/recipient.ts';
import { customerAnswerShape, recipientEmail } from '#shared/recipient/recipient-schema.ts';
import { prepareOrderSchema } from '../manual/manual-order-contract.ts';

/**
 * Body of POST /api/admin/bank-orders. Its paper goes out by mail, and nobody fills in later where the parcel
 * goes to, as behind a link to pay: all of it is asked for.
 */
export const offerBankOrderSchema = prepareOrderSchema
  .omit({ mail: true })
  .extend({ customerEmail: recipientEmail })
  .superRefine((body, context) => {
    const recipient = eachField((field) => body[field] ?? NOBODY[field]);
    for (const field of missingFields(recipient, 'order'))
      context.addIssue({ code: 'custom', path: [field], message: 'Dit veld is verplicht' });
  });
export type OfferBankOrder = z.infer<typeof offerBankOrderSchema>;

export const bankOrderSchema = z.object({
  id: z.number().int(),
  /** What the customer names when they pay: "PF100012". */
  reference: z.string(),
  ...customerAnswerShape,
  total: z.string(),
  content: z.string(),
  /** The last day on which the money is in time. */
  payUntil: z.string(),
  isOverdue: z.boolean(),
  createdAt: z.string(),
});
export type BankOrder = z.infer<typeof bankOrderSchema>;

const INVALID_AMOUNT = 'Vul het bedrag in dat je hebt ontvangen, zoals 37,43';

/** Body of POST /api/admin/bank-orders/{id}/receipt. */
export const bankReceiptSchema = z.object({
  /** In all, also when it came in parts. */
  amount: z.union([z.number(), z.string()], INVALID_AMOUNT).transform((value, context) => {
    const amount = readEuros(value);
    if (amount !== null && amount > 0) return amount;
    context.addIssue({ code: 'custom', message: INVALID_AMOUNT });
    return z.NEVER;
  }),
  receivedOn: z.iso.date('Vul de dag in waarop het geld binnenkwam'),
  /** Another amount than was asked: what is missing becomes a discount, what is too much goes back. */
  acceptDifference: z.boolean().optional(),
});
export type BankReceipt = z.output<typeof bankReceiptSchema>;
