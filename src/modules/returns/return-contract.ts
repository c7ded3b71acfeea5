// The API schemas of returns: announced and received articles, the refund amount, and the steps an operator
// takes with a return.

import * as z from 'zod';
import { orderStatuses } from '#modules/orders/contract.ts';
import { idempotencyKeySchema, refundStatuses } from '#modules/refunds/contract.ts';
import { ARTICLE_TWICE, isArticleOnce } from '#modules/stock/contract.ts';
import { pageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowIdSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros, ZERO } from '#shared/money.ts';
import { customerAnswerShape } from '#shared/recipient/recipient-schema.ts';
import { requiredText } from '#shared/required-text.ts';
import { returnStatuses } from './return-states.ts';

export * from './return-states.ts';

const pieces = z.int('Vul een heel aantal in').min(0, 'Minder dan 0 kan niet').max(1000);
const note = z.string().trim().max(300, 'Maximaal 300 tekens');
const deduction = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = readEuros(value === '' ? 0 : value);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: 'Vul een bedrag in, zoals 5,00' });
  return z.NEVER;
});

/**
 * The articles an operator announces for a return, with their quantities; absent means all articles still
 * with the customer.
 */
const announcedLines = z
  .array(z.object({ article: z.string().max(80), quantity: pieces }))
  .min(1)
  .max(20)
  .refine(isArticleOnce, ARTICLE_TWICE)
  .optional();

export const openReturnSchema = z.object({
  orderId: rowIdSchema,
  reason: note.nullish(),
  lines: announcedLines,
  /**
   * The id of the withdrawal this return is for, selected by the operator when the shop could not match the
   * withdrawal with the order; null or absent for none.
   */
  withdrawalId: rowIdSchema.nullish(),
  /** True mails the return instructions to the customer when the return is opened. */
  notifyCustomer: z.boolean().default(true),
  idempotencyKey: idempotencyKeySchema,
});
export type OpenReturn = z.output<typeof openReturnSchema>;

/**
 * The fields of a return an operator can edit: the announced lines until the parcel is received, the
 * deduction for wear until the return is paid.
 */
export const editReturnSchema = z.object({
  reason: note.nullish(),
  lines: announcedLines,
  deduction: deduction.optional(),
  deductionReason: note.nullish(),
  version: rowVersionSchema,
});
export type EditReturn = z.output<typeof editReturnSchema>;

const version = rowVersionSchema;
const checkedLine = z.object({ article: z.string().max(80), sellable: pieces, broken: pieces });

/** The step an operator takes with a return; `return-states.ts` has the allowed transitions. */
export const returnStepSchema = z.discriminatedUnion('to', [
  z.object({ to: z.enum(['announced', 'underway', 'received']), version }),
  z.object({
    to: z.literal('checked'),
    version,
    lines: z.array(checkedLine).min(1).max(20).refine(isArticleOnce, ARTICLE_TWICE),
    deduction: deduction.default(ZERO),
    deductionReason: note.nullish(),
  }),
  z.object({ to: z.literal('refused'), version, reason: requiredText('Vul in waarom', 300) }),
  z.object({ to: z.literal('closed'), version, reason: note.nullish() }),
]);
export type ReturnStep = z.output<typeof returnStepSchema>;

export const payReturnSchema = z.object({
  /**
   * The refund amount of the return that the operator saw. The request fails with 409 `price_changed` when
   * the shop computes another amount.
   */
  amount: deduction,
  version,
  idempotencyKey: idempotencyKeySchema,
});
export type PayReturn = z.output<typeof payReturnSchema>;

export const returnLineSchema = z.object({
  article: z.string(),
  name: z.string(),
  announced: z.number().int(),
  received: z.number().int(),
  sellable: z.number().int(),
  broken: z.number().int(),
  /** The maximum number of pieces of the article that can be announced in this return. */
  most: z.number().int(),
});
export type ReturnLine = z.infer<typeof returnLineSchema>;

const briefShape = {
  id: z.number().int(),
  reference: z.string(),
  status: z.enum(returnStatuses),
  notSent: z.boolean(),
  /** The number of pieces in the return, all its articles together. */
  pieces: z.number().int(),
  openedAt: z.string(),
  updatedAt: z.string(),
};

/** A return as listed on the page of its order. */
export const orderReturnSchema = z.object(briefShape);
export type OrderReturn = z.infer<typeof orderReturnSchema>;

export const returnSchema = z.object({
  ...briefShape,
  origin: z.enum(['withdrawal', 'operator']),
  reason: z.string().nullable(),
  endReason: z.string().nullable(),
  actor: z.string(),
  version: z.number().int(),
  order: z.object({
    id: z.number().int(),
    orderNumber: z.string(),
    ...customerAnswerShape,
    status: z.enum(orderStatuses),
    total: z.string(),
  }),
  /** The amount that was refunded for this return, in euros; null when it has no refund. */
  refunded: z.string().nullable(),
  /** The amount to refund for a return that is checked but not paid, in euros; null in any other state. */
  due: z.string().nullable(),
  /**
   * The date by which the shop must refund the customer, counted from the earliest withdrawal of the return;
   * null when the return has no withdrawal.
   */
  refundBefore: z.string().nullable(),
});
export type Return = z.infer<typeof returnSchema>;

export const returnDetailSchema = returnSchema.extend({
  lines: z.array(returnLineSchema),
  withdrawals: z.array(z.object({ id: z.number().int(), reference: z.string(), declaredAt: z.string() })),
  money: z.object({
    goods: z.string(),
    shipping: z.string(),
    deduction: z.string(),
    due: z.string(),
    /** The amount of the returned order that can still be refunded, in euros. */
    refundable: z.string(),
    disputed: z.boolean(),
  }),
  deductionReason: z.string().nullable(),
  refund: z
    .object({ id: z.number().int(), amount: z.string(), status: z.enum(refundStatuses), at: z.string() })
    .nullable(),
  /** True when this return alone contains all pieces the customer bought with the order. */
  wholeOrder: z.boolean(),
});
export type ReturnDetail = z.infer<typeof returnDetailSchema>;

/**
 * The filters of the list of returns: the statuses, `open`, and `waiting` (the shop must act, not the
 * customer or the carrier).
 */
export const returnFilters = ['waiting', 'open', ...returnStatuses] as const;
export const listReturnsQuerySchema = z.object({
  /**
   * The search text of the list of returns: part of a customer's name, an e-mail address, an order number or
   * a return reference.
   */
  q: searchTextSchema.optional(),
  status: z.enum(returnFilters).optional(),
  ...pageShape,
});
export type ListReturnsQuery = z.infer<typeof listReturnsQuerySchema>;
export const returnPageSchema = pageSchemaOf(returnSchema);
export type ReturnPage = z.infer<typeof returnPageSchema>;
