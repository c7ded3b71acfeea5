// Defines the differences between two books, such as orders and payments. Each module declares the
// differences it can find, each with a statement over whole tables and one repair. The nightly comparison,
// its back-office page and the tests are built from these declarations.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { href } from '#shared/href.ts';
import type { Orm } from './database.ts';

/**
 * The part of the books that one statement checks: the orders in a range of order numbers, and only entries
 * completed before the moment `before`.
 */
export type Span = { fromOrder: number; toOrder: number; before: Date };

const rowSchema = z.object({
  /**
   * The thing the difference is about, such as "order:12" or "payment:pi_…"; unique within its kind. While a
   * job for this subject is pending, the difference is not reported.
   */
  subject: z.string(),
  orderId: z.number().int().nullable().default(null),
  /**
   * The two values that differ, `one` and `other`, each from one of the two books, for the Dutch sentence;
   * null when the sentence needs none.
   */
  one: z.coerce.string().nullish(),
  other: z.coerce.string().nullish(),
});
type Row = z.infer<typeof rowSchema>;
export type FoundDifference = Pick<Row, 'subject' | 'orderId'> & { text: string };

/** A request to repair a difference, with the operator (`actor`) and the operator's reason. */
export type RepairRequest = Pick<FoundDifference, 'subject' | 'orderId'> & { actor: string; reason: string };

export type Repair<Needs> = {
  /** Dutch label of the button that starts the repair. */
  label: string;
  /** True when the repair changes no data: the operator only records an explanation. */
  explains?: true;
  /**
   * Repairs the difference; safe to run twice or concurrently. The repair reads the true value again from its
   * source. A `Refusal` is shown to the operator.
   */
  run(shop: Needs, what: RepairRequest): Promise<unknown>;
};

export type DifferenceKind<Needs> = {
  key: string;
  title: string;
  /** Path of the back-office page to link for a difference that has no order. */
  path: string;
  /**
   * How the statement that finds the differences runs: `orders` checks one range of order numbers per run,
   * `whole` checks all rows in one run.
   */
  over: 'orders' | 'whole';
  find(db: Orm, span: Span): Promise<FoundDifference[]>;
  repair: Repair<Needs>;
};

/** Maximum number of reported differences of one kind; nobody reviews more of them one by one. */
const MAX_ROWS = 500;

type Parts<Needs> = Omit<DifferenceKind<Needs>, 'find' | 'path' | 'over'> &
  Partial<Pick<DifferenceKind<Needs>, 'path' | 'over'>> & {
    /**
     * Returns the SQL that finds the differences of this kind: one row each, with the column `subject` and,
     * where they apply, "orderId" and the two values `one` and `other`.
     */
    rows(span: Span): SQL;
    text(row: Row): string;
  };

/**
 * Declares a kind of difference. `rows` is the SQL that finds the differences, and `text` makes the Dutch
 * sentence about one of them.
 */
export function difference<Needs>({ rows, text, ...kind }: Parts<Needs>): DifferenceKind<Needs> {
  return {
    path: href('/admin/orders'),
    over: 'orders',
    ...kind,
    async find(db, span) {
      const result = await db.execute(sql`${rows(span)} limit ${MAX_ROWS}`);
      return z
        .array(rowSchema)
        .parse(result.rows)
        .map((row) => ({ subject: row.subject, orderId: row.orderId, text: text(row) }));
    },
  };
}

export const withinSpan = (column: SQL, { fromOrder, toOrder }: Span): SQL =>
  sql`${column} between ${fromOrder} and ${toOrder}`;

export const beforeSpanEnd = (column: SQL, span: Span): SQL =>
  sql`${column} < ${span.before.toISOString()}::timestamptz`;

type RepairAction<Needs, About> = (shop: Needs, about: About, what: RepairRequest) => Promise<unknown>;

/**
 * Declares a repair of differences whose subject contains a number, such as "order:12". `act` repairs the
 * difference and gets that number, 12.
 */
export const repairByNumber = <Needs>(label: string, act: RepairAction<Needs, number>): Repair<Needs> => ({
  label,
  run: (shop, what) => act(shop, parseSubjectNumber(what.subject), what),
});

/**
 * Declares a repair of differences whose subject contains a text, such as "payment:pi_…". `act` repairs the
 * difference and gets that text, "pi_…".
 */
export const repairByKey = <Needs>(label: string, act: RepairAction<Needs, string>): Repair<Needs> => ({
  label,
  run: (shop, what) => act(shop, parseSubjectKey(what.subject), what),
});

/** Repair of a difference that the shop cannot correct: an operator records an explanation. */
export const EXPLAIN_ONLY: Repair<unknown> = {
  label: 'Uitleggen',
  explains: true,
  run: async () => undefined,
};

/** Returns the number in a subject: 12 for "order:12". */
export function parseSubjectNumber(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}

/** Returns the text after the colon of a subject: "pi_…" for "payment:pi_…". */
export function parseSubjectKey(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}
