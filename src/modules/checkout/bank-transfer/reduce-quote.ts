// Reduces a quote to a lower amount that the shop accepted as full payment; the shortfall becomes a discount.
// The code is pure.

import type { Quote } from '#modules/pricing/contract.ts';
import { includedVat } from '#modules/pricing/index.ts';
import { type Cents, cents, toDutchText } from '#shared/money.ts';

/**
 * Returns the quote with its total reduced to `paid`, the amount accepted as full payment; the shortfall
 * becomes a discount. When `paid` exceeds the total, the total stays the same.
 */
export function reduceQuoteTo(quote: Quote, paid: Cents): Quote {
  if (paid >= quote.total) return quote;
  const discount = cents(quote.discount + quote.total - paid);
  const vat = { ...quote.vat, amount: includedVat(paid, quote.vat.rate) };
  const text = {
    ...quote.text,
    discount: toDutchText(discount),
    vat: toDutchText(vat.amount),
    total: toDutchText(paid),
  };
  return { ...quote, discount, vat, total: paid, text };
}
