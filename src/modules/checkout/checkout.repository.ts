// The SQL of the table `checkouts`, the agreements: the quote and recipient a customer accepted for a
// payment. Inserts agreements, links them to a payment and records the recipient.

import { and, desc, eq, getTableColumns, inArray, isNotNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod';
import { deletedCouponHold } from '#modules/coupons/index.ts';
import { completedDraft, type OpenDraft, openedDraftId } from '#modules/drafts/index.ts';
import { isOrdered } from '#modules/orders/index.ts';
import { type ProviderPayment, paymentValuesOf, upsertedPayment } from '#modules/payments/index.ts';
import { type Quote, quoteSchema } from '#modules/pricing/contract.ts';
import { lockOfNetwork } from '#modules/stock/index.ts';
import { oneRow, statement } from '#platform/database/compiled-statement.ts';
import type { Orm } from '#platform/database/database.ts';
import type { Cents } from '#shared/money.ts';
import { eachField, type Recipient } from '#shared/recipient/recipient.ts';
import { checkouts } from './checkout.tables.ts';

export type Agreement = {
  id: string;
  draftId: number;
  paymentId: string | null;
  amount: Cents;
  quote: Quote;
  /**
   * The recipient the customer agreed to; null while the basket has no complete address. An order of an
   * agreement without recipient takes the recipient of the draft.
   */
  recipient: Recipient | null;
  /** The time the order button was last pressed for this agreement; null when it never was. */
  agreedAt: Date | null;
  createdAt: Date;
};

/**
 * Inserts or updates the open draft of a session and locks its row. With `networks` (hashes of the buyer's
 * networks, widest first), also locks the widest network until the end of the transaction, so that concurrent
 * baskets of one network count their holds one after another. Returns `isNamed`, true when the draft has an
 * e-mail address.
 */
export const openBasket = oneRow((db, draft: OpenDraft, networks: string | null) =>
  openedDraftId(db, draft, {
    isNamed: sql<boolean>`customer_email <> ''`,
    ...(networks === null ? {} : { locked: lockOfNetwork(networks) }),
  }),
);

/**
 * Inserts an agreement and returns as `usedLast` the id of the previous payment of the same draft; null when
 * the draft has none. When `released` is a hold key, also deletes the coupon use reserved under that key.
 */
export const insertAgreement = oneRow((db, agreement: Agreement, released: string | null) => {
  const usedLast = sql<string | null>`(
    select earlier.payment_id from ${checkouts} earlier
    where earlier.draft_id = ${agreement.draftId} and earlier.payment_id is not null
    order by earlier.created_at desc limit 1)`;
  return db
    .with(...(released ? [db.$with('released').as(deletedCouponHold(db, released))] : []))
    .insert(checkouts)
    .values(agreement)
    .returning({ usedLast });
});

const binding = (db: Orm, agreementId: string, paymentId: string | null) =>
  db.update(checkouts).set({ paymentId }).where(eq(checkouts.id, agreementId));

export const bindPayment = statement(binding);

type PaymentValues = ReturnType<typeof paymentValuesOf>;

/** Links a payment to its agreement and stores the provider's answer about the payment, in one statement. */
export const bindAndRecordPayment = statement((db, agreementId: string, paymentValues: PaymentValues) => {
  const bound = binding(db, agreementId, paymentValues.id).returning({ id: checkouts.id });
  return upsertedPayment(db, paymentValues, db.$with('bound').as(bound));
});

const putSettled = statement((db, paymentValues: PaymentValues, draftId: number, orderId: number) => {
  const completed = completedDraft(db, draftId, { orderId, at: paymentValues.updatedAt });
  // The rest of the transaction must not delay a paid order: waiting for a lock fails after two seconds, and
  // background jobs then confirm the order.
  const lockTimeout = sql<string>`set_config('lock_timeout', '2s', true)`;
  return upsertedPayment(db, paymentValues, db.$with('completed').as(completed)).returning({
    patience: lockTimeout,
  });
});

type Settled = { draftId: number; orderId: number; payment: ProviderPayment | null; now: Date };

/**
 * Marks the draft as completed by its order. If there is a payment, the same statement also records that the
 * payment became the order.
 */
export async function settleBasket(tx: Orm, { draftId, orderId, payment, now }: Settled): Promise<void> {
  if (payment) await putSettled(tx, paymentValuesOf(payment, now, 'order'), draftId, orderId);
  else await completedDraft(tx, draftId, { orderId, at: now });
}

const selectAgreements = statement((db, paymentId: string) =>
  db
    .select({ agreement: getTableColumns(checkouts), isOrdered: isOrdered(paymentId) })
    .from(checkouts)
    .where(eq(checkouts.paymentId, paymentId))
    .orderBy(desc(checkouts.createdAt)),
);

const recipientSchema = z.object(eachField(() => z.string()));

const readAgreement = (row: typeof checkouts.$inferSelect): Agreement => ({
  ...row,
  quote: quoteSchema.parse(row.quote),
  recipient: recipientSchema.nullable().parse(row.recipient),
});

/**
 * Records on an agreement that its customer pressed the order button: the recipient, the quote with the VAT
 * of that address, and the time.
 */
export async function recordAgreedRecipient(
  db: Orm,
  agreementId: string,
  agreed: { recipient: Recipient; quote: Quote; agreedAt: Date },
): Promise<void> {
  await db.update(checkouts).set(agreed).where(eq(checkouts.id, agreementId));
}

/** Removes the recipient from all agreements created before `moment`. */
export async function anonymiseAgreementsBefore(tx: Orm, moment: Date): Promise<void> {
  await tx
    .update(checkouts)
    .set({ recipient: null })
    .where(and(lt(checkouts.createdAt, moment), sql`${checkouts.recipient} is not null`));
}

/** Lists all agreements of a payment, newest first. */
export async function listAgreements(db: Orm, paymentId: string): Promise<Agreement[]> {
  return (await selectAgreements(db, paymentId)).map(({ agreement }) => readAgreement(agreement));
}

/**
 * Lists the agreements of a payment that has no order yet, newest first. Null when no agreement has this
 * payment id, or when the payment already has an order.
 */
export async function listUnplacedAgreements(db: Orm, paymentId: string): Promise<Agreement[] | null> {
  const rows = await selectAgreements(db, paymentId);
  if (rows.length === 0 || rows.some((row) => row.isOrdered)) return null;
  return rows.map(({ agreement }) => readAgreement(agreement));
}

/** Returns the newest agreement of each payment, by payment id. Payments without an agreement are missing. */
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
    rows.flatMap((row) => (row.paymentId === null ? [] : [[row.paymentId, readAgreement(row)]])),
  );
}

// The reference comes from the provider. The database throws an error for a text that is no UUID.
const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/**
 * Finds an agreement by its own id, which the provider stores as the payment's reference. This works even
 * when the shop never received the payment id. Null when the id is unknown or not a UUID.
 */
export async function findAgreement(db: Orm, id: string): Promise<Agreement | null> {
  if (!UUID.test(id)) return null;
  const [row] = await db.select().from(checkouts).where(eq(checkouts.id, id));
  return row ? readAgreement(row) : null;
}

/** Lists the payment ids of a draft, most recently used first. Agreements without a payment are skipped. */
export async function listDraftPayments(db: Orm, draftId: number): Promise<string[]> {
  const rows = await db
    .select({ paymentId: checkouts.paymentId })
    .from(checkouts)
    .where(and(eq(checkouts.draftId, draftId), isNotNull(checkouts.paymentId)))
    .orderBy(desc(checkouts.createdAt));
  return [...new Set(rows.flatMap(({ paymentId }) => (paymentId === null ? [] : [paymentId])))];
}
