// All kinds of differences between financial records, in the order of the comparison: differences of money
// first, missing messages to customers and operators last.

import type { Shop } from '#api/shop.ts';
import { mailDifferences } from '#mails/mail-differences.ts';
import { checkoutDifferences } from '#modules/checkout/index.ts';
import type { RecordRepair } from '#modules/operations/index.ts';
import { orderDifferences } from '#modules/order-overview/index.ts';
import { findOrder, insertEvents } from '#modules/orders/index.ts';
import { PaymentNotChangeable, PaymentProviderUnavailable } from '#modules/payments/index.ts';
import { LabelServiceTimeout, LabelServiceUnavailable } from '#modules/shipping/index.ts';
import { stockDifferences } from '#modules/stock/index.ts';
import type { DifferenceKind } from '#platform/database/differences.ts';
import { Refusal } from '#shared/api/problems.ts';
import type { Clock } from '#shared/clock.ts';

const kinds: readonly DifferenceKind<Shop>[] = [
  ...checkoutDifferences,
  ...orderDifferences,
  ...stockDifferences,
  ...mailDifferences,
];

/**
 * The kinds of differences. A repair throws `payment_unavailable` or `label_service_unavailable` when that
 * service is unavailable, and `not_repaired` when the payment provider refuses; the difference then remains.
 */
export const differenceKinds = kinds.map((kind): DifferenceKind<Shop> => {
  const { run } = kind.repair;
  return {
    ...kind,
    repair: { ...kind.repair, run: (shop, what) => run(shop, what).catch(refuseWhenServiceIsDown) },
  };
});

function refuseWhenServiceIsDown(error: unknown): never {
  if (error instanceof PaymentProviderUnavailable)
    throw new Refusal(
      'payment_unavailable',
      'De betaaldienst is nu niet bereikbaar. Probeer het zo opnieuw.',
      {
        retryAfter: 60,
      },
    );
  if (error instanceof LabelServiceUnavailable || error instanceof LabelServiceTimeout)
    throw new Refusal('label_service_unavailable', 'De labeldienst is nu niet bereikbaar.', {
      retryAfter: 60,
    });
  if (error instanceof PaymentNotChangeable)
    throw new Refusal('not_repaired', 'De betaaldienst weigert dit.');
  throw error;
}

/**
 * Creates the function that records a repair in the history of its order, in addition to what the repair
 * itself records. The function does nothing when the difference has no order.
 */
export const recordRepair =
  ({ clock }: { clock: Clock }): RecordRepair =>
  async (tx, { orderId, actor, title, reason }) => {
    if (!(await findOrder(tx, orderId))) return;
    const written = { orderId, at: clock.now(), actor, kind: 'difference_repaired', from: null };
    await insertEvents(tx, [{ ...written, to: title, note: reason }]);
  };
