// Compares orders with the payment provider's last answers: payment, refunds and payment state.

import { type SQL, sql } from 'drizzle-orm';
import { orderNumber } from '#modules/orders/index.ts';
import { executeRefund, type RefundNeeds, syncReversals } from '#modules/refunds/index.ts';
import {
  beforeSpanEnd,
  type DifferenceKind,
  difference,
  repairByKey,
  repairByNumber,
  type Span,
  withinSpan,
} from '#platform/database/differences.ts';
import { cents, formatEuro } from '#shared/money.ts';
import { syncPayment, verifyPayment } from './verify-payment.ts';

/**
 * A SQL condition: the order with id `orderId` has an applied change. Such an order can have several
 * payments, so the comparisons add them up.
 */
export const wasChanged = (orderId: SQL) =>
  sql`exists (select from order_changes c where c.order_id = ${orderId} and c.state = 'applied')`;

const euros = (amount: string | null | undefined) => formatEuro(cents(Number(amount)));
const bestelling = (id: number | null) => `bestelling ${orderNumber(id ?? 0)}`;

/**
 * Builds a query of the refunded amount per payment, for the orders in `span`. Pending refunds count, because
 * their money has left the shop.
 */
const back = (span: Span) =>
  sql`select payment_id, sum(amount) as amount from refunds where ${withinSpan(sql`order_id`, span)} and status in ('pending', 'succeeded') group by payment_id`;

/**
 * Builds a query of all payments per order, for the orders in `span`: the order's own payment and the
 * payments for its applied changes.
 */
const ownPayments = (
  span: Span,
) => sql`select id as order_id, payment_id from orders where ${withinSpan(sql`id`, span)}
  union all select order_id, payment_id from order_changes where ${withinSpan(sql`order_id`, span)} and state = 'applied' and payment_id is not null`;

/**
 * A SQL expression: the payment state an order should have, computed from its refunds and disputes by the
 * rules of payment-state.ts.
 */
const EXPECTED_STATE = sql`case
  when exists (select from disputes d where d.payment_id = p.id and d.order_id = o.id and d.status in ('open', 'lost')) then 'disputed'
  when coalesce(back.amount, 0) = 0 then 'paid' when back.amount >= p.amount then 'refunded' else 'partially_refunded' end`;

const STATES: Readonly<Record<string, string>> = {
  paid: 'betaald',
  partially_refunded: 'deels terugbetaald',
  refunded: 'terugbetaald',
  disputed: 'betwist',
};
const stateText = (state: string | null | undefined) => STATES[state ?? ''] ?? state ?? 'onbekend';

export const moneyDifferences: readonly DifferenceKind<RefundNeeds>[] = [
  difference({
    key: 'order_never_paid',
    title: 'Bestelling zonder betaling',
    rows: (span) => sql`select 'order:' || o.id as subject, o.id as "orderId" from orders o
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.created_at`, span)} and o.payment_id is not null and o.payment_id not like 'free\\_%'
        and o.payment_state <> 'unpaid' and not exists (select from payments p where p.id = o.payment_id and p.status = 'succeeded')`,
    text: ({ orderId }) => `Van ${bestelling(orderId)} is geen gelukte betaling bekend.`,
    repair: repairByNumber('Betaling navragen', (shop, id, { actor }) => verifyPayment(shop, id, actor)),
  }),
  difference({
    key: 'refund_unnoted',
    title: 'Terugbetaling die de winkel niet kent',
    rows: (
      span,
    ) => sql`select 'payment:' || p.id as subject, own.order_id as "orderId", p.amount_refunded as one, coalesce(back.amount, 0) as other
      from (${ownPayments(span)}) own join payments p on p.id = own.payment_id left join (${back(span)}) back on back.payment_id = p.id
      where ${beforeSpanEnd(sql`p.updated_at`, span)} and p.amount_refunded <> coalesce(back.amount, 0) and p.id not like 'bank\\_%'`,
    text: ({ orderId, one, other }) =>
      `De betaaldienst gaf van ${bestelling(orderId)} ${euros(one)} terug, hier staat ${euros(other)}.`,
    repair: repairByKey('Betaaldienst volgen', syncReversals),
  }),
  difference({
    key: 'payment_state',
    title: 'Betaalstatus klopt niet',
    rows: (
      span,
    ) => sql`select 'order:' || o.id as subject, o.id as "orderId", o.payment_state as one, ${EXPECTED_STATE} as other
      from orders o join payments p on p.id = o.payment_id left join (${back(span)}) back on back.payment_id = p.id
      where ${withinSpan(sql`o.id`, span)} and ${beforeSpanEnd(sql`o.updated_at`, span)} and p.status = 'succeeded' and o.payment_state <> 'unpaid'
        and o.payment_state <> ${EXPECTED_STATE} and not ${wasChanged(sql`o.id`)}`,
    text: ({ orderId, one, other }) =>
      `Van ${bestelling(orderId)} staat de betaling op ${stateText(one)}, en is ${stateText(other)}.`,
    repair: repairByNumber('Betaaldienst volgen', syncPayment),
  }),
  difference({
    key: 'refund_unanswered',
    title: 'Terugbetaling zonder antwoord',
    rows: (
      span,
    ) => sql`select 'refund:' || r.id as subject, r.order_id as "orderId", r.amount as one from refunds r
      where ${withinSpan(sql`r.order_id`, span)} and ${beforeSpanEnd(sql`r.updated_at`, span)} and r.status = 'requested'`,
    text: ({ orderId, one }) =>
      `Of ${euros(one)} van ${bestelling(orderId)} terugging, heeft de betaaldienst nooit gezegd.`,
    repair: repairByNumber('Betaling navragen', executeRefund),
  }),
];
