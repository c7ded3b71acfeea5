// Customer details in browser storage. Local storage gets one key per field, such as `checkout-email`, when
// the order button is pressed, for the backup order of the success page. Session storage keeps the typed text
// of the tab across a reload.

import * as v from 'valibot';
import { NOBODY, RECIPIENT_FIELDS, type RecipientField } from '#shared/recipient/recipient.ts';
import type { BrowserStorage } from '#web/client/browser-storage.ts';
import {
  type CustomerDetails,
  DETAIL_FIELDS,
  emptyDetails,
  fromNamedDetails,
  type NamedDetails,
  toNamedDetails,
} from '../customer-details.ts';

const FIELDS = RECIPIENT_FIELDS.filter((field) => field !== 'customerAddress');

/** Returns the storage key of a field, such as `checkout-email`. */
function keyOf(field: RecipientField): string {
  return `checkout-${field.startsWith('customer') ? field.slice('customer'.length).toLowerCase() : field}`;
}

export const COUPON_KEY = 'checkout-couponCode';
const TYPED_KEY = 'checkout-typed';

export function storeDetails(
  store: BrowserStorage,
  details: CustomerDetails,
  couponCode: string | null,
): void {
  const named = toNamedDetails(details);
  for (const field of FIELDS) store.write(keyOf(field), named[field]);
  if (couponCode) store.write(COUPON_KEY, couponCode);
  else store.remove(COUPON_KEY);
}

/**
 * Reads the customer details of an earlier order from browser storage, by field name; fields that are empty
 * or missing are left out.
 */
export function storedFields(store: BrowserStorage): Partial<NamedDetails> {
  const stored: Partial<NamedDetails> = {};
  for (const field of FIELDS) {
    const text = store.read(keyOf(field));
    if (text) stored[field] = text;
  }
  return stored;
}

/** Reads the details of an earlier order in this browser; null when nothing is stored. */
export function readStoredDetails(store: BrowserStorage): CustomerDetails | null {
  const stored = storedFields(store);
  return stored.customerEmail === undefined ? null : fromNamedDetails({ ...NOBODY, ...stored });
}

/**
 * Deletes person, address and coupon from browser storage: after the order was placed, or when another basket
 * takes over this browser tab.
 */
export function clearStoredDetails(local: BrowserStorage, session: BrowserStorage): void {
  for (const field of FIELDS) local.remove(keyOf(field));
  local.remove(COUPON_KEY);
  session.remove(TYPED_KEY);
}

/**
 * The details and coupon typed in this browser tab. It never contains card numbers or other data of a payment
 * method.
 */
export type TypedForm = {
  details: CustomerDetails;
  couponCode: string | null;
  /**
   * Of the form as typed: true after a change of country while its postal code and city still belong to the
   * previous country and the customer has not checked them.
   */
  isPlaceUnsure: boolean;
};

const typedSchema = v.object({
  details: v.record(v.string(), v.string()),
  couponCode: v.nullable(v.string()),
  isPlaceUnsure: v.optional(v.boolean(), false),
});

export function saveTypedForm(store: BrowserStorage, typed: TypedForm): void {
  store.write(TYPED_KEY, JSON.stringify(typed));
}

export function readTypedForm(store: BrowserStorage): TypedForm | null {
  const text = store.read(TYPED_KEY);
  if (text === null) return null;
  const parsed = v.safeParse(typedSchema, parseJson(text));
  if (!parsed.success) return null;
  const details = { ...emptyDetails };
  for (const field of DETAIL_FIELDS) details[field] = parsed.output.details[field] ?? emptyDetails[field];
  const { couponCode, isPlaceUnsure } = parsed.output;
  return { details, couponCode, isPlaceUnsure };
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
