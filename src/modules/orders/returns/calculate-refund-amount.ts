// What a return is worth: its share of what the goods cost, and the sending too once the whole order has come
// back (BW 6:230r). Pure; parts are rounded over everything that came back so far, so that they add up to the
// whole, to the cent.

import { type Cents, cents, roundHalfUp } from '#shared/money.ts';

type Sold = { total: Cents; shippingCost: Cents };

export type RefundAmountInput = {
  order: Sold;
  /** Pieces that count, of the whole order. */
  all: number;
  /** Those that were paid for by returns before this one, and those of this one. */
  before: number;
  pieces: number;
  deduction: Cents;
  refundable: Cents;
};

export type RefundAmount = {
  goods: Cents;
  shipping: Cents;
  /** What goes back: goods and sending less the deduction, and never more than is left. */
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
