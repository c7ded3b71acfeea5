// The API schemas of bank orders, which are paid by bank transfer: how an operator offers one, lists those
// waiting for money, and books the money.

import * as z from 'zod';
import { readEuros } from '#shared/money.ts';
import { eachField, missingFields, NOBODY } from '#shared/recipient/recipient.ts';
import { customerAnswerShape, recipientEmail } from '#shared/recipient/recipient-schema.ts';
import { prepareOrderSchema } from '../manual/manual-order-contract.ts';

/**
 * Body of POST /api/admin/bank-orders. The full address is required, because the proforma (payment request)
 * is mailed at once and the customer cannot complete the address later.
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
  /** The payment reference the customer must put on the bank transfer, such as "PF100012". */
  reference: z.string(),
  ...customerAnswerShape,
  total: z.string(),
  content: z.string(),
  /** The due date of the bank order (ISO date): the last day on which its payment is in time. */
  payUntil: z.string(),
  isOverdue: z.boolean(),
  createdAt: z.string(),
});
export type BankOrder = z.infer<typeof bankOrderSchema>;

const INVALID_AMOUNT = 'Vul het bedrag in dat je hebt ontvangen, zoals 37,43';

/** Body of POST /api/admin/bank-orders/{id}/receipt, with which an operator books the received money. */
export const bankReceiptSchema = z.object({
  /**
   * The total amount received for a bank order, in euros, parsed to cents. When the customer paid in several
   * transfers, this is their sum.
   */
  amount: z.union([z.number(), z.string()], INVALID_AMOUNT).transform((value, context) => {
    const amount = readEuros(value);
    if (amount !== null && amount > 0) return amount;
    context.addIssue({ code: 'custom', message: INVALID_AMOUNT });
    return z.NEVER;
  }),
  receivedOn: z.iso.date('Vul de dag in waarop het geld binnenkwam'),
  /**
   * True to accept an amount that differs from the total of the bank order. A shortfall becomes a discount,
   * an overpayment is refunded.
   */
  acceptDifference: z.boolean().optional(),
});
export type BankReceipt = z.output<typeof bankReceiptSchema>;
