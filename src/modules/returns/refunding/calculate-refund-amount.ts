// Calculates the refund of a return: the price of the returned goods, plus the shipping cost when the whole
// order has come back (BW 6:230r). The goods amount is rounded over all pieces refunded so far, so that the
// refunds of several returns add up exactly to the price of the order.

import { type Cents, cents, roundHalfUp } from '#shared/money.ts';

type Sold = { total: Cents; shippingCost: Cents };

export type RefundAmountInput = {
  order: Sold;
  /** The number of pieces of the product (gifts not counted) that the customer bought with the order. */
  all: number;
  /**
   * The number of pieces of the product that earlier returns refunded; `pieces` is the number in this return.
   */
  before: number;
  pieces: number;
  deduction: Cents;
  refundable: Cents;
};

export type RefundAmount = {
  goods: Cents;
  shipping: Cents;
  /**
   * The amount to refund for the return, in cents: goods and shipping less the deduction for wear, at most
   * `refundable`.
   */
  due: Cents;
};

export function calculateRefundAmount({
  order,
  all,
  before,
  pieces,
  deduction,
  refundable,
}: RefundAmountInput): RefundAmount {
  const paidForGoods = order.total - order.shippingCost;
  const shareOf = (count: number) =>
    all === 0 ? 0 : roundHalfUp((paidForGoods * Math.min(count, all)) / all);
  const goods = cents(shareOf(before + pieces) - shareOf(before));
  const isWhole = pieces > 0 && before + pieces >= all;
  const shipping = isWhole ? order.shippingCost : cents(0);
  return { goods, shipping, due: cents(Math.min(Math.max(goods + shipping - deduction, 0), refundable)) };
}
