// What does not agree between two books, as values: each module that keeps one says which differences it can
// see, in a statement over whole tables, and the one act that puts each right. The comparison, the page of
// the back-office and the tests follow from these.

import { type SQL, sql } from 'drizzle-orm';
import * as z from 'zod';
import { href } from '#shared/href.ts';
import type { Orm } from './database.ts';

/**
 * What a statement looks at: orders by number, a piece at a time, and only what was settled before a moment.
 */
export type Span = { fromOrder: number; toOrder: number; before: Date };

const rowSchema = z.object({
  /**
   * What it is about, once per kind: "order:12", "payment:pi_…". A job under way about it makes it no
   * difference yet.
   */
  subject: z.string(),
  orderId: z.number().int().nullable().default(null),
  /** What one book says and what the other says, for the sentence. */
  one: z.coerce.string().nullish(),
  other: z.coerce.string().nullish(),
});
type Row = z.infer<typeof rowSchema>;
export type FoundDifference = Pick<Row, 'subject' | 'orderId'> & { text: string };

/** Who puts it right, and why when the books themselves cannot say it. */
export type RepairRequest = Pick<FoundDifference, 'subject' | 'orderId'> & { actor: string; reason: string };

export type Repair<Needs> = {
  /** On its button. */
  label: string;
  /** The books stay as they are: a person says why. */
  explains?: true;
  /**
   * Safe to run twice and by two people at once; asks whoever knows the truth. A refusal is told to the
   * operator.
   */
  run(shop: Needs, what: RepairRequest): Promise<unknown>;
};

export type DifferenceKind<Needs> = {
  key: string;
  title: string;
  /** Where it is looked at, when it is not of an order. */
  path: string;
  /** `orders`: its statement keeps to the orders of the span; `whole`: it is asked once. */
  over: 'orders' | 'whole';
  find(db: Orm, span: Span): Promise<FoundDifference[]>;
  repair: Repair<Needs>;
};

/** More of one kind than anybody looks at one by one. */
const MAX_ROWS = 500;

type Parts<Needs> = Omit<DifferenceKind<Needs>, 'find' | 'path' | 'over'> &
  Partial<Pick<DifferenceKind<Needs>, 'path' | 'over'>> & {
    /** Answers `subject`, and where there are such things "orderId", `one` and `other`. */
    rows(span: Span): SQL;
    text(row: Row): string;
  };

/** A kind whose rows one statement finds. */
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

/** Of a subject that is a number. */
export const repairByNumber = <Needs>(label: string, act: RepairAction<Needs, number>): Repair<Needs> => ({
  label,
  run: (shop, what) => act(shop, parseSubjectNumber(what.subject), what),
});

/** Of a subject that is a key. */
export const repairByKey = <Needs>(label: string, act: RepairAction<Needs, string>): Repair<Needs> => ({
  label,
  run: (shop, what) => act(shop, parseSubjectKey(what.subject), what),
});

/** What happened cannot be written over. */
export const EXPLAIN_ONLY: Repair<unknown> = {
  label: 'Uitleggen',
  explains: true,
  run: async () => undefined,
};

/** The number behind "order:12" or "refund:3". */
export function parseSubjectNumber(subject: string): number {
  return Number(subject.slice(subject.indexOf(':') + 1));
}

/** The key behind "payment:pi_…". */
export function parseSubjectKey(subject: string): string {
  return subject.slice(subject.indexOf(':') + 1);
}
