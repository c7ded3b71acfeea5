// Differences between two books, as values: each module with a book declares the differences it can find,
// each with a statement over whole tables and one repair. The comparison, its back-office page and the tests
// are built from these.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { href } from '#shared/href.ts';
import type { Orm } from './database.ts';

/**
 * The part of the books that one statement checks: a range of order numbers, limited to what was settled
 * before a moment.
 */
export type Span = { fromOrder: number; toOrder: number; before: Date };

const rowSchema = z.object({
  /**
   * What the difference is about, unique within its kind: "order:12", "payment:pi_…". While a job for this
   * subject is pending, it is not reported.
   */
  subject: z.string(),
  orderId: z.number().int().nullable().default(null),
  /** The values of the two books, for the sentence about the difference. */
  one: z.coerce.string().nullish(),
  other: z.coerce.string().nullish(),
});
type Row = z.infer<typeof rowSchema>;
export type FoundDifference = Pick<Row, 'subject' | 'orderId'> & { text: string };

/**
 * A request to repair a difference: the actor, and a reason for kinds that the books cannot settle
 * themselves.
 */
export type RepairRequest = Pick<FoundDifference, 'subject' | 'orderId'> & { actor: string; reason: string };

export type Repair<Needs> = {
  /** Text of its button. */
  label: string;
  /** The repair changes no book; an operator only records an explanation. */
  explains?: true;
  /**
   * Repairs the difference; safe to run twice or concurrently. It asks the source that has the true value. A
   * refusal is shown to the operator.
   */
  run(shop: Needs, what: RepairRequest): Promise<unknown>;
};

export type DifferenceKind<Needs> = {
  key: string;
  title: string;
  /** Back-office page of a difference that has no order. */
  path: string;
  /** `orders`: the statement is limited to the orders of the span; `whole`: it runs once for all. */
  over: 'orders' | 'whole';
  find(db: Orm, span: Span): Promise<FoundDifference[]>;
  repair: Repair<Needs>;
};

/** Maximum number of differences of one kind; nobody reviews more one by one. */
const MAX_ROWS = 500;

type Parts<Needs> = Omit<DifferenceKind<Needs>, 'find' | 'path' | 'over'> &
  Partial<Pick<DifferenceKind<Needs>, 'path' | 'over'>> & {
    /** Statement that selects `subject`, and where they exist "orderId", `one` and `other`. */
    rows(span: Span): SQL;
    text(row: Row): string;
  };

/** Declares a kind of difference whose rows one statement finds. */
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

/** Declares a repair for subjects with a number. */
export const repairByNumber = <Needs>(label: string, act: RepairAction<Needs, number>): Repair<Needs> => ({
  label,
  run: (shop, what) => act(shop, parseSubjectNumber(what.subject), what),
});

/** Declares a repair for subjects with a text key. */
export const repairByKey = <Needs>(label: string, act: RepairAction<Needs, string>): Repair<Needs> => ({
  label,
  run: (shop, what) => act(shop, parseSubjectKey(what.subject), what),
});

/** The repair of a difference that cannot be corrected: an operator explains it. */
export const EXPLAIN_ONLY: Repair<unknown> = {
  label: 'Uitleggen',
  explains: true,
  run: async () => undefined,
};

/** Returns the number in a subject such as "order:12" or "refund:3". */
export function parseSubjectNumber(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}

/** Returns the key in a subject such as "payment:pi_…". */
export function parseSubjectKey(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}
