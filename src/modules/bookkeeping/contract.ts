// The API contract of the books: quarters with their VAT, the journal, payouts and costs. All amounts are
// whole cents.

import * as z from 'zod';
import { asCents } from '#shared/api/cents-schema.ts';
import { countedPageSchemaOf, pageShape, searchTextSchema } from '#shared/api/paging.ts';
import { ZERO } from '#shared/money.ts';
import { quarterSchema } from './quarters/quarter.ts';

export * from './costs/cost-contract.ts';
export {
  lastDayOf,
  nextQuarter,
  quarterOf,
  quarterSchema,
  quartersBetween,
  quarterText,
  spanOf,
} from './quarters/quarter.ts';

const amount = asCents(z.number().int());
const taxed = z.object({ net: amount, vat: amount });

/**
 * The regimes of VAT. `domestic`: Dutch VAT; `oss`: VAT of the customer's country, declared through the One
 * Stop Shop; `export`: no VAT.
 */
export const vatRegimes = ['domestic', 'oss', 'export'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/**
 * The kinds of journal entries: papers of the shop, balance changes at the payment provider, and customers'
 * money by bank.
 */
export const documentKinds = ['invoice', 'credit_note', 'credit_correction'] as const;
export const balanceKinds = [
  'payment',
  'refund',
  'refund_returned',
  'dispute',
  'fee',
  'payout',
  'payout_returned',
  'other',
] as const;
export const bankKinds = ['bank_receipt', 'bank_refund'] as const;
export const entryKinds = [...documentKinds, ...balanceKinds, ...bankKinds] as const;
export type EntryKind = (typeof entryKinds)[number];
/** The kinds of entries for money a customer paid. */
export const receiptKinds: readonly EntryKind[] = ['payment', 'bank_receipt'];

/** VAT of one country at one rate, credit notes deducted. */
export const vatRowSchema = taxed.extend({
  country: z.string(),
  rate: z.number(),
  regime: z.enum(vatRegimes),
  /** The sum of the papers, VAT included. */
  total: amount,
  papers: z.number().int(),
});
export type VatRow = z.infer<typeof vatRowSchema>;

/**
 * A box of the Dutch VAT return. The values to fill in are whole euros, rounded in the shop's favour, as the
 * tax office allows.
 */
export const vatBoxSchema = taxed.extend({
  box: z.string(),
  name: z.string(),
  /** The net amount to fill in; null where the form has no such field. */
  fillInNet: z.number().int().nullable(),
  fillInVat: z.number().int().nullable(),
});
export type VatBox = z.infer<typeof vatBoxSchema>;

export const ossReturnSchema = z.object({
  /** The sales of this quarter, by country and rate. */
  supplies: z.array(taxed.extend({ country: z.string(), rate: z.number() })),
  /** Corrections: credit notes of this quarter for invoices of earlier quarters, by country and quarter. */
  corrections: z.array(taxed.extend({ country: z.string(), quarter: quarterSchema })),
  /** The VAT to be paid, for all countries whose balance is not negative. */
  payable: amount,
  /** The VAT each country refunds itself. Empty for quarters closed before this field existed. */
  owedBack: z.array(z.object({ country: z.string(), vat: amount })).default([]),
});
export type OssReturn = z.infer<typeof ossReturnSchema>;

/**
 * Distance sales within the EU since 1 January, without VAT, against the threshold of € 10,000, which applies
 * to this year and the previous one.
 */
export const distanceMeterSchema = z.object({
  year: z.number().int(),
  net: amount,
  /** The sales of the whole previous year; 0 for quarters closed before this field existed. */
  lastYear: amount.default(ZERO),
  limit: amount,
  /** The percentage of the threshold, rounded down. */
  percentage: z.number().int(),
  state: z.enum(['under', 'near', 'over']),
  /** Whether the shop already declares through the One Stop Shop; the threshold then decides nothing. */
  oss: z.boolean(),
});
export type DistanceMeter = z.infer<typeof distanceMeterSchema>;

/**
 * The margin of a quarter. A part that is unknown is null, and so is the margin; in quarters closed before
 * this rule, unknown parts count as 0.
 */
export const marginSchema = z.object({
  /** The revenue without VAT, credit notes deducted. */
  revenue: amount,
  goods: amount.nullable(),
  packaging: amount.nullable(),
  postage: amount.nullable(),
  /** The provider's fees, including estimated fees of payments that are not settled yet. */
  fees: amount,
  estimatedFees: amount.nullable(),
  /** The disputed amounts customers' banks took back, minus what was returned. */
  disputes: amount,
  margin: amount.nullable(),
  parcels: z.number().int(),
  /** The number of sold units without a known purchase cost. */
  piecesWithoutCost: z.number().int(),
  /** The kinds of costs that apply but were never entered. */
  missing: z.array(z.string()),
});
export type Margin = z.infer<typeof marginSchema>;

export const quarterFiguresSchema = z.object({
  vat: z.array(vatRowSchema),
  boxes: z.array(vatBoxSchema),
  oss: ossReturnSchema,
  meter: distanceMeterSchema,
  margin: marginSchema,
  money: z.object({
    payments: amount,
    refunds: amount,
    fees: amount,
    disputes: amount,
    payouts: amount,
    /**
     * Customers' money by bank: receipts minus refunds; 0 for quarters closed before bank payments existed.
     */
    bank: amount.default(ZERO),
  }),
  papers: z.object({ invoices: z.number().int(), creditNotes: z.number().int() }),
});
export type QuarterFigures = z.infer<typeof quarterFiguresSchema>;

/** The states of a quarter. `running`: not over yet; `open`: over, to be closed. */
export const quarterStates = ['running', 'open', 'closed'] as const;

export const quarterRowSchema = z.object({
  quarter: quarterSchema,
  state: z.enum(quarterStates),
  closedAt: z.string().nullable(),
  closedBy: z.string().nullable(),
});
export type QuarterRow = z.infer<typeof quarterRowSchema>;

export const quarterDetailSchema = quarterRowSchema.extend({
  figures: quarterFiguresSchema,
  /** The number of payments, refunds and disputes of this quarter without an order. */
  unmatched: z.number().int(),
  /** The earlier quarter that must be closed first; null when this quarter can be closed. */
  closeFirst: quarterSchema.nullable(),
});
export type QuarterDetail = z.infer<typeof quarterDetailSchema>;

export const quarterParams = z.object({ quarter: quarterSchema });

export const journalEntrySchema = z.object({
  id: z.number().int(),
  kind: z.enum(entryKinds),
  reference: z.string(),
  bookedAt: z.string(),
  happenedAt: z.string(),
  orderId: z.number().int().nullable(),
  country: z.string().nullable(),
  vatRate: z.number().nullable(),
  amount,
  vatAmount: amount,
  fee: amount,
  payoutId: z.string().nullable(),
  isUnmatched: z.boolean(),
});
export type JournalEntry = z.infer<typeof journalEntrySchema>;

export const journalFilterSchema = z.object({
  q: searchTextSchema.optional(),
  quarter: quarterSchema.optional(),
  kind: z.enum(entryKinds).optional(),
  matched: z.enum(['no']).optional(),
});
export const journalQuerySchema = journalFilterSchema.extend(pageShape);
export type JournalQuery = z.infer<typeof journalQuerySchema>;
export const journalPageSchema = countedPageSchemaOf(journalEntrySchema);

/** The state of fetching the balance from the payment provider. */
export const balanceStatusSchema = z.object({
  isRunning: z.boolean(),
  /** The time of the last complete fetch; null before the first. */
  fetchedAt: z.string().nullable(),
  /** The time of the last fetch if it failed; null otherwise. */
  failedAt: z.string().nullable(),
});
export type BalanceStatus = z.infer<typeof balanceStatusSchema>;

export const payoutStatuses = ['pending', 'paid', 'failed'] as const;

export const payoutSchema = z.object({
  id: z.number().int(),
  providerId: z.string(),
  amount,
  status: z.enum(payoutStatuses),
  createdAt: z.string(),
  arrivesOn: z.string(),
  /** The number of entries in the payout, followed by their sum; null while the contents are unknown. */
  entries: z.number().int(),
  sum: amount.nullable(),
});
export type Payout = z.infer<typeof payoutSchema>;
export const payoutPageSchema = countedPageSchemaOf(payoutSchema);

export const entryNames: Readonly<Record<EntryKind, string>> = {
  invoice: 'Factuur',
  credit_note: 'Creditnota',
  credit_correction: 'Correctie van een creditnota',
  payment: 'Betaling',
  refund: 'Terugbetaling',
  refund_returned: 'Terugbetaling teruggekomen',
  dispute: 'Geschil',
  fee: 'Kosten van de betaaldienst',
  payout: 'Uitbetaling',
  payout_returned: 'Uitbetaling teruggekomen',
  other: 'Anders',
  bank_receipt: 'Ontvangen per bank',
  bank_refund: 'Terugbetaald per bank',
};

export const regimeNames: Readonly<Record<VatRegime, string>> = {
  domestic: 'Nederlandse btw',
  oss: 'OSS',
  export: 'Uitvoer',
};
