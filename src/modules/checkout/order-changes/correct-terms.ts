// Makes amounts set by an operator add up: a total below the sum becomes discount, a total above it becomes
// an extra line. Pure.

import type { Terms } from '#modules/orders/contract.ts';
import { includedVat } from '#modules/pricing/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { type Cents, cents } from '#shared/money.ts';

export type Correction = {
  lines?: Terms['lines'] | undefined;
  discount?: Cents | undefined;
  shipping?: Cents | undefined;
  total?: Cents | undefined;
};

/**
 * Returns the terms with the corrected amounts; absent amounts stay as they are. 422 on the field whose
 * amount makes another amount negative.
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
