// Calculates the new terms of an order. Another pack, code or country is quoted again, and amounts set by an
// operator are made to add up. Nothing is written; preview and save both use this function.

import {
  type EditOrder,
  type OrderLineRow,
  type OrderRow,
  parseRequestedLines,
} from '#modules/orders/index.ts';
import { couponInvalid, type QuoteNeeds, requote } from '#modules/pricing/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { type Cents, cents, readEuros, ZERO } from '#shared/money.ts';
import type { Terms } from './change-contract.ts';
import { type Correction, correctTerms } from './correct-terms.ts';

export type RequestedTerms = Pick<
  EditOrder,
  'variant' | 'couponCode' | 'country' | 'postalCode' | 'total' | 'discount' | 'shippingCost' | 'products'
>;

export type Seen = { order: OrderRow; lines: OrderLineRow[] };

export type Proposal = {
  terms: Terms;
  /**
   * The new total of the order minus its current total, in cents; negative when the customer gets money back.
   */
  difference: Cents;
  /** True when the edit changes the order's pack, coupon, country or VAT rate. */
  isChange: boolean;
  /** True when the operator set amounts of the order that differ from its present ones. */
  isCorrection: boolean;
};

/**
 * Returns the new terms of an order and the price difference. Throws 422 `unknown_variant`,
 * `unknown_country`, `country_not_served`, `coupon_invalid`, and 422 on invalid amounts.
 */
export async function proposeChange(
  shop: QuoteNeeds,
  { order, lines }: Seen,
  requested: RequestedTerms,
): Promise<Proposal> {
  const {
    lines: quotedLines,
    coupon,
    ...quoted
  } = await requote(shop, agreedOf(order, lines), {
    variant: requested.variant || undefined,
    country: requested.country || undefined,
    postalCode: requested.postalCode,
    couponCode: requested.couponCode,
    holdKey: 'new',
  });
  if (coupon && !coupon.ok) throw couponInvalid(coupon.text, coupon.reason);
  const { variant: variantCode, ...rest } = quoted;
  const terms: Terms = {
    ...rest,
    variantCode,
    couponCode: coupon?.code ?? null,
    couponTerms: coupon?.terms ?? null,
    lines: quotedLines.map(({ label, quantity, unitAmount, amount }) => ({
      label,
      quantity,
      unitAmount,
      amount,
    })),
  };
  const correction = correctionOf(order, lines, requested);
  const priced = correction ? correctTerms(terms, correction) : terms;
  const after = order.replacementReason === null ? priced : sentWithoutMoney(terms, correction);
  return {
    terms: after,
    difference: cents(after.total - order.total),
    isChange:
      after.variantCode !== order.variantCode ||
      after.couponCode !== order.couponCode ||
      after.country !== order.country ||
      after.vat.rate !== order.vatRate,
    isCorrection: correction !== null,
  };
}

/**
 * Sets all amounts of a replacement order to 0, because a replacement is not a sale. Throws 422 when the
 * operator set an amount.
 */
function sentWithoutMoney(terms: Terms, correction: Correction | null): Terms {
  if (correction) throw invalidFields([{ path: 'total', message: 'Een vervanging kost niets' }]);
  const nothing = { subtotal: ZERO, discount: ZERO, shipping: ZERO, total: ZERO };
  return {
    ...terms,
    ...nothing,
    couponCode: null,
    couponTerms: null,
    vat: { ...terms.vat, amount: ZERO },
    lines: terms.lines.map((line) => ({ ...line, unitAmount: ZERO, amount: ZERO })),
  };
}

function agreedOf(order: OrderRow, lines: OrderLineRow[]) {
  const { shippingCost: shipping, createdAt: placedAt, ...agreed } = order;
  return { ...agreed, shipping, placedAt, lines };
}

/**
 * Returns the amounts of the order that the operator changed; null when none changed. The form sends every
 * amount, so they are compared with those of the order.
 */
function correctionOf(order: OrderRow, lines: OrderLineRow[], requested: RequestedTerms): Correction | null {
  const correction: Correction = {
    lines:
      requested.products === undefined ? undefined : parseRequestedLines(requested.products, order, lines),
    discount: differing(requested.discount, order.discount, 'discount'),
    shipping: differing(requested.shippingCost, order.shippingCost, 'shippingCost'),
    total: differing(requested.total, order.total, 'total'),
  };
  return Object.values(correction).some((value) => value !== undefined) ? correction : null;
}

/**
 * Converts an amount in euros, as number or text, to cents; undefined when the amount is empty or equal to
 * `present`, the order's present amount. Throws 422 on `path` when the amount is invalid or negative.
 */
function differing(
  value: string | number | null | undefined,
  present: Cents,
  path: string,
): Cents | undefined {
  if (value === undefined || value === null || value === '') return undefined;
  const amount = readEuros(value);
  if (amount === null || amount < 0) throw invalidFields([{ path, message: 'Ongeldig bedrag' }]);
  return amount === present ? undefined : amount;
}
