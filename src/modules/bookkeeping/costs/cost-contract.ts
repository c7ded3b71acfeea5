// The API contract of the costs that owners enter, each with a start date: packaging per pack, postage per
// country, payment costs per method.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { readEuros } from '#shared/money.ts';

export const costKinds = ['packaging', 'postage', 'payment'] as const;
export type CostKind = (typeof costKinds)[number];

export const costNames: Readonly<Record<CostKind, string>> = {
  packaging: 'Verpakking per pakket',
  postage: 'Porto per pakket',
  payment: 'Kosten per betaling',
};

const amount = asCents(z.number().int());

export const costSchema = z.object({
  id: z.number().int(),
  kind: z.enum(costKinds),
  scope: z.string(),
  amount,
  percentage: z.number(),
  holdsFrom: z.string(),
  note: z.string(),
  createdAt: z.string(),
  createdBy: z.string(),
  /**
   * True when this entered cost applies today: no newer cost of the same kind and scope has replaced it, and
   * its start day has come.
   */
  holdsNow: z.boolean(),
});
export type Cost = z.infer<typeof costSchema>;

export const costInputSchema = z.object({
  key: z.string().min(8).max(100),
  kind: z.enum(costKinds, 'Kies een soort'),
  /**
   * The pack, country or payment method to which the entered cost applies. An empty scope applies to every
   * pack, country or method without a cost of its own.
   */
  scope: z.string().trim().max(40).default(''),
  amount: z
    .union([z.string(), z.number()])
    .refine((value) => (readEuros(value) ?? -1) >= 0, 'Vul een bedrag in, zoals 0,29'),
  percentage: z
    .number('Vul een percentage in')
    .min(0, 'Minder dan 0 kan niet')
    .max(100, 'Meer dan 100 kan niet')
    .multipleOf(0.01, 'Hoogstens twee cijfers achter de komma')
    .default(0),
  holdsFrom: z.iso.date('Vul een datum in'),
  note: z.string().trim().max(200, 'Maximaal 200 tekens').default(''),
});
export type CostInput = z.infer<typeof costInputSchema>;

/**
 * The margin of one order: revenue minus costs. A cost that is unknown is null, and then `margin` is null
 * too.
 */
export const orderMarginSchema = z.object({
  revenue: amount,
  /** The purchase cost of the goods in the order; null when the cost of an article is unknown. */
  goods: amount.nullable(),
  /** The cost of packaging the order; null when no packaging cost was entered. */
  packaging: amount.nullable(),
  postage: amount.nullable(),
  /**
   * The payment fees of the order; null when the provider has not reported them and no payment cost was
   * entered to estimate them.
   */
  fees: amount.nullable(),
  /**
   * True when the payment fees of the order are an estimate, because the provider has not reported them yet.
   */
  feesAreEstimated: z.boolean(),
  /** True when the order was not sent yet, so packaging and postage are expected costs. */
  isExpected: z.boolean(),
  margin: amount.nullable(),
});
export type OrderMargin = z.infer<typeof orderMarginSchema>;
