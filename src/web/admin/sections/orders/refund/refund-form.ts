// The form of a refund: suggested amounts, and the check of a typed one.

import type { OrderDetail } from '#modules/order-overview/contract.ts';
import { type Cents, cents, formatEuro, parseEuros, toShownText } from '#shared/money.ts';

export type QuickAmount = { label: string; text: string };

const amountOf = (text: string): Cents => parseEuros(text) ?? cents(0);

type Paid = { money: Pick<OrderDetail['money'], 'paid' | 'refundable'>; shippingCost: string };

/**
 * Suggested amounts: everything that can be refunded, the goods without shipping, and the shipping costs.
 * Amounts above what can be refunded, and duplicates, are left out.
 */
export function quickAmounts({ money, shippingCost }: Paid): QuickAmount[] {
  const left = amountOf(money.refundable);
  const shipping = amountOf(shippingCost);
  const all = { label: 'Alles', text: toShownText(left) };
  if (shipping === 0 || shipping >= left) return [all];
  const sending = { label: 'Verzendkosten', text: toShownText(shipping) };
  // After a first refund it is unknown which part of the rest was for the goods.
  if (left < amountOf(money.paid)) return [all, sending];
  return [all, { label: 'Zonder verzendkosten', text: toShownText(cents(left - shipping)) }, sending];
}

/** Reads a typed amount. Returns the amount, or the problem with the typed text. */
export function readRefundAmount(
  text: string,
  refundable: string,
): { amount: Cents; problem: null } | { amount: null; problem: string } {
  const amount = parseEuros(text.replace(/^€\s*/, ''));
  const left = amountOf(refundable);
  if (amount === null || amount <= 0) return { amount: null, problem: 'Vul een bedrag in, zoals 12,50' };
  if (amount > left) return { amount: null, problem: `Er is nog ${formatEuro(left)} over` };
  return { amount, problem: null };
}
