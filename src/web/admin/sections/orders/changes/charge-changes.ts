// Extracts the form values that change the price of an order, such as pack, country and discount; null when
// none of them changed.

import type { Order, PreviewChange } from '#modules/orders/contract.ts';
import { parseEuros, toDecimalText } from '#shared/money.ts';
import { parseCountry } from '#shared/recipient/countries.ts';
import { vatAreaOf } from '#shared/recipient/territories.ts';
import { normalizeCouponCode } from '#shared/writing/coupon-code.ts';
import type { EditForm } from '../edit/edit-order-form.ts';

export function chargeChanges(form: Partial<EditForm>, order: Order): PreviewChange | null {
  const changes: PreviewChange = {
    ...(form.variant && form.variant !== order.variant ? { variant: form.variant } : {}),
    ...(form.country && form.country !== order.country ? { country: form.country } : {}),
    ...(isElsewhere(form, order) ? { postalCode: form.postalCode } : {}),
    ...(form.couponCode !== undefined && normalizeCouponCode(form.couponCode) !== (order.couponCode ?? '')
      ? { couponCode: form.couponCode.trim() }
      : {}),
    ...changedAmount('total', form.total, order.total),
    ...changedAmount('discount', form.discount, order.discount),
    ...changedAmount('shippingCost', form.shippingCost, order.shippingCost),
  };
  if (Object.keys(changes).length === 0) return null;
  return form.settle === 'none' ? { ...changes, settle: 'none' } : changes;
}

/**
 * True when the address typed into the order's edit dialog is in another country or another VAT area than the
 * order's address; only then does the typed postal code change the charge.
 */
function isElsewhere({ country = '', postalCode = '' }: Partial<EditForm>, order: Order): boolean {
  const before = parseCountry(order.country);
  const after = parseCountry(country || order.country);
  if (!before || !after || postalCode === order.postalCode) return false;
  return before !== after || vatAreaOf(before, order.postalCode) !== vatAreaOf(after, postalCode);
}

type Amount = 'total' | 'discount' | 'shippingCost';

/**
 * An object with the typed amount under `name`; an empty object when the amount is unchanged, or invalid
 * because the operator is still typing.
 */
function changedAmount(
  name: Amount,
  typed: string | undefined,
  present: string,
): { [key in Amount]?: string } {
  const amount = parseEuros(typed ?? '');
  if (amount === null || amount < 0 || toDecimalText(amount) === present) return {};
  return { [name]: toDecimalText(amount) };
}
