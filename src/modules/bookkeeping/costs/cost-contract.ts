// What things cost the shop, from which day on: packaging by pack, postage by country, payments by method.

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
  /** It is the one that counts today. */
  holdsNow: z.boolean(),
});
export type Cost = z.infer<typeof costSchema>;

export const costInputSchema = z.object({
  key: z.string().min(8).max(100),
  kind: z.enum(costKinds, 'Kies een soort'),
  /** A pack, a country or a method; empty for all others. */
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
 * What one order left over. A part that was never told is null, and with it the margin: no sum has an unknown
 * part.
 */
export const orderMarginSchema = z.object({
  revenue: amount,
  /** Null when no purchase tells the cost of all of it. */
  goods: amount.nullable(),
  /** Null as long as nobody wrote down what it costs. */
  packaging: amount.nullable(),
  postage: amount.nullable(),
  /** Null when the provider has not said it and nobody wrote down what a payment costs. */
  fees: amount.nullable(),
  /** The provider has not said yet what it keeps. */
  feesAreEstimated: z.boolean(),
  /** Not sent yet: packaging and postage are what they will be. */
  isExpected: z.boolean(),
  margin: amount.nullable(),
});
export type OrderMargin = z.infer<typeof orderMarginSchema>;
