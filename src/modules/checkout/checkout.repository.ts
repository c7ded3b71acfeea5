// The SQL of checkouts: which quote was agreed for which payment. Rows are only added and given their payment.

import { and, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm';
import { type Quote, quoteSchema } from '#modules/pricing/contract.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import { checkouts } from './checkout.tables.ts';

export type Agreement = {
  id: string;
  draftId: number;
  paymentId: string | null;
  amount: Cents;
  quote: Quote;
  createdAt: Date;
};

/** Answers the payment that was last used for this basket, if there is one. */
export async function insertAgreement(tx: Orm, agreement: Agreement): Promise<string | null> {
  const usedLast = sql<string | null>`(
    select earlier.payment_id from ${checkouts} earlier
    where earlier.draft_id = ${agreement.draftId} and earlier.payment_id is not null
    order by earlier.created_at desc limit 1)`;
  const [row] = await tx.insert(checkouts).values(agreement).returning({ usedLast });
  return row?.usedLast ?? null;
}

export async function bindPayment(db: Orm, agreementId: string, paymentId: string): Promise<void> {
  await binding(db, agreementId, paymentId);
}

/** The same, to be written in one statement with something else. */
export function boundPayment(db: Orm, agreementId: string, paymentId: string) {
  const bound = binding(db, agreementId, paymentId).returning({ id: checkouts.id });
  return db.$with('bound').as(bound);
}

const binding = (db: Orm, agreementId: string, paymentId: string) =>
  db.update(checkouts).set({ paymentId }).where(eq(checkouts.id, agreementId));

/** All agreements of a payment, newest first. */
export async function listAgreements(db: Orm, paymentId: string): Promise<Agreement[]> {
  const rows = await db
    .select()
    .from(checkouts)
    .where(eq(checkouts.paymentId, paymentId))
    .orderBy(desc(checkouts.createdAt));
  return rows.map((row) => ({ ...row, quote: quoteSchema.parse(row.quote) }));
}

/** The newest agreement of each of these payments. */
export async function listNewestAgreements(
  db: Orm,
  paymentIds: readonly string[],
): Promise<Map<string, Agreement>> {
  if (paymentIds.length === 0) return new Map();
  const rows = await db
    .selectDistinctOn([checkouts.paymentId])
    .from(checkouts)
    .where(inArray(checkouts.paymentId, [...paymentIds]))
    .orderBy(checkouts.paymentId, desc(checkouts.createdAt));
  return new Map(
    rows.flatMap((row) =>
      row.paymentId === null ? [] : [[row.paymentId, { ...row, quote: quoteSchema.parse(row.quote) }]],
    ),
  );
}

// The reference comes from outside, and the database refuses to compare what is no UUID.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** By the reference the provider was given: finds the agreement of a payment whose id the shop never learnt. */
export async function findAgreement(db: Orm, id: string): Promise<Agreement | null> {
  if (!UUID.test(id)) return null;
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ? { ...row, quote: quoteSchema.parse(row.quote) } : null;
}

/** The payments of a draft, the one used last first. An agreement that has no payment yet hides none of them. */
export async function listDraftPayments(db: Orm, draftId: number): Promise<string[]> {
  const rows = await db
    .select({ paymentId: checkouts.paymentId })
    .from(checkouts)
    .where(and(eq(checkouts.draftId, draftId), isNotNull(checkouts.paymentId)))
    .orderBy(desc(checkouts.createdAt));
  return [...new Set(rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId])))];
}
