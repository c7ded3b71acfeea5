// The state of an order's money, from what was paid and what went back. Pure: it is computed anew each time,
// so it is right whatever the order in which the provider's messages came.

import { type Cents, cents } from '#shared/money.ts';
import type { PaymentState } from '../order-states.ts';
import type { DisputeStatus, RefundStatus } from './refund-contract.ts';

type Went = {
  /** What the provider received. */
  paid: Cents;
  refunds: readonly { amount: Cents; status: string }[];
  disputes: readonly { status: string }[];
};

/** On its way or arrived: the provider has taken it from the shop. */
const TAKEN: readonly string[] = ['pending', 'succeeded'] satisfies RefundStatus[];
/**
 * A won dispute and a question leave no trace in the state; a lost one stays one, because it is not a refund
 * of the shop's.
 */
const CONTESTED: readonly string[] = ['open', 'lost'] satisfies DisputeStatus[];

export function paymentStateOf({ paid, refunds, disputes }: Went): PaymentState {
  if (disputes.some(isContested)) return 'disputed';
  const back = sumOf(refunds.filter(({ status }) => TAKEN.includes(status)));
  if (back === 0) return 'paid';
  return back >= paid ? 'refunded' : 'partially_refunded';
}

/** What a bank has taken back, or holds until it has decided. */
export const isContested = ({ status }: { status: string }): boolean => CONTESTED.includes(status);

/**
 * What may still be given back of one payment: a refund counts from the moment it is wanted until it has
 * failed. While a bank contests a payment, or once it has taken it back, the provider gives back nothing of
 * it.
 */
export function refundableOf(paid: Cents, { refunds, disputes }: Omit<Went, 'paid'>): Cents {
  if (disputes.some(isContested)) return cents(0);
  return cents(Math.max(0, paid - sumOf(refunds.filter(({ status }) => status !== 'failed'))));
}

function sumOf(refunds: readonly { amount: Cents }[]): number {
  return refunds.reduce((sum, { amount }) => sum + amount, 0);
}
