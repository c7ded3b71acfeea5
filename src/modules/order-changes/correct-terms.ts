// Makes the amounts of an order add up after an operator set some of them: a total below the sum becomes a
// discount, a total above the sum becomes an extra line. The code is pure.

import { includedVat } from '#modules/pricing/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { type Cents, cents } from '#shared/money.ts';
import type { Terms } from './change-contract.ts';

export type Correction = {
  lines?: Terms['lines'] | undefined;
  discount?: Cents | undefined;
  shipping?: Cents | undefined;
  total?: Cents | undefined;
};

/**
 * Returns the terms of the order with the corrected amounts; absent amounts stay the same. Throws 422 on the
 * field that would make another amount negative.
 */
export function correctTerms(terms: Terms, correction: Correction): Terms {
  const lines = [...(correction.lines ?? terms.lines)];
  let subtotal: number = lines.reduce((sum, { amount }) => sum + amount, 0);
  let discount: number = correction.discount ?? terms.discount;
  const shipping = correction.shipping ?? terms.shipping;
  const sum = subtotal - discount + shipping;
  const total = correction.total ?? sum;
  if (total < 0)
    throw invalidFields([{ path: 'discount', message: 'De korting is hoger dan wat er te betalen is' }]);
  const rest = cents(total - sum);
  if (rest < 0) discount -= rest;
  if (rest > 0) {
    lines.push({ label: 'Correctie', quantity: 1, unitAmount: rest, amount: rest });
    subtotal += rest;
  }
  return {
    ...terms,
    lines,
    subtotal: cents(subtotal),
    discount: cents(discount),
    shipping,
    total: cents(total),
    vat: { rate: terms.vat.rate, amount: includedVat(cents(total), terms.vat.rate) },
  };
}
