// Returns as the API carries them: what was announced, what came, what it is worth, and the steps an operator
// takes with them.

import * as z from 'zod';
import { isEachOnce } from '#shared/api/each-once.ts';
import { pageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { rowIdSchema, rowVersionSchema } from '#shared/api/row-numbers.ts';
import { readEuros, ZERO } from '#shared/money.ts';
import { customerAnswerShape } from '#shared/recipient/recipient-schema.ts';
import { requiredText } from '#shared/required-text.ts';
import { orderStatuses } from '../order-states.ts';
import { idempotencyKeySchema, refundStatuses } from '../refunds/refund-contract.ts';
import { returnStatuses } from './return-states.ts';

export * from './return-states.ts';

const pieces = z.int('Vul een heel aantal in').min(0, 'Minder dan 0 kan niet').max(1000);
const isArticleOnce = isEachOnce(({ article }: { article: string }) => article);
const ARTICLE_TWICE = 'Noem elk artikel één keer';
const note = z.string().trim().max(300, 'Maximaal 300 tekens');
const deduction = z.union([z.number(), z.string()]).transform((value, context) => {
  const amount = readEuros(value === '' ? 0 : value);
  if (amount !== null && amount >= 0) return amount;
  context.addIssue({ code: 'custom', message: 'Vul een bedrag in, zoals 5,00' });
  return z.NEVER;
});

/** What is announced, by article; without it everything that is out comes back. */
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
  /** The declaration it answers, when the shop could not tell by itself whose it was. */
  withdrawalId: rowIdSchema.nullish(),
  /** The customer is mailed how to send it back. */
  notifyCustomer: z.boolean().default(true),
  idempotencyKey: idempotencyKeySchema,
});
export type OpenReturn = z.output<typeof openReturnSchema>;

/** What may still be changed: what is announced until it came, the deduction until it is paid. */
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

/** One step along the table of `return-states.ts`. */
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
  /** What the operator read on the button: another one than the shop's answers 409 `price_changed`. */
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
  /** What could be announced at most. */
  most: z.number().int(),
});
export type ReturnLine = z.infer<typeof returnLineSchema>;

const briefShape = {
  id: z.number().int(),
  reference: z.string(),
  status: z.enum(returnStatuses),
  notSent: z.boolean(),
  /** Of all articles together. */
  pieces: z.number().int(),
  openedAt: z.string(),
  updatedAt: z.string(),
};

/** A return as the page of its order shows it. */
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
  /** What went back; null as long as nothing did. */
  refunded: z.string().nullable(),
  /** What is to go back of one that was checked. */
  due: z.string().nullable(),
  /** The day the money has to be back, of the first declaration; null without one. */
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
    /** What can still go back of the order. */
    refundable: z.string(),
    disputed: z.boolean(),
  }),
  deductionReason: z.string().nullable(),
  refund: z
    .object({ id: z.number().int(), amount: z.string(), status: z.enum(refundStatuses), at: z.string() })
    .nullable(),
  /** Everything of the order comes back by it. */
  wholeOrder: z.boolean(),
});
export type ReturnDetail = z.infer<typeof returnDetailSchema>;

/** `waiting`: for the shop, not for the customer or the post. */
export const returnFilters = ['waiting', 'open', ...returnStatuses] as const;
export const listReturnsQuerySchema = z.object({
  /** Part of a name, an address, an order number or a reference. */
  q: searchTextSchema.optional(),
  status: z.enum(returnFilters).optional(),
  ...pageShape,
});
export type ListReturnsQuery = z.infer<typeof listReturnsQuerySchema>;
export const returnPageSchema = pageSchemaOf(returnSchema);
export type ReturnPage = z.infer<typeof returnPageSchema>;
