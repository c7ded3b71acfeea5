// Details of a customer that come after the order: from their own browser, or from the operator. What they
// settle is decided here, whoever supplied them.

import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { missingFields, type Recipient } from '#shared/recipient/recipient.ts';
import type { OrderRow } from './order.repository.ts';
import { orderReachable } from './order-facts.ts';
import { flagsAfter } from './recipient-flags.ts';

/** On an order that cannot be sent or confirmed as it is. */
export const DETAILS_MISSING = 'details_missing';

/**
 * The points of attention of an order as it is now: the one about its details goes with the last of what was
 * missing.
 */
export function flagsWithDetails(flags: string[], before: Recipient, customer: Recipient): string[] {
  const now = flagsAfter(flags, before, customer);
  if (missingFields(customer, 'order').length > 0) return now;
  return now.filter((flag) => flag !== DETAILS_MISSING);
}

/**
 * The confirmation could not be sent to nobody; now there is somebody. The mail's own key keeps it to one.
 */
export async function announceReachable(
  { announce }: { announce: Announce },
  tx: Orm,
  { before, after }: { before: OrderRow; after: OrderRow },
): Promise<void> {
  const isUnreachable = (order: OrderRow) => missingFields(order, 'mail').length > 0;
  if (isUnreachable(before) && !isUnreachable(after))
    await announce(tx, orderReachable, { orderId: after.id });
}
