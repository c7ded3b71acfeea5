// Computes the payment state of an order from its payments, refunds and disputes. Pure, and computed from all
// of them each time, so webhooks of the provider may arrive in any sequence.

import type { PaymentState } from '#modules/orders/index.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { DisputeStatus, RefundStatus } from './refund-contract.ts';

type Went = {
  /** The money that counts as received for the order, in cents, before refunds are deducted. */
  paid: Cents;
  refunds: readonly { amount: Cents; status: string }[];
  disputes: readonly { status: string }[];
};

/** The statuses in which a refund counts as money returned to the customer: the provider has accepted it. */
const TAKEN: readonly string[] = ['pending', 'succeeded'] satisfies RefundStatus[];
/**
 * The dispute statuses that make an order disputed. A lost dispute counts, because the shop did not refund
 * it; a won dispute and an inquiry do not count.
 */
const CONTESTED: readonly string[] = ['open', 'lost'] satisfies DisputeStatus[];

export function paymentStateOf({ paid, refunds, disputes }: Went): PaymentState {
  if (disputes.some(isContested)) return 'disputed';
  const back = sumOf(refunds.filter(({ status }) => TAKEN.includes(status)));
  if (back === 0) return 'paid';
  return back >= paid ? 'refunded' : 'partially_refunded';
}

/**
 * Returns true for a dispute in which the bank holds the disputed money or has given it back to the customer.
 */
export const isContested = ({ status }: { status: string }): boolean => CONTESTED.includes(status);

/**
 * Returns the amount of one payment that can still be refunded, in cents. A refund counts from its request
 * until it fails. A disputed payment has 0, because the provider refunds nothing of it.
 */
export function refundableOf(paid: Cents, { refunds, disputes }: Omit<Went, 'paid'>): Cents {
  if (disputes.some(isContested)) return cents(0);
  return cents(Math.max(0, paid - sumOf(refunds.filter(({ status }) => status !== 'failed'))));
}

function sumOf(refunds: readonly { amount: Cents }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
