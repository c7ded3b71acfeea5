// Compares the payments of provider and shop in both directions, so that a payment is found even when all its
// webhooks were lost. Missing orders are created; payments without a basket are reported.

import { listOrderedPayments } from '#modules/orders/index.ts';
import {
  findPayment,
  listUnsettled,
  PaymentNotChangeable,
  type PaymentProvider,
  PaymentProviderUnavailable,
  savePayment,
  settlePayment,
} from '#modules/payments/index.ts';
import { type RefundNeeds, reconcileReversals } from '#modules/refunds/index.ts';
import { withNewTrace } from '#platform/trace/trace.ts';
import { hours, minutes } from '#shared/clock.ts';
import { type PlaceOrderNeeds, type PlaceOrderResult, placeOrder } from '../place-order.ts';

export type ReconciliationReport = {
  checked: number;
  /** The number of payments for which the reconciliation created a missing order. */
  repaired: number;
  /**
   * The ids of payments found by the reconciliation that succeeded at the provider and belong to no basket of
   * this shop.
   */
  unexplained: string[];
};

const SPANS = { recent: hours(6), full: hours(24 * 35) } as const;
const PAGE = 100;
const ABANDONED_AFTER_MS = hours(24);

type Walk = { report: ReconciliationReport; failures: unknown[] };

export async function reconcilePayments(
  shop: PlaceOrderNeeds & RefundNeeds,
  span: 'recent' | 'full',
): Promise<ReconciliationReport> {
  const walk: Walk = { report: { checked: 0, repaired: 0, unexplained: [] }, failures: [] };
  const since = new Date(shop.clock.now().getTime() - SPANS[span]);
  await walkProvider(shop, since, walk);
  await walkShop(shop, walk);
  // Refunds and disputes come last, because they are noted on the order, which may just have been created.
  await reconcileReversals(shop, since);
  const { report, failures } = walk;
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} payments could not be reconciled`);
  return report;
}

/**
 * Checks all payments at the provider since `createdSince`, and creates the order of every successful payment
 * without one.
 */
async function walkProvider(shop: PlaceOrderNeeds, createdSince: Date, walk: Walk): Promise<void> {
  let startingAfter: string | null = null;
  for (;;) {
    const page: Awaited<ReturnType<PaymentProvider['list']>> = await shop.provider.list({
      createdSince,
      startingAfter,
      limit: PAGE,
    });
    const succeeded = page.payments.filter(({ status }) => status === 'succeeded').map(({ id }) => id);
    // Nearly all payments have an order, so one query per page finds those that need no further check.
    const ordered = await listOrderedPayments(shop.database.orm, succeeded);
    walk.report.checked += ordered.size;
    for (const id of succeeded) if (!ordered.has(id)) await check(shop, id, walk);
    startingAfter = page.payments.at(-1)?.id ?? null;
    if (!page.hasMore || !startingAfter) return;
  }
}

/**
 * Checks the payments whose outcome the shop does not know yet, and cancels those that are still unpaid a day
 * after they were created.
 */
async function walkShop(shop: PlaceOrderNeeds, walk: Walk): Promise<void> {
  const now = shop.clock.now();
  for (const row of await listUnsettled(shop.database.orm, { now, pause: minutes(2), limit: 500 })) {
    const result = await check(shop, row.id, walk);
    if (result !== 'not_paid' || now.getTime() - row.createdAt.getTime() < ABANDONED_AFTER_MS) continue;
    await cancelAbandoned(shop, row.id, now);
  }
}

/**
 * Cancels an unpaid payment, at the provider first and then in the shop, so that it cannot succeed
 * afterwards. Does nothing when the provider refuses, because the customer is paying or has paid.
 */
async function cancelAbandoned(
  { database, provider }: Pick<PlaceOrderNeeds, 'database' | 'provider'>,
  paymentId: string,
  now: Date,
): Promise<void> {
  try {
    const payment = await provider.cancel(paymentId, 'abandoned');
    if (payment.status === 'canceled')
      await database.transaction((tx) => settlePayment(tx, paymentId, 'canceled', now));
  } catch (error) {
    if (!(error instanceof PaymentNotChangeable)) throw error;
  }
}

/**
 * Adds a payment without a basket to the unexplained payments of `report` and stores the payment, so that it
 * stays on the list of differences until an operator resolves it. Does nothing when the payment was refunded
 * as unexplained before.
 */
async function recordUnexplained(
  { database, provider, clock }: PlaceOrderNeeds,
  paymentId: string,
  report: ReconciliationReport,
): Promise<void> {
  if ((await findPayment(database.orm, paymentId))?.settledAs === 'returned') return;
  const payment = await provider.retrieve(paymentId);
  if (payment) await savePayment(database.orm, payment, clock.now());
  report.unexplained.push(paymentId);
}

/**
 * Checks one payment of the reconciliation. An error is collected and thrown at the end, so that the other
 * payments are still checked. An unavailable provider stops the reconciliation at once.
 */
async function check(
  shop: PlaceOrderNeeds,
  paymentId: string,
  { report, failures }: Walk,
): Promise<PlaceOrderResult['kind'] | 'failed'> {
  report.checked += 1;
  try {
    const result = await withNewTrace(() => placeOrder(shop, paymentId, 'reconciliation'));
    if (result.kind === 'placed' && result.created) report.repaired += 1;
    if (result.kind === 'unknown') await recordUnexplained(shop, paymentId, report);
    return result.kind;
  } catch (error) {
    if (error instanceof PaymentProviderUnavailable) throw error;
    failures.push(error);
    return 'failed';
  }
}
