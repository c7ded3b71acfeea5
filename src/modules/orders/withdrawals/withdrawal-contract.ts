// The statutory withdrawal function as forms, programs and the back-office know it (CRD art. 11a, BW 6:230o).
// Everything a consumer declares is accepted: only what makes a receipt impossible is refused.

import * as z from 'zod';
import { pageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { emailAddress } from '#shared/recipient/email-schema.ts';
import { normaliseText } from '#shared/writing/normalise-text.ts';
import { orderStatuses, paymentStates } from '../order-states.ts';
import { returnStatuses } from '../returns/return-states.ts';

/** Days within which the goods are sent back, counted from the declaration (BW 6:230s). */
export const RETURN_DAYS = 14;

/** Days within which the money is back, counted from the declaration (BW 6:230r). */
export const REFUND_DAYS = 14;

/** As `map` and zod call it: with the text alone. */
const tidyLine = (text: string) => normaliseText(text);

const severalLines = (text: string) =>
  text.replaceAll(/\r\n?/g, '\n').split('\n').map(tidyLine).join('\n').trim();

// The receipt goes to an address nobody has proved to be theirs: without links it is no use for advertising.
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

/** Body of POST /api/withdrawals and the fields of the form. */
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
  /** Of a part: how many jars. Without it, the whole order. */
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

/** What the sender gets back, whatever was declared: it says nothing about orders. */
export const withdrawalReceiptSchema = z.object({
  reference: z.string(),
  customerName: z.string(),
  orderNumber: z.string(),
  customerEmail: z.string(),
  reason: z.string().nullable(),
  statement: z.string(),
  declaredAt: z.string(),
  /** Date and time in the shop's time zone, in Dutch. */
  declaredAtText: z.string(),
  /** ISO date. */
  refundBefore: z.string(),
});
export type WithdrawalReceipt = z.infer<typeof withdrawalReceiptSchema>;

/**
 * `order_and_email`: surely this order; `order_number`: another e-mail address than the order's, a person
 * decides.
 */
export const withdrawalMatches = ['order_and_email', 'order_number', 'none'] as const;
export type WithdrawalMatch = (typeof withdrawalMatches)[number];

/**
 * What settles a withdrawal and so stops its clock: a refund, or a return that ended without one; null as
 * long as neither is there.
 */
const settlementSchema = z
  .object({ refundId: z.number().int().nullable(), amount: z.string(), at: z.string() })
  .nullable();

/** A withdrawal as the page of its order shows it. */
export const orderWithdrawalSchema = z.object({
  id: z.number().int(),
  reference: z.string(),
  declaredAt: z.string(),
  /** ISO date. */
  refundBefore: z.string(),
  settledBy: settlementSchema,
});
export type OrderWithdrawal = z.infer<typeof orderWithdrawalSchema>;

/** What became of the mail that confirms a withdrawal; `waiting` until it left or a minute has passed. */
export const receiptStates = ['waiting', 'sent', 'failed', 'none'] as const;
export type ReceiptState = (typeof receiptStates)[number];

export const withdrawalSchema = withdrawalReceiptSchema.extend({
  id: z.number().int(),
  source: z.string(),
  late: z.boolean(),
  match: z.enum(withdrawalMatches),
  /** Null when nobody can be told any more, or mails of that time are not kept. */
  receipt: z.enum(receiptStates).nullable(),
  settledBy: settlementSchema,
  /** What comes back because of it. */
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
  /** Part of a name, an e-mail address, an order number or a reference. */
  q: searchTextSchema.optional(),
  /** `open` as long as nothing settles it. */
  status: z.enum(['open', 'settled']).optional(),
  ...pageShape,
});
export type ListWithdrawalsQuery = z.infer<typeof listWithdrawalsQuerySchema>;

export const withdrawalPageSchema = pageSchemaOf(withdrawalSchema);
export type WithdrawalPage = z.infer<typeof withdrawalPageSchema>;
