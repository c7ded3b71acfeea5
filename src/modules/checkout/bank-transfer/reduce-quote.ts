// Reduces a quote to a lower amount paid: the accepted shortfall becomes discount. Pure.

import type { Quote } from '#modules/pricing/contract.ts';
import { includedVat } from '#modules/pricing/index.ts';
import { type Cents, cents, toDutchText } from '#shared/money.ts';

/** Returns the quote reduced to `paid`; a `paid` above the total leaves the total as it is. */
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
