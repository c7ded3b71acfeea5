// The data of the withdrawal pages: the shop's terms and addresses, and the order of the link.

import { calculateRefundAmount } from '#modules/returns/contract.ts';
import { type Cents, ZERO } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';

export type WithdrawalInfo = {
  brand: string;
  company: string;
  /** Of the data of the withdrawal pages: the shop's postal address in one line. */
  address: string;
  email: string;
  withdrawalDays: number;
  returnDays: number;
  refundDays: number;
  /**
   * Of the data of the withdrawal pages: the path their forms are sent to. It contains the token of the
   * order's link, for a visitor who came from that link.
   */
  action: string;
  order: KnownOrder | null;
};

export type KnownOrder = {
  orderNumber: string;
  href: string;
  total: string;
  jars: number | null;
  /** Of an order known from its link: the last day to withdraw; null while the parcel is not delivered. */
  lastDay: Day | null;
  /**
   * Of an order known from its link: the amounts the customer paid, in cents; null when something was
   * refunded.
   */
  paid: { total: Cents; shippingCost: Cents } | null;
};

/** Returns the order of the link when the form contains the same order number; null otherwise. */
export const namedOrder = ({ order }: WithdrawalInfo, orderNumber: string): KnownOrder | null =>
  order?.orderNumber === orderNumber ? order : null;

/**
 * Returns the refund in cents for a number of jars, or for the whole order when `jars` is null. Null when
 * something was refunded before, and for a number of jars also when the order's own number is unknown.
 */
export function moneyBack({ paid, jars: ordered }: KnownOrder, jars: number | null): Cents | null {
  if (!paid || (jars !== null && ordered === null)) return null;
  const all = ordered ?? 1;
  const part = { all, before: 0, pieces: jars ?? all, deduction: ZERO, refundable: paid.total };
  return calculateRefundAmount({ ...part, order: paid }).due;
}
