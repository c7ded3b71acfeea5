// The SQL of payments: the latest state reported by the provider, and the ids of webhook messages already
// received.

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

/**
 * The statuses of an unpaid payment: it waits for another attempt, or was canceled. A payment in one of these
 * statuses counts as failed when it also has a failure code.
 */
const FAILED_STATES: string[] = ['requires_payment_method', 'canceled'];

type PaymentValues = typeof payments.$inferInsert;

/**
 * Maps a payment of the provider to the columns of `payments`. With `settledAs`, the columns also record that
 * the shop finished with the payment at `now`.
 */
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
 * Builds the SQL statement that inserts or updates a payment. A payment stored as succeeded keeps that
 * status, so an outdated answer of the provider changes nothing. The subqueries in `along` run in the same
 * statement.
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

/** Inserts or updates a payment; a succeeded payment never becomes unpaid again (see `upsertedPayment`). */
export async function savePayment(db: Orm, payment: ProviderPayment, now: Date): Promise<void> {
  await putPayment(db, paymentValuesOf(payment, now));
}

/**
 * Returns a SQL subquery for the payment method of a payment id; null for unknown payments. Other modules use
 * the subquery in their own statements.
 */
export function paymentMethodOf(paymentId: SQL): SQL {
  return sql`(select ${payments.method} from ${payments} where ${payments.id} = ${paymentId})`;
}

/**
 * Returns a SQL condition that is true when the payment id is stored. Other modules use the condition in
 * their own statements.
 */
export function isKnownPayment(paymentId: string): SQL {
  return sql`exists (select from ${payments} where ${payments.id} = ${paymentId})`;
}

export const findPayment = findBy(payments, payments.id);

/** Lists payments whose last attempt failed and that are still unpaid, newest first, at most `limit`. */
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
 * Lists payments without a final outcome that are due for a check at the provider, longest unchecked first,
 * at most `limit`. A payment is due when the time since its last check is longer than `pause` (milliseconds)
 * and longer than half the age the payment had at that check. The older a payment, the rarer the checks.
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

/** Returns the time of the last webhook message received; null when there was none. */
export async function findLastEventAt(db: Orm): Promise<Date | null> {
  const [row] = await db.select({ at: max(paymentEvents.receivedAt) }).from(paymentEvents);
  return row?.at ?? null;
}

type NewEvent = typeof paymentEvents.$inferInsert & { paymentId: string };

/**
 * Records a webhook message in one SQL query, but only when the shop has finished with its payment
 * (`settledAt`). `isInserted`: this call recorded the message. `isKnown`: the message was recorded by an
 * earlier call, whatever the state of the payment.
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

/** Records a webhook message; returns false when the message was recorded before. */
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
