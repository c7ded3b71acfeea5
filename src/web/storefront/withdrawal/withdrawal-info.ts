// The data of the withdrawal pages: the shop's terms and addresses, and the order of the link.

import { calculateRefundAmount } from '#modules/orders/contract.ts';
import { type Cents, ZERO } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';

export type WithdrawalInfo = {
  brand: string;
  company: string;
  /** The shop's address in one line. */
  address: string;
  email: string;
  withdrawalDays: number;
  returnDays: number;
  refundDays: number;
  /** The path the forms are posted to; for a visitor from an order's link it contains that link. */
  action: string;
  order: KnownOrder | null;
};

export type KnownOrder = {
  orderNumber: string;
  href: string;
  total: string;
  jars: number | null;
  /** The last day to withdraw; null before the parcel was delivered. */
  lastDay: Day | null;
  /** The amount paid, in cents, as long as nothing was refunded; else null. */
  paid: { total: Cents; shippingCost: Cents } | null;
};

/** Returns the order of the link when the form names the same order number; else null. */
export const namedOrder = ({ order }: WithdrawalInfo, orderNumber: string): KnownOrder | null =>
  order?.orderNumber === orderNumber ? order : null;

/**
 * Returns the refund in cents for a number of jars, or for the whole order when `jars` is null; null when the
 * amount is unknown.
 */
export function moneyBack({ paid, jars: ordered }: KnownOrder, jars: number | null): Cents | null {
  if (!paid || (jars !== null && ordered === null)) return null;
  const all = ordered ?? 1;
  const part = { all, before: 0, pieces: jars ?? all, deduction: ZERO, refundable: paid.total };
  return calculateRefundAmount({ ...part, order: paid }).due;
}
