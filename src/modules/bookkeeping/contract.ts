// The API contract of the bookkeeping: quarters with their VAT, the journal, payouts and costs. All amounts
// are whole cents.

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
 * The VAT schemes under which a sale is declared. `domestic`: Dutch VAT; `oss`: VAT of the customer's
 * country, declared through the One Stop Shop; `export`: no VAT.
 */
export const vatRegimes = ['domestic', 'oss', 'export'] as const;
export type VatRegime = (typeof vatRegimes)[number];

/**
 * The kinds of journal entries for invoices and credit notes. The other kinds are balance changes at the
 * payment provider and customers' bank transfers.
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
/** The kinds of journal entries for money that a customer paid. */
export const receiptKinds: readonly EntryKind[] = ['payment', 'bank_receipt'];

/** The VAT of one country at one rate, with credit notes deducted. */
export const vatRowSchema = taxed.extend({
  country: z.string(),
  rate: z.number(),
  regime: z.enum(vatRegimes),
  /** The sum of the invoices and credit notes of one country and rate, VAT included. */
  total: amount,
  papers: z.number().int(),
});
export type VatRow = z.infer<typeof vatRowSchema>;

/**
 * A box of the Dutch VAT return. The `fillIn` values are whole euros, rounded in the shop's favour, as the
 * tax office allows.
 */
export const vatBoxSchema = taxed.extend({
  box: z.string(),
  name: z.string(),
  /**
   * The net amount to enter in this box of the VAT return, in whole euros; null where the form has no such
   * field.
   */
  fillInNet: z.number().int().nullable(),
  fillInVat: z.number().int().nullable(),
});
export type VatBox = z.infer<typeof vatBoxSchema>;

export const ossReturnSchema = z.object({
  /** The sales of this quarter that are declared through the One Stop Shop, by country and rate. */
  supplies: z.array(taxed.extend({ country: z.string(), rate: z.number() })),
  /**
   * The corrections of earlier quarters in the One Stop Shop return: credit notes of this quarter for
   * invoices of an earlier quarter, by country and quarter.
   */
  corrections: z.array(taxed.extend({ country: z.string(), quarter: quarterSchema })),
  /**
   * The VAT to be paid through the One Stop Shop: the sum over all countries whose balance is not negative.
   */
  payable: amount,
  /**
   * The VAT that each country with a negative balance pays back to the shop. Empty for quarters closed before
   * this field existed.
   */
  owedBack: z.array(z.object({ country: z.string(), vat: amount })).default([]),
});
export type OssReturn = z.infer<typeof ossReturnSchema>;

/**
 * The distance sales within the EU since 1 January, without VAT, compared with the yearly threshold of €
 * 10,000.
 */
export const distanceMeterSchema = z.object({
  year: z.number().int(),
  net: amount,
  /**
   * The distance sales of the whole previous year, without VAT; 0 for quarters closed before this field
   * existed.
   */
  lastYear: amount.default(ZERO),
  limit: amount,
  /** The distance sales as a percentage of the threshold, rounded down. */
  percentage: z.number().int(),
  state: z.enum(['under', 'near', 'over']),
  /** True when the shop already declares through the One Stop Shop. The threshold then has no consequence. */
  oss: z.boolean(),
});
export type DistanceMeter = z.infer<typeof distanceMeterSchema>;

/**
 * The margin of a quarter: revenue minus costs. A cost that is unknown is null, and then `margin` is null
 * too. In quarters closed before this rule existed, unknown costs count as 0.
 */
export const marginSchema = z.object({
  /** The revenue of the quarter without VAT, with credit notes deducted, in cents. */
  revenue: amount,
  goods: amount.nullable(),
  packaging: amount.nullable(),
  postage: amount.nullable(),
  /**
   * The fees that the payment provider has reported, in cents. The field `estimatedFees` contains the fees of
   * payments the provider has not reported yet, estimated from the payment costs that owners entered; null
   * when no payment cost was entered.
   */
  fees: amount,
  estimatedFees: amount.nullable(),
  /**
   * The amounts that customers' banks took back in disputes of the quarter, minus the amounts the banks
   * returned to the shop, in cents.
   */
  disputes: amount,
  margin: amount.nullable(),
  parcels: z.number().int(),
  /** The number of units sold in the quarter whose purchase cost is not known. */
  piecesWithoutCost: z.number().int(),
  /** The kinds of costs, such as postage, that apply to this quarter but that no owner has entered. */
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
     * The bank transfers of customers in the quarter: receipts minus refunds, in cents. 0 for quarters closed
     * before bank payments existed.
     */
    bank: amount.default(ZERO),
  }),
  papers: z.object({ invoices: z.number().int(), creditNotes: z.number().int() }),
});
export type QuarterFigures = z.infer<typeof quarterFiguresSchema>;

/**
 * The states of a quarter. `running`: not over yet; `open`: over, but not closed; `closed`: permanently
 * closed.
 */
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
  /** The number of payments, refunds and disputes of this quarter that could not be linked to an order. */
  unmatched: z.number().int(),
  /** The earlier quarter that must be closed before this one; null when there is none. */
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
  /** The time the balance was last fetched completely; null before the first time. */
  fetchedAt: z.string().nullable(),
  /** The time of the last fetch of the balance if that fetch failed; null otherwise. */
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
  /**
   * The number of journal entries in the payout. While these entries have not been fetched from the provider,
   * the number is 0 and `sum` is null.
   */
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
