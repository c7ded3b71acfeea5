// What the pages of the withdrawal function name: the shop's own terms and addresses, and the order somebody
// came from.

import { moneyOfReturn } from '#modules/orders/contract.ts';
import { type Cents, ZERO } from '#shared/money.ts';
import type { Day } from '#shared/shop-days.ts';

export type WithdrawalInfo = {
  brand: string;
  company: string;
  /** In one line. */
  address: string;
  email: string;
  withdrawalDays: number;
  returnDays: number;
  refundDays: number;
  /** Where its forms are sent: with the order's own link, for who came by one. */
  action: string;
  order: KnownOrder | null;
};

export type KnownOrder = {
  orderNumber: string;
  href: string;
  total: string;
  jars: number | null;
  /** To withdraw, once the parcel has come. */
  lastDay: Day | null;
  /** What was paid, while all of it is still to be given back; else null. */
  paid: { total: Cents; shippingCost: Cents } | null;
};

/** The order somebody came from, as long as that is the one they name. */
export const namedOrder = ({ order }: WithdrawalInfo, orderNumber: string): KnownOrder | null =>
  order?.orderNumber === orderNumber ? order : null;

/** What comes back for so many jars, for all of them with null; null where that cannot be said yet. */
export function moneyBack({ paid, jars: ordered }: KnownOrder, jars: number | null): Cents | null {
  if (!paid || (jars !== null && ordered === null)) return null;
  const all = ordered ?? 1;
  const part = { all, before: 0, pieces: jars ?? all, deduction: ZERO, refundable: paid.total };
  return moneyOfReturn({ ...part, order: paid }).due;
}
