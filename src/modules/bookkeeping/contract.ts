// The books as the API carries them: quarters with their VAT, the journal, payouts and costs. All amounts are
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
 * `domestic`: Dutch VAT; `oss`: that of the customer's country, declared through the One Stop Shop; `export`:
 * none.
 */
export const vatRegimes = ['domestic', 'oss', 'export'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/**
 * Papers of the shop, what changed its balance at the payment provider, and money of customers that came and
 * went by bank.
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
/** What a customer paid, whichever way it came. */
export const receiptKinds: readonly EntryKind[] = ['payment', 'bank_receipt'];

/** VAT of one country at one rate, credit notes taken off. */
export const vatRowSchema = taxed.extend({
  country: z.string(),
  rate: z.number(),
  regime: z.enum(vatRegimes),
  /** Of the papers, VAT included. */
  total: amount,
  papers: z.number().int(),
});
export type VatRow = z.infer<typeof vatRowSchema>;

/**
 * A box of the Dutch return. What is filled in is in whole euros, rounded in the shop's favour, as the tax
 * office allows.
 */
export const vatBoxSchema = taxed.extend({
  box: z.string(),
  name: z.string(),
  /** Null where the form asks for none. */
  fillInNet: z.number().int().nullable(),
  fillInVat: z.number().int().nullable(),
});
export type VatBox = z.infer<typeof vatBoxSchema>;

export const ossReturnSchema = z.object({
  /** Sold in this quarter, by country and rate. */
  supplies: z.array(taxed.extend({ country: z.string(), rate: z.number() })),
  /** What credit notes of this quarter take back of quarters before, by country and quarter. */
  corrections: z.array(taxed.extend({ country: z.string(), quarter: quarterSchema })),
  /** To all countries whose balance is not negative. */
  payable: amount,
  /** What a country pays back itself. Quarters that were closed before this was told have none. */
  owedBack: z.array(z.object({ country: z.string(), vat: amount })).default([]),
});
export type OssReturn = z.infer<typeof ossReturnSchema>;

/**
 * Distance sales within the Union since 1 January, without VAT, against the threshold of € 10,000 of this
 * year and the one before.
 */
export const distanceMeterSchema = z.object({
  year: z.number().int(),
  net: amount,
  /** Of the whole year before; quarters that were closed before this was told have nothing. */
  lastYear: amount.default(ZERO),
  limit: amount,
  /** Rounded down. */
  percentage: z.number().int(),
  state: z.enum(['under', 'near', 'over']),
  /** Declared through the One Stop Shop already: the threshold decides nothing any more. */
  oss: z.boolean(),
});
export type DistanceMeter = z.infer<typeof distanceMeterSchema>;

/**
 * A part that was never told is null, and with it the margin; quarters that were closed before that have it
 * counted as nothing.
 */
export const marginSchema = z.object({
  /** Without VAT, credit notes taken off. */
  revenue: amount,
  goods: amount.nullable(),
  packaging: amount.nullable(),
  postage: amount.nullable(),
  /** What the provider kept, and what it will keep of payments it has not settled yet. */
  fees: amount,
  estimatedFees: amount.nullable(),
  /** Taken back by customers' banks, less what came back of it. */
  disputes: amount,
  margin: amount.nullable(),
  parcels: z.number().int(),
  /** Sold pieces of which no purchase tells the cost. */
  piecesWithoutCost: z.number().int(),
  /** Kinds of costs nobody filled in, though there was something to pay. */
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
     * Of customers, by bank: what came less what went back. Of quarters closed before there was any, nothing.
     */
    bank: amount.default(ZERO),
  }),
  papers: z.object({ invoices: z.number().int(), creditNotes: z.number().int() }),
});
export type QuarterFigures = z.infer<typeof quarterFiguresSchema>;

/** `running`: not over yet; `open`: over, and waiting to be closed. */
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
  /** Payments, refunds and disputes of this quarter that belong to no order. */
  unmatched: z.number().int(),
  /** Closed before this one is; null when nothing stands in the way. */
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

/** How asking the payment provider for its balance goes; moments, or null. */
export const balanceStatusSchema = z.object({
  isRunning: z.boolean(),
  /** When all of it was last brought in. */
  fetchedAt: z.string().nullable(),
  /** When it was tried last, if that failed. */
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
  /** What it consists of, and what that comes to; null as long as it is not known. */
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
