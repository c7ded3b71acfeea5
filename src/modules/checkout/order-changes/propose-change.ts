// Calculates the new terms of an order: another pack, code or country is quoted again, and amounts set by an
// operator are made to add up. Writes nothing; preview and save both use this function.

import {
  type EditOrder,
  type OrderLineRow,
  type OrderRow,
  parseRequestedLines,
  type Terms,
} from '#modules/orders/index.ts';
import { type QuoteNeeds, requote } from '#modules/pricing/index.ts';
import { invalidFields } from '#shared/api/problems.ts';
import { type Cents, cents, readEuros, ZERO } from '#shared/money.ts';
import { couponInvalid } from '../guards/refuse-quote.ts';
import { type Correction, correctTerms } from './correct-terms.ts';

export type RequestedTerms = Pick<
  EditOrder,
  'variant' | 'couponCode' | 'country' | 'postalCode' | 'total' | 'discount' | 'shippingCost' | 'products'
>;

export type Seen = { order: OrderRow; lines: OrderLineRow[] };

export type Proposal = {
  terms: Terms;
  /** New total minus current total, in cents; negative for a refund. */
  difference: Cents;
  /** True when pack, coupon, country or VAT rate differ. */
  isChange: boolean;
  /** True when the operator set amounts. */
  isCorrection: boolean;
};

/**
 * Returns the new terms of an order and the difference. 422 `unknown_variant`, `unknown_country`,
 * `country_not_served`, `coupon_invalid`, and on invalid amounts.
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
 * Sets all amounts of a replacement to 0: a replacement is not a sale, whatever is sent. 422 when an amount
 * was set.
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
 * The amounts that differ from those of the order, because the form sends every amount; null when none
 * differs.
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
 * Parses euros, as number or text, to cents; undefined when empty or equal to `present`. 422 on `path` when
 * invalid or negative.
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
