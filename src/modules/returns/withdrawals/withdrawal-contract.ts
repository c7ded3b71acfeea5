// The API schemas of the statutory withdrawal function (CRD art. 11a, BW 6:230o), for the form, API clients
// and the back-office. Every declaration is accepted, unless a field is missing without which no receipt can
// be made.

import * as z from 'zod';
import { orderStatuses, paymentStates } from '#modules/orders/contract.ts';
import { pageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { returnStatuses } from '../return-states.ts';

/** Days within which the goods must be sent back, from the withdrawal (BW 6:230s). */
export const RETURN_DAYS = 14;

/** Days within which the money must be refunded, from the withdrawal (BW 6:230r). */
export const REFUND_DAYS = 14;

/**
 * Normalises a one-line text. Wraps `normaliseText`, so that the further arguments `map` and zod pass to a
 * callback are dropped.
 */
const tidyLine = (text: string) => normaliseText(text);

const severalLines = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').split('\n').map(tidyLine).join('\n').trim();

// Anybody's address can be typed as the recipient; without links the receipt is useless for advertising.
const withoutLinks = (text: string) => !/:\/\/|www\./i.test(text);

const requiredLine = (missing: string, max: number) =>
  z
    .string(missing)
    .max(max * 4, `Maximaal ${max} tekens`)
    .transform(tidyLine)
    .pipe(
      z
        .string()
        .min(1, missing)
        .max(max, `Maximaal ${max} tekens`)
        .refine(withoutLinks, 'Laat het webadres weg'),
    );

/** Body of POST /api/withdrawals: the fields of the form with which a customer declares a withdrawal. */
export const submitWithdrawalSchema = z.object({
  customerName: requiredLine('Vul je naam in', 100),
  orderNumber: requiredLine('Vul je bestelnummer of de besteldatum in', 60),
  customerEmail: z
    .string('Vul je e-mailadres in')
    .overwrite(tidyLine)
    .min(1, 'Vul je e-mailadres in')
    .pipe(emailAddress('Vul een geldig e-mailadres in, zoals naam@voorbeeld.nl', 'Maximaal 254 tekens')),
  reason: z
    .string()
    .max(4000, 'Maximaal 1000 tekens')
    .transform(severalLines)
    .pipe(z.string().max(1000, 'Maximaal 1000 tekens').refine(withoutLinks, 'Laat het webadres weg'))
    .nullish(),
  /** The number of jars the customer withdraws; absent for a withdrawal of the whole order. */
  jars: z.preprocess(
    (typed) => (typed === '' ? null : typed),
    z.coerce
      .number('Vul een heel aantal in, of laat het leeg')
      .int('Vul een heel aantal in, of laat het leeg')
      .min(1, 'Vul minstens 1 in, of laat het leeg')
      .max(1000, 'Vul een kleiner aantal in')
      .nullish(),
  ),
});
export type SubmitWithdrawal = z.infer<typeof submitWithdrawalSchema>;

/**
 * The receipt of a withdrawal for its sender. It repeats the declaration and reveals nothing about orders.
 */
export const withdrawalReceiptSchema = z.object({
  reference: z.string(),
  customerName: z.string(),
  orderNumber: z.string(),
  customerEmail: z.string(),
  reason: z.string().nullable(),
  statement: z.string(),
  declaredAt: z.string(),
  /** The date and time of the withdrawal as Dutch text, in the shop's time zone. */
  declaredAtText: z.string(),
  /** The last day on which the shop must refund the customer after this withdrawal (ISO date). */
  refundBefore: z.string(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;

/**
 * How a withdrawal matches an order. `order_and_email`: certainly this order. `order_number`: the e-mail
 * address differs, so an operator decides. `none`: no order has the number.
 */
export const withdrawalMatches = ['order_and_email', 'order_number', 'none'] as const;
export type WithdrawalMatch = (typeof withdrawalMatches)[number];

/**
 * What settled a withdrawal: a refund, or a return that ended without a refund (`refundId` null, amount 0).
 * The whole object is null while the withdrawal is open.
 */
const settlementSchema = z
  .object({ refundId: z.number().int().nullable(), amount: z.string(), at: z.string() })
  .nullable();

/** A withdrawal as listed on the page of its order. */
export const orderWithdrawalSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  declaredAt: z.string(),
  /** The last day on which the shop must refund the customer after this withdrawal (ISO date). */
  refundBefore: z.string(),
  settledBy: settlementSchema,
});
export type OrderWithdrawal = z.infer<typeof orderWithdrawalSchema>;

/**
 * The states of the receipt mail of a withdrawal. `waiting`: not sent yet, or not created yet within a minute
 * of the withdrawal. `none`: still not created after that minute.
 */
export const receiptStates = ['waiting', 'sent', 'failed', 'none'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const withdrawalSchema = withdrawalReceiptSchema.extend({
  id: z.number().int(),
  source: z.string(),
  late: z.boolean(),
  match: z.enum(withdrawalMatches),
  /**
   * The state of the withdrawal's receipt mail; null when it can no longer be known, because the sender was
   * erased or the mails of that time were deleted.
   */
  receipt: z.enum(receiptStates).nullable(),
  settledBy: settlementSchema,
  /** The return opened for the withdrawal; null when there is no return. */
  return: z
    .object({
      id: z.number().int(),
      reference: z.string(),
      status: z.enum(returnStatuses),
      notSent: z.boolean(),
    })
    .nullable(),
  order: z
    .object({
      id: z.number().int(),
      orderNumber: z.string(),
      customerEmail: z.string(),
      status: z.enum(orderStatuses),
      paymentStatus: z.enum(paymentStates),
      total: z.string(),
    })
    .nullable(),
});
export type Withdrawal = z.infer<typeof withdrawalSchema>;

export const listWithdrawalsQuerySchema = z.object({
  /**
   * The search text of the list of withdrawals: part of a name, an e-mail address, an order number or a
   * withdrawal reference.
   */
  q: searchTextSchema.optional(),
  /**
   * Filters the list of withdrawals: `settled` by a refund or an ended return, or still `open`; absent for
   * both.
   */
  status: z.enum(['open', 'settled']).optional(),
  ...pageShape,
});
export type ListWithdrawalsQuery = z.infer<typeof listWithdrawalsQuerySchema>;

export const withdrawalPageSchema = pageSchemaOf(withdrawalSchema);
export type WithdrawalPage = z.infer<typeof withdrawalPageSchema>;
