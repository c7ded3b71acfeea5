// The mails that every order, refund and withdrawal should have. Each mail is found by its dedupe key, the
// unique key with which it was created. Recent events, whose mail may still come, and events older than 45
// days are left out.

import { type SQL, sql } from 'drizzle-orm';
import { isReceiptDue } from '#modules/returns/index.ts';
import { beforeSpanEnd, type Span, withinSpan } from '#platform/database/differences.ts';

/**
 * The age, as a PostgreSQL interval, from which a missing mail is no longer reported, because a mail that
 * late would help nobody.
 */
const MAX_AGE = "interval '45 days'";

/**
 * A SQL condition: the order `o` should have a mail about its event at time `at`. True when the order has an
 * e-mail address, its customer was not erased, and the event lies within the compared span and is younger
 * than `MAX_AGE`.
 */
const isExpected = (
  orderId: SQL,
  at: SQL,
  span: Span,
) => sql`${withinSpan(orderId, span)} and ${beforeSpanEnd(at, span)}
  and ${at} > ${span.before.toISOString()}::timestamptz - ${sql.raw(MAX_AGE)} and o.customer_email <> '' and o.restricted_at is null`;

/**
 * The queries of the expected mails, one per kind of event: orders, refunds and withdrawals. Each returns the
 * columns `key` (the dedupe key of the mail) and "orderId".
 */
export const expectedMails = {
  ofOrders: (span) => sql`select 'order_confirmation:order:' || o.id as key, o.id as "orderId" from orders o
    where ${isExpected(sql`o.id`, sql`o.created_at`, span)} and o.replacement_reason is null`,
  ofRefunds: (
    span,
  ) => sql`select 'refund:refund:' || r.id as key, o.id as "orderId" from refunds r join orders o on o.id = r.order_id
    where ${isExpected(sql`o.id`, sql`r.succeeded_at`, span)} and r.status = 'succeeded'`,
  ofWithdrawals: (
    span,
  ) => sql`select 'withdrawal_received:withdrawal:' || w.id as key, o.id as "orderId" from withdrawals w
    join orders o on o.id = w.order_id where ${isExpected(sql`o.id`, sql`w.declared_at`, span)} and ${isReceiptDue(sql`w`)}`,
} satisfies Readonly<Record<string, (span: Span) => SQL>>;
