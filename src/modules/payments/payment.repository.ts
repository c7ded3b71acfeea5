// The SQL of payments: the last word of the provider, and the ids of its messages that were seen.

import { and, asc, desc, eq, exists, inArray, isNotNull, isNull, lt, max, type SQL, sql } from 'drizzle-orm';
import type { WithSubquery } from 'drizzle-orm/subquery';
import { type Book, createBook } from '#platform/database/backup/book.ts';
import { oneRow, statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import { findBy } from '#platform/database/find-row.ts';
import { countByState } from '#platform/database/lists/count-by-state.ts';
import type { ProviderEvent, ProviderPayment } from './payment-provider.port.ts';
import { paymentEvents, payments } from './payments.tables.ts';

export type PaymentRow = typeof payments.$inferSelect;
export type Settlement = 'order' | 'duplicate' | 'canceled' | 'returned';

/** With a failure behind it: waiting for another try, or given up. */
const FAILED_STATES: string[] = ['requires_payment_method', 'canceled'];

type PaymentValues = typeof payments.$inferInsert;

/** What the provider said of a payment, and what it came to, if it did. */
export function paymentValuesOf(payment: ProviderPayment, now: Date, settledAs?: Settlement): PaymentValues {
  return {
    id: payment.id,
    reference: payment.reference,
    createdAt: payment.createdAt,
    ...(settledAs && { settledAs, settledAt: now }),
    amount: payment.amount,
    amountRefunded: payment.amountRefunded,
    status: payment.status,
    method: payment.method,
    failureCode: payment.lastFailure?.code ?? null,
    declineCode: payment.lastFailure?.declineCode ?? null,
    failureMessage: payment.lastFailure?.message ?? null,
    updatedAt: now,
  };
}

/**
 * Never takes a success back: a late, older answer changes nothing. `along` is written in the same statement.
 */
export function upsertedPayment(db: Orm, paymentValues: PaymentValues, ...along: WithSubquery[]) {
  const { id: _id, reference: _reference, createdAt: _createdAt, ...news } = paymentValues;
  return db
    .with(...along)
    .insert(payments)
    .values(paymentValues)
    .onConflictDoUpdate({
      target: payments.id,
      set: news,
      setWhere: sql`${payments.status} <> 'succeeded' or excluded.status = 'succeeded'`,
    });
}

const putPayment = statement((db, paymentValues: PaymentValues) => upsertedPayment(db, paymentValues));

/** As `rememberedPayment`, alone. */
export async function savePayment(db: Orm, payment: ProviderPayment, now: Date): Promise<void> {
  await putPayment(db, paymentValuesOf(payment, now));
}

/** The kind of method behind a column with a payment's id, for the statement of another module. */
export function paymentMethodOf(paymentId: SQL): SQL {
  return sql`(select ${payments.method} from ${payments} where ${payments.id} = ${paymentId})`;
}

/** Whether the shop knows a payment, for the statement of another module. */
export function isKnownPayment(paymentId: string): SQL {
  return sql`exists (select from ${payments} where ${payments.id} = ${paymentId})`;
}

export const findPayment = findBy(payments, payments.id);

/** Payments that failed and were not paid since, newest first. */
export async function listFailedPaymentRows(db: Orm, limit: number): Promise<PaymentRow[]> {
  return db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.failureCode), inArray(payments.status, FAILED_STATES)))
    .orderBy(desc(payments.createdAt))
    .limit(limit);
}

export function hasFailed(payment: PaymentRow): boolean {
  return payment.failureCode !== null && FAILED_STATES.some((status) => status === payment.status);
}

export async function settlePayment(tx: Orm, id: string, as: Settlement, now: Date): Promise<void> {
  await tx.update(payments).set({ settledAt: now, settledAs: as, updatedAt: now }).where(eq(payments.id, id));
}

/**
 * Payments nobody has finished with and whose time to be asked again has come, the longest waiting first. The
 * pause grows with the age of the payment: one that was abandoned yesterday is not asked every few minutes.
 */
export async function listUnsettled(
  db: Orm,
  { now, pause, limit }: { now: Date; pause: number; limit: number },
): Promise<PaymentRow[]> {
  const growingPause = sql`(${payments.updatedAt} - ${payments.createdAt}) / 2`;
  return db
    .select()
    .from(payments)
    .where(
      and(
        isNull(payments.settledAt),
        lt(payments.updatedAt, new Date(now.getTime() - pause)),
        sql`${payments.updatedAt} + ${growingPause} < ${now.toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(payments.updatedAt))
    .limit(limit);
}

/** When the provider last reached the shop; null when it never did. */
export async function findLastEventAt(db: Orm): Promise<Date | null> {
  const [row] = await db.select({ at: max(paymentEvents.receivedAt) }).from(paymentEvents);
  return row?.at ?? null;
}

type NewEvent = typeof paymentEvents.$inferInsert & { paymentId: string };

/**
 * Remembers a message about a payment that has been brought to an end; one that `isKnown` was seen before,
 * whatever it is about.
 */
export const recordIfSettled = oneRow((db, { id, type, paymentId, receivedAt }: NewEvent) => {
  const ended = and(eq(payments.id, paymentId), isNotNull(payments.settledAt));
  const message = sql`select ${id}, ${type}, ${payments.id}, ${receivedAt}::timestamptz from ${payments} where ${ended}`;
  const insertEvent = db.insert(paymentEvents).select(message).onConflictDoNothing();
  const insertedEvents = db.$with('inserted').as(insertEvent.returning({ id: paymentEvents.id }));
  const isInserted = exists(db.select().from(insertedEvents));
  const isSeen = exists(db.select().from(paymentEvents).where(eq(paymentEvents.id, id)));
  const isSettled = exists(db.select().from(payments).where(ended));
  const isKnown = sql<boolean>`${isSeen} or (${isSettled} and not ${isInserted})`;
  return db
    .with(insertedEvents)
    .select({ isInserted: sql<boolean>`${isInserted}`, isKnown })
    .from(sql`(values (1)) as one`);
});

/** True the first time this message is seen. */
export async function recordEvent(tx: Orm, event: ProviderEvent, now: Date): Promise<boolean> {
  const rows = await tx
    .insert(paymentEvents)
    .values({ id: event.id, type: event.type, paymentId: event.paymentId, receivedAt: now })
    .onConflictDoNothing()
    .returning({ id: paymentEvents.id });
  return rows.length > 0;
}

export const paymentBook: Book<'payments'> = createBook({
  key: 'payments',
  titleOf: (key) => `Betaling ${key}`,
  table: payments,
  id: payments.id,
  cents: () => sql`${payments.amount}`,
  at: sql`case when ${payments.settledAs} <> 'canceled' then ${payments.settledAt} end`,
  details: { kenmerk: payments.reference },
  where: eq(payments.status, 'succeeded'),
});

export const countPaymentsByStatus = (db: Orm): Promise<Record<string, number>> =>
  countByState(db, payments, payments.status);
