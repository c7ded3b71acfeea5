// Handles customer details supplied after the order, by the customer's browser or by the operator. Updates
// the order's flags and announces that the order can now be confirmed by mail.

import type { Orm } from '#platform/database/database.ts';
import type { Announce } from '#platform/jobs/facts.ts';
import { missingFields, type Recipient } from '#shared/recipient/recipient.ts';
import type { OrderRow } from './order.repository.ts';
import { orderReachable } from './order-facts.ts';
import { flagsAfter } from './recipient-flags.ts';

/** The flag of an order without details that are needed to send or confirm the order. */
export const DETAILS_MISSING = 'details_missing';

/**
 * Returns the flags of an order after its recipient changed. `details_missing` is removed once all details
 * needed to send and confirm the order are known.
 */
export function flagsWithDetails(flags: string[], before: Recipient, customer: Recipient): string[] {
  const now = flagsAfter(flags, before, customer);
  if (missingFields(customer, 'order').length > 0) return now;
  return now.filter((flag) => flag !== DETAILS_MISSING);
}

/**
 * Announces that an order without an e-mail address now has one, so that the confirmation is sent. The dedupe
 * key of the mail prevents a second confirmation.
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
